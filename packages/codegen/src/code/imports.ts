export class TypeImports {
  readonly #modules = new Map<string, Set<string>>();

  add(module: string, name: string): string {
    const names = this.#modules.get(module) ?? new Set();
    this.#modules.set(module, names.add(name));
    return name;
  }

  lines(): string[] {
    return [...this.#modules]
      .sort(([a], [b]) => Number(a.startsWith(".")) - Number(b.startsWith(".")) || (a < b ? -1 : 1))
      .map(([module, names]) => `import type { ${[...names].sort().join(", ")} } from ${JSON.stringify(module)};\n`);
  }
}
