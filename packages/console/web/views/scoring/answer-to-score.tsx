import type { Answer } from "@assessment-api/control";
import { useRef } from "preact/hooks";
import { formatName } from "../../format.ts";
import { withGaps } from "./gaps.ts";
import { revisionField } from "./scores-of.ts";
import { useSeenRevision } from "./seen-revision.tsx";

interface AnswerToScoreProps {
  readonly answer: Answer;
  readonly disabled: boolean;
}

export function AnswerToScore({ answer, disabled }: AnswerToScoreProps) {
  const {
    answerId,
    title,
    type,
    question,
    code,
    files,
    expectedAnswer,
    maxPoints,
    scoredPoints,
    scoredBy,
    scoreRevision,
  } = answer;
  const field = useRef<HTMLInputElement>(null);
  const stored = { value: scoredPoints === undefined ? "" : String(scoredPoints), revision: scoreRevision };
  const { seen, changed } = useSeenRevision(field, stored);
  return (
    <article class="card">
      <h3>
        <bdi>{title}</bdi> <span class="pill">{formatName(type)}</span>
      </h3>
      <p class="text">{question}</p>
      {code && <pre>{withGaps(code)}</pre>}
      {files?.map(({ filename, text }) => (
        <details key={filename}>
          <summary>
            <code>{filename}</code>
          </summary>
          <pre>{text}</pre>
        </details>
      ))}
      <h4>Answer</h4>
      <Given answer={answer} />
      {expectedAnswer && (
        <details>
          <summary>Expected answer</summary>
          <pre>{expectedAnswer}</pre>
        </details>
      )}
      <label>
        <span>
          Points of {maxPoints} for <bdi>{title}</bdi>
          {scoredBy && `, scored by ${scoredBy === "SERVICE" ? "the service" : "an assessor"}`}
        </span>
        <input
          ref={field}
          name={answerId}
          type="number"
          min={0}
          max={maxPoints}
          step="any"
          defaultValue={scoredPoints}
          disabled={disabled}
        />
      </label>
      <input type="hidden" name={revisionField(answerId)} value={seen} />
      {changed}
    </article>
  );
}

function Given({ answer: { value, choices, gaps: gapQuestions } }: { readonly answer: Answer }) {
  if (value === undefined)
    return (
      <>
        <p class="muted">No answer.</p>
        {gapQuestions?.map(({ name, accepted }) => (
          <p key={name}>
            <Expected texts={accepted} />
          </p>
        ))}
      </>
    );
  const { text, gaps, comments } = value;
  return (
    <>
      {text !== undefined && <pre>{text}</pre>}
      {value.choices !== undefined && (
        <ul>
          {choices?.map((choice) => (
            <li key={choice.text}>
              {value.choices?.includes(choice.text) ? "chosen" : "not chosen"}: <bdi>{choice.text}</bdi>{" "}
              {choice.correct && <span class="pill good">correct</span>}
            </li>
          ))}
        </ul>
      )}
      {gaps !== undefined && (
        <ol>
          {gaps.map((gap, index) => (
            // The order of gaps never changes, so the index is a stable key.
            <li key={index}>
              {gap === "" ? <span class="muted">empty</span> : <code>{gap}</code>}{" "}
              <Expected texts={gapQuestions?.[index]?.accepted ?? []} />
            </li>
          ))}
        </ol>
      )}
      {comments?.map((comment) => (
        <p key={`${comment.filename} ${comment.startLine} ${comment.text}`}>
          <code>
            {comment.filename}:{comment.startLine}–{comment.endLine}
          </code>{" "}
          <bdi>{comment.text}</bdi>
        </p>
      ))}
    </>
  );
}

function Expected({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <span class="muted">
      expected:{" "}
      {texts.map((text, index) => (
        <span key={text}>
          {index > 0 && " or "}
          <code>{text}</code>
        </span>
      ))}
    </span>
  );
}
