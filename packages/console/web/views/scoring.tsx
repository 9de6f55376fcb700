import type { Answer, Assessment } from "@assessment-api/control";
import { useRef } from "preact/hooks";
import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { formatName } from "../format.ts";
import { hrefOf, route } from "../route.ts";
import { CallForm } from "../ui/form.tsx";
import { Show } from "../ui/loaded.tsx";
import { Facts } from "../ui/split.tsx";
import { Status } from "../ui/status.tsx";
import { Table } from "../ui/table.tsx";
import { AnswerToScore } from "./scoring/answer-to-score.tsx";
import { CandidatesToScore } from "./scoring/candidates-to-score.tsx";
import { scoresOf } from "./scoring/scores-of.ts";
import { useSeenRevision } from "./scoring/seen-revision.tsx";

export function Scoring() {
  const { id } = route.value;
  return (
    <>
      <h1>Scoring</h1>
      {id === undefined ? <CandidatesToScore /> : <One key={id} id={id} />}
    </>
  );
}

function One({ id }: { readonly id: string }) {
  const assessment = useData(call("control", "get", "/assessments/{id}", { path: { id } }));
  return <Show of={assessment}>{(found) => <Sheet assessment={found} />}</Show>;
}

function Points({ of: answers }: { readonly of: readonly Answer[] }) {
  return (
    <Table
      caption="Points"
      items={answers}
      total={Infinity}
      empty="No answers."
      columns={[
        { name: "Task", by: ({ title }) => title },
        { name: "Type", of: ({ type }) => formatName(type) },
        { name: "Points", number: true, of: ({ scoredPoints, maxPoints }) => `${scoredPoints ?? "–"} of ${maxPoints}` },
        {
          name: "Percent",
          number: true,
          of: ({ scoredPoints, maxPoints }) =>
            scoredPoints === undefined ? "–" : `${Math.round((scoredPoints / maxPoints) * 100)} %`,
        },
        { name: "Scored by", of: ({ scoredBy }) => scoredBy && (scoredBy === "SERVICE" ? "Service" : "Assessor") },
      ]}
    />
  );
}

function Sheet({ assessment }: { readonly assessment: Assessment }) {
  const { id, email, candidateId, status, test, score, sections, assessorNote, noteRevision, allowedMoves } =
    assessment;
  const noteField = useRef<HTMLTextAreaElement>(null);
  const stored = { value: assessorNote ?? "", revision: noteRevision };
  const { seen, changed: noteChanged } = useSeenRevision(noteField, stored);
  const path = { id };
  const canScore = allowedMoves.includes("score");
  return (
    <>
      <Facts
        of={{
          Candidate: <a href={hrefOf("candidates", candidateId)}>{email}</a>,
          Test: test.name,
          Status: <Status of={status} />,
          Score:
            score.scoredPoints !== undefined &&
            `${score.scoredPoints} of ${score.maxPoints} points${score.percentage === undefined ? "" : `, ${Math.round(score.percentage)} %`}`,
        }}
      />
      {!canScore && <p class="message">You can score the assessment after the test is finished.</p>}
      <CallForm
        label="Save points"
        kind="main"
        success="Scored"
        keep
        call={(values) =>
          call("control", "post", "/assessments/{id}/score", {
            path,
            body: {
              answers: scoresOf(
                values,
                sections.flatMap(({ answers }) => answers),
              ),
            },
          })
        }
      >
        {sections.map((section) => (
          <section key={section.name} class="wide" aria-label={section.name}>
            <h2>
              <bdi>{section.name}</bdi>
            </h2>
            <Points of={section.answers} />
            {section.answers.map((answer) => (
              <AnswerToScore key={answer.answerId} answer={answer} disabled={!canScore} />
            ))}
          </section>
        ))}
      </CallForm>
      <CallForm
        label="Save note"
        success="Saved the note"
        keep
        call={({ note = "" }) =>
          call("control", "post", "/assessments/{id}/note", { path, body: { note, noteRevision: seen } })
        }
      >
        <label class="wide">
          Note
          <textarea ref={noteField} name="note" rows={3} required defaultValue={assessorNote} disabled={!canScore} />
        </label>
        {noteChanged}
      </CallForm>
      <CallForm
        label="Send feedback"
        success="Sent the feedback by mail"
        call={({ message = "" }) => call("control", "post", "/assessments/{id}/feedback", { path, body: { message } })}
      >
        <label class="wide">
          Feedback for the candidate, sent by mail
          <textarea name="message" rows={3} required />
        </label>
      </CallForm>
    </>
  );
}
