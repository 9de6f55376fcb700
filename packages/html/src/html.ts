/** Markup. Templates insert it unchanged and escape everything else. */
export class Html {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** `false`, `null` and `undefined` are empty, so `condition && html…` is optional markup. */
export type Content = Html | string | number | false | null | undefined | readonly Content[];

/** Put attribute values in double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(parts.map((part, index) => part + render(values[index])).join(""));
}

/** Never for text of users or documents. */
export const raw = (trusted: string): Html => new Html(trusted);

/** Default separator: a line break. */
export const joined = (contents: readonly Content[], separator: Content = "\n"): Html =>
  raw(contents.map(render).join(render(separator)));

function render(content: Content): string {
  if (content instanceof Html) return content.toString();
  if (Array.isArray(content)) return content.map(render).join("");
  if (content === undefined || content === null || content === false) return "";
  return String(content).replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
