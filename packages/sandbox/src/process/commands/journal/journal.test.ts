import { expect, test } from "vitest";
import { startWithControl } from "../../../../testing/start-with-control.ts";
import { alone } from "../../../../testing/type-command.ts";

async function start() {
  const sandbox = await alone(startWithControl());
  const { v1, catalogue, settle } = sandbox;
  return {
    ...sandbox,
    async create(email = "maya@example.com") {
      const body = { email, firstName: "Maya", lastName: "Lindqvist", examId: catalogue.manual.id };
      const { data, response } = await v1.POST("/candidates", { body });
      await settle();
      return { candidateId: data?.id ?? "", requestId: response.headers.get("x-request-id") ?? "" };
    },
  };
}

test("the journal is a line per entry, newest last, without colors outside of a terminal", async () => {
  const { type, create } = await start();
  const { requestId, candidateId } = await create();
  const lines = (await type("journal", "--candidate", candidateId)).split("\n");
  expect(lines.map((line) => line.replace(/\d+(\.\d+)? ms/, "… ms").replace(/ {2}\w+$/, ""))).toEqual([
    "2026-03-02 09:15:00Z  REQUEST   POST /v1/candidates  201  … ms",
    expect.stringMatching(/^2026-03-02 09:15:00Z {2}MAIL {8}INVITATION {2}mai_\w+$/),
    expect.stringMatching(/^2026-03-02 09:15:00Z {2}CHANGE {6}candidates {2}cnd_\w+ {2}created$/),
    expect.stringMatching(/^2026-03-02 09:15:00Z {2}ATTEMPT {5}mail {2}invitation:asm_\w+ {2}delivered$/),
    expect.stringMatching(/CHANGE .* \/assessments\/0\/status "NEW" → "TOKEN_SENT"$/),
  ]);
  expect(lines[0]).toMatch(new RegExp(`${requestId}$`));
});

test("an entry is shown between its causes and its effects", async () => {
  const { type, create } = await start();
  const { requestId } = await create();
  const lines = (await type("journal", requestId)).split("\n");
  expect(
    lines.map((line) =>
      line
        .slice(22, 60)
        .trimEnd()
        .replace(/^(\S+)( +).*/, "$1$2"),
    ),
  ).toEqual(["REQUEST   ", "MAIL        ", "ATTEMPT       ", "CHANGE          ", "CHANGE      "]);
});

test("following prints new entries until the sandbox ends", async () => {
  const { create, origin, close } = await start();
  const printed: string[] = [];
  const { Command } = await import("commander");
  const { journalCommand } = await import("./journal.ts");
  const program = new Command("assessment-api-sandbox").addCommand(journalCommand((text) => printed.push(text)));
  const first = await create("first@example.com");
  const args = ["journal", "--follow", "--kind", "request", "--url", origin];
  const followed = program.parseAsync(args, { from: "user" });
  await expect.poll(() => printed).toHaveLength(1);
  const second = await create("second@example.com");
  await expect.poll(() => printed.at(-1)).toContain(second.requestId);
  expect(printed[0]).toContain(first.requestId);
  await close();
  await followed;
});

test("a refusal is explained in words", async () => {
  const { type, v1 } = await start();
  const { response } = await v1.GET("/candidates/{id}", { params: { path: { id: "cnd_0Unknown" } } });
  const text = await type("explain", response.headers.get("x-request-id") ?? "");
  expect(text).toMatch(/^Request {4}GET \/v1\/candidates\/cnd_0Unknown, 2026-03-02 09:15:00Z\nStatus {5}404\n/);
  expect(text).toMatch(/\nRule {7}resource-exists\n.*\nRemedy {5}Take the id/s);
});
