import { getDocumentProxy } from "unpdf";

export interface Read {
  readonly role: string;
  readonly text: string;
  readonly children: readonly Read[];
}

export interface PdfStructure {
  readonly elements: readonly Read[];
  /** Text outside of structure and artifacts. */
  readonly outside: readonly string[];
  readonly artifacts: readonly string[];
}

interface Node {
  readonly role?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

interface Item {
  readonly type?: string;
  readonly id?: string;
  readonly tag?: string;
  readonly str?: string;
}

export async function readStructure(bytes: Uint8Array): Promise<PdfStructure> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const elements: Read[] = [];
  const outside: string[] = [];
  const artifacts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const open: Item[] = [];
    for (const item of items as readonly Item[]) {
      if (item.type === "endMarkedContent") open.pop();
      else if (item.type !== undefined) open.push(item);
      else if (item.str) {
        const { id, tag } = open.at(-1) ?? {};
        if (tag === "Artifact") artifacts.push(item.str);
        else if (id === undefined) outside.push(item.str);
        else texts.set(id, (texts.get(id) ?? "") + item.str);
      }
    }
    const read = ({ role = "", children = [] }: Node): Read => ({
      role,
      text: children.flatMap(({ id }) => (id === undefined ? [] : (texts.get(id) ?? ""))).join("\n"),
      children: children.filter((child) => child.role !== undefined).map(read),
    });
    const tree = (await page.getStructTree()) as Node | null;
    elements.push(...(tree?.children ?? []).map(read));
    const known = JSON.stringify(tree);
    for (const [id, text] of texts) if (!known.includes(JSON.stringify(id))) outside.push(text);
  }
  return { elements, outside, artifacts };
}

export const outlineOf = (elements: readonly Read[], indent = ""): string[] =>
  elements.flatMap(({ role, text, children }) => [
    `${indent}${role}${text === "" ? "" : `: ${text}`}`,
    ...outlineOf(children, `${indent}  `),
  ]);
