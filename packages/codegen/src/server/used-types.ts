import { TypeImports } from "../code/imports.ts";
import { comment } from "../code/text.ts";

const schemaFile = "./schema.d.ts";

export class UsedTypes {
  readonly #runtime: string;
  readonly #imports = new TypeImports();
  readonly #ranges = new Set<string>();
  readonly #others = new Set<string>();
  #returned = false;

  constructor(runtime: string) {
    this.#runtime = runtime;
  }

  runtime(name: string): string {
    return this.#imports.add(this.#runtime, name);
  }

  schema(name: string): string {
    return this.#imports.add(schemaFile, name);
  }

  /** Returns the statuses of ranges, given by first digit. */
  ranges(firsts: readonly string[]): string {
    for (const first of firsts) this.#ranges.add(first);
    return firsts.map((first) => `Status${first}XX`).join(" | ");
  }

  others(firsts: readonly string[], declared: string): string {
    this.ranges(firsts);
    const name = firsts.map((first) => `${first}XX`).join("Or");
    this.#others.add(name);
    return `Other${name}<${declared}>`;
  }

  /** Names the statuses for readability. */
  returned(statuses: string, response: string): string {
    this.#returned = true;
    return `Returned<${statuses}, ${response}>`;
  }

  text(): string {
    return [...this.#imports.lines(), "\n", ...this.#statuses(), ...this.#helpers()].join("");
  }

  /** Writes out the ranges, so that the compiler can distinguish declared statuses. */
  #statuses(): string[] {
    return [...this.#ranges].toSorted().map((first) => {
      const rows = Array.from({ length: 5 }, (_, row) =>
        Array.from({ length: 20 }, (_, column) => Number(first) * 100 + row * 20 + column).join(" | "),
      );
      return `type Status${first}XX =\n${rows.map((row) => `  | ${row}`).join("\n")};\n\n`;
    });
  }

  /** Declares types with descriptive arguments, which the compiler prints for an undeclared status. */
  #helpers(): string[] {
    const others = [...this.#others].toSorted().map((name) => {
      const range = name.split("Or").map((one) => `Status${one}`);
      const intro = comment("Statuses of a range or `default` that are not declared separately.");
      return `${intro}type Other${name}<Declared extends readonly unknown[]> = Exclude<${range.join(" | ")}, Declared[number]>;\n\n`;
    });
    const intro = comment("A response with one of these statuses, at once or later.");
    const type = "type Returned<_Statuses extends readonly unknown[], Response> = Response | Promise<Response>;";
    return [...others, ...(this.#returned ? [`${intro}${type}\n\n`] : [])];
  }
}
