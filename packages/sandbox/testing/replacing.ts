export const replacing = <Parts extends object>(parts: Parts, replaced: Partial<Parts>): Parts =>
  new Proxy(parts, {
    get(target, name) {
      if (Object.hasOwn(replaced, name)) return replaced[name as keyof Parts];
      const part: unknown = Reflect.get(target, name);
      return typeof part === "function" ? part.bind(target) : part;
    },
  });
