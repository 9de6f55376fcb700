import PDFDocument from "pdfkit";
import { type FontName, loadFont, type Run } from "./fonts.ts";
import { type Line, layOut } from "./lines.ts";

/** A4 in points, and how much of its border stays free. */
const MARGIN = 56;
const FOOT = 40;
const LEADING = 1.4;

const colors = { text: "#1b1f24", muted: "#545c66", line: "#d8dce2" } as const;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly muted?: boolean;
  /** Whether text from right to left begins on the right. */
  readonly prose?: boolean;
  /** Free space below, in points. */
  readonly after?: number;
}

/** One column of a table: its part of the width, and where its text stands. */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly right?: boolean;
}

/** Writes a document from top to bottom, on as many pages as it takes. */
export interface Writer {
  text(text: string, style?: TextStyle): void;
  /** Keeps what follows on one page with at least this much more of it. */
  keep(points: number): void;
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void;
  /** Numbers the pages and ends the document. */
  end(footer: string): Promise<Buffer>;
}

export function createWriter(info: { title: string; author: string; createdAt: Date }): Writer {
  const doc = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    bufferPages: true,
    lang: "en",
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: info.title, Author: info.author, Creator: "Assessment API sandbox", CreationDate: info.createdAt },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const width = doc.page.width - 2 * MARGIN;
  const bottom = doc.page.height - MARGIN - FOOT;
  let y = MARGIN;

  const registered = new Set<FontName>();
  function use(font: FontName, size: number): PDFKit.PDFDocument {
    if (!registered.has(font)) doc.registerFont(font, loadFont(font).bytes);
    registered.add(font);
    return doc.font(font).fontSize(size);
  }

  const measure =
    (size: number) =>
    ({ text, font }: Run): number =>
      use(font, size).widthOfString(text);

  function keep(points: number): void {
    if (y + points <= bottom) return;
    doc.addPage();
    y = MARGIN;
  }

  /** @param top of the line */
  function draw(
    line: Line,
    size: number,
    color: string,
    left: number,
    top: number,
    room: number,
    toTheRight = false,
  ): void {
    const shift = toTheRight ? room - line.width : 0;
    for (const { text, font, x } of line.runs) {
      use(font, size)
        .fillColor(color)
        .text(text, left + shift + x, top + size, { lineBreak: false, baseline: "alphabetic" });
    }
  }

  function text(
    text: string,
    { size = 10, bold = false, muted = false, prose = false, after = 4 }: TextStyle = {},
  ): void {
    for (const line of layOut(text, bold ? "bold" : "regular", width, measure(size))) {
      keep(size * LEADING);
      draw(line, size, muted ? colors.muted : colors.text, MARGIN, y, width, prose && line.rightToLeft);
      y += size * LEADING;
    }
    y += after;
  }

  function table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const gap = 12;
    const size = 9;
    const total = columns.reduce((sum, { share }) => sum + share, 0);
    const room = width - gap * (columns.length - 1);
    const row = (cells: readonly string[], head: boolean): void => {
      const lines = columns.map(({ share }, index) =>
        layOut(cells[index] ?? "", head ? "bold" : "regular", (room * share) / total, measure(size)),
      );
      const height = Math.max(...lines.map(({ length }) => length)) * size * LEADING;
      if (!head && y + height + 8 > bottom && height < bottom - MARGIN - 40) {
        keep(Number.POSITIVE_INFINITY);
        row(titles, true);
      }
      let left = MARGIN;
      const top = y;
      columns.forEach(({ share, right }, index) => {
        const cell = (room * share) / total;
        lines[index]?.forEach((line, position) => {
          draw(line, size, head ? colors.muted : colors.text, left, top + position * size * LEADING, cell, right);
        });
        left += cell + gap;
      });
      y = top + height + 4;
      doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + width, y)
        .lineWidth(0.5)
        .strokeColor(colors.line)
        .stroke();
      y += 4;
    };
    const titles = columns.map(({ title }) => title);
    keep(3 * (size * LEADING + 8));
    row(titles, true);
    for (const cells of rows) row(cells, false);
    y += 12;
  }

  function end(footer: string): Promise<Buffer> {
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page);
      // A text below the margin would open another page.
      doc.page.margins.bottom = 0;
      const top = doc.page.height - MARGIN;
      const [left] = layOut(footer, "regular", width * 0.75, measure(8));
      const [right] = layOut(`Page ${page + 1} of ${count}`, "regular", width / 4, measure(8));
      if (left) draw(left, 8, colors.muted, MARGIN, top, width);
      if (right) draw(right, 8, colors.muted, MARGIN, top, width, true);
    }
    doc.end();
    return ended;
  }

  return { text, keep, table, end };
}
