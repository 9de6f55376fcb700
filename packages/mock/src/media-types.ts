/** Whether a media type carries JSON: `application/json` or any `+json`. */
export function isJson(mediaType: string): boolean {
  return mediaType === "application/json" || mediaType.endsWith("+json");
}

/** Media type in lower case without its parameters. */
export function essence(contentType: string): string {
  return (contentType.split(";")[0] ?? "").trim().toLowerCase();
}

/** Value of a parameter such as charset, without quotes. */
export function parameter(contentType: string, name: string): string | undefined {
  for (const part of contentType.split(";").slice(1)) {
    const [key, value = ""] = part.split("=");
    if (key?.trim().toLowerCase() === name) return value.trim().replace(/^"|"$/g, "");
  }
  return undefined;
}

/**
 * Best of the offered media types for an Accept header: highest q, then the more exact range, then the order of the
 * document. Undefined when none is acceptable.
 */
export function negotiate(accept: string | undefined, offered: readonly string[]): string | undefined {
  if (accept === undefined || accept.trim() === "") return offered[0];
  const ranges = accept.split(",").map((range) => ({ type: essence(range), q: quality(range) }));
  let best: { type: string; q: number; exact: number } | undefined;
  for (const type of offered) {
    const match = ranges
      .map((range) => ({ type, q: range.q, exact: exactness(range.type, type.toLowerCase()) }))
      .filter((range) => range.exact > 0)
      .sort((a, b) => b.exact - a.exact || b.q - a.q)[0];
    if (match === undefined || match.q === 0) continue;
    if (best === undefined || match.q > best.q || (match.q === best.q && match.exact > best.exact)) best = match;
  }
  return best?.type;
}

function quality(range: string): number {
  const q = Number(parameter(range, "q") ?? 1);
  return Number.isNaN(q) ? 1 : q;
}

function exactness(range: string, type: string): number {
  if (range === type) return 3;
  if (range === "*/*") return 1;
  return range.endsWith("/*") && type.startsWith(range.slice(0, -1)) ? 2 : 0;
}

export function isYaml(mediaType: string): boolean {
  return /[/+.-]yaml$/.test(mediaType);
}
