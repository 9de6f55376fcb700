import { describe, expect, test } from "vitest";
import { testsOf } from "./package-tests.ts";

const names = (path: string, text: string) => testsOf({ path, text }, 100).map(({ name }) => name);

describe("testsOf", () => {
  test.each([
    ["Go", "a_test.go", "func TestOne(t *testing.T) {}\nfunc helper() {}\nfunc Testify() {}", ["TestOne"]],
    ["Go sources", "a.go", "func TestOne(t *testing.T) {}", []],
    [
      "Java",
      "src/test/java/ATest.java",
      "  @Test\n  void one() {}\n  @ParameterizedTest\n  @ValueSource(ints = 1)\n  public void two(int n) {}\n  // @Test void old() {}\n  void helper() {}",
      ["one", "two"],
    ],
    [
      "Kotlin",
      "ATest.kt",
      "@Test\nfun one() {}\n  @Test fun `lets two through`() = run {}\nfun helper() {}",
      ["one", "lets two through"],
    ],
    ["C#", "ATests.cs", "[Fact]\npublic void One() {}\n[TestMethod] public async Task Two() {}", ["One", "Two"]],
    [
      "JavaScript",
      "a.test.js",
      "test('it\\'s one', () => {});\n  it.only(`two`, f);\nit(\n  \"three \", f);\n// test('old')\nit.skip('four', f);\nsubmit('five');",
      ["it\\'s one", "two", "three "],
    ],
    ["TypeScript", "a.spec.mts", 'test("one", () => {});', ["one"]],
    [
      "Python",
      "tests/test_a.py",
      "def test_one():\n  pass\nclass TestA:\n  async def test_two(self):\n    pass\ndef helper():",
      ["test_one", "test_two"],
    ],
    ["Python sources", "a.py", "def test_one(): pass", []],
    ["Bats", "a.bats", '@test "one" {\n}\n# @test "old" {', ["one"]],
    ["prose", "README.md", "test('one')", []],
  ])("finds tests of %s", (_, path, text, expected) => {
    expect(names(path, text)).toEqual(expected);
  });

  test("names the class after the file, and detects verifying tests by path", () => {
    const text = "func TestOne(";
    expect(testsOf({ path: "a/limiter_test.go", text }, 100)).toEqual([
      { className: "limiter_test", name: "TestOne", verifies: false },
    ]);
    const verifies = (path: string) => testsOf({ path, text }, 100)[0]?.verifies;
    expect(["verification/a_test.go", "x/VerificationTests/a_test.go", "a_verification_test.go"].map(verifies)).toEqual(
      [true, true, true],
    );
  });

  // Backtracking expressions need minutes for these inputs.
  test.each([
    ["a.java", "@Test "],
    ["a.java", "@Test\nvoid "],
    ["a.kt", "@Test fun "],
    ["a.cs", "[Fact"],
    ["a.js", "test("],
    ["a.js", "test(\n"],
    ["a.js", "it('\\"],
    ["a.js", " \n"],
    ["test_a.py", "async \t"],
    ["a.bats", '@test "'],
    ["a_test.go", "func TestA"],
  ])("reads a %s full of %j quickly", (path, text) => {
    expect(names(path, text.repeat(1_000_000 / text.length)).length).toBeLessThan(2);
    expect(names(path, text.split("").join(" ".repeat(200_000))).length).toBeLessThan(2);
  });
});
