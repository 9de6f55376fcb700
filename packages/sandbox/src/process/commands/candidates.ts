import type { Assessment, AssignmentInput, AutoAnswer, Client, ContractData } from "@assessment-api/control";
import { type Command, Option } from "commander";
import { SandboxError } from "../errors.ts";
import { answerInputs } from "./answer-flags.ts";
import { type Pair, readNumber, readPoints, readTexts } from "./arguments.ts";
import { describeAssessment } from "./assessment-view.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { facts, type Print, show } from "./output.ts";

const at = (id: string) => ({ params: { path: { id } } });

/** `candidates show|start|answer|submit|assess|score|note|feedback|expire|fail|cancel|assign` */
export function candidateCommands(print: Print): Command {
  const group = createGroup("candidates", "play candidates and assessors").addHelpText(
    "after",
    "\nID is the id of a candidate, whose newest assessment is meant, or of an assessment, or the token of a test.",
  );

  const add = (name: string, description: string, examples: readonly string[]) =>
    addCommand(group, name, description, examples).argument("<id>", "of a candidate or an assessment, or a token");

  /** A command that prints the state of the assessment in the end. */
  const present = (flags: ConnectionFlags, assessment: Assessment) =>
    show(print, flags, assessment, describeAssessment);

  add("show", "show the state of a candidate, with answers and tasks", [
    "show cnd_9Tz3Rk1W",
    "show asm_8Hc4Wg2D --json",
  ]).action(async (id: string, flags: ConnectionFlags) => {
    present(flags, await ask(connect(flags).GET("/assessments/{id}", at(id))));
  });

  /** A move without arguments of its own. */
  const addMove = (move: "start" | "assess" | "expire" | "cancel", description: string) =>
    add(move, description, [`${move} cnd_9Tz3Rk1W`]).action(async (id: string, flags: ConnectionFlags) => {
      present(flags, await ask(connect(flags).POST(`/assessments/{id}/${move}`, at(id))));
    });

  addMove("start", "open the test as the candidate");

  add("answer", "enter answers as the candidate", [
    "answer cnd_9Tz3Rk1W --auto correct",
    'answer cnd_9Tz3Rk1W --answer ans_4Xc8Dt2H="(status, created_at)" --auto random',
    'answer cnd_9Tz3Rk1W --answer "ans_6Bz5Nq3J=handler.go:2-3:The amount is not checked."',
    "answer cnd_9Tz3Rk1W --take-back ans_9Fm1Lv6S",
  ])
    .addOption(new Option("--auto <how>", "answer everything else").choices(["correct", "wrong", "random"]))
    .addOption(
      new Option("--answer <id=value>", "an answer; repeat it for further choices, gaps, comments or lines").argParser(
        readTexts,
      ),
    )
    .option("--take-back <id...>", "answers to take back")
    .action(
      async (
        id: string,
        flags: ConnectionFlags & { auto?: AutoAnswer; answer?: Pair<string>[]; takeBack?: string[] },
      ) => {
        const { auto, answer = [], takeBack = [] } = flags;
        if (auto === undefined && answer.length + takeBack.length === 0)
          throw new SandboxError("there is nothing to enter; use --auto, --answer or --take-back");
        const client = connect(flags);
        const given = answer.length === 0 ? [] : await inputs(client, id, answer);
        const answers = [...given, ...takeBack.map((answerId) => ({ answerId }))];
        const body = { ...(answers.length > 0 && { answers }), ...(auto && { auto }) };
        present(flags, await ask(client.POST("/assessments/{id}/answer", { ...at(id), body })));
      },
    );

  add("submit", "hand the test in as the candidate", [
    "submit cnd_9Tz3Rk1W",
    'submit cnd_9Tz3Rk1W --financial-expectations 68000 --notice-period "Two months"',
  ])
    .addOption(new Option("--financial-expectations <number>", "where the test asks for them").argParser(readNumber))
    .option("--notice-period <text>", "where the test asks for it")
    .action(async (id: string, flags: ConnectionFlags & ContractData) => {
      const { financialExpectations, noticePeriod } = flags;
      const body = {
        ...(financialExpectations !== undefined && { financialExpectations }),
        ...(noticePeriod !== undefined && { noticePeriod }),
      };
      present(flags, await ask(connect(flags).POST("/assessments/{id}/submit", { ...at(id), body })));
    });

  addMove("assess", "score the automatic part at once");

  add("score", "score answers as an assessor", [
    "score cnd_9Tz3Rk1W --share 0.8",
    "score cnd_9Tz3Rk1W --points ans_9Fm1Lv6S=17 --points ans_6Bz5Nq3J=9",
  ])
    .addOption(new Option("--points <id=number>", "points of an answer; can be repeated").argParser(readPoints))
    .addOption(
      new Option("--share <number>", "share of the points for every other answer, 0 to 1").argParser(readNumber),
    )
    .action(async (id: string, flags: ConnectionFlags & { points?: Pair<number>[]; share?: number }) => {
      const { points = [], share } = flags;
      if (points.length === 0 && share === undefined)
        throw new SandboxError("there is nothing to score; use --points or --share");
      const answers = points.map(([answerId, scoredPoints]) => ({ answerId, scoredPoints }));
      const body = { ...(answers.length > 0 && { answers }), ...(share !== undefined && { share }) };
      present(flags, await ask(connect(flags).POST("/assessments/{id}/score", { ...at(id), body })));
    });

  add("note", "leave a note as an assessor", ['note cnd_9Tz3Rk1W "Reads code closely."'])
    .argument("<text>", "the note")
    .action(async (id: string, note: string, flags: ConnectionFlags) => {
      present(flags, await ask(connect(flags).POST("/assessments/{id}/note", { ...at(id), body: { note } })));
    });

  add("feedback", "send the candidate feedback on the test", ['feedback cnd_9Tz3Rk1W "We would like to meet you."'])
    .argument("<text>", "text of the mail")
    .action(async (id: string, message: string, flags: ConnectionFlags) => {
      present(flags, await ask(connect(flags).POST("/assessments/{id}/feedback", { ...at(id), body: { message } })));
    });

  addMove("expire", "let the invitation expire");

  add("fail", "let processing fail", ['fail cnd_9Tz3Rk1W --reason "The repository is broken"'])
    .option("--reason <text>", "why")
    .action(async (id: string, flags: ConnectionFlags & { reason?: string }) => {
      const body = flags.reason === undefined ? {} : { reason: flags.reason };
      present(flags, await ask(connect(flags).POST("/assessments/{id}/fail", { ...at(id), body })));
    });

  addMove("cancel", "cancel the assessment");

  add("assign", 'assign a candidate to a user or a team; "none" ends it', [
    "assign cnd_9Tz3Rk1W --user usr_1Gx5Ud8M",
    "assign cnd_9Tz3Rk1W --user none --team team_8Vq4Hy2Z",
  ])
    .option("--user <id>", 'identifier of the user, or "none"')
    .option("--team <id>", 'identifier of the team, or "none"')
    .action(async (id: string, flags: ConnectionFlags & { user?: string; team?: string }) => {
      const body = assignment(flags);
      const candidate = await ask(connect(flags).PATCH("/candidates/{id}/assignment", { ...at(id), body }));
      show(print, flags, candidate, ({ candidateId, assignedUser, assignedTeam }) =>
        facts({ Candidate: candidateId, User: assignedUser ?? "none", Team: assignedTeam ?? "none" }),
      );
    });

  return group;
}

async function inputs(client: Client, id: string, answer: Pair<string>[]) {
  return answerInputs(await ask(client.GET("/assessments/{id}", at(id))), answer);
}

function assignment({ user, team }: { user?: string; team?: string }): AssignmentInput {
  if (user === undefined && team === undefined)
    throw new SandboxError("there is nothing to change; use --user or --team");
  const idOf = (text: string) => (text === "none" ? null : text);
  return {
    ...(user !== undefined && { assignedUser: idOf(user) }),
    ...(team !== undefined && { assignedTeam: idOf(team) }),
  };
}
