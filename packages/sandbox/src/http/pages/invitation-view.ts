import { type Content, type Html, html } from "@assessment-api/html";
import type { Assessment, Candidate } from "../../domain/candidates.ts";
import { type Instant, readableCount, readableDuration } from "../../domain/time.ts";
import { type Bounds, bounded } from "./bounds.ts";
import { greeting, nameOf, time } from "./readable.ts";

const bounds: Bounds = { text: 10_000, lines: 500, total: 50_000 };

/**
 * The button appears when the test opens.
 * @param tasks the assessment knows its tasks only after the start
 * @param message why the form was refused
 */
export function invitation(
  candidate: Candidate,
  { token, test, sections, opensAt, expiresAt, note: full }: Assessment,
  tasks: number,
  now: Instant,
  message?: Content,
): Html {
  const { name, skills, note } = bounded({ name: test.name, skills: test.skills, note: full }, bounds).value;
  const opensLater = opensAt !== undefined && now < opensAt;
  return html`<h1>${name}</h1>
<p class="lead">${greeting(nameOf(candidate, ""))}, you are invited to take this test.</p>
${message}
${note === undefined ? "" : html`<blockquote>${note}</blockquote>`}
<div class="card">
<dl class="facts">
<dt>Time limit</dt><dd>${readableDuration(test.timeLimitInSeconds)}</dd>
<dt>Content</dt><dd>${readableCount(tasks, "task")} in ${readableCount(sections.length, "section")}</dd>
${skills.length === 0 ? "" : html`<dt>Skills</dt><dd>${skills.join(", ")}</dd>`}
${opensLater ? html`<dt>Opens</dt><dd>${time(opensAt)}</dd>` : ""}
<dt>Start before</dt><dd>${time(expiresAt)}</dd>
</dl>
${opensLater ? notOpenYet(opensAt) : startForm(token)}
</div>`;
}

const notOpenYet = (opensAt: Instant): Html =>
  html`<p><strong>The test is not open yet.</strong> Come back to this page from ${time(opensAt)} on.</p>`;

const startForm = (token: string): Html =>
  html`<p>The time starts when you start the test and cannot be paused. Until you submit the test or the time is up, you can move between sections and change your answers. The answers that are saved by then count.</p>
<form method="post" action="/t/${token}/start"><button class="main big">Start the test</button></form>`;
