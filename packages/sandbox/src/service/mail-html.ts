import { type Html, html, joined, page, raw } from "@assessment-api/html";
import type { Mail } from "../domain/mails.ts";

/** Inline styles, because many mail readers ignore `head`. */
const styles = {
  body: "margin:0;padding:24px 12px;background:#f5f6f8;color:#1b1f24;",
  card: [
    "max-width:36rem;margin:0 auto;padding:8px 24px 16px;background:#ffffff;border:1px solid #d8dce2;border-radius:10px;",
    "font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;overflow-wrap:anywhere;",
  ].join(""),
  title: "font-size:20px;line-height:1.3;margin:16px 0;",
  text: "margin:0 0 16px;",
  button:
    "display:inline-block;padding:10px 20px;border-radius:8px;background:#1d5aa6;color:#ffffff;font-weight:600;text-decoration:none;",
  address: "margin:0 0 16px;font-size:14px;color:#545c66;",
} as const;

const addressLink = "color:#545c66";

const dark = `@media (prefers-color-scheme: dark) {
.body { background: #14171b !important; color: #e7eaee !important; }
.card { background: #1c2026 !important; border-color: #343b45 !important; }
.button { background: #8bb8f4 !important; color: #0d1a2c !important; }
.address, .address a { color: #a8b0bb !important; }
}`;

/** All inline styles, for the hashes of content security policies. */
export const mailStyles: readonly string[] = [...Object.values(styles), addressLink, dark];

const actions: Record<Mail["kind"], string> = {
  INVITATION: "Go to the test",
  FEEDBACK: "Open the report",
  TEAM_INVITATION: "Accept the invitation",
};

export function mailHtml({ kind, subject, text, link }: Mail): string {
  const button = html`<p style="${styles.text}"><a class="button" style="${styles.button}" href="${link}">${actions[kind]}</a></p>
<p class="address" style="${styles.address}"><a style="${addressLink}" href="${link}">${link}</a></p>`;
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => (paragraph === link ? button : html`<p style="${styles.text}">${lines(paragraph)}</p>`));
  const head = html`<meta name="supported-color-schemes" content="light dark">
<style>${raw(dark)}</style>`;
  const body = html`<body class="body" style="${styles.body}">
<div class="card" style="${styles.card}">
<h1 style="${styles.title}">${subject}</h1>
${joined(paragraphs)}
</div>
</body>`;
  return String(page({ title: subject, head, body }));
}

const lines = (paragraph: string): Html => joined(paragraph.split("\n"), html`<br>`);
