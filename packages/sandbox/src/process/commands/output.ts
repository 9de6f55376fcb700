import type { PageInfo } from "@assessment-api/control";

export type Print = (text: string) => void;

export function show<Data>(
  print: Print,
  { json = false }: { readonly json?: boolean },
  data: Data,
  describe: (data: Data) => string,
): void {
  print(json ? JSON.stringify(data, null, 2) : describe(data));
}

export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings.map((heading) => heading.toUpperCase()), ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const align = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return lines.map(align).join("\n");
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly page: PageInfo;
}

export const listOf =
  <Item>(nothing: string, columns: Readonly<Record<string, (item: Item) => string>>) =>
  ({ items, page: { number, totalPages, totalElements } }: Page<Item>): string => {
    if (totalElements === 0) return nothing;
    const rows = items.map((item) => Object.values(columns).map((cell) => cell(item)));
    const more =
      totalPages > 1
        ? [`\nPage ${number}, the last one is ${totalPages - 1}; ${totalElements} in all. Choose with --page.`]
        : [];
    return [table(Object.keys(columns), rows), ...more].join("\n");
  };

export function facts(values: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join("\n");
}

export const readable = (timestamp: string): string => timestamp.replace("T", " ").replace(/\.\d+Z$/, "Z");
