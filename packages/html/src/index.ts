export {
  breakable,
  codeBlock,
  folded,
  inlineCode,
  type PageParts,
  page,
  type StatusKind,
  status,
  table,
} from "./components.ts";
export { type Content, Html, html, joined, raw } from "./html.ts";
export { reportStyle } from "./report-style.ts";
