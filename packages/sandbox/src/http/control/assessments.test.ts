import { type ApiError, type Assessment, type Client, type Move, unwrap } from "@assessment-api/control";
import fc from "fast-check";
import { describe, expect, onTestFinished } from "vitest";
import { findServer, type TestServer } from "../../../testing/postgres/database.ts";
import { onPostgres } from "../../../testing/postgres/on-postgres.ts";
import { at, refusal, startWithControl, test } from "../../../testing/start-with-control.ts";
import { addAssessment, createCandidate } from "../../service/candidates.ts";

const server = await findServer();

const get = (control: Client, id: string) => unwrap(control.GET("/assessments/{id}", at({ id })));

const bodies: Partial<Record<Move, object>> = {
  answer: { auto: "correct" },
  score: { share: 0.5 },
  note: { note: "Reads closely." },
  feedback: { message: "Well done." },
};
const play = (control: Client, id: string, move: Move): Promise<Assessment> => {
  const init = { ...at({ id }), body: bodies[move] as never };
  return unwrap(control.POST(`/assessments/{id}/${move}`, init)) as Promise<Assessment>;
};

const answersOf = ({ sections }: Assessment) => sections.flatMap(({ answers }) => answers);
const answerOf = (assessment: Assessment, type: string) => {
  const answer = answersOf(assessment).find((one) => one.type === type);
  if (answer === undefined) throw new Error(`no answer of the type ${type}`);
  return answer;
};

describe("reading an assessment", () => {
  test("shows the data for taking the test, before and after the start", async () => {
    const { control, invite, world, origin, organizationId, catalogue } = await startWithControl();
    const { assessment, candidate } = await invite();
    const invited = await get(control, assessment.id);
    expect(invited).toEqual({
      id: assessment.id,
      organizationId,
      candidateId: candidate.id,
      email: "maya.lindqvist@example.com",
      status: "TOKEN_SENT",
      test: { id: catalogue.manual.id, name: "Backend Developer: Go and SQL", timeLimitInSeconds: 5400 },
      token: assessment.token,
      testUrl: `${origin}/t/${assessment.token}`,
      reportUrl: world.links.report(assessment.id),
      creationDate: "2026-03-02T09:15:00.000Z",
      expirationDate: "2026-03-16T09:15:00.000Z",
      timedOut: false,
      noteRevision: "0",
      score: { maxPoints: 40 },
      sections: [
        { name: "Warm-up", timeLimitInSeconds: 600, maxPoints: 8, answers: [] },
        { name: "Build", timeLimitInSeconds: 4800, maxPoints: 32, answers: [] },
      ],
      allowedMoves: ["start", "expire", "fail", "cancel"],
    });

    const started = await play(control, assessment.id, "start");
    expect(started).toMatchObject({
      status: "TEST_STARTED",
      startDate: "2026-03-02T09:15:00.000Z",
      timeLimitDate: "2026-03-02T10:45:00.000Z",
      allowedMoves: ["answer", "submit", "fail", "cancel"],
    });
    const choice = answerOf(started, "CHOICE");
    expect(choice).toEqual({
      answerId: expect.stringMatching(/^ans_/),
      taskId: expect.stringMatching(/^tsk_/),
      title: "Pick the right index",
      type: "CHOICE",
      question: "Which indexes help?",
      choices: [
        { text: "customer_id, created_at", correct: true },
        { text: "created_at", correct: false },
      ],
      maxPoints: 8,
      scoreRevision: "0",
    });
    expect(await get(control, assessment.id)).toEqual(started);
  });

  test("shows the expected answer to assessors, and never to the candidate", async () => {
    const { control, world, invite } = await startWithControl();
    const { assessment } = await invite();
    const { token } = await play(control, assessment.id, "start");
    const expected = "A circle of locks that wait for each other.";
    expect(answerOf(await get(control, assessment.id), "ESSAY").expectedAnswer).toBe(expected);
    expect(answerOf(await get(control, assessment.id), "CHOICE")).not.toHaveProperty("expectedAnswer");

    const textAt = async (url: string) => (await fetch(url)).text();
    const pages = [await textAt(`${world.links.test(token)}/sections/2`)];
    for (const move of ["answer", "submit", "assess", "score"] as const) await play(control, assessment.id, move);
    pages.push(await textAt(world.links.report(assessment.id)));
    expect(pages.every((page) => page.includes("Explain a deadlock"))).toBe(true);
    for (const page of pages) expect(page).not.toContain("circle of locks");
  });

  test("accepts the id of the assessment, its token, or the id of its candidate", async () => {
    const { control, world, invite, organizationId, catalogue } = await startWithControl();
    const { assessment, candidate } = await invite();
    const testId = catalogue.automatic.id;
    const { assessment: newer } = await addAssessment(world, organizationId, candidate.id, { testId });
    for (const [id, expected] of [
      [assessment.id, assessment.id],
      [assessment.token, assessment.id],
      [candidate.id, newer.id],
    ] as const) {
      expect((await get(control, id)).id).toBe(expected);
    }
  });

  test("responds with 404 to an unknown id, and to a candidate without an assessment", async () => {
    const { control, world, organizationId } = await startWithControl();
    const { id } = await createCandidate(world, organizationId, { email: "jonas.okafor@example.com" });
    const unknown = await refusal(get(control, "asm_0Unknown"));
    expect([unknown.status, unknown.body?.details]).toEqual([
      404,
      "There is no assessment or candidate with the id asm_0Unknown.",
    ]);
    expect(await refusal(get(control, id))).toMatchObject({ status: 404 });
  });
});

describe("the life of an assessment", () => {
  test("runs with one call per transition, right after the invitation", async ({ control, invite }) => {
    const { id } = await invite();
    const seen: [string, string, number | undefined][] = [];
    for (const move of ["start", "answer", "submit", "assess", "score", "note", "feedback"] as const) {
      const { status, score } = await play(control, id, move);
      seen.push([move, status, score.scoredPoints]);
    }
    expect(seen).toEqual([
      ["start", "TEST_STARTED", undefined],
      ["answer", "TEST_STARTED", undefined],
      ["submit", "TEST_FINISHED", undefined],
      ["assess", "AUTO_ASSESSMENT_READY", undefined],
      ["score", "ASSESSMENT_COMPLETED", 24],
      ["note", "ASSESSMENT_COMPLETED", 24],
      ["feedback", "ASSESSMENT_COMPLETED", 24],
    ]);
    const { assessorNote, allowedMoves } = await get(control, id);
    expect([assessorNote, allowedMoves]).toEqual(["Reads closely.", ["score", "note", "feedback"]]);
  });

  test.each([
    ["expire", "TOKEN_EXPIRED"],
    ["fail", "ERROR"],
    ["cancel", "CANCELED"],
  ] as const)("ends with %s and allows no transition afterwards", async (move, status) => {
    const { control, invite } = await startWithControl();
    const { id } = await invite();
    expect(await play(control, id, move)).toMatchObject({ status, allowedMoves: [] });
    expect((await refusal(play(control, id, "start"))).allowedMoves).toEqual([]);
  });

  test("a failure has a reason, given or general", async ({ control, invite }) => {
    const [one, other] = [await invite(), await invite()];
    const body = { reason: "The repository could not be read" };
    const failed = await unwrap(control.POST("/assessments/{id}/fail", { ...at({ id: one.id }), body }));
    expect(failed.failure).toBe(body.reason);
    expect((await play(control, other.id, "fail")).failure).toBe("Processing failed");
  });

  test("a forbidden transition is refused with the allowed ones, and changes nothing", async ({ control, invite }) => {
    const { id } = await invite();
    const before = await get(control, id);
    for (const move of ["answer", "submit", "assess", "score", "note", "feedback"] as const) {
      const error = await refusal(play(control, id, move));
      expect([move, error.status, error.allowedMoves]).toEqual([move, 409, ["start", "expire", "fail", "cancel"]]);
      expect(error.body?.details).toMatch(/is TOKEN_SENT\. Possible now: start, expire, fail, cancel\.$/);
    }
    expect(await get(control, id)).toEqual(before);
  });

  test("contract data is kept if the test asks for it", async ({ control, invite, catalogue }) => {
    const contractData = { financialExpectations: 68_000, noticePeriod: "Two months" };
    const submitted = async (id: string) => {
      await play(control, id, "start");
      return unwrap(control.POST("/assessments/{id}/submit", { ...at({ id }), body: contractData }));
    };
    expect((await submitted((await invite()).id)).contractData).toEqual(contractData);
    expect(await submitted((await invite(catalogue.automatic)).id)).not.toHaveProperty("contractData");
  });

  test("V2 shows the same state", async ({ control, invite, v2 }) => {
    const { id, candidate } = await invite();
    await play(control, candidate.id, "start");
    const path = { id: candidate.id, assessmentId: id };
    const { data } = await v2.GET("/candidates/{id}/assessments/{assessmentId}", { params: { path } });
    expect(data?.status).toBe("TEST_STARTED");
  });
});

describe("answering", () => {
  const answer = (control: Client, id: string, body: object) =>
    unwrap(control.POST("/assessments/{id}/answer", { ...at({ id }), body: body as never }));

  test("stores given answers, and removes one", async ({ control, invite }) => {
    const { id } = await invite();
    const started = await play(control, id, "start");
    const { answerId } = answerOf(started, "CHOICE");
    const essay = answerOf(started, "ESSAY").answerId;
    const answered = await answer(control, id, {
      answers: [
        { answerId, choices: ["created_at"] },
        { answerId: essay, text: "Two wait for each other." },
      ],
    });
    expect(answersOf(answered).map(({ value }) => value)).toEqual([
      { choices: ["created_at"] },
      { text: "Two wait for each other." },
      undefined,
    ]);
    const without = await answer(control, id, { answers: [{ answerId }] });
    expect(answersOf(without).map(({ value }) => value !== undefined)).toEqual([false, true, false]);
  });

  test.each([
    ["correct", 10],
    ["wrong", 0],
  ] as const)("fills in %s answers, which are worth %d points of 10", async (auto, points) => {
    const { control, invite, catalogue } = await startWithControl();
    const { id } = await invite(catalogue.automatic);
    await play(control, id, "start");
    expect(answersOf(await answer(control, id, { auto })).every(({ value }) => value !== undefined)).toBe(true);
    await play(control, id, "submit");
    expect(await play(control, id, "assess")).toMatchObject({
      status: "ASSESSMENT_COMPLETED",
      score: { maxPoints: 10, scoredPoints: points },
    });
  });

  test("generates all answers except the given ones", async ({ control, invite }) => {
    const { id } = await invite();
    const { answerId } = answerOf(await play(control, id, "start"), "ESSAY");
    const answered = await answer(control, id, { auto: "random", answers: [{ answerId, text: "Mine." }] });
    expect(answerOf(answered, "ESSAY").value).toEqual({ text: "Mine." });
    expect(answerOf(answered, "PROGRAMMING").value?.text).toBeTruthy();
  });

  test.each([
    ["an unknown answer", { answerId: "ans_0Unknown", text: "?" }, "answers[1].answerId"],
    ["an answer that is named twice", { answerId: "CHOICE", choices: [] }, "answers[1].answerId"],
    ["an unknown choice", { answerId: "CHOICE", choices: ["created_at", "?"] }, "answers[0].choices[1]"],
    ["the wrong kind of answer", { answerId: "ESSAY", choices: ["created_at"] }, "answers[1].choices"],
  ])("refuses %s, and stores nothing", async (_, wrong, field) => {
    const { control, invite } = await startWithControl();
    const { id } = await invite();
    const started = await play(control, id, "start");
    const ids = new Map(answersOf(started).map(({ type, answerId }) => [type as string, answerId]));
    const given = { ...wrong, answerId: ids.get(wrong.answerId) ?? wrong.answerId };
    const right = { answerId: ids.get("CHOICE"), choices: ["created_at"] };
    const answers = field.startsWith("answers[0]") ? [given] : [right, given];
    const error = await refusal(answer(control, id, { answers }));
    expect([error.status, error.validationErrors.map((one) => one.field)]).toEqual([400, [field]]);
    expect(await get(control, id)).toEqual(started);
  });
});

describe("scoring", () => {
  const score = (control: Client, id: string, body: object) =>
    unwrap(control.POST("/assessments/{id}/score", { ...at({ id }), body: body as never }));

  const finished = async () => {
    const sandbox = await startWithControl();
    const { id } = await sandbox.invite();
    for (const move of ["start", "answer"] as const) await play(sandbox.control, id, move);
    return { ...sandbox, id, assessment: await play(sandbox.control, id, "submit") };
  };

  test("scores named answers, after the automatic assessment", async () => {
    const { control, id, assessment } = await finished();
    const { answerId } = answerOf(assessment, "ESSAY");
    const scored = await score(control, id, { answers: [{ answerId, scoredPoints: 9 }] });
    expect(scored.status).toBe("AUTO_ASSESSMENT_READY");
    expect(answersOf(scored).map(({ scoredPoints, scoredBy }) => [scoredPoints, scoredBy])).toEqual([
      [8, "SERVICE"],
      [9, "ASSESSOR"],
      [undefined, undefined],
    ]);
  });

  test("gives unscored answers a share of their points", async () => {
    const { control, id, assessment } = await finished();
    const { answerId } = answerOf(assessment, "ESSAY");
    const scored = await score(control, id, { answers: [{ answerId, scoredPoints: 1 }], share: 0.3333 });
    expect(answersOf(scored).map(({ scoredPoints }) => scoredPoints)).toEqual([8, 1, 6.67]);
    expect(await score(control, id, { share: 1 })).toEqual(scored);
  });

  test("refuses a score or note with an outdated revision", async () => {
    const { control, id, assessment } = await finished();
    const { answerId, scoreRevision } = answerOf(assessment, "ESSAY");
    const first = await score(control, id, { answers: [{ answerId, scoredPoints: 9, scoreRevision }] });
    const refused = await refusal(score(control, id, { answers: [{ answerId, scoredPoints: 1, scoreRevision }] }));
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining("It is now 9 points")]);
    expect(await get(control, id)).toEqual(first);
    const seen = answerOf(first, "ESSAY").scoreRevision;
    const again = await score(control, id, { answers: [{ answerId, scoredPoints: 9, scoreRevision: seen }] });
    expect(answerOf(again, "ESSAY").scoreRevision).not.toBe(seen);

    const note = (text: string, noteRevision?: string) =>
      unwrap(control.POST("/assessments/{id}/note", { ...at({ id }), body: { note: text, noteRevision } as never }));
    const { noteRevision } = await note("Clear.", again.noteRevision);
    const late = await refusal(note("Not clear.", again.noteRevision));
    expect([late.status, late.message]).toEqual([409, expect.stringContaining("It is now “Clear.”")]);
    expect((await note("Very clear.", noteRevision)).assessorNote).toBe("Very clear.");
    expect((await note("Without a revision.")).assessorNote).toBe("Without a revision.");
  });

  const write = fc.record({
    who: fc.nat(1),
    does: fc.constantFrom("open", "save", "save", "save", "both save"),
    parts: fc.subarray(["ESSAY", "PROGRAMMING", "note"], { minLength: 1 }),
  });

  const neverLoses = async (postgres?: TestServer) => {
    const { options, drop } = await onPostgres(postgres);
    onTestFinished(drop);
    const { control, invite } = await startWithControl(options);
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 4, maxLength: 15 }), async (writes) => {
        const { assessment } = await invite();
        const { id } = assessment;
        for (const move of ["start", "answer", "submit", "assess"] as const) await play(control, id, move);
        const seen = [await get(control, id), await get(control, id)];
        let count = 0;
        const valueIn = (of: Assessment, part: string) =>
          part === "note" ? of.assessorNote : answerOf(of, part).scoredPoints;
        const revisionOf = (of: Assessment, part: string) =>
          part === "note" ? of.noteRevision : answerOf(of, part).scoreRevision;

        async function save(who: number, parts: readonly string[]): Promise<Map<string, unknown>> {
          const sheet = seen[who] as Assessment;
          const saved = new Map<string, unknown>();
          const send = async (values: Map<string, unknown>, call: Promise<unknown>) => {
            try {
              seen[who] = (await call) as Assessment;
              for (const [part, value] of values) saved.set(part, value);
            } catch (error) {
              expect([(error as ApiError).status, String((error as ApiError).message)]).toEqual([
                409,
                expect.stringContaining("It is now"),
              ]);
            }
          };
          const scored = parts.filter((part) => part !== "note");
          const points = new Map(scored.map((part) => [part, (++count % 80) / 8]));
          const answers = scored.map((part) => ({
            answerId: answerOf(sheet, part).answerId,
            scoredPoints: points.get(part),
            scoreRevision: revisionOf(sheet, part),
          }));
          if (scored.length > 0) await send(points, score(control, id, { answers }));
          if (parts.includes("note")) {
            const body = { note: `note ${++count}`, noteRevision: revisionOf(sheet, "note") as string };
            await send(
              new Map([["note", body.note]]),
              unwrap(control.POST("/assessments/{id}/note", { ...at({ id }), body })),
            );
          }
          return saved;
        }

        for (const { who, does, parts } of writes) {
          const before = await get(control, id);
          const sheets = [...seen] as Assessment[];
          if (does === "open") seen[who] = before;
          const savers = does === "open" ? [] : does === "save" ? [who] : [0, 1];
          const results = await Promise.all(savers.map(async (one) => [one, await save(one, parts)] as const));
          const after = await get(control, id);
          for (const part of parts) {
            const written = results.filter(([, saved]) => saved.has(part));
            expect(written.length).toBeLessThan(2);
            const [winner] = written;
            expect(valueIn(after, part)).toEqual(winner ? winner[1].get(part) : valueIn(before, part));
            if (winner === undefined) continue;
            expect(valueIn(sheets[winner[0]] as Assessment, part), `${part} was lost`).toEqual(valueIn(before, part));
          }
          for (const [one, saved] of results)
            if (
              savers.length === 1 &&
              parts.every((part) => revisionOf(sheets[one] as Assessment, part) === revisionOf(before, part))
            )
              expect([...saved.keys()].sort()).toEqual([...parts].sort());
        }
      }),
      { numRuns: Number(process.env.PAGES_RUNS ?? (postgres === undefined ? 15 : 8)) },
    );
  };

  const title = "never loses an acknowledged score or note, however two assessors interleave";
  test(`${title}, on SQLite`, () => neverLoses());
  test.skipIf(server === undefined)(`${title}, on PostgreSQL`, () => neverLoses(server));

  test("keeps the revision of a score by the service", async () => {
    const { control, id, assessment } = await finished();
    const { answerId, scoreRevision } = answerOf(assessment, "CHOICE");
    await play(control, id, "assess");
    const scored = await score(control, id, { answers: [{ answerId, scoredPoints: 1, scoreRevision }] });
    expect(answerOf(scored, "CHOICE")).toMatchObject({ scoredPoints: 1, scoredBy: "ASSESSOR" });
  });

  test("refuses too many points and unknown answers, and stores nothing", async () => {
    const { control, id, assessment } = await finished();
    const [essay, program] = ["ESSAY", "PROGRAMMING"].map((type) => answerOf(assessment, type).answerId);
    const answers = [
      { answerId: essay, scoredPoints: 12 },
      { answerId: program, scoredPoints: 20.5 },
    ];
    const error = await refusal(score(control, id, { answers }));
    expect(error.validationErrors).toEqual([
      { field: "answers[1].scoredPoints", value: "20.5", message: "must be from 0 to 20" },
    ]);
    const unknown = await refusal(score(control, id, { answers: [{ answerId: "ans_0Unknown", scoredPoints: 1 }] }));
    expect(unknown.validationErrors[0]?.field).toBe("answers[0].answerId");
    expect(await get(control, id)).toEqual(assessment);
  });
});
