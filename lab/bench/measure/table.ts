export interface Table {
  /** One line above the table. */
  title: string;
  head: string[];
  /** How many of the first columns are text, default one; the others are figures. */
  textColumns?: number;
  rows: string[][];
}

/** A Markdown table whose columns also line up as plain text. */
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

/** A ratio with its figure in brackets: `1.25 (900 ms)`. */
export function ratioCell(ratio: number, figure: string): string {
  return `${ratio.toFixed(2)} (${figure})`;
}
