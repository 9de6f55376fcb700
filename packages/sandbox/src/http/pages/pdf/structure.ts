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

export interface Element {
  content(draw: () => void): void;
}

export interface ElementOptions {
  readonly scope?: "Column" | "Row";
  readonly actual?: string | undefined;
}

/** Structure of a tagged PDF, in order of creation. */
export interface Structure {
  element(tag: Tag, options?: ElementOptions): Element;
  /** Nests elements created by the callback. */
  group<Made>(tag: Tag, make: () => Made): Made;
  /** `Layout` for lines and bars, `Pagination` for repeated parts. */
  artifact(type: "Layout" | "Pagination", draw: () => void): void;
  end(): void;
}

export function createStructure(doc: PDFKit.PDFDocument): Structure {
  const root = doc.struct("Document");
  doc.addStructure(root);
  let parent = root;

  function make(tag: Tag, options: ElementOptions = {}): PDFKit.PDFStructureElement {
    // The type definitions lack scope.
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
