export interface ParsedMetrics {
  /** Series names; histograms have _bucket, _sum and _count. */
  readonly names: ReadonlySet<string>;
  readonly value: (name: string, labels: Readonly<Record<string, string>>) => number | undefined;
}

/** Parses only what the sandbox writes. */
export function parseMetrics(text: string): ParsedMetrics {
  const names = new Set<string>();
  const values = new Map<string, number>();
  const key = (name: string, labels: Readonly<Record<string, string>>) =>
    JSON.stringify([name, Object.entries(labels).sort()]);
  for (const line of text.split("\n")) {
    const [, declared = "", type] = /^# TYPE (\w+) (\w+)$/.exec(line) ?? [];
    if (type === "histogram") for (const part of ["bucket", "sum", "count"]) names.add(`${declared}_${part}`);
    else if (type !== undefined) names.add(declared);
    const [, name, labels = "", number] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = "", of = ""]) => [label, of]);
    values.set(key(name, Object.fromEntries(pairs)), Number(number));
  }
  return { names, value: (name, labels) => values.get(key(name, labels)) };
}
