import type { WriteMore } from "./contract.ts";
import { writeParameter } from "./parameter.ts";
import { own } from "./url.ts";

/** Separate module, because few documents need it. */
export const writeMore: WriteMore = (headers, spec, params, placed) => {
  for (const [name, style] of Object.entries(spec.header ?? {})) {
    const value = params.header?.[name];
    if (value !== undefined && value !== null) headers.set(name, writeParameter(name, value, style, String));
  }
  const cookies = [
    headers.get("Cookie"),
    ...placed.filter((one) => one.in === "cookie").map(({ name, value }) => writeParameter(name, value, "form")),
    ...Object.entries(params.cookie ?? {}).map(([name, value]) =>
      writeParameter(name, value, own(spec.cookie ?? {}, name) ?? "form*").replaceAll("&", "; "),
    ),
  ].filter(Boolean);
  if (cookies.length > 0) headers.set("Cookie", cookies.join("; "));
  // Send a key once, even if it is also declared as a parameter.
  return placed
    .filter((one) => one.in === "query" && (params.query?.[one.name] ?? null) === null)
    .map(({ name, value }) => writeParameter(name, value, "form"))
    .join("&");
};
