/** Words of a name of the API: `_embedded`, `gitUrl`, `AI_INTERVIEW`, `person.id`. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Words that Rust keeps for itself, as far as an API may have fields of that name. */
const reserved = new Set(
  (
    "abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in let loop macro match " +
    "mod move mut override priv pub ref return static struct trait true try type typeof unsafe unsized use virtual where while yield"
  ).split(" "),
);

/** Words that not even `r#` makes names. */
const unusable = new Set(["self", "super", "crate"]);

/** `gitUrl` → `git_url`, which stands behind `with_`. */
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

/** A literal of Rust. */
export const literal = (text: string): string => JSON.stringify(text).replace(/\\u([0-9a-f]{4})/g, "\\u{$1}");

/** Brackets would be links, angles tags; an address becomes a link. What stands between backticks stays. */
const escapeProse = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s)>`]*[^\s)>`.,;:])/)
    .map((part, index) => (index % 2 === 1 ? `<${part}>` : part.replace(/[[\]<]/g, "\\$&")))
    .join("");

/** A doc comment, or one with the other text where the document says nothing. */
export function docComment(description: string | undefined, otherwise: string): string {
  const text = (description ?? "").trim() || otherwise;
  const prose = text.split(/(`[^`]*`)/).map((part, index) => (index % 2 === 1 ? part : escapeProse(part)));
  // An indented line would be a block of code.
  const lines = prose.join("").split(/\r?\n/);
  return lines.map((line) => `/// ${line.trimStart()}`.trimEnd()).join("\n");
}
