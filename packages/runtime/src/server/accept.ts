export function essence(contentType: string): string {
  const end = contentType.indexOf(";");
  return (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
}

export function mediaParameter(contentType: string, name: string): string | undefined {
  for (const part of contentType.split(";").slice(1)) {
    const equals = part.indexOf("=");
    if (equals !== -1 && part.slice(0, equals).trim().toLowerCase() === name)
      return part
        .slice(equals + 1)
        .trim()
        .replace(/^"(.*)"$/, "$1");
  }
  return undefined;
}

const covers = (range: string, type: string) =>
  range === type || range === "*/*" || (range.endsWith("/*") && type.startsWith(range.slice(0, -1)));

/** Returns the entry of the exact type, otherwise of the narrowest range. */
export function lookup<T>(content: Readonly<Record<string, T>>, type: string): T | undefined {
  if (Object.hasOwn(content, type)) return content[type];
  const range = `${type.slice(0, type.indexOf("/"))}/*`;
  if (Object.hasOwn(content, range)) return content[range];
  return Object.hasOwn(content, "*/*") ? content["*/*"] : undefined;
}

export const mostRemembered = 64;

/**
 * Returns the offered media types that an Accept header allows, best first: by quality, precision of the range,
 * document order (RFC 9110, 12.5.1).
 */
export function negotiator(offered: readonly string[]): (accept: string | undefined) => readonly string[] {
  const remembered = new Map<string, readonly string[]>();
  return (accept) => {
    if (accept === undefined || accept === "*/*") return offered;
    let types = remembered.get(accept);
    if (types === undefined) {
      types = negotiate(accept, offered);
      if (remembered.size === mostRemembered) remembered.clear();
      remembered.set(accept, types);
    }
    return types;
  };
}

function negotiate(accept: string, offered: readonly string[]): readonly string[] {
  if (accept.trim() === "") return offered;
  const ranges = elements(accept).map((range) => ({ type: essence(range), quality: quality(range) }));
  const taken: { type: string; quality: number; exactness: number }[] = [];
  for (const type of offered) {
    let best = { exactness: 0, quality: 0 };
    for (const range of ranges) {
      if (!covers(range.type, type) && !covers(type, range.type)) continue;
      const exactness = range.type === "*/*" ? 1 : range.type.endsWith("/*") ? 2 : 3;
      if (exactness > best.exactness || (exactness === best.exactness && range.quality > best.quality))
        best = { exactness, quality: range.quality };
    }
    if (best.quality > 0) taken.push({ type, ...best });
  }
  return taken.sort((a, b) => b.quality - a.quality || b.exactness - a.exactness).map(({ type }) => type);
}

function elements(list: string): string[] {
  const found: string[] = [];
  let quoted = false;
  let start = 0;
  for (let index = 0; index <= list.length; index++) {
    if (list[index] === '"') quoted = !quoted;
    if (index < list.length && (quoted || list[index] !== ",")) continue;
    const element = list.slice(start, index).trim();
    if (element !== "") found.push(element);
    start = index + 1;
  }
  return found;
}

function quality(range: string): number {
  const value = Number(mediaParameter(range, "q") ?? 1);
  return Number.isNaN(value) ? 1 : Math.min(Math.max(value, 0), 1);
}
