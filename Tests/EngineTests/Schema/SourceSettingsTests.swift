import Testing
import VCDescriptions
import VCModelFeatures
import VCSource

@Suite struct `Settings of an app's folder` {
  @Test(arguments: [
    ("app: A", true), ("$schema: a.json\nexclude: [Old, Tests]", true), ("shows: [push]", true),
    ("presents: [\"go()\", \"go(_:to:)\", go]", true), ("hide: []", true),
    ("routes: {account: Account, cart: B}", true), ("routes: [a]", false), ("target: Shop", true),
    ("routes: {a: [B]}", false), ("presents: [\"go(to)\"]", false), ("presents: [\"go(\"]", false),
    ("shows: [\"1a\"]", false),
    ("hide: [\"\"]", false),
    ("presents: go", false), ("app: [A]", false), ("root: A", false), ("- app", false),
  ])
  func `are accepted by their schema as by the loader`(text: String, isRight: Bool) throws {
    let source = Source(name: "vcdiagram.yaml", text: text)
    let schema = try SyntaxNode(
      parsing: Source(name: "schema.json", text: SourceSettings.schema(in: .en)))
    #expect(try SchemaValidator(schema).accepts(SyntaxNode(parsing: source)) == isRight)
    #expect(((try? SourceSettings(parsing: source)) != nil) == isRight)
  }
}
