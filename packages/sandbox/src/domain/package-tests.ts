interface PackageFile {
  readonly path: string;
  readonly text: string;
}

export interface PackageTest {
  readonly className: string;
  readonly name: string;
  /** Hidden from candidates. */
  readonly verifies: boolean;
}

/** Patterns of tests. Line comments do not match; block comments do. Quantifiers are bounded, to avoid slow backtracking. */
const patterns: readonly { readonly file: RegExp; readonly test: RegExp }[] = [
  // func TestBurst(t *testing.T)
  { file: /_test\.go$/, test: /^func[ \t]+(Test[A-Z_]\w{0,200})\(/gm },
  // @Test void burst()   @ParameterizedTest @ValueSource(…) public void burst(int n)
  {
    file: /\.java$/,
    test: /^[ \t]*@(?:Parameterized|Repeated)?Test\b[^;{]{0,300}?\bvoid\s{1,9}(\w{1,200})\s{0,9}\(/gm,
  },
  // @Test fun burst()   @Test fun `lets a burst through`()
  {
    file: /\.kts?$/,
    test: /^[ \t]*@(?:Parameterized|Repeated)?Test\b[^;{]{0,300}?\bfun\s{1,9}(?:`([^`\n]{1,200})`|(\w{1,200}))\s{0,9}\(/gm,
  },
  // [Fact] public void Burst()   [TestMethod] public async Task Burst()
  {
    file: /\.cs$/,
    test: /^[ \t]*\[(?:Fact|Theory|Test|TestCase|TestMethod)\b[^;{]{0,300}?\b(?:void|Task)\s{1,9}(\w{1,200})\s{0,9}\(/gm,
  },
  // test("lets a burst through", …)   it.only('…', …)
  {
    file: /\.[cm]?[jt]sx?$/,
    test: /^[ \t]*(?:test|it)(?:\.only)?\([ \t]{0,99}\n?[ \t]{0,99}(["'`])((?:(?!\1)[^\n\\]|\\.){1,200})\1/gm,
  },
  // def test_burst():
  { file: /(^|\/)(test_[^/]*|[^/]*_test|conftest)\.py$/, test: /^[ \t]*(?:async[ \t]+)?def[ \t]+(test\w{0,200})\(/gm },
  // @test "the image has a health check" {
  { file: /\.bats$/, test: /^[ \t]*@test[ \t]{1,99}(["'])([^"'\n]{1,200})\1/gm },
];

const isQuote = (text: string | undefined): boolean => text !== undefined && /^["'`]$/.test(text);

/** Finds tests; `verification` in a file or folder name marks verification tests. */
export function testsOf({ path, text }: PackageFile, most: number): PackageTest[] {
  const pattern = patterns.find(({ file }) => file.test(path));
  if (pattern === undefined) return [];
  const className = path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
  const verifies = /verification/i.test(path);
  const tests: PackageTest[] = [];
  for (const [, ...groups] of text.matchAll(pattern.test)) {
    if (tests.length === most) break;
    const name = groups.find((group) => group !== undefined && !isQuote(group)) ?? "";
    tests.push({ className, name, verifies });
  }
  return tests;
}
