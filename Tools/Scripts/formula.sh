#!/bin/sh
# Prints the formula for Homebrew, which builds from source: formula.sh VERSION URL SHA256
#
# URL is that of the source archive. A tap is a repository "homebrew-NAME" with the file Formula/vcdiagram.rb.
set -eu
cat <<FORMULA
class Vcdiagram < Formula
  desc "Draw the view controllers of an iOS app as figures"
  homepage "${2%/*}"
  url "$2"
  sha256 "$3"
  version "$1"
  license "MIT"

  depends_on xcode: ["26.0", :build]
  depends_on "pkgconf" => :build
  depends_on "graphviz"
  depends_on "libyaml"

  uses_from_macos "expat"

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "vcdiagram"
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"app.yaml").write <<~YAML
      rootViewController: {class: UINavigationController, viewControllers: [HomeViewController]}
    YAML
    system bin/"vcdiagram", "app.yaml", "-o", "app.svg"
    assert_match "HomeViewController", (testpath/"app.svg").read
  end
end
FORMULA
