import type { Field } from "./fields.ts";

/** Text in one language, such as a sample or an example. */
export interface Code {
  readonly title: string;
  readonly language: "sh" | "ts" | "python" | "java" | "go" | "rust" | "json" | "yaml" | "http" | "text";
  readonly text: string;
}

export interface Link {
  readonly title: string;
  /** Path of a page of the site, such as `v1/createCandidate`, of a file, or an address elsewhere. */
  readonly href: string;
  readonly note?: string;
  readonly method?: string;
}

/** Form with which an operation is called from its page. */
export interface Form {
  readonly method: string;
  readonly path: string;
  readonly basePath: string;
  /** Header of the key; undefined where none is asked for. */
  readonly keyHeader: string | undefined;
  readonly parameters: readonly FormParameter[];
  readonly body: { readonly type: string; readonly examples: readonly Code[] } | undefined;
  /** A number in the body that each request makes anew. */
  readonly fresh?: string;
  /** Names that samples have for the file that is the body, and for the one that the response is written to. */
  readonly file?: string;
  readonly saved?: string;
}

export interface FormParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  /** Whether its values are numbers. */
  readonly isNumber: boolean;
  /** Values to choose from; empty for any text. */
  readonly values: readonly string[];
  readonly isList: boolean;
  /** Whether elements of a list go into one parameter, separated by commas. */
  readonly isJoined: boolean;
  readonly example: string;
}

/** A part of a page, written as HTML and as Markdown. */
export type Block =
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly text: string; readonly id: string }
  | { readonly kind: "prose"; readonly markdown: string }
  | { readonly kind: "endpoint"; readonly method: string; readonly url: string }
  | { readonly kind: "fields"; readonly fields: readonly Field[] }
  | { readonly kind: "codes"; readonly label: string; readonly codes: readonly Code[] }
  | { readonly kind: "links"; readonly links: readonly Link[] }
  | {
      readonly kind: "response";
      readonly status: string;
      readonly description: string;
      readonly blocks: readonly Block[];
    }
  | { readonly kind: "try"; readonly form: Form };

export interface Page {
  /** Address below the site, without ending: `index`, `v1`, `v1/createCandidate`. */
  readonly path: string;
  readonly title: string;
  /** First line of the page and its description elsewhere. */
  readonly summary: string;
  /** The part of the site it belongs to: `v1`, `guides`. */
  readonly section: string;
  /** Further words under which it is looked for. */
  readonly keywords?: string;
  readonly blocks: readonly Block[];
  /** The column beside the text where there is room. */
  readonly aside: readonly Block[];
}

/** The way from one page to another file of the site. */
export function relative(from: string, to: string): string {
  const up = "../".repeat(from.split("/").length - 1);
  return `${up}${to}` || "./";
}

/** A link of a page, with the ending of the pages: `html` or `md`. Files keep theirs, addresses elsewhere too. */
export function linkTo(from: string, href: string, ending: "html" | "md"): string {
  if (/^([a-z]+:|#)/.test(href)) return href;
  const [path = "", fragment] = href.split("#");
  const file = /\.\w+$/.test(path) ? path : `${path}.${ending}`;
  return relative(from, file) + (fragment === undefined ? "" : `#${fragment}`);
}

/** `Rate limit` to `rate-limit`. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|[`'’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** One line of Markdown without its marks. */
export const plainText = (markdown: string): string =>
  markdown.replace(/`|\*\*|\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/\s+/g, " ");
