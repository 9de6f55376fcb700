/** A value of a form's field that stands for a parameter. */
export interface Given {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly value: string;
  readonly isNumber?: boolean;
  /** Several values, separated by commas. */
  readonly isList: boolean;
  /** Whether they stay together in one parameter. */
  readonly isJoined: boolean;
}

/** The address of a call, below the origin: the path with its parameters, and the query. */
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

/** JSON with line breaks; another text as it is. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
