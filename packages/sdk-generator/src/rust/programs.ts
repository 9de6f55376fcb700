function blocksIn(text: string): { line: number; code: string }[] {
  return [...text.matchAll(/^```rust\n(.*?)^```$/gms)].map((found) => ({
    line: text.slice(0, found.index).split("\n").length + 1,
    code: found[1] ?? "",
  }));
}

const given = `let key = environment("KEY");
let v1 = v1::Client::builder(&key).base_url(format!("{}/v1", environment("SANDBOX"))).build()?;
let v2 = v2::Client::builder(&key).base_url(format!("{}/v2", environment("SANDBOX"))).build()?;
let v3 = v3::Client::builder(&key).base_url(format!("{}/v3", environment("SANDBOX"))).build()?;
let known = known(&v2, &v3).await?;`;

/** Imports come before the predefined variables. */
function split(code: string): { imports: string; body: string } {
  const lines = code.split("\n");
  const imports = lines.filter((line) => /^use /.test(line));
  return { imports: imports.join("\n"), body: lines.filter((line) => !/^use /.test(line)).join("\n") };
}

const identifiers: Record<string, string> = {
  '"cnd_4h7Qm2Xs"': "&known.candidate",
  '"per_7Rj2Wc9F"': "&known.person",
};

const withKnown = (code: string) =>
  Object.entries(identifiers).reduce((text, [from, to]) => text.replaceAll(from, to), code);

export function emitPrograms(pages: Readonly<Record<string, string>>): string {
  const programs = Object.entries(pages).flatMap(([page, text]) =>
    blocksIn(text).map(({ line, code }) => {
      const name = `${page}_line_${line}`;
      if (/^(async )?fn main\(\)/m.test(code)) {
        const main = code.replace(/#\[tokio::main\]\n/, "").replace(/^async fn main\(\)/m, "pub async fn main()");
        return `mod ${name} {\n${main}\n#[tokio::test]\nasync fn runs() {\nmain().await.unwrap();\n}\n}\n`;
      }
      const { imports, body } = split(code);
      return `mod ${name} {\nuse assessment_api::*;\nuse crate::programs::known;\nuse crate::support::environment;\n${imports}\n
async fn run() -> Result<(), Box<dyn std::error::Error>> {\n${given}\n${withKnown(body)}\nOk(())\n}\n
#[tokio::test]\nasync fn runs() {\nrun().await.unwrap();\n}\n}\n`;
    }),
  );
  return `// Generated from the programs of README and documentation; \`pnpm dev sdks generate rust\` writes it.
#![allow(clippy::all, unused_imports, unused_variables)]

${programs.join("\n")}`;
}
