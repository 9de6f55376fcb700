/** Splits an API name into words: `_embedded`, `gitUrl`, `AI_INTERVIEW`, `person.id`. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Reserved words of Rust that may be field names. */
const reserved = new Set(
  (
    "abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in let loop macro match " +
    "mod move mut override priv pub ref return static struct trait true try type typeof unsafe unsized use virtual where while yield"
  ).split(" "),
);

/** Words that cannot be escaped with `r#`. */
const unusable = new Set(["self", "super", "crate"]);

/** `gitUrl` → `git_url`, for use after `with_`. */
export const snakeCase = (name: string): string => wordsOf(name).join("_");

/** `type` → `r#type`, `self` → `self_`. */
export function identifier(name: string): string {
  const snake = snakeCase(name);
  if (unusable.has(snake)) return `${snake}_`;
  return reserved.has(snake) ? `r#${snake}` : snake;
}

/** `CODE_GAPS` → `CodeGaps`, `SELF` → `Self_`. */
export function pascalCase(name: string): string {
  const pascal = wordsOf(name).map(capital).join("");
  return pascal === "Self" ? "Self_" : pascal;
}

export const literal = (text: string): string => JSON.stringify(text).replace(/\\u([0-9a-f]{4})/g, "\\u{$1}");

/** Escapes brackets (links) and angle brackets (tags), and links URLs. Keeps code spans. */
const escapeProse = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s)>`]*[^\s)>`.,;:])/)
    .map((part, index) => (index % 2 === 1 ? `<${part}>` : part.replace(/[[\]<]/g, "\\$&")))
    .join("");

/** Uses the fallback if the document has no description. */
export function docComment(description: string | undefined, otherwise: string): string {
  const text = (description ?? "").trim() || otherwise;
  const prose = text.split(/(`[^`]*`)/).map((part, index) => (index % 2 === 1 ? part : escapeProse(part)));
  // An indented line would be a code block.
  const lines = prose.join("").split(/\r?\n/);
  return lines.map((line) => `/// ${line.trimStart()}`.trimEnd()).join("\n");
}
