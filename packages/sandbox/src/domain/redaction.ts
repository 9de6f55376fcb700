/** Tests, reports, candidate pages, onboarding, webhook secrets, API keys. */
const prefixes = ["tkn", "rpt", "cpg", "onb", "whs", "sbx"];
const tokens = new RegExp(`\\b(${prefixes.join("|")})_[0-9A-Za-z]+`, "g");

export function redactTokens(text: string): string {
  // Every URL path is checked, and the pattern is slow.
  for (let end = text.indexOf("_"); end !== -1; end = text.indexOf("_", end + 1))
    if (prefixes.includes(text.slice(Math.max(0, end - 3), end))) return text.replace(tokens, "$1_…");
  return text;
}

const names = "secret|key|apiKey|hash|token|controlToken|password|passphrase|authorization|credentials";

export const secretFields: ReadonlySet<string> = new Set(names.toLowerCase().split("|"));

/** Up to the closing quote or the truncation. */
const fields = new RegExp(`("(?:${names})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*(?:"|\\\\?$)`, "gi");

const rejected = new RegExp(
  `("field"\\s*:\\s*"(?:[^"\\\\]*[.\\]])?(?:${names})"\\s*,\\s*"value"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*(?:"|\\\\?$)`,
  "gi",
);

/** Receivers may put tokens in the query, or a password before the host. */
const queries = /(https?:\/\/[^\s"\\?#]*\?)[^\s"\\]+/gi;
const passwords = /(https?:\/\/)[^/\s"@]+@/gi;

/** JSON may be truncated. */
export const redact = (text: string): string => {
  let rest = redactTokens(text);
  // Fast path for the common case.
  if (rest.includes('"')) rest = rest.replace(fields, '$1"…"').replace(rejected, '$1"…"');
  if (rest.includes("://")) rest = rest.replace(queries, "$1…").replace(passwords, "$1…@");
  return rest;
};

export function redacted<Value>(value: Value): Value {
  if (value === undefined) return value;
  const text = JSON.stringify(value);
  const rest = redact(text);
  return rest === text ? value : (JSON.parse(rest) as Value);
}

export const redactPath = (path: string): string =>
  redactTokens(path.startsWith("/t/") ? path.replace(/^\/t\/[^/]+/, "/t/…") : path);
