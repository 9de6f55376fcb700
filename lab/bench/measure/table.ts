export interface Table {
  title: string;
  head: string[];
  /** Number of leading text columns, default one; other columns are figures. */
  textColumns?: number;
  rows: string[][];
}

export function renderTable({ title, head, textColumns = 1, rows }: Table): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => column < textColumns;
  const cell = (text: string, column: number, width: number) =>
    isText(column) ? text.padEnd(width) : text.padStart(width);
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => cell(cells[column] ?? "", column, width)).join(" | ")} |`;
  const rule = widths.map((width, column) => (isText(column) ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [title, "", line(head), line(rule), ...rows.map(line)].join("\n");
}

/** Formats a ratio with its figure, `1.25 (900 ms)`. */
export function ratioCell(ratio: number, figure: string): string {
  return `${ratio.toFixed(2)} (${figure})`;
}
