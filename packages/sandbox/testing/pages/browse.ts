import { type HTMLElement, parse } from "node-html-parser";

export interface Visited {
  readonly status: number;
  readonly headers: Headers;
  readonly address: string;
  readonly source: string;
  readonly root: HTMLElement;
  readonly text: string;
}

export async function open(origin: string, path: string, init: RequestInit = {}): Promise<Visited> {
  const response = await fetch(new URL(path, origin), init);
  const source = await response.text();
  const root = parse(source, { blockTextElements: { style: true, script: true } });
  const { pathname, search } = new URL(response.url);
  const text = (root.querySelector("main")?.text ?? "").replace(/\s+/g, " ").trim();
  return { status: response.status, headers: response.headers, address: pathname + search, source, root, text };
}

export type Fields = readonly (readonly [name: string, value: string])[];

export const post = (origin: string, path: string, fields: Fields = []): Promise<Visited> =>
  open(origin, path, { method: "POST", body: new URLSearchParams(fields.map(([name, value]) => [name, value])) });

export function fieldsOf({ root }: Visited): [string, string][] {
  const form = root.querySelector("main form");
  return (form?.querySelectorAll("input, textarea, select") ?? []).flatMap((field): [string, string][] => {
    const name = field.getAttribute("name") ?? "";
    if (field.tagName === "TEXTAREA") return [[name, field.text.replace(/^\n/, "")]];
    if (field.tagName === "SELECT")
      return [[name, (field.querySelector("[selected]") ?? field.querySelector("option"))?.text ?? ""]];
    if (field.getAttribute("type") === "checkbox" && !field.hasAttribute("checked")) return [];
    return [[name, field.getAttribute("value") ?? ""]];
  });
}

/** `.text` is the first field `ans_….text`. */
export function filled(
  page: Visited,
  changes: Readonly<Record<string, string | readonly string[]>>,
): [string, string][] {
  const names = [...page.source.matchAll(/ name="([^"]+)"/g)].map(([, name = ""]) => name);
  const changed = new Map(
    Object.entries(changes).map(([key, values]) => {
      const name = names.find((one) => one === key || one.replace(/^ans_\w+/, "") === key);
      if (name === undefined) throw new Error(`The page has no field ${key}`);
      return [name, [values].flat()] as const;
    }),
  );
  return [
    ...fieldsOf(page).filter(([name]) => !changed.has(name)),
    ...[...changed].flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
  ];
}
