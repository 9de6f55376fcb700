import { createHash } from "node:crypto";
import { type Html, html, page, raw } from "@assessment-api/html";
import type { FastifyReply } from "fastify";
import { shorten } from "./bounds.ts";
import { script } from "./script.ts";
import { style } from "./style.ts";

export interface Page {
  readonly title: string;
  readonly brand?: string | undefined;
  readonly subject?: string | undefined;
  /** Called for each response, because it shows the time left. */
  readonly bar?: () => Html;
  readonly main: Html;
}

/**
 * Script of responses to a form without a redirect: Back and Forward open the address of the page again instead of the
 * browser's question whether to send the form once more.
 */
const afterPost = "history.replaceState(null, '', location.href);";

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%231d5aa6'/%3E%3Cpath d='m4 8.5 2.8 2.8L12 5.5' fill='none' stroke='white' stroke-width='2'/%3E%3C/svg%3E";

export function document({ title, brand, subject, bar: barNow, main }: Page, isAfterPost = false): string {
  const bar = barNow?.();
  const head = html`<meta name="robots" content="noindex">
<link rel="icon" href="${icon}">
<style>${raw(style)}</style>`;
  const body = html`<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top${bar && " running"}"><div class="frame">
<p class="brand"><bdi>${shorten(brand ?? "Assessments")}</bdi>${subject !== undefined && html` <span><bdi>${shorten(subject)}</bdi></span>`}</p>
${bar}
</div></header>
<main id="main" tabindex="-1" class="frame">
${main}
</main>
<footer class="bottom"><div class="frame"><p>Assessment API sandbox. All times are in UTC.</p></div></footer>
${isAfterPost && html`<script>${raw(afterPost)}</script>`}
${bar && html`<script>${raw(script)}</script>`}
</body>`;
  return String(page({ title: shorten(title), head, body }));
}

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The address contains a token, so it must not reach Referer or caches. */
export const pageHeaders = {
  "content-security-policy": [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)} ${hashOf(afterPost)}`,
    "img-src data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "x-robots-tag": "noindex",
};

/**
 * Sends a page. A refused form gets a redirect to the page, so that Back and Forward never send the form again.
 */
export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  const { method, url, refusedForms, cause } = reply.request;
  const isAfterPost = method === "POST";
  if (isAfterPost && refusedForms !== undefined) {
    const path = pathOf(url);
    const retryAfter = Number(reply.getHeader("retry-after")) || undefined;
    const id = refusedForms.keep({ path, status, page, retryAfter });
    if (cause !== undefined) cause.refusedForm = { status, title: page.title };
    return reply.headers(pageHeaders).redirect(`${path}?refused=${id}`, 303);
  }
  return reply.code(status).headers(pageHeaders).type("text/html; charset=utf-8").send(document(page, isAfterPost));
}

export const pathOf = (url: string): string => url.replace(/[?#].*$/s, "");
