import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCompiler } from "./compile/compile.ts";
import { openSession, type Session } from "./session/session.ts";
import { type DemoSandbox, startDemoSandbox } from "./testing/demo-sandbox.ts";

const compiler = startCompiler();
let sandbox: DemoSandbox;
let session: Session;
const run = (snippet: string) => session.execute(snippet);

beforeAll(async () => {
  sandbox = await startDemoSandbox();
  session = await openSession({ url: sandbox.urls.control }, compiler);
});
afterAll(async () => {
  await session.close();
  await compiler.close();
  await sandbox.close();
});

describe("a snippet", () => {
  test("calls operations of every version, and returns JSON", async () => {
    const { failed, text } = await run(`
      const [v1List, v2List, v3List] = await Promise.all([v1.listCandidates(), v2.listCandidates(), v3.listPeople()]);
      const { id } = await control.getOrganization({ params: { path: { id: world.organizationId } } });
      return { counts: [v1List.items.length > 0, v2List._embedded.candidates.length > 0], people: typeof v3List, own: id === world.organizationId };
    `);
    expect({ failed, text }).toEqual({
      failed: false,
      text: '{"counts":[true,true],"people":"object","own":true}',
    });
  });

  test("shows what it changed, and what it logged", async () => {
    const { text } = await run(`
      const ada = await world.candidate({ email: "ada@example.com" }).start().answer().submit().score(0.8);
      console.log("scored", { id: ada.id === ada.assessment.candidateId });
      return ada.status;
    `);
    const [value, ...rest] = text.split("\n");
    expect(value).toBe('"ASSESSMENT_COMPLETED"');
    expect(rest.slice(0, 4)).toEqual(["", "Log:", 'scored {"id":true}', ""]);
    expect(rest[4]).toBe("Changes:");
    expect(rest).toContainEqual(expect.stringMatching(/^\+ candidates cnd_/));
    expect(rest).toContainEqual(expect.stringMatching(/^mail INVITATION cnd_/));
    expect(rest).toContainEqual(expect.stringMatching(/^event ASSESSMENT_COMPLETED cnd_/));
    expect((await run("return 1")).text).toBe("1");
  });

  test("moves the organization clock", async () => {
    const { text } = await run(`
      const before = await world.clock.now();
      const after = await world.clock.advance("P1D");
      return Math.round((after.getTime() - before.getTime()) / 3_600_000);
    `);
    expect(text.split("\n")[0]).toBe("24");
  });

  test("gets the errors of the API, and results by path", async () => {
    const missing = "{ params: { path: { id: 'cnd_0' } } }";
    expect((await run(`await v2.getCandidate(${missing})`)).text).toMatch(/^ApiError: 404 \/v2\/candidates\/cnd_0: /);
    expect(
      (
        await run(
          `const { error, response } = await v2.GET("/candidates/{id}", ${missing});\nreturn [response.status, error?.code]`,
        )
      ).text,
    ).toBe("[404,404]");
  });

  test("gets the line of its error", async () => {
    expect((await run("const a = 1;\n\nthrow new RangeError('no ' + a);")).text).toBe("line 3: RangeError: no 1");
  });

  test("waits as in a browser", async () => {
    const { text } = await run(`
      await new Promise((r) => setTimeout(r, 1));
      return await new Promise((resolve) => setTimeout((first, second) => resolve(first + second), 1, 40, 2));
    `);
    expect(text).toBe("42");
  });

  test("walks lists, and waits a little", async () => {
    const { text } = await run(`
      await new Promise<void>((resolve) => setTimeout(resolve, 1));
      let count = 0;
      for await (const { email } of v2.paginate("/candidates", { params: { query: { count: 3 } } })) count += email.length > 0 ? 1 : 0;
      return count > 3;
    `);
    expect(text).toBe("true");
  });
});

test.each([
  [
    "await v2.createInvitation({ body: { email: 'a@example.com', testID: 'x' } })",
    /^line 1: .*'testID' does not exist.*'testId'/,
  ],
  ["const page = await v2.listTests();\n\nreturn page.tests", /^line 3: Property 'tests' does not exist/],
  ["await v2.createInvitation()", /^line 1: Expected 1 arguments, but got 0/],
  ["await v2.listCandidates({ params: { query: { status: ['NEWW'] } } })", /^line 1: .*"NEWW".*"NEW"/],
  ["return process.env", /^line 1: Cannot find name 'process'\.$/],
  ["return require('fs')", /^line 1: Cannot find name 'require'\.$/],
  ["return await fetch('http://example.com')", /^line 1: Cannot find name 'fetch'\.$/],
  ["return 1 +", /^line 1: Expression expected/],
])("%j does not compile, and does not run", async (snippet, problem) => {
  const { failed, text } = await run(`${snippet}`);
  const [first, ...lines] = text.split("\n");
  expect({ failed, first }).toEqual({ failed: true, first: "Does not compile; nothing ran." });
  expect(lines[0]).toMatch(problem);
});

describe("sessions", () => {
  test("work in a fork, which is deleted afterwards, and leave the organization unchanged", async () => {
    const { organizations, read } = sandbox;
    const [first] = await organizations();
    const things = () =>
      Promise.all(["", "/snapshots", "/keys", "/mails"].map((path) => read(`/organizations/${first?.id}${path}`)));
    const [there, before] = [await organizations(), await things()];
    const other = await openSession({ url: sandbox.url }, compiler);
    const { text } = await other.execute("return (await world.candidate()).email");
    expect(JSON.parse(text.split("\n")[0] ?? "")).toContain("@");
    expect((await organizations()).map(({ id }) => id)).toContain(other.organizationId);
    await other.close();
    expect(await organizations()).toEqual(there);
    expect(await things()).toEqual(before);
  });

  test("work in the organization itself on request, and delete their key", async () => {
    const [organization] = await sandbox.organizations();
    const keys = () => sandbox.read(`/organizations/${organization?.id}/keys`);
    const before = await keys();
    const here = await openSession({ url: sandbox.url, inPlace: true }, compiler);
    expect(here.organizationId).toBe(organization?.id);
    expect((await here.execute("return (await v2.listCandidates()).page.totalElements")).failed).toBe(false);
    await here.close();
    expect(await keys()).toEqual(before);
  });

  test("explain a missing sandbox", async () => {
    const opened = openSession({ url: "http://127.0.0.1:1" }, compiler);
    await expect(opened).rejects.toThrow(/The sandbox at http:\/\/127\.0\.0\.1:1 cannot be used .*sandbox serve/);
  });
});
