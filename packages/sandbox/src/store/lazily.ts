/** The same parts in another form, each made when it is first used: most transactions use few of the many that there are. */
export function lazily<Parts extends object>(
  parts: Parts,
  make: (name: string, part: Parts[keyof Parts]) => unknown,
): Parts {
  const made = new Map<string | symbol, unknown>();
  return new Proxy(parts, {
    get(_, name) {
      const part = parts[name as keyof Parts];
      if (part === undefined || typeof name === "symbol") return part;
      if (!made.has(name)) made.set(name, make(name, part));
      return made.get(name);
    },
  });
}
