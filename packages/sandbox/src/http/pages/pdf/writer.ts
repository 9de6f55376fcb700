import PDFDocument from "pdfkit";
import { type FontName, loadFont, type Run } from "./fonts.ts";
import { type Line, layOut } from "./lines.ts";
import { type Block, paginate } from "./pages.ts";
import { createStructure, type Element, type ElementOptions, type Tag } from "./structure.ts";

const MARGIN = 56;
const FOOT = 30;
const LEADING = 1.4;

const colors = { text: "#1b1f24", muted: "#545c66", line: "#d8dce2", bar: "#1d5aa6", rest: "#e3e7ee" } as const;

interface TextStyle {
  /** Structure type; default: paragraph. */
  readonly tag?: Tag;
  readonly size?: number;
  readonly bold?: boolean;
  readonly code?: boolean;
  readonly muted?: boolean;
  /** Whether right-to-left text is right-aligned. */
  readonly prose?: boolean;
  readonly quoted?: boolean;
  readonly heads?: boolean;
  readonly above?: number;
}

export interface Bar {
  readonly share: number | undefined;
}

export interface Column {
  readonly title: string;
  readonly share: number;
  readonly right?: boolean;
}

export interface Writer {
  text(text: string, style?: TextStyle): void;
  bar(bar: Bar): void;
  table(columns: readonly Column[], rows: readonly (readonly (string | Bar)[])[]): void;
  /** Groups content written by the callback, such as a quotation or list. */
  group(tag: Tag, write: () => void): void;
  end(footer: string): Promise<Buffer>;
}

export function createWriter(info: { title: string; author: string; createdAt: Date }): Writer {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: "en",
    displayTitle: true,
    pdfVersion: "1.7",
    tagged: true,
    info: { Title: info.title, Author: info.author, Creator: "Assessment API sandbox", CreationDate: info.createdAt },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const width = doc.page.width - 2 * MARGIN;
  const height = doc.page.height - 2 * MARGIN - FOOT;
  const blocks: Block[] = [];
  const structure = createStructure(doc);

  const registered = new Set<FontName>();
  function use(font: FontName, size: number): PDFKit.PDFDocument {
    if (!registered.has(font)) doc.registerFont(font, loadFont(font).bytes);
    registered.add(font);
    return doc.font(font).fontSize(size);
  }

  interface Letters {
    readonly size: number;
    readonly font?: FontName;
    readonly room: number;
  }

  const linesOf = (text: string, { size, font: wanted = "regular", room }: Letters): Line[] =>
    layOut(text, wanted, room, ({ text: part, font }: Run) => use(font, size).widthOfString(part));

  function draw(line: Line, size: number, color: string, left: number, top: number): void {
    for (const { text, font, x } of line.runs) {
      use(font, size)
        .fillColor(color)
        .text(text, left + x, top + size, { lineBreak: false, baseline: "alphabetic" });
    }
  }

  function drawBar({ share }: Bar, left: number, top: number, room: number): void {
    if (share === undefined) return;
    structure.artifact("Layout", () => {
      doc.rect(left, top, room, 5).fill(colors.rest);
      doc.rect(left, top, room * share, 5).fill(colors.bar);
    });
  }

  function text(
    given: string,
    {
      tag = "P",
      size = 10,
      bold = false,
      code = false,
      muted = false,
      prose = false,
      quoted = false,
      heads = false,
      above = 0,
    }: TextStyle = {},
  ): void {
    const indent = quoted ? 12 : 0;
    const room = width - indent;
    const lines = linesOf(given, { size, font: code ? "mono" : bold ? "bold" : "regular", room });
    const last = lines.length - 1;
    const element = structure.element(tag, actualText(given, lines));
    lines.forEach((line, index) => {
      blocks.push({
        height: size * LEADING,
        above: index === 0 ? above : 0,
        withNext: heads || (last > 0 && (index === 0 || index === last - 1)),
        draw(top) {
          if (quoted) structure.artifact("Layout", () => doc.rect(MARGIN, top, 2, size * LEADING).fill(colors.line));
          const shift = prose && line.rightToLeft ? room - line.width : 0;
          const color = muted ? colors.muted : colors.text;
          element.content(() => draw(line, size, color, MARGIN + indent + shift, top));
        },
      });
    });
  }

  function table(columns: readonly Column[], rows: readonly (readonly (string | Bar)[])[]): void {
    structure.group("Table", () => {
      const titles = columns.map(({ title }) => title);
      const head = row(columns, titles, { isHead: true });
      blocks.push(head, ...rows.map((cells) => row(columns, cells, { head })));
    });
  }

  /** Bars are artifacts. */
  function cellOf(
    cell: string | Bar,
    lines: readonly Line[],
    { column, isHead }: { column: number; isHead: boolean },
  ): Element | undefined {
    if (typeof cell !== "string" || (isHead && cell === "")) return undefined;
    const actual = actualText(cell, lines);
    if (isHead) return structure.element("TH", { ...actual, scope: "Column" });
    return column === 0 ? structure.element("TH", { ...actual, scope: "Row" }) : structure.element("TD", actual);
  }

  function row(
    columns: readonly Column[],
    cells: readonly (string | Bar)[],
    { isHead = false, head }: { isHead?: boolean; head?: Block },
  ): Block {
    const [size, gap, padding] = [9, 12, 4];
    const total = columns.reduce((sum, { share }) => sum + share, 0);
    const rooms = columns.map(({ share }) => ((width - gap * (columns.length - 1)) * share) / total);
    const lines = cells.map((cell, index) =>
      typeof cell === "string"
        ? linesOf(cell, { size, font: isHead ? "bold" : "regular", room: rooms[index] ?? 0 })
        : [],
    );
    let isDrawn = false;
    const elements = structure.group("TR", () =>
      cells.map((cell, column) => cellOf(cell, lines[column] ?? [], { column, isHead })),
    );
    const content = Math.max(1, ...lines.map(({ length }) => length)) * size * LEADING;
    return {
      height: content + 2 * padding,
      withNext: isHead,
      ...(head !== undefined && { head }),
      draw(top) {
        const isRepeated = isDrawn;
        isDrawn = true;
        let left = MARGIN;
        cells.forEach((cell, column) => {
          const room = rooms[column] ?? 0;
          if (typeof cell !== "string") drawBar(cell, left, top + padding + 4, room);
          lines[column]?.forEach((line, index) => {
            const shift = columns[column]?.right ? room - line.width : 0;
            const color = isHead ? colors.muted : colors.text;
            const at = top + padding + index * size * LEADING;
            const x = left + shift;
            if (isRepeated) structure.artifact("Pagination", () => draw(line, size, color, x, at));
            else elements[column]?.content(() => draw(line, size, color, x, at));
          });
          left += room + gap;
        });
        const bottom = top + content + 2 * padding;
        structure.artifact("Layout", () =>
          doc
            .moveTo(MARGIN, bottom)
            .lineTo(MARGIN + width, bottom)
            .lineWidth(0.5)
            .strokeColor(colors.line)
            .stroke(),
        );
      },
    };
  }

  function end(footer: string): Promise<Buffer> {
    const pages = paginate(blocks, height);
    const size = 8;
    const [left] = linesOf(footer, { size, room: width * 0.75 });
    pages.forEach((placed, index) => {
      if (index > 0) doc.addPage();
      for (const { block, top } of placed) block.draw(MARGIN + top);
      const [right] = linesOf(`Page ${index + 1} of ${pages.length}`, { size, room: width / 4 });
      const top = doc.page.height - MARGIN;
      structure.artifact("Pagination", () => {
        if (left) draw(left, size, colors.muted, MARGIN, top);
        if (right) draw(right, size, colors.muted, MARGIN + width - right.width, top);
      });
    });
    structure.end();
    doc.end();
    return ended;
  }

  return {
    text,
    bar: (bar) => blocks.push({ height: 5, above: 8, draw: (top) => drawBar(bar, MARGIN, top, width) }),
    table,
    group: structure.group,
    end,
  };
}

/** Right-to-left words are drawn in visual order. */
const actualText = (text: string, lines: readonly Line[]): ElementOptions =>
  lines.some(({ reordered }) => reordered) ? { actual: text } : {};
