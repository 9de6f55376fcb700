export interface Given {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly value: string;
  readonly isNumber?: boolean;
  /** Comma-separated values. */
  readonly isList: boolean;
  /** Whether the values stay in one parameter. */
  readonly isJoined: boolean;
}

export function addressOf(path: string, given: readonly Given[]): string {
  const filled = given
    .filter((one) => one.in === "path")
    .reduce((at, { name, value }) => at.replace(`{${name}}`, encodeURIComponent(value)), path);
  const query = new URLSearchParams();
  for (const { name, value, isList, isJoined } of given.filter((one) => one.in === "query" && one.value !== "")) {
    const values = isList && !isJoined ? value.split(",").map((part) => part.trim()) : [value];
    for (const one of values) query.append(name, one);
  }
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** Formats JSON with line breaks; other text unchanged. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
