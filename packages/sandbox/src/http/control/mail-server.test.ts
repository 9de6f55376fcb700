import { unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { type MailServerOptions, refuse, startMailServer } from "../../../testing/mail-server/index.ts";
import { at, refusal, startWithControl } from "../../../testing/start-with-control.ts";
import { typeCommand } from "../../../testing/type-command.ts";
import { HOUR, MINUTE, SECOND } from "../../domain/time.ts";
import { cancelAssessment } from "../../service/assessments.ts";
import { invite } from "../../service/candidates.ts";

async function start(options: MailServerOptions & { credentials?: string } = {}) {
  const server = await startMailServer(options);
  const smtpUrl = `smtp://${options.credentials ?? ""}127.0.0.1:${server.port}?starttls=never`;
  const lines: string[] = [];
  const sandbox = await startWithControl({
    smtpUrl,
    mailRetries: [5 * SECOND, 5 * MINUTE],
    logLevel: "trace",
    logStream: { write: (line) => void lines.push(line) },
  });
  const { control, organizationId: id } = sandbox;
  await sandbox.clock.freeze();
  const mails = async (query: object = {}) =>
    (await unwrap(control.GET("/organizations/{id}/mails", { params: { path: { id }, query } }))).items;
  const statusOf = async (assessmentId: string) =>
    (await unwrap(control.GET("/assessments/{id}", at({ id: assessmentId })))).status;
  return { ...sandbox, server, mails, statusOf, lines };
}

const busy = () => Promise.reject(refuse(450, "busy"));
const unknown = () => Promise.reject(refuse(550, "no such mailbox"));

test("an invitation reaches the mail server, stays in the outbox, and counts as sent", async () => {
  const { server, invite, mails, statusOf } = await start();
  const { id, assessment } = await invite();
  const [mail] = await mails();
  expect(mail).toMatchObject({ state: "HANDED_OVER", attempts: [{ status: 250, message: expect.any(String) }] });
  expect(await statusOf(id)).toBe("TOKEN_SENT");
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toEqual(["maya.lindqvist@example.com"]);
  expect(server.received[0]?.source.replace(/=\r\n/g, "")).toContain(assessment.token);
});

test("a temporary refusal is retried by the schedule, also during an advance", async () => {
  const { server, invite, mails, statusOf, clock } = await start();
  server.reply = busy;
  const { id } = await invite();
  const [queued] = await mails();
  expect(queued).toMatchObject({ state: "PENDING", attempts: [{ status: 450, message: "450 busy" }] });
  expect(Date.parse(queued?.nextAttemptDate ?? "")).toBeGreaterThan(clock.now());
  expect(await statusOf(id)).toBe("NEW");
  await clock.advance(MINUTE);
  expect((await mails())[0]?.attempts).toHaveLength(2);
  server.reply = async () => {};
  await clock.advance(HOUR);
  expect(await mails()).toMatchObject([{ state: "HANDED_OVER", attempts: [{}, {}, { status: 250 }] }]);
  expect(await statusOf(id)).toBe("TOKEN_SENT");
  const ids = server.received.map(({ source }) => /^Message-ID: (.*)\r$/m.exec(source)?.[1]);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test("a mail is held once the schedule is over, and a replay sends it", async () => {
  const { server, invite, mails, statusOf, clock, control, organizationId } = await start();
  server.reply = busy;
  const { id } = await invite();
  await clock.advance(HOUR);
  const [held] = await mails({ state: ["HELD"] });
  expect(held).toMatchObject({ state: "HELD", attempts: [{}, {}, {}] });
  expect(held).not.toHaveProperty("nextAttemptDate");
  server.reply = async () => {};
  const path = at({ id: organizationId, mailId: held?.id ?? "" });
  const replayed = await unwrap(control.POST("/organizations/{id}/mails/{mailId}/replay", path));
  expect(replayed).toMatchObject({ id: held?.id, state: "PENDING" });
  expect(await mails()).toMatchObject([{ state: "HANDED_OVER" }]);
  expect(await statusOf(id)).toBe("TOKEN_SENT");
});

test("a permanent refusal holds the mail at once, visible in lists, the command and the log", async () => {
  const sandbox = await start();
  const { server, invite, mails, statusOf, clock, lines, organizationId } = sandbox;
  server.reply = unknown;
  const { id } = await invite();
  await mails();
  await clock.advance(HOUR);
  expect(await mails({ state: ["HELD"] })).toMatchObject([
    { state: "HELD", attempts: [{ status: 550, message: "550 no such mailbox" }] },
  ]);
  expect(await mails({ state: ["HANDED_OVER", "PENDING"] })).toEqual([]);
  expect(server.received).toHaveLength(1);
  expect(await statusOf(id)).toBe("NEW");
  const type = typeCommand(sandbox);
  const table = await type("mails", "list", "--state", "HELD", "--organization", organizationId);
  expect(table).toMatch(/HELD .*maya\.lindqvist@example\.com.*550 no such mailbox$/m);
  const warnings = lines.filter((line) => line.includes("was not handed over"));
  expect(warnings).toHaveLength(1);
  expect(JSON.parse(warnings[0] ?? "")).toMatchObject({ level: "warn", status: 550, attempt: 1 });
  expect(lines.join("")).not.toContain("maya");
});

test("one command resends all held mails", async () => {
  const sandbox = await start();
  const { server, invite, mails, organizationId } = sandbox;
  server.reply = unknown;
  for (const name of ["a", "b", "c"]) await invite(undefined, `${name}@example.com`);
  expect((await mails()).map(({ state }) => state)).toEqual(["HELD", "HELD", "HELD"]);
  server.reply = async () => {};
  const type = typeCommand(sandbox);
  expect(await type("mails", "replay-held", "--organization", organizationId)).toBe("3 mails are sent again.");
  expect((await mails()).map(({ state }) => state)).toEqual(["HANDED_OVER", "HANDED_OVER", "HANDED_OVER"]);
  const [{ id = "" } = {}] = await mails();
  expect(await type("mails", "replay", id, "--organization", organizationId)).toContain("State         PENDING");
  await mails();
  expect(server.received).toHaveLength(7);
});

test("an invitation to an ended test is withdrawn, and cannot be resent", async () => {
  const { server, invite, mails, world, organizationId, control, clock } = await start();
  server.reply = busy;
  const { id } = await invite();
  await mails();
  await cancelAssessment(world, organizationId, id);
  const [mail] = await mails();
  expect(mail).toMatchObject({ state: "WITHDRAWN", attempts: [{ status: 450 }] });
  await clock.advance(HOUR);
  expect(server.received).toHaveLength(1);
  const path = at({ id: organizationId, mailId: mail?.id ?? "" });
  const refused = await refusal(unwrap(control.POST("/organizations/{id}/mails/{mailId}/replay", path)));
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining("is CANCELED")]);
});

test("a hanging mail server delays no response", async () => {
  const { server, invite, mails, control } = await start();
  server.reply = () => new Promise(() => {});
  const { id } = await invite();
  await unwrap(control.GET("/assessments/{id}", at({ id })));
  expect(await mails()).toMatchObject([{ state: "PENDING", attempts: [] }]);
});

test("disabled communication sends no mail, and the invitation counts as sent", async () => {
  const { server, world, organizationId, catalogue, statusOf, mails } = await start();
  const quiet = { email: "quiet@example.com", communicationDisabled: true };
  const { assessment } = await invite(world, organizationId, quiet, { testId: catalogue.manual.id });
  expect(await mails()).toEqual([]);
  expect(server.received).toEqual([]);
  expect(await statusOf(assessment.id)).toBe("TOKEN_SENT");
});

test("a refused login is retried; log and control API hide the credentials", async () => {
  const { invite, mails, lines } = await start({ user: "me", password: "right", credentials: "me:wr0ng-p4ss@" });
  await invite();
  const text = JSON.stringify(await mails());
  expect(text).toContain('"failure":"login"');
  expect(text).toContain('"state":"PENDING"');
  expect(text + lines.join("")).not.toMatch(/wr0ng|d3IwbmctcDRzcw/);
});
