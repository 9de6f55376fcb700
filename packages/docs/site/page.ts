import type { Field } from "./fields.ts";

export interface Code {
  readonly title: string;
  readonly language: "sh" | "ts" | "python" | "java" | "go" | "rust" | "json" | "yaml" | "http" | "text";
  readonly text: string;
}

export interface Link {
  readonly title: string;
  /** Path of a page (`v1/createCandidate`) or file, or an external URL. */
  readonly href: string;
  readonly note?: string;
  readonly method?: string;
}

/** Form that calls an operation from its page. */
export interface Form {
  readonly method: string;
  readonly path: string;
  readonly basePath: string;
  /** Header of the key; undefined if none is required. */
  readonly keyHeader: string | undefined;
  readonly parameters: readonly FormParameter[];
  readonly body: { readonly type: string; readonly examples: readonly Code[] } | undefined;
  /** Number in the payload that must be unique per request. */
  readonly fresh?: string;
  /** File names in samples: of the body, and of the saved response. */
  readonly file?: string;
  readonly saved?: string;
}

export interface FormParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly isNumber: boolean;
  /** Values to choose from; empty for free text. */
  readonly values: readonly string[];
  readonly isList: boolean;
  /** Whether list elements are comma-separated in one parameter. */
  readonly isJoined: boolean;
  readonly example: string;
}

/** A part of a page, rendered as HTML and Markdown. */
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
  /** Path below the site without extension: `index`, `v1`, `v1/createCandidate`. */
  readonly path: string;
  readonly title: string;
  /** Introduction, also used as the description. */
  readonly summary: string;
  /** Section of the site: `v1`, `guides`. */
  readonly section: string;
  /** Further search terms. */
  readonly keywords?: string;
  readonly blocks: readonly Block[];
  /** The column next to the text on wide screens. */
  readonly aside: readonly Block[];
}

export function relative(from: string, to: string): string {
  const up = "../".repeat(from.split("/").length - 1);
  return `${up}${to}` || "./";
}

/** Links from a page with the extension `html` or `md`. Files keep theirs, as do external URLs. */
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

export const plainText = (markdown: string): string =>
  markdown.replace(/`|\*\*|\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/\s+/g, " ");
