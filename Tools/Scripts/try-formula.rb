#!/usr/bin/env ruby
# Follows Homebrew's formula without Homebrew: try-formula.rb FORMULA ARCHIVE PREFIX
#
# Compares the archive's checksum, unpacks it, and runs the formula's steps to install and to test. What a
# formula may say beyond what ours says is not known here.
require "digest"
require "fileutils"
require "pathname"
require "tmpdir"

class Pathname
  def /(other) = join(other.to_s)
end

class Formula
  class << self
    attr_reader :steps

    # Each fact is kept under its name.
    %i[desc homepage url sha256 version license depends_on uses_from_macos].each do |name|
      define_method(name) { |value = nil| value ? (@facts ||= {})[name] = value : @facts[name] }
    end

    def test(&steps) = @steps = steps
  end

  attr_reader :prefix, :testpath

  def initialize(prefix, testpath) = (@prefix, @testpath = prefix, testpath)

  def bin = prefix / "bin"

  def system(*command)
    puts command.join(" ")
    Kernel.system(*command.map(&:to_s)) || abort("#{command.join(" ")}: #{$?}")
  end

  def assert_match(expected, actual)
    actual.match?(Regexp.new(Regexp.escape(expected))) || abort("there is no #{expected}")
  end
end

formula, archive, prefix = ARGV
abort "try-formula.rb FORMULA ARCHIVE PREFIX" unless prefix
load formula
Digest::SHA256.file(archive).hexdigest == Vcdiagram.sha256 || abort("#{archive} has another checksum")
archive = File.expand_path(archive)
prefix = Pathname.new(prefix).expand_path
Dir.mktmpdir do |source|
  Kernel.system("tar", "-xzf", archive, "-C", source, "--strip-components", "1") || abort("tar failed")
  Dir.chdir(source) { Vcdiagram.new(prefix, nil).install }
end
Dir.mktmpdir do |folder|
  Dir.chdir(folder) do
    test = Vcdiagram.new(prefix, Pathname.new(folder))
    test.instance_eval(&Vcdiagram.steps)
  end
end
puts "installed in #{prefix}, and tested"
