import { type Content, type Html, html } from "@assessment-api/html";
import { timeLimitOf } from "../../domain/assessments.ts";
import type { Assessment } from "../../domain/candidates.ts";
import { time } from "./readable.ts";

export interface Kept {
  readonly title: string;
  readonly text: string;
}

export function overTexts(assessment: Assessment): { title: string; text: Html } {
  const { status, timedOut, finishedAt = timeLimitOf(assessment), expiresAt } = assessment;
  switch (status) {
    case "TOKEN_EXPIRED":
      return {
        title: "This invitation has expired",
        text: html`<p class="lead">The test could be started until ${time(expiresAt)}.</p><p>Ask the people who invited you for a new invitation.</p>`,
      };
    case "CANCELED":
      return {
        title: "This test was canceled",
        text: html`<p class="lead">The people who invited you have withdrawn the test.</p><p>If you did not expect that, please ask them.</p>`,
      };
    case "ERROR":
      return {
        title: "Something went wrong with this test",
        text: html`<p class="lead">The service could not process your test, which is not your fault.</p><p>Please tell the people who invited you; they can invite you again.</p>`,
      };
  }
  // The time limit's timer has not run yet.
  if (timedOut || status === "TEST_STARTED")
    return {
      title: "The time is up",
      text: html`<p class="lead">The time for this test ended on ${time(finishedAt)}.</p><p>The answers you had saved by then count. There is nothing more for you to do.</p>`,
    };
  return {
    title: "Thank you, your test is submitted",
    text: html`<p class="lead">It was submitted on ${time(finishedAt)}.</p><p>There is nothing more for you to do: the people who invited you will be in touch.</p>`,
  };
}

/** @param kept entries that were posted too late */
export function overView(assessment: Assessment, kept: readonly Kept[] = []): Html {
  const { title, text } = overTexts(assessment);
  return html`<h1>${title}</h1>
${keptView(kept)}
${text}`;
}

export function keptView(kept: readonly Kept[]): Content {
  if (kept.length === 0) return undefined;
  const item = ({ title, text }: Kept) => html`<h3>${title}</h3><pre class="wrap">
${text}</pre>`;
  return html`<div class="message bad" role="alert" tabindex="-1" autofocus>
<h2>Your last entries were not saved</h2>
<p>The test no longer accepts answers. You can copy your entries here:</p>
${kept.map(item)}
</div>`;
}
