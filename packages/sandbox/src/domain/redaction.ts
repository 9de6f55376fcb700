/** Secrets: tokens of tests, reports, candidates' pages and onboardings, webhook secrets, API keys. Each is known by its prefix, wherever it turns up. */
const prefixes = ["tkn", "rpt", "cpg", "onb", "whs", "sbx"];
const tokens = new RegExp(`\\b(${prefixes.join("|")})_[0-9A-Za-z]+`, "g");

export const redactTokens = (text: string): string => (mayHoldToken(text) ? text.replace(tokens, "$1_…") : text);

/** Every path comes here, most with another identifier: the pattern would try each of their characters. */
function mayHoldToken(text: string): boolean {
  for (let end = text.indexOf("_"); end !== -1; end = text.indexOf("_", end + 1))
    if (prefixes.includes(text.slice(Math.max(0, end - 3), end))) return true;
  return false;
}

/** Fields whose text is secret, whatever it looks like. */
const names = "secret|key|apiKey|hash|token|controlToken|password|passphrase|authorization|credentials";

/** In lower case. */
export const secretFields: ReadonlySet<string> = new Set(names.toLowerCase().split("|"));

/** The value ends with its quote, or where the text was cut. */
const fields = new RegExp(`("(?:${names})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*(?:"|\\\\?$)`, "gi");

/** A rejected value, as error objects repeat it. */
const rejected = new RegExp(
  `("field"\\s*:\\s*"(?:[^"\\\\]*[.\\]])?(?:${names})"\\s*,\\s*"value"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*(?:"|\\\\?$)`,
  "gi",
);

/** Receivers put tokens of their own into the query of an address, and some a password before the host. */
const queries = /(https?:\/\/[^\s"\\?#]*\?)[^\s"\\]+/gi;
const passwords = /(https?:\/\/)[^/\s"@]+@/gi;

/** A text without what opens something: JSON, also where it was cut, or any other. */
export const redact = (text: string): string => {
  let rest = redactTokens(text);
  // Every request comes here; most have neither.
  if (rest.includes('"')) rest = rest.replace(fields, '$1"…"').replace(rejected, '$1"…"');
  if (rest.includes("://")) rest = rest.replace(queries, "$1…").replace(passwords, "$1…@");
  return rest;
};

/** A value of JSON without what opens something; itself where there is nothing of the kind. */
export function redacted<Value>(value: Value): Value {
  if (value === undefined) return value;
  const text = JSON.stringify(value);
  const rest = redact(text);
  return rest === text ? value : (JSON.parse(rest) as Value);
}

/** A path without the token of a test's link, whatever it looks like. */
export const redactPath = (path: string): string =>
  redactTokens(path.startsWith("/t/") ? path.replace(/^\/t\/[^/]+/, "/t/…") : path);
