import type { Answer, AnswerComment, AnswerValue, Saved } from "../../domain/answers.ts";
import { type Assessment, assessmentStatuses, type Candidate, type Section } from "../../domain/candidates.ts";
import {
  amount,
  bool,
  count,
  customFields,
  email,
  filled,
  id,
  instant,
  integer,
  key,
  list,
  name,
  names,
  nullable,
  object,
  oneOf,
  organizationId,
  text,
} from "./schema.ts";
import { difficulty, taskType } from "./task-schemas.ts";

const line = integer(1, 1_000_000_000);

const answerValue = object<AnswerValue>(
  {},
  {
    text,
    choices: list(text),
    gaps: list(text),
    comments: list(
      object<AnswerComment>({
        filename: filled,
        rating: oneOf("UNRATED", "ACCEPTED", "REJECTED"),
        startLine: line,
        endLine: line,
        text: filled,
      }),
    ),
  },
);

const answer = object<Answer>(
  {
    id: id("ans"),
    taskId: id("tsk"),
    revision: integer(1, 1_000_000_000),
    title: name,
    type: taskType,
    difficulty,
    skills: names,
    maxPoints: amount,
  },
  {
    value: answerValue,
    saved: object<Saved>({ revision: key }, { page: key, turn: count }),
    scoredPoints: amount,
    scoredBy: oneOf("SERVICE", "ASSESSOR"),
    scoreRevision: key,
  },
);

const assessment = object<Assessment>(
  {
    id: id("asm"),
    token: id("tkn"),
    status: oneOf(...assessmentStatuses),
    test: object<Assessment["test"]>({
      id: id("tst"),
      name,
      skills: names,
      timeLimitInSeconds: count,
      maxPoints: amount,
      asksForContractData: bool,
    }),
    invited: bool,
    createdAt: instant,
    expiresAt: instant,
    activeSection: count,
    timedOut: bool,
    sections: list(
      object<Section>({
        name,
        timeLimitInSeconds: count,
        maxPoints: amount,
        timeTakenInSeconds: amount,
        answers: list(answer),
      }),
    ),
    customFields,
  },
  {
    opensAt: instant,
    startedAt: instant,
    activeAt: instant,
    finishedAt: instant,
    note: text,
    assessorNote: text,
    noteRevision: key,
    contractData: object<NonNullable<Assessment["contractData"]>>(
      {},
      { financialExpectations: amount, noticePeriod: text },
    ),
    feedbackSentAt: instant,
    failure: text,
  },
);

export const candidates = object<Candidate>(
  {
    id: id("cnd"),
    organizationId,
    email,
    tags: names,
    communicationDisabled: bool,
    assignedUser: nullable(name),
    assignedTeam: nullable(name),
    customFields,
    createdAt: instant,
    assessments: list(assessment),
  },
  { firstName: name, lastName: name, externalId: name, decision: oneOf("ACCEPTED", "REJECTED") },
);
