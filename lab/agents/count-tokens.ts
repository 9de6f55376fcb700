import { createRequire } from "node:module";

/** Loads an optional tool, because the tokenizer has 9 MB: `pnpm dev install tools` installs it. */
const requireTool = createRequire(new URL("../../tools/package.json", import.meta.url));

type CountTokens = (text: string, options: { allowedSpecial: "all" }) => number;

/** Special tokens in the text are allowed. */
export const countTokens = (text: string): number =>
  (requireTool("gpt-tokenizer") as { countTokens: CountTokens }).countTokens(text, { allowedSpecial: "all" });
