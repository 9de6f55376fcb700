import { html } from "ghtml";
import type { Answer } from "../../../domain/answers.ts";
import type { Html } from "../layout.ts";

const isCode: readonly Answer["type"][] = ["DATABASE", "DEVOPS", "PROGRAMMING", "TESTING"];

/** What a candidate answered, for people who read the report. */
export function valueView({ value, type }: Answer): Html {
  const { text = "", choices = [], gaps = [], comments = [] } = value ?? {};
  const parts = [
    text === "" ? "" : isCode.includes(type) ? code(text) : html`<blockquote>${text}</blockquote>`,
    choices.length === 0 ? "" : html`<ul>!${choices.map((choice) => html`<li>${choice}</li>`)}</ul>`,
    gaps.length === 0 ? "" : html`<ol>!${gaps.map(gap)}</ol>`,
    comments.map(
      ({ filename, startLine, endLine, text, rating }) =>
        html`<p class="filename">${filename}, ${startLine === endLine ? `line ${startLine}` : `lines ${startLine} to ${endLine}`}!${rating === "UNRATED" ? "" : html` <span class="pill">${rating.toLowerCase()}</span>`}</p>
<blockquote>${text}</blockquote>`,
    ),
  ].flat();
  return parts.some((part) => part !== "") ? parts.join("\n") : `<p class="note">No answer</p>`;
}

const code = (text: string): Html => html`<pre class="wrap" tabindex="0">
${text}</pre>`;

const gap = (text: string): Html =>
  text === "" ? `<li class="note">left open</li>` : html`<li><code>${text}</code></li>`;
