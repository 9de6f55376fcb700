import type { WriteMore } from "./contract.ts";
import { writeParameter } from "./parameter.ts";
import { own } from "./url.ts";

/** Writes what only some documents have: headers in a style, cookies, and credentials that stand in either cookies or the query. */
export const writeMore: WriteMore = (headers, spec, params, placed) => {
  for (const [name, style] of Object.entries(spec.header ?? {})) {
    const value = params.header?.[name];
    if (value !== undefined && value !== null) headers.set(name, writeParameter(name, value, style, String));
  }
  const cookies = [
    headers.get("Cookie"),
    ...placed.filter((one) => one.in === "cookie").map(({ name, value }) => writeParameter(name, value, "form")),
    ...Object.entries(params.cookie ?? {}).map(([name, value]) =>
      // Each piece of an exploded value is a cookie of its own.
      writeParameter(name, value, own(spec.cookie ?? {}, name) ?? "form*").replaceAll("&", "; "),
    ),
  ].filter(Boolean);
  if (cookies.length > 0) headers.set("Cookie", cookies.join("; "));
  // A key may be declared as a parameter as well; it goes out once.
  return placed
    .filter((one) => one.in === "query" && (params.query?.[one.name] ?? null) === null)
    .map(({ name, value }) => writeParameter(name, value, "form"))
    .join("&");
};
