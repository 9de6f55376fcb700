import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { unwrap as unwrapControl } from "@assessment-api/control";
import { unwrap } from "@assessment-api/v1";
import { unwrap as unwrapV2 } from "@assessment-api/v2";
import { describe, expect, onTestFinished } from "vitest";
import { startTestSandbox } from "../../../testing/sandbox.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { MINUTE } from "../../domain/time.ts";
import { connectSandbox } from "./connect-sandbox.ts";
import { test } from "./vitest.ts";

const refusal = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => expect.unreachable("it should be refused"),
    (error: unknown) => error as Error,
  );

test("a world has a key for all versions, a catalogue, and no candidates", async ({ world }) => {
  const { items } = await unwrap(world.v1.GET("/exams"));
  expect(items.length).toBeGreaterThan(0);
  expect((await unwrap(world.v1.GET("/candidates"))).items).toEqual([]);
  expect((await unwrapV2(world.v2.GET("/candidates")))._embedded.candidates).toEqual([]);
  expect((await world.v3.GET("/boost/v3/teams")).response.status).toBe(200);
});

test("worlds are isolated, and a closed world is deleted with its key", async ({ sandbox, world }) => {
  const other = await sandbox.world();
  await other.candidate();
  expect((await unwrap(world.v1.GET("/candidates"))).items).toEqual([]);
  await other.close();
  expect((await other.v1.GET("/candidates")).response.status).toBe(401);
  const params = { path: { id: other.organizationId } };
  expect((await world.control.GET("/organizations/{id}", { params })).response.status).toBe(404);
});

test("a kept world is not deleted", async ({ sandbox }) => {
  const world = await sandbox.world();
  world.keep();
  await world.close();
  expect((await world.v1.GET("/candidates")).response.status).toBe(200);
});

test("`await using` closes a world", async ({ sandbox, world }) => {
  const seen = await (async () => {
    await using other = await sandbox.world({ seed: "none" });
    return other.organizationId;
  })();
  const params = { path: { id: seen } };
  expect((await world.control.GET("/organizations/{id}", { params })).response.status).toBe(404);
});

test("the same seed value makes the same data again, identifiers included", async ({ sandbox }) => {
  const ids = async () => {
    await using world = await sandbox.world({ seed: "demo", seedValue: "again" });
    return (await unwrap(world.v1.GET("/candidates"))).items.map(({ id }) => id);
  };
  const first = await ids();
  expect(first.length).toBeGreaterThan(0);
  expect(await ids()).toEqual(first);
});

test("a world connects to a sandbox by its URL", async ({ sandbox }) => {
  await using world = await connectSandbox({ url: `${sandbox.url}/` }).world();
  expect((await world.v1.GET("/exams")).response.status).toBe(200);
  expect(world.consoleUrl).toBe(`${sandbox.url}/#/${world.organizationId}`);
});

describe("candidates", () => {
  test("go step by step, and awaiting returns the state after the last step", async ({ world }) => {
    const ada = await world.candidate({ firstName: "Ada", test: "SQL Basics" }).start().answer("wrong").submit();
    expect(ada).toMatchObject({ firstName: "Ada", status: "TEST_FINISHED" });
    expect(ada.assessment.test.name).toBe("SQL Basics");
    expect(await ada.assess()).toMatchObject({ id: ada.id, status: "ASSESSMENT_COMPLETED" });
    const params = { path: { id: ada.id } };
    expect(await unwrap(world.v1.GET("/candidates/{id}", { params }))).toMatchObject({ status: "ASSESSMENT_READY" });
  });

  test("are scored, expire, fail and are canceled", async ({ world }) => {
    const [scored, expired, failed, canceled] = await Promise.all([
      world.candidate().start().answer().submit().score(0.8),
      world.candidate().expire(),
      world.candidate().start().fail("no disk"),
      world.candidate().cancel(),
    ]);
    expect([scored, expired, failed, canceled].map(({ status }) => status)).toEqual([
      "ASSESSMENT_COMPLETED",
      "TOKEN_EXPIRED",
      "ERROR",
      "CANCELED",
    ]);
    expect(failed.assessment.failure).toBe("no disk");
  });

  test("end the chain with the service's message if a step is forbidden", async ({ world }) => {
    const error = await refusal(world.candidate().submit().score());
    expect(error.message).toMatch(/submit|start/i);
  });

  test("need an existing test, or the error lists them", async ({ world }) => {
    const { message } = await refusal(world.candidate({ test: "Juggling" }));
    expect(message).toContain('The world has no test named "Juggling". Usable tests: ');
    expect(message).toContain("SQL Basics");
  });
});

describe("mails", () => {
  test("are returned one after the other, with their links", async ({ world }) => {
    const ada = await world.candidate({ email: "ada@example.com" });
    const grace = await world.candidate({ email: "grace@example.com" });
    const mail = await world.mails.next({ to: "GRACE@example.com" });
    expect(mail).toMatchObject({ to: "grace@example.com", kind: "INVITATION" });
    expect(mail.links).toContain(grace.testUrl);
    expect(await world.mails.next()).toMatchObject({ candidateId: ada.id });
    const third = world.mails.next();
    const noor = await world.candidate({ email: "noor@example.com" });
    expect(await third).toMatchObject({ candidateId: noor.id });
    expect((await world.mails.all()).map(({ to }) => to)).toEqual([
      "ada@example.com",
      "grace@example.com",
      "noor@example.com",
    ]);
  });

  test("report a missing mail, with the mails that arrived", async ({ world }) => {
    await world.candidate({ email: "ada@example.com" });
    await world.mails.next();
    const { name, message } = await refusal(world.mails.next({ to: "eve@example.com", kind: "FEEDBACK", within: 30 }));
    expect(name).toBe("AwaitedError");
    expect(message).toMatch(
      /^Waited 30 ms for a mail of kind FEEDBACK to eve@example.com. Found instead:\n {2}INVITATION to ada@example.com, ".+", which an earlier call returned$/,
    );
  });

  test("report an empty outbox", async ({ world }) => {
    const { message } = await refusal(world.mails.next({ within: 1 }));
    expect(message).toBe("Waited 1 ms for a mail. None arrived.");
  });
});

describe("webhooks", () => {
  test("catch the events of their version, one after the other", async ({ world }) => {
    const v1 = await world.webhooks.catch("V1");
    const v2 = await world.webhooks.catch("V2");
    const ada = await world.candidate({ test: "SQL Basics" }).start().answer().submit().assess();
    const ofAda = { candidateId: ada.id, within: MINUTE };
    expect(await v2.next("ASSESSMENT_COMPLETED", ofAda)).toMatchObject({ candidateId: ada.id });
    expect(await v1.next("EXAM_STARTED", ofAda)).toMatchObject({ candidateId: ada.id, status: "EXAM_STARTED" });
    expect((await v2.next("ASSESSMENT_STARTED", ofAda)).assessmentId).toBe(ada.assessmentId);
    expect((await v2.all()).every(({ event }) => !event.startsWith("EXAM_"))).toBe(true);
  });

  test("report a missing event, with the events that arrived", async ({ world }) => {
    const v2 = await world.webhooks.catch("V2");
    const ada = await world.candidate().start();
    await v2.next("ASSESSMENT_STARTED", { within: MINUTE });
    const { message } = await refusal(v2.next("ASSESSMENT_EXPIRED", { candidateId: ada.id, within: 1 }));
    expect(message).toBe(
      `Waited 1 ms for the event ASSESSMENT_EXPIRED of ${ada.id}. Found instead:\n  ASSESSMENT_STARTED of ${ada.id}, which an earlier call returned`,
    );
  });
});

test("the clock of one world does not move other worlds", async ({ sandbox, world }) => {
  await using other = await sandbox.world();
  const [ada, grace] = [await world.candidate(), await other.candidate()];
  const before = await other.clock.now();
  const frozen = await world.clock.freeze();
  expect((await world.clock.advance("P40D")).getTime() - frozen.getTime()).toBe(40 * 24 * 3600_000);
  const statusOf = async (of: typeof world, id: string) =>
    (await unwrap(of.v1.GET("/candidates/{id}", { params: { path: { id } } }))).status;
  expect(await statusOf(world, ada.id)).toBe("TOKEN_EXPIRED");
  expect(await statusOf(other, grace.id)).toBe("TOKEN_SENT");
  expect((await other.clock.now()).getTime() - before.getTime()).toBeLessThan(24 * 3600_000);
  await world.clock.resume();
  await world.clock.follow();
  expect((await world.clock.now()).getTime()).toBeLessThan(frozen.getTime() + 24 * 3600_000);
});

test("faults affect only calls of this world, until they are cleared", async ({ sandbox, world }) => {
  await using other = await sandbox.world({ seed: "none" });
  await world.faults.add({ operation: "listCandidates", outcome: 503 });
  expect((await world.v1.GET("/candidates")).response.status).toBe(503);
  expect((await other.v1.GET("/candidates")).response.status).toBe(200);
  expect(await world.faults.list()).toHaveLength(1);
  await world.faults.clear();
  expect((await world.v1.GET("/candidates")).response.status).toBe(200);
});

test("a snapshot restores everything", async ({ world }) => {
  const ada = await world.candidate();
  const before = await world.snapshot();
  await world.snapshot();
  await ada.start();
  await before.restore();
  const params = { path: { id: ada.id } };
  expect(await unwrapControl(world.control.GET("/assessments/{id}", { params }))).toMatchObject({
    status: "TOKEN_SENT",
  });
});

describe("a seed file", () => {
  const write = (text: string) => {
    const file = join(temporaryFolder(), "seed.yaml") as `${string}.yaml`;
    writeFileSync(file, text);
    return file;
  };

  test("creates teams, people and candidates, found by name", async ({ sandbox }) => {
    const seed = write(`
credits: 5
teams: [Platform]
people:
  - { email: noor@example.com, team: Platform, onboarding: COMPLETED }
candidates:
  ada: { firstName: Ada, test: SQL Basics, moves: [start, answer: wrong, submit, assess] }
  grace: {}
`);
    await using world = await sandbox.world({ seed });
    const { ada, grace } = world.planted.candidates;
    expect(ada).toMatchObject({
      firstName: "Ada",
      status: "ASSESSMENT_COMPLETED",
      assessment: { score: { percentage: 0 } },
    });
    expect(grace).toMatchObject({ status: "TOKEN_SENT" });
    const path = { personId: world.planted.people["noor@example.com"] ?? "" };
    expect((await world.v3.GET("/boost/v3/people/{personId}", { params: { path } })).data).toMatchObject({
      email: "noor@example.com",
    });
    const params = { path: { id: world.organizationId } };
    expect(await unwrapControl(world.control.GET("/organizations/{id}", { params }))).toMatchObject({ credits: 3 });
  });

  test.for([
    ["colour: red", 'unknown member "colour"; a seed file has seed, '],
    ["seed: forest", '"seed" must be one of none, catalogue, demo, large, not forest'],
    ["candidates: { ada: { moves: [start, jump] } }", 'candidates.ada: unknown move "jump"; choose from start, '],
    ["people: [{ email: noor@example.com, team: Ops }]", 'no team "Ops" for noor@example.com'],
    ["teams: [", "Flow sequence"],
  ] as const)("%j is refused", async ([text, expected], { sandbox }) => {
    expect((await refusal(sandbox.world({ seed: write(text) }))).message).toContain(expected);
  });
});

describe("the report on a world", () => {
  test("has calls with their effects, and the reason of a refusal", async ({ world }) => {
    const ada = await world.candidate();
    await world.v1.GET("/candidates/{id}", { params: { path: { id: "cnd_0Unknown" } } });
    await refusal(ada.submit());
    const text = await world.report();
    const lines = text.split("\n");
    const post = lines.findIndex((line) => /REQUEST +POST \/v1\/candidates {2}201/.test(line));
    expect(lines[post + 1]).toMatch(/ {4}\S/);
    expect(text).toContain("MAIL");
    expect(text).toMatch(/GET \/v1\/candidates\/cnd_0Unknown {2}404/);
    expect(text).toMatch(/Rule +\S+\nMessage/);
    expect(text).toMatch(/Remedy .*start/);
  });

  test("has calls of one millisecond in order, also if reads are written later", async () => {
    const sandbox = await startTestSandbox({ machine: () => Date.parse("2026-11-28T09:00:00Z") });
    onTestFinished(() => sandbox.close());
    await using world = await connectSandbox({ url: sandbox.origin }).world();
    for (const _ of [1, 2]) await world.candidate();
    const calls = (await world.report()).matchAll(/REQUEST +(\w+ \S+)/g);
    const expected = ["GET /v1/exams?count=100", "POST /v1/candidates"];
    expect(Array.from(calls, ([, call]) => call)).toEqual([...expected, ...expected]);
  });

  test("without calls has no entries", async ({ sandbox }) => {
    await using world = await sandbox.world({ seed: "none" });
    expect(await world.report()).toBe("Journal: no entries.");
  });
});
