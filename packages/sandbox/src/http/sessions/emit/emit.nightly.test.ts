import type { SessionTarget } from "@assessment-api/control";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../../../testing/sandbox.ts";
import { lintArazzo, runners, runTarget, runTargets } from "../../../../testing/sessions/targets.ts";
import { startWrongServer } from "../../../../testing/sessions/wrong-server.ts";
import { connectSandbox } from "../../../process/worlds/connect-sandbox.ts";
import { recordSession } from "../record.ts";
import type { Session } from "../session.ts";
import { emit } from "./index.ts";

let sandbox: TestSandbox;
let server: Awaited<ReturnType<typeof startWrongServer>>;
let session: Session;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await startWrongServer(sandbox.origin);
  session = await record();
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});

async function record(): Promise<Session> {
  await using world = await connectSandbox({ url: sandbox.origin }).world();
  const team = await world.request("POST", "/v3/boost/v3/teams", {
    json: { name: 'R&D "Core" {x} {{y}} \\ <team> `z` é😀' },
  });
  await world.request("POST", "/v3/boost/v3/invitations", {
    json: { email: "noor@corp.example", teamId: team.body.id },
  });
  await world.webhooks.catch("V2");
  const ada = await world.candidate({ email: "maya@corp.example", test: "SQL Basics" }).start();
  const [answer] = ada.assessment.sections[0]?.answers ?? [];
  await ada.answer({ answers: [{ answerId: answer?.answerId ?? "", choices: [] }], auto: "wrong" }).submit();
  await world.clock.advance("PT1M");
  await world.request("GET", "/v1/candidates?query=maya%40corp&status=ASSESSMENT_READY&status=REJECTED");
  await world.request("PATCH", `/v2/candidates/${ada.id}`, { json: { status: "ACCEPTED" } });
  await world.request("POST", "/v1/candidates", { json: { email: "", firstName: "Maya", examId: null } });
  await world.request("PUT", "/v2/tasks/yaml", {
    text: 'taskId: tsk_x\ntitle: "A \\"b\\""\n',
    contentType: "application/yaml",
  });
  const from = team.headers.get("x-request-id") ?? "";
  return await recordSession(sandbox.world, world.organizationId, { from });
}

/** Faults to detect, with the expected message. */
const faults = {
  "another status": {
    message: /\b200\b/,
    status: (status: number, method: string, path: string) =>
      method === "PATCH" && path.startsWith("/v2/") ? 200 : status,
  },
  "another value": {
    message: /TEST_(STARTED|FINISHED)/,
    body: (body: string, _: string, path: string) =>
      path.endsWith("/submit") ? body.replaceAll("TEST_FINISHED", "TEST_STARTED") : body,
  },
  "a missing member": {
    message: /\bteam|'id'|\[id\]|createTeam|\bid is missing/,
    body: (body: string, method: string, path: string) =>
      method === "POST" && path === "/v3/boost/v3/teams" ? body.replace(/"id":"[^"]*",?/, "") : body,
  },
};

describe.each(Object.entries(runners))("a test for %s", (name, { isThere }) => {
  const target = name as SessionTarget;
  const write = (url: string) => emit(session, target, url);

  test.skipIf(!isThere())("passes on a new world, repeatedly", async () => {
    server.be({});
    for (let time = 0; time < 2; time++) {
      const { isGreen, output } = await runTarget(target, write(server.url), server.url);
      if (!isGreen) console.error(output);
      expect(isGreen).toBe(true);
    }
  });

  // Playwright output differs from Vitest only in the first lines.
  const some = Object.entries(faults).slice(0, name === "playwright" ? 1 : undefined);
  test.skipIf(!isThere()).each(some)("fails if the server returns %s", async (_, { message, ...wrong }) => {
    server.be(wrong);
    const { isGreen, output } = await runTarget(target, write(server.url), server.url);
    expect(isGreen).toBe(false);
    expect(output).toMatch(message);
  });

  test.skipIf(!isThere())("fails if the server is wrong in the last of three runs", async () => {
    let worlds = 0;
    const { message, status } = faults["another status"];
    server.be({
      status(given, method, path) {
        if (method === "POST" && path === "/control/organizations") worlds++;
        return worlds < 3 ? given : status(given, method, path);
      },
    });
    const { isGreen, output } = await runTargets(target, [write(server.url)], server.url, 3);
    expect(isGreen).toBe(false);
    expect(worlds).toBe(3);
    expect(output).toMatch(message);
  });
});

test("Arazzo output is valid Arazzo 1.0", async () => {
  const valid = emit(session, "arazzo", sandbox.origin);
  expect(valid).toMatch(/^arazzo: 1\.0\.\d$/m);
  expect(await lintArazzo(valid)).toMatchObject({ isGreen: true });
  const { isGreen, output } = await lintArazzo(valid.replace("stepId:", "step:"));
  expect(isGreen).toBe(false);
  expect(output).toContain("stepId");
});

test.each(["vitest", "playwright", "pytest", "arazzo"] as const)("a test for %s contains no names", (target) => {
  const text = emit(session, target, sandbox.origin);
  expect(text).not.toMatch(/corp\.example|maya@|noor@/i);
  expect(text).toContain("person-1@example.com");
  expect(text).toContain("Names and addresses of people are made up");
});
