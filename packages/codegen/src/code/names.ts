const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `repos/list-for-org` → `ReposListForOrg`. Prefixes names without letters or with a leading digit. */
export function pascalCase(text: string, fallback = "Item"): string {
  const name = words(text).map(capital).join("");
  return /^[\p{L}]/u.test(name) ? name : fallback + name;
}

/** `Repos list for org` → `reposListForOrg`. */
export function camelCase(text: string): string {
  const name = pascalCase(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export function createNames(taken: Iterable<string> = []): (wanted: string) => string {
  const used = new Set(taken);
  return (wanted) => {
    let name = wanted;
    for (let n = 2; used.has(name); n++) name = `${wanted}${n}`;
    used.add(name);
    return name;
  };
}

/** Assigns a unique name per key, independent of order. Valid names stay. */
export function nameAll(
  keys: Iterable<string>,
  toName: (key: string) => string,
  taken: Iterable<string> = [],
): Map<string, string> {
  const name = createNames(taken);
  const sorted = [...new Set(keys)].sort();
  const good = sorted.filter((key) => toName(key) === key || toName(key) === capital(key));
  const others = sorted.filter((key) => !good.includes(key));
  return new Map([...good, ...others].map((key) => [key, name(toName(key))]));
}

// Names that are invalid or misleading for types and constants.
const reserved = new Set(
  (
    "any arguments as async await bigint boolean break case catch class const continue debugger declare default delete do else enum eval export " +
    "extends false finally for function if implements import in infer instanceof interface is keyof let never new null number object " +
    "package private protected public readonly return static string super switch symbol this throw true try type typeof undefined " +
    "unique unknown var void while with yield"
  ).split(" "),
);

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

export const isName = (text: string) => identifier.test(text) && !reserved.has(text);

/** Quotes a property name if necessary. `__proto__` is computed, because a literal sets the prototype. */
export function propertyKey(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return identifier.test(name) || /^(0|[1-9]\d{0,8})$/.test(name) ? name : JSON.stringify(name);
}
