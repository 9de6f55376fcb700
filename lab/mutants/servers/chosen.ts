/** @returns names in the order of all; without the option, all names */
export function chosen<Name extends string>(what: string, given: string[] | undefined, names: readonly Name[]): Name[] {
  for (const one of given ?? []) if (!names.some((name) => name === one)) throw new Error(`there is no ${what} ${one}`);
  return names.filter((name) => !given || given.includes(name));
}
