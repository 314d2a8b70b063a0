// error: 'InlineArray' is only available in macOS 26.0 or newer
func three() -> Int {
  let numbers: InlineArray<3, Int> = [1, 2, 3]
  return numbers[0]
}
