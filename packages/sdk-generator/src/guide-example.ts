import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packages } from "./places.ts";
import { runAll } from "./run.ts";
import { SdkError } from "./sdk-error.ts";
import type { Target } from "./targets/target.ts";

const GUIDE = "docs/guides/tests.md";

export function guideCode(guide: string, language: string): string {
  const [code, another] = [...guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "gms"))].map(
    ([, text = ""]) => text,
  );
  if (code === undefined || another !== undefined)
    throw new SdkError(`packages/${GUIDE} must have one code block of ${language}, which uses the SDK`, 1);
  return code;
}

/** Runs the sample of the guide to tests, which uses the SDK, in a copy of the example repository. */
export async function runGuideExample(
  { folder: sdk, example }: Target,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  if (example?.guide === undefined) return;
  const { language, copied, files } = example.guide;
  const folder = mkdtempSync(join(tmpdir(), "assessment-api-guide-"));
  try {
    cpSync(join(packages, "sandbox/examples", example.folder), folder, { recursive: true });
    if (copied !== undefined) cpSync(join(packages, sdk, copied), join(folder, copied), { recursive: true });
    const code = guideCode(readFileSync(join(packages, GUIDE), "utf8"), language);
    for (const [name, text] of Object.entries(files(code, join(packages, sdk))))
      writeFileSync(join(folder, name), text);
    await runAll(example.commands, folder, env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
