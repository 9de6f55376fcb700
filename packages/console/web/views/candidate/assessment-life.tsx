import type { Assessment, AssessmentStatus, AutoAnswer, CandidateEvent, Mail, Move } from "@assessment-api/control";
import { allPages } from "../../api/all.ts";
import { type Call, call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { formatName } from "../../format.ts";
import { hrefOf } from "../../route.ts";
import type { Act, Acts } from "../../ui/act.ts";
import { Actions } from "../../ui/actions.tsx";
import { Show } from "../../ui/loaded.tsx";
import { Time } from "../../ui/time.tsx";
import { moveNames, stepsOf } from "./steps.ts";

interface AssessmentLifeProps {
  readonly id: string;
  readonly decided: "ACCEPTED" | "REJECTED" | undefined;
  /** Actions of the candidate, shown at the newest assessment. */
  readonly acts?: Acts;
}

export function AssessmentLife({ id, ...given }: AssessmentLifeProps) {
  const assessment = useData(call("control", "get", "/assessments/{id}", { path: { id } }));
  return <Show of={assessment}>{(found) => <Life assessment={found} {...given} />}</Show>;
}

type LifeProps = { readonly assessment: Assessment } & Omit<AssessmentLifeProps, "id">;

function Life({ assessment, decided, acts = {} }: LifeProps) {
  const { id, candidateId, test, testUrl, reportUrl, score, finishDate } = assessment;
  const of = (page: number) => ({ query: { candidateId, count: 100, page } });
  const mails = useData(allPages<Mail>((page) => call("control", "get", "/organizations/{id}/mails", of(page))));
  const events = useData(
    allPages<CandidateEvent>((page) => call("control", "get", "/organizations/{id}/events", of(page))),
  );
  const mail = mails.data?.find(({ assessmentId, kind }) => assessmentId === id && kind === "INVITATION");
  const completed = events.data?.find((event) => event.assessmentId === id && event.type === "ASSESSMENT_COMPLETED");
  const dates = { handedOver: mail?.handOverDate, assessed: completed?.date };
  return (
    <section class="life" aria-label={`Assessment ${id}`}>
      <h3>{test.name}</h3>
      <ol class="steps">
        {stepsOf(assessment, dates, decided).map(({ name, state, at }) => (
          <li key={name} class={state} aria-current={state === "next" ? "step" : undefined}>
            {name}
            {at && (
              <small>
                <Time at={at} />
              </small>
            )}
          </li>
        ))}
      </ol>
      <p class="links">
        {score.percentage !== undefined && (
          <strong>
            {score.scoredPoints} of {score.maxPoints} points, {Math.round(score.percentage)} %
          </strong>
        )}
        <a href={testUrl} target="_blank" rel="noreferrer">
          The candidate's page ↗
        </a>{" "}
        <a href={reportUrl} target="_blank" rel="noreferrer">
          Report ↗
        </a>
        {finishDate !== undefined && (
          <>
            {" "}
            <a href={hrefOf("scoring", id)}>Score manually</a>
          </>
        )}
      </p>
      <Moves assessment={assessment} acts={acts} />
    </section>
  );
}

/** The most likely next action by status. */
const mainMoves: Partial<Record<AssessmentStatus, Move>> = {
  NEW: "start",
  TOKEN_SENT: "start",
  TEST_STARTED: "submit",
  TEST_FINISHED: "assess",
  AUTO_ASSESSMENT_READY: "score",
};

interface MovesProps {
  readonly assessment: Assessment;
  readonly acts: Acts;
}

function Moves({ assessment: { id, status, allowedMoves }, acts }: MovesProps) {
  const path = { id };
  const answer = (auto: AutoAnswer) => call("control", "post", "/assessments/{id}/answer", { path, body: { auto } });
  const calls: readonly (readonly [Move, string, Call<unknown>])[] = [
    ["start", moveNames.start, call("control", "post", "/assessments/{id}/start", { path })],
    ["submit", moveNames.submit, call("control", "post", "/assessments/{id}/submit", { path, body: {} })],
    ["answer", "Answer correctly", answer("correct")],
    ["answer", "Answer incorrectly", answer("wrong")],
    ["answer", "Answer randomly", answer("random")],
    ["assess", moveNames.assess, call("control", "post", "/assessments/{id}/assess", { path })],
    [
      "score",
      "Give 80 % to unscored answers",
      call("control", "post", "/assessments/{id}/score", { path, body: { share: 0.8 } }),
    ],
    ["expire", moveNames.expire, call("control", "post", "/assessments/{id}/expire", { path })],
    ["cancel", moveNames.cancel, call("control", "post", "/assessments/{id}/cancel", { path })],
    ["fail", moveNames.fail, call("control", "post", "/assessments/{id}/fail", { path, body: {} })],
  ];
  const possible = calls.filter(([move]) => allowedMoves.includes(move));
  const actOf = ([, name, one]: (typeof calls)[number]): Act => ({ name, call: one, success: `Done: ${name}` });
  const main = possible.find(([move]) => move === mainMoves[status]);
  const adjacent = possible.filter(([move]) => move === "answer");
  const more = possible.filter((one) => one !== main && !adjacent.includes(one));
  const impossible = new Set(
    calls.filter((one) => !possible.includes(one)).map(([move]) => moveNames[move].toLowerCase()),
  );
  return (
    <>
      <Actions
        label={acts.more ? "Candidate" : "Assessment"}
        main={acts.main ?? (main && actOf(main))}
        secondary={[...(acts.secondary ?? []), ...adjacent.map(actOf)]}
        more={[...(acts.main && main ? [actOf(main)] : []), ...more.map(actOf), ...(acts.more ?? [])]}
      />
      {impossible.size > 0 && possible.length > 0 && (
        <p class="muted small">
          Unavailable in status “{formatName(status)}”: {[...impossible].join(", ")}.
        </p>
      )}
      {possible.length === 0 && <p class="muted">This assessment has ended.</p>}
    </>
  );
}
