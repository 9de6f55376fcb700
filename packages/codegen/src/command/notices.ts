import type { Report } from "../document/problems.ts";

export class Notices {
  readonly path: string;
  readonly #first = new Map<string, { pointer: string; more: number }>();

  constructor(path: string) {
    this.path = path;
  }

  readonly tell: Report = (pointer, problem) => {
    const known = this.#first.get(problem);
    if (known) known.more++;
    else this.#first.set(problem, { pointer, more: 0 });
  };

  get some(): boolean {
    return this.#first.size > 0;
  }

  lines(): string[] {
    return [...this.#first].map(([problem, { pointer, more }]) => {
      const others = more > 0 ? ` (and in ${more} more ${more > 1 ? "places" : "place"})` : "";
      return `${this.path}: ${pointer}: ${problem}${others}`;
    });
  }
}
