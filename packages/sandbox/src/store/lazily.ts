/** For some parts, by their names, what makes another form of them. */
type Forms<Parts> = { readonly [Name in keyof Parts]?: (part: NonNullable<Parts[Name]>) => Parts[Name] };

/**
 * The same parts, those that are named in another form, which is made when the part is first used: most transactions use few of the many that there
 * are. A spread of the result has none of them; `replacing` stands for that.
 * @param others makes the form of all parts that `forms` does not name, which stay as they are when it is absent
 */
export function lazily<Parts extends object, Named extends keyof Parts = never>(
  parts: Parts,
  forms: Pick<Forms<Parts>, Named>,
  others?: (part: NonNullable<Parts[Exclude<keyof Parts, Named>]>, name: Exclude<keyof Parts, Named>) => unknown,
): Parts {
  const named = forms as Readonly<Record<string, Make | undefined>>;
  const rest = (others ?? same) as Make;
  return Lazy.of(parts, (part, name) => (named[name] ?? rest)(part, name)) as Parts;
}

/** The same parts, but for some. */
export const replacing = <Parts extends object>(parts: Parts, replaced: Partial<Parts>): Parts =>
  Lazy.of(parts, (part, name) => replaced[name as keyof Parts] ?? part) as Parts;

type Make = (part: never, name: string) => unknown;

const same: Make = (part) => part;

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
    const made = part === undefined ? undefined : this.#make(part as never, name);
    this.#made.set(name, made);
    return made;
  }
}
