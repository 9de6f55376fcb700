export interface Table {
  /** One line above the table. */
  title: string;
  /** The first column is text, the others are figures. */
  head: string[];
  rows: string[][];
}

/** A Markdown table whose columns also line up as plain text. */
export function renderTable({ title, head, rows }: Table): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (cells[0] ?? "").padEnd(width) : (cells[column] ?? "").padStart(width))).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [title, "", line(head), line(rule), ...rows.map(line)].join("\n");
}

/** A ratio with its figure in brackets: `1.25 (900 ms)`. */
export function ratioCell(ratio: number, figure: string): string {
  return `${ratio.toFixed(2)} (${figure})`;
}
