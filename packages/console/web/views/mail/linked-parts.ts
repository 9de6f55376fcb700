export interface Part {
  readonly text: string;
  readonly href?: string;
}

/** Splits a text into plain parts and links. @param links as spelled in the text */
export function linkedParts(text: string, links: readonly string[]): Part[] {
  // The longest link first, because a link may be a prefix of another.
  const [found, ...others] = links.toSorted((a, b) => b.length - a.length);
  if (found === undefined) return text === "" ? [] : [{ text }];
  return text
    .split(found)
    .flatMap((part, index) => [...(index > 0 ? [{ text: found, href: found }] : []), ...linkedParts(part, others)]);
}
