/** Types of structure elements that a report has, of those that PDF 1.7 defines. */
export type Tag =
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "Code"
  | "BlockQuote"
  | "L"
  | "LI"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD";

/** A part of the text, for those who do not see where it stands. */
export interface Element {
  /** Draws a piece of it, such as a line, on the page that is open. */
  content(draw: () => void): void;
}

export interface ElementOptions {
  /** Of a table's head: what it stands over. */
  readonly scope?: "Column" | "Row";
  /** The text, where what is drawn cannot be read in its order. */
  readonly actual?: string | undefined;
}

/** The order in which a document is read, with headings, paragraphs and tables: that in which its elements are made. */
export interface Structure {
  element(tag: Tag, options?: ElementOptions): Element;
  /** Elements that are made meanwhile are parts of this one. */
  group<Made>(tag: Tag, make: () => Made): Made;
  /** Draws what is no part of the text: `Layout` for lines and bars, `Pagination` for what each page repeats. */
  artifact(type: "Layout" | "Pagination", draw: () => void): void;
  /** Nothing is drawn after it. */
  end(): void;
}

export function createStructure(doc: PDFKit.PDFDocument): Structure {
  const root = doc.struct("Document");
  doc.addStructure(root);
  let parent = root;

  function make(tag: Tag, options: ElementOptions = {}): PDFKit.PDFStructureElement {
    // The types do not know the scope.
    const made = doc.struct(tag, options as PDFKit.Mixins.StructureElementOptions);
    parent.add(made);
    return made;
  }

  return {
    element(tag, options) {
      const made = make(tag, options);
      return {
        content(draw) {
          made.add(doc.markStructureContent(tag));
          draw();
          doc.endMarkedContent();
        },
      };
    },
    group(tag, makeParts) {
      const before = parent;
      parent = make(tag);
      try {
        return makeParts();
      } finally {
        parent = before;
      }
    },
    artifact(type, draw) {
      doc.markContent("Artifact", { type });
      draw();
      doc.endMarkedContent();
    },
    end: () => void root.end(),
  };
}
