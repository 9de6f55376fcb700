/**
 * The same parts in another form, each made when it is first used: most transactions use few of the many that there are. A spread of the result has
 * none of them; `replacing` stands for that.
 */
export const lazily = <Parts extends object>(
  parts: Parts,
  make: (name: string, part: Parts[keyof Parts]) => unknown,
): Parts => Lazy.of(parts, make) as Parts;

/** The same parts, but for some. */
export const replacing = <Parts extends object>(parts: Parts, others: Partial<Parts>): Parts =>
  lazily(parts, (name, part) => others[name as keyof Parts] ?? part);

type Make = (name: string, part: never) => unknown;

/** Parts behind getters, one class for all that have the same names: V8 inlines such access, and never that to a Proxy. */
class Lazy {
  static readonly #byNames = new Map<string, typeof Lazy>();
  static readonly #byParts = new WeakMap<object, typeof Lazy>();
  readonly #parts: Readonly<Record<string, unknown>>;
  readonly #make: Make;
  readonly #made = new Map<string, unknown>();

  constructor(parts: object, make: Make) {
    this.#parts = parts as Readonly<Record<string, unknown>>;
    this.#make = make;
  }

  static of(parts: object, make: Make): Lazy {
    const known = parts instanceof Lazy ? (parts.constructor as typeof Lazy) : Lazy.#byParts.get(parts);
    const Named = known ?? Lazy.#named(Object.keys(parts));
    if (known === undefined) Lazy.#byParts.set(parts, Named);
    return new Named(parts, make);
  }

  static #named(names: readonly string[]): typeof Lazy {
    const key = names.join();
    const known = Lazy.#byNames.get(key);
    if (known !== undefined) return known;
    const Named = class extends Lazy {};
    for (const name of names)
      Object.defineProperty(Named.prototype, name, {
        get(this: Lazy) {
          return this.#part(name);
        },
      });
    Lazy.#byNames.set(key, Named);
    return Named;
  }

  #part(name: string): unknown {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const part = this.#parts[name];
    const made = part === undefined ? undefined : this.#make(name, part as never);
    this.#made.set(name, made);
    return made;
  }
}
