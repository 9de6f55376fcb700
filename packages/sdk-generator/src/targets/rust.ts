import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packages } from "../places.ts";
import { emitRust } from "../rust/emit.ts";
import { emitTests } from "../rust/emit-tests.ts";
import { emitPrograms } from "../rust/programs.ts";
import { type Target, versions } from "./target.ts";

const tests = "tests/it/generated";

/** Pages with tested programs, by name of the tests. */
const pages = { readme: "sdk-rust/README.md", guide: "docs/guides/sdk-rust.md" };

const within = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text] as const);

const pack: Target["pack"] = [["sh", "tools/pack.sh"]];

const check: Target["check"] = [
  ["cargo", "fmt", "--check"],
  ["cargo", "clippy", "--quiet", "--locked", "--all-targets", "--", "--deny", "warnings"],
  ["sh", "-c", 'ASSESSMENT_API_URL="$ASSESSMENT_API_SANDBOX_URL/v2" cargo test --quiet --locked'],
  ["sh", "-c", "RUSTDOCFLAGS='--deny warnings' cargo doc --quiet --locked --no-deps"],
  ...pack,
];

export const rust: Target = {
  name: "rust",
  folder: "sdk-rust",
  // Compiles TLS, HTTP and 80 other crates first.
  onlyNightly: true,
  emit: (documents) => ({
    ...Object.fromEntries(
      versions.flatMap((version) => within(`src/${version}`, emitRust(documents[version], version))),
    ),
    ...Object.fromEntries(within(tests, emitTests(documents))),
    [`${tests}/programs.rs`]: emitPrograms(
      Object.fromEntries(
        Object.entries(pages)
          .map(([name, path]) => [name, join(packages, path)] as const)
          .filter(([, path]) => existsSync(path))
          .map(([name, path]) => [name, readFileSync(path, "utf8")]),
      ),
    ),
  }),
  emits: [...versions.map((version) => `src/${version}`), tests],
  needs: [
    {
      command: ["cargo", "clippy", "--version"],
      what: "Rust 1.85 or later with rustfmt and clippy, as cargo, and a C compiler",
    },
  ],
  format: [["cargo", "fmt"]],
  check,
  hostile: [["cargo", "test", "--quiet", "--locked", "every_row_of_the_table"]],
  nightly: check,
  pack,
  tryPacked: [],
};
