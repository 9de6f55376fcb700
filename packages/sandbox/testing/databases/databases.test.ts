import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { startSandbox } from "../../src/index.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const databases = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".sqlite.gz"));

interface Listed {
  readonly id: string;
}

/** Serves a copy of a database as the present code does, which checks each response against its document. */
async function serve(database: string) {
  const data = temporaryFolder();
  writeFileSync(join(data, "sandbox.sqlite"), gunzipSync(readFileSync(join(import.meta.dirname, database))));
  const failures: string[] = [];
  const logStream = { write: (line: string) => void failures.push(line) };
  const { url, organizationId, close } = await startSandbox({
    data,
    port: 0,
    rateLimit: "off",
    logLevel: "error",
    logStream,
  });
  onTestFinished(() => close());
  const key = "key-of-the-database";
  const headers = { "x-api-key": key, "vendor-api-key": key };

  async function call(path: string, body?: unknown) {
    const sent = {
      method: "POST",
      body: JSON.stringify(body),
      headers: { ...headers, "content-type": "application/json" },
    };
    const response = await fetch(`${url}${path}`, body === undefined ? { headers } : sent);
    const text = await response.text();
    expect([path, response.ok, text]).toEqual([path, true, text]);
    // biome-ignore lint/suspicious/noExplicitAny: whatever the documents say
    return JSON.parse(text) as any;
  }
  return { call, failures, panel: `/control/organizations/${organizationId}` };
}

test.each(databases)("%s is opened, upgraded and served", async (database) => {
  const { call, failures, panel } = await serve(database);

  const examinees: Listed[] = (await call("/v1/candidates?count=100")).items;
  expect(examinees).toHaveLength(11);
  for (const { id } of examinees) await call(`/v1/candidates/${id}`);
  const completed: Listed[] = (await call("/v1/candidates?status=ASSESSMENT_READY")).items;
  expect(completed).toHaveLength(1);
  for (const { id } of completed) await call(`/v1/candidates/${id}/results`);
  const exams: Listed[] = (await call("/v1/exams")).items;
  for (const { id } of exams) await call(`/v1/exams/${id}`);

  const { candidates } = (await call("/v2/candidates?count=100"))._embedded;
  expect(candidates).toHaveLength(15);
  for (const { id } of candidates) await call(`/v2/candidates/${id}`);
  const { invitations } = (await call("/v2/invitations?count=100"))._embedded;
  expect(invitations).toHaveLength(13);
  for (const { id } of invitations) await call(`/v2/invitations/${id}`);
  const { tests } = (await call("/v2/tests"))._embedded;
  for (const { id } of tests) await call(`/v2/tests/${id}`);
  expect((await call("/v2/predefined-tests"))._embedded.predefinedTests.length).toBeGreaterThan(5);
  await call("/v2/tasks/tsk_go_worker_pool");

  for (const list of ["mails", "events", "webhooks", "keys"])
    for (const { id } of (await call(`${panel}/${list}?count=100`)).items) await call(`${panel}/${list}/${id}`);

  // Indexed anew: by any part of a name, by a token from its beginning.
  const found = async (query: string) => (await call(`/v1/candidates?count=100&query=${query}`)).items.length;
  const [{ link }] = (await call(`${panel}/mails?count=100`)).items.filter(
    ({ kind }: { kind: string }) => kind === "INVITATION",
  );
  const { token } = link.match(/\/t\/(?<token>\w+)$/).groups;
  expect([await found("kafo"), await found(token.slice(0, 10)), await found("k")]).toEqual([1, 1, 6]);

  // Timers and deliveries that were due run.
  expect((await call("/control/clock/advance", { duration: "P30D" })).timersRun).toBeGreaterThan(4);
  const { email } = await call("/v1/candidates", {
    email: "new@example.com",
    firstName: "N",
    lastName: "N",
    examId: exams[0]?.id,
  });
  expect(email).toBe("new@example.com");
  expect(failures).toEqual([]);
});
