import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import control from "@assessment-api/control/openapi.json" with { type: "json" };
import v1 from "@assessment-api/v1/openapi.json" with { type: "json" };
import v2 from "@assessment-api/v2/openapi.json" with { type: "json" };
import v3 from "@assessment-api/v3/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { startSandbox } from "../process/start-sandbox.ts";

const SECRET = "s3ntinel-of-the-test";

async function start() {
  const data = temporaryFolder();
  const sandbox = await startSandbox({
    data,
    port: 0,
    seed: "catalogue",
    logLevel: "silent",
    rateLimit: "off",
    apiKey: `${SECRET}-key`,
  });
  const send = (
    path: string,
    { method = "GET", body }: { method?: string; body?: object } = {},
    key = `${SECRET}-key`,
  ) =>
    fetch(`${sandbox.url}${path}`, {
      method,
      redirect: "manual",
      headers: {
        "x-api-key": key,
        "vendor-api-key": key,
        "x-hook-secret": SECRET,
        ...(body && {
          "content-type": path.startsWith("/v2") ? "application/vnd.vendor.v2.hal+json" : "application/json",
        }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { ...sandbox, send, file: join(data, "sandbox.sqlite") };
}

const operations = Object.entries({ v1, v2, v3, control }).flatMap(([version, { paths }]) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => [`/${version}${path}`, method.toUpperCase()] as const),
  ),
);

const url = `http://me:${SECRET}@127.0.0.1/hook?token=${SECRET}`;
const secrets = {
  secret: SECRET,
  key: SECRET,
  token: SECRET,
  password: SECRET,
  url,
  hookUrl: url,
  name: "A name",
  apiVersion: "V2",
  seed: "none",
  apiKey: { key: `${SECRET}-more` },
};

test("no operation leaves a key, a secret or a token in the journal, valid or not", async () => {
  const { send, organizationId, close, file } = await start();
  for (const [path, method] of operations) {
    // Skips operations that would break the following calls.
    if (method === "DELETE" || path.includes("/reset") || path.includes("advance")) continue;
    const address = path.replace("/organizations/{id}", `/organizations/${organizationId}`).replaceAll(/\{\w+\}/g, "x");
    const body = ["POST", "PUT", "PATCH"].includes(method) ? { body: secrets } : {};
    for (const key of [`${SECRET}-key`, `${SECRET}-wrong`]) {
      const response = await send(address, { method, ...body }, key);
      await response.body?.cancel();
    }
  }
  await send(`/control/organizations/${organizationId}/webhooks`, {
    method: "POST",
    body: { url: `http://127.0.0.1:9/hook?token=${SECRET}`, apiVersion: "V1", secret: SECRET },
  });
  await send(`/control/organizations/${organizationId}/keys`, { method: "POST", body: { key: `${SECRET}-other` } });
  await close();
  const database = new DatabaseSync(file);
  const rows = database
    .prepare(
      "SELECT doc FROM journal UNION ALL SELECT doc FROM journal_details UNION ALL SELECT doc FROM journal_reads",
    )
    .all();
  expect(rows.length).toBeGreaterThan(operations.length);
  expect(rows.map(({ doc }) => String(doc)).filter((doc) => doc.includes("s3ntinel"))).toEqual([]);
  expect(rows.map(({ doc }) => String(doc)).filter((doc) => /\b(tkn|rpt|cpg|whs|sbx)_\w/.test(doc))).toEqual([]);
  database.close();
});

test("nothing of a deleted candidate is left in the database", async () => {
  const { send, close, file, usableTestId, urls } = await start();
  const person = { email: "zephyrine.quill+work@example.com", firstName: "Zephyrine", lastName: "Quillfeather" };
  const invitation = { ...person, examId: usableTestId, externalId: "ats-zephyrine", tags: ["zephyr-tag"] };
  const { id } = (await (await send("/v1/candidates", { method: "POST", body: invitation })).json()) as { id: string };
  await send("/v1/candidates", { method: "POST", body: invitation });
  await send("/v1/candidates?query=zephyrine.quill%2Bwork%40example.com");
  await send(`/v1/candidates/${id}`);
  await send("/v2/candidates");
  await send(`/v2/candidates/${id}`, { method: "PATCH", body: { customFields: { note: "Zephyrine is early" } } });
  await fetch(`${urls.control}/candidates/${id}/assignment`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ assignedUser: "zephyrine.boss@example.com" }),
  });
  for (const move of ["start", "submit", "assess"])
    await send(`/control/assessments/${id}/${move}`, { method: "POST" });
  const deleted = await send(`/v2/candidates/${id}`, { method: "DELETE" });
  expect(deleted.status).toBe(204);
  await close();
  const database = new DatabaseSync(file);
  const kept = database.prepare("SELECT kind, operation FROM journal WHERE candidate_id = ?").all(id);
  expect(kept).toContainEqual({ kind: "request", operation: "createCandidate" });
  database.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
  const bytes = readFileSync(file, "latin1").toLowerCase();
  const found = [...bytes.replaceAll(/[^ -~]/g, " ").matchAll(/zephyr/g)].map(({ index }) =>
    bytes.slice(Math.max(0, index - 200), index + 60).replaceAll(/[^ -~]/g, " "),
  );
  expect(found).toEqual([]);
});
