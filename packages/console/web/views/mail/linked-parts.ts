export interface Part {
  readonly text: string;
  /** Where it leads; absent for what is only text. */
  readonly href?: string;
}

/** A text in parts, of which the links lead somewhere. @param links as they are written in the text */
export function linkedParts(text: string, links: readonly string[]): Part[] {
  // The longest first, since one may begin with another.
  const [found, ...others] = links.toSorted((a, b) => b.length - a.length);
  if (found === undefined) return text === "" ? [] : [{ text }];
  return text
    .split(found)
    .flatMap((part, index) => [...(index > 0 ? [{ text: found, href: found }] : []), ...linkedParts(part, others)]);
}
