import type { Assignment } from "@assessment-api/control";
import { type Command, Option } from "commander";
import { request } from "../connection.ts";
import { type Pair, readPoints, readTexts } from "../from-document/arguments.ts";
import { createCommandGroup, type OperationCommand } from "../from-document/command-group.ts";
import { facts, type Print } from "../output.ts";
import { answerInputs } from "./answer-flags.ts";
import { describeAssessment } from "./assessment-view.ts";

export function candidateCommands(print: Print): Command {
  const { group, add } = createCommandGroup(print, "candidates", "act as candidates and assessors", {
    describe: describeAssessment,
    subject: "of an assessment, or of a candidate for its newest assessment, or the token of a test",
  });

  add("show", "getAssessment", {
    about: "show the state of a candidate, with answers and tasks",
    examples: ["show cnd_9Tz3Rk1W", "show asm_8Hc4Wg2D --json"],
  });
  add("start", "startAssessment");
  add("answer", "answerAssessment", answering);
  add("submit", "submitAssessment", {
    examples: [
      "submit cnd_9Tz3Rk1W",
      'submit cnd_9Tz3Rk1W --financial-expectations 68000 --notice-period "Two months"',
    ],
  });
  add("assess", "assessAutomatically");
  add("score", "scoreAssessment", {
    examples: ["score cnd_9Tz3Rk1W --share 0.8", "score cnd_9Tz3Rk1W --points ans_9Fm1Lv6S=17 --points ans_6Bz5Nq3J=9"],
    flags: [new Option("--points <id=number>", "points of an answer; repeatable").argParser(readPoints)],
    needsFlag: true,
    body: (body, { points = [] }) => {
      const answers = (points as Pair<number>[]).map(([answerId, scoredPoints]) => ({ answerId, scoredPoints }));
      return { ...body, ...(answers.length > 0 && { answers }) };
    },
  });
  add("note", "noteAssessment", {
    examples: ['note cnd_9Tz3Rk1W "Reads code closely."'],
    takes: ["note"],
  });
  add("feedback", "giveFeedback", {
    about: "send the candidate feedback on the test",
    examples: ['feedback cnd_9Tz3Rk1W "We would like to meet you."'],
    takes: ["message"],
  });
  add("expire", "expireAssessment");
  add("fail", "failAssessment", { examples: ['fail cnd_9Tz3Rk1W --reason "The repository is broken"'] });
  add("cancel", "cancelAssessment");
  add("assign", "assignCandidate", {
    about: 'assign a candidate to a user or a team; "none" removes the assignment',
    examples: ["assign cnd_9Tz3Rk1W --user usr_1Gx5Ud8M", "assign cnd_9Tz3Rk1W --user none --team team_8Vq4Hy2Z"],
    named: { assignedUser: "user", assignedTeam: "team" },
    show: ({ candidateId, assignedUser, assignedTeam }: Assignment) =>
      facts({ Candidate: candidateId, User: assignedUser ?? "none", Team: assignedTeam ?? "none" }),
  });
  return group;
}

const answering: OperationCommand<"answerAssessment"> = {
  about: "enter answers as the candidate",
  examples: [
    "answer cnd_9Tz3Rk1W --auto correct",
    'answer cnd_9Tz3Rk1W --answer ans_4Xc8Dt2H="(status, created_at)" --auto random',
    'answer cnd_9Tz3Rk1W --answer "ans_6Bz5Nq3J=handler.go:2-3:The amount is not checked."',
    "answer cnd_9Tz3Rk1W --take-back ans_9Fm1Lv6S",
  ],
  flags: [
    new Option("--answer <id=value>", "an answer; repeat it for further choices, gaps, comments or lines").argParser(
      readTexts,
    ),
    new Option("--take-back <id...>", "answers to remove"),
  ],
  needsFlag: true,
  /** The answer format depends on the task. */
  async body(body, flags, { client, path }) {
    const { answer = [], takeBack = [] } = flags as { answer?: Pair<string>[]; takeBack?: string[] };
    const read = () => request(client.GET("/assessments/{id}", { params: { path: path as { id: string } } }));
    const given = answer.length === 0 ? [] : answerInputs(await read(), answer);
    const answers = [...given, ...takeBack.map((answerId) => ({ answerId }))];
    return { ...body, ...(answers.length > 0 && { answers }) };
  },
};
