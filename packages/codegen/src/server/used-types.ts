import { TypeImports } from "../code/imports.ts";
import { comment } from "../code/text.ts";

const schemaFile = "./schema.d.ts";

/** Names that the text of `operations.gen.ts` has to import or declare, collected while it is written. */
export class UsedTypes {
  readonly #runtime: string;
  readonly #imports = new TypeImports();
  readonly #ranges = new Set<string>();
  readonly #others = new Set<string>();
  #returned = false;

  /** `runtime` is the module that has the types of the generated tables. */
  constructor(runtime: string) {
    this.#runtime = runtime;
  }

  /** A type of the runtime. */
  runtime(name: string): string {
    return this.#imports.add(this.#runtime, name);
  }

  /** A type of `schema.d.ts`. */
  schema(name: string): string {
    return this.#imports.add(schemaFile, name);
  }

  /** The statuses of ranges, each given by its first digit. */
  ranges(firsts: readonly string[]): string {
    for (const first of firsts) this.#ranges.add(first);
    return firsts.map((first) => `Status${first}XX`).join(" | ");
  }

  /** The same statuses but those of a tuple. */
  others(firsts: readonly string[], declared: string): string {
    this.ranges(firsts);
    const name = firsts.map((first) => `${first}XX`).join("Or");
    this.#others.add(name);
    return `Other${name}<${declared}>`;
  }

  /** What a handler returns, with the statuses for a reader. */
  returned(statuses: string, response: string): string {
    this.#returned = true;
    return `Returned<${statuses}, ${response}>`;
  }

  /** The imports and declarations, to stand before everything else. */
  text(): string {
    return [...this.#imports.lines(), "\n", ...this.#statuses(), ...this.#helpers()].join("");
  }

  /** The ranges, written out, so that the compiler tells a declared status from another one. */
  #statuses(): string[] {
    return [...this.#ranges].toSorted().map((first) => {
      const rows = Array.from({ length: 5 }, (_, row) =>
        Array.from({ length: 20 }, (_, column) => Number(first) * 100 + row * 20 + column).join(" | "),
      );
      return `type Status${first}XX =\n${rows.map((row) => `  | ${row}`).join("\n")};\n\n`;
    });
  }

  /** Types whose arguments are there to be read: the compiler prints them where a handler returns a status that is not declared. */
  #helpers(): string[] {
    const others = [...this.#others].toSorted().map((name) => {
      const range = name.split("Or").map((one) => `Status${one}`);
      const intro = comment("What a range or `default` covers beside the declared statuses.");
      return `${intro}type Other${name}<Declared extends readonly unknown[]> = Exclude<${range.join(" | ")}, Declared[number]>;\n\n`;
    });
    const intro = comment("A response with one of these statuses, at once or later.");
    const type = "type Returned<_Statuses extends readonly unknown[], Response> = Response | Promise<Response>;";
    return [...others, ...(this.#returned ? [`${intro}${type}\n\n`] : [])];
  }
}
