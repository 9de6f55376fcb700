import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { findServer } from "../../testing/postgres/database.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { type RunningSandbox, startSandbox } from "./start-sandbox.ts";

const candidate = { email: "zebulon.kwixvogt@example.com", firstName: "Zebulon", lastName: "Kwixvogt" };
const person = {
  email: "m.fjordqvint@example.com",
  firstName: "Vëjnur",
  lastName: "Fjordqvint",
  customId: "HR-jzq-77",
};
const former = "Plumbrook";

const traces = ["zebulon", "kwixvogt", "vejnur", "vëjnur", "fjordqvint", "plumbrook"].flatMap((name) =>
  Array.from({ length: name.length - 3 }, (_, start) => name.slice(start, start + 4)),
);

const KEY = "key-of-the-test";
const vendor = "application/vnd.vendor.v2.hal+json";

type Contents = () => Promise<readonly string[]>;

async function start(place: { data: string } | { databaseUrl: string }) {
  const sandbox = await startSandbox({
    port: 0,
    seed: "catalogue",
    rateLimit: "off",
    logLevel: "silent",
    apiKey: KEY,
    ...place,
  });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

const send =
  ({ url }: RunningSandbox, key = KEY) =>
  async (path: string, { method = "GET", body, type = "application/json" }: Sent = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { "x-api-key": key, "vendor-api-key": key, ...(body !== undefined && { "content-type": type }) },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text(), id: response.headers.get("x-request-id") };
  };

interface Sent {
  readonly method?: string;
  readonly body?: object | string;
  readonly type?: string;
}

async function type(sandbox: RunningSandbox): Promise<{ refused: string; candidateId: string; personId: string }> {
  const request = send(sandbox);
  const post = (path: string, body: object | string, type?: string) =>
    request(path, { method: "POST", body, ...(type && { type }) });
  const invitation = { ...candidate, examId: sandbox.usableTestId, externalId: "ats-1" };
  const { id: refused } = await post("/v1/candidates", { ...invitation, examId: "exam_none" });
  await post("/v1/candidates", '{"firstName": "Zebulon", "lastName": "\\u004bwixvogt"');
  await post("/v1/candidates", { ...candidate, email: "kwixvogt(at)example.com" });
  const candidateId = JSON.parse((await post("/v1/candidates", invitation)).text).id as string;
  await post("/v1/candidates", invitation);
  await post("/v2/candidates", { email: "zebulonkwixvogt" }, vendor);
  await post(`/control/organizations/${sandbox.organizationId}/candidates`, { fistName: "Zebulon" });
  const queries = [
    "query=Zebulon",
    "query=KWIXV",
    "query=xvog",
    "query=%5Aeb%75lon",
    "query=n.kwixvogt%40exa",
    "query=a+zebu",
  ];
  for (const query of queries) await request(`/v1/candidates?${query}`);
  for (const query of ["query=kwix", "page=x&query=zebulon", "zebulon=1", "email=zebulon.kwixvogt%2540example.com"])
    await request(`/v2/candidates?${query}`);
  await request("/v1/candidates/zebulon.kwixvogt@example.com");
  await request("/v2/candidates/Kwixvogt", { method: "DELETE" });
  await request("/v1/candidats/%5Aebulon");
  await send(sandbox, "wrong")("/v1/candidates/zebulon?query=kwixvogt");

  const team = JSON.parse((await post("/v3/boost/v3/teams", { name: "Platform" })).text).id as string;
  await post("/v3/boost/v3/invitations", { ...person, teamId: "team_none" });
  const invited = await post("/v3/boost/v3/invitations", { ...person, lastName: former, teamId: team });
  const { personId } = JSON.parse(invited.text) as { personId: string };
  await request(`/v3/boost/v3/people/${personId}`, {
    method: "PATCH",
    body: { lastName: person.lastName },
    type: "application/merge-patch+json",
  });
  for (const query of [
    "email=m.fjordqvint%40example.com",
    "query=v%C3%ABjnur",
    "query=VEJN",
    "query=plumbro",
    "customId=HR-jzq-77",
  ])
    for (const path of ["/v3/boost/v3/people", "/v2/boost/people"]) await request(`${path}?${query}`);
  return { refused: refused ?? "", candidateId, personId };
}

async function typeTwice(sandbox: RunningSandbox): ReturnType<typeof type> {
  const typed = await type(sandbox);
  await send(sandbox)(`/control/organizations/${sandbox.organizationId}/journal`);
  for (const query of ["query=Zebulon", "query=fjordqv&page=x"]) await send(sandbox)(`/v1/candidates?${query}`);
  return typed;
}

async function deleteBoth(
  sandbox: RunningSandbox,
  { candidateId, personId }: { candidateId: string; personId: string },
) {
  const ask = send(sandbox);
  expect(await ask(`/v2/candidates/${candidateId}`, { method: "DELETE" })).toMatchObject({ status: 204 });
  expect(await ask(`/v3/boost/v3/people/${personId}`, { method: "DELETE" })).toMatchObject({ status: 204 });
}

/** Random texts, of known lengths: what follows one may be an id as well. */
const ids = /tkn_[0-9a-z]{24,29}|whs_[0-9a-z]{32}|[a-z]{3,4}_[0-9a-z]{12}/g;

/** Ids may contain four letters of a name. */
const found = (contents: readonly string[]): string[] =>
  contents.flatMap((content) => {
    const text = content.toLowerCase().replaceAll(ids, "");
    return traces
      .filter((trace) => text.includes(trace))
      .map((trace) =>
        text.slice(Math.max(0, text.indexOf(trace) - 80), text.indexOf(trace) + 40).replaceAll(/[^ -~]/g, " "),
      );
  });

async function check(sandbox: RunningSandbox, contents: Contents): Promise<void> {
  const typed = await typeTwice(sandbox);
  await deleteBoth(sandbox, typed);
  const explanation = JSON.parse((await send(sandbox)(`/control/explanations/${typed.refused}`)).text);
  expect(explanation).toMatchObject({ status: 412, operation: "createCandidate" });
  await sandbox.close();
  expect(found(await contents())).toEqual([]);
}

function contentsOfFolder(data: string): readonly string[] {
  const read = () => readdirSync(data).map((name) => readFileSync(join(data, name), "utf8"));
  const db = new DatabaseSync(join(data, "sandbox.sqlite"));
  db.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
  return read();
}

describe("names of deleted people", () => {
  test("are in no file of SQLite", async () => {
    const data = temporaryFolder();
    await check(await start({ data }), async () => contentsOfFolder(data));
  });

  test("are in the files before the deletion", async () => {
    const data = temporaryFolder();
    const sandbox = await start({ data });
    await type(sandbox);
    await sandbox.close();
    const text = contentsOfFolder(data).join("").toLowerCase();
    for (const name of ["zebulon", "kwixvogt", "fjordqvint", "plumbrook"]) expect(text).toContain(name);
  });
});

const server = await findServer();

describe.skipIf(server === undefined)("names of deleted people, in PostgreSQL", () => {
  async function contentsOf(url: string): Promise<readonly string[]> {
    const client = new Client(url);
    await client.connect();
    const tables = await client.query(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
    );
    const rows: string[] = [];
    for (const { name } of tables.rows) {
      const { rows: texts } = await client.query(`SELECT row_to_json(t)::text AS row FROM "${name}" t`);
      rows.push(...texts.map(({ row }) => `${name}: ${row}`));
    }
    await client.end();
    return rows;
  }

  test("are in no table after five minutes", async () => {
    const databaseUrl = (await server?.createDatabase()) as string;
    onTestFinished(() => server?.dropDatabase(databaseUrl));
    const contents = async () => {
      const client = new Client(databaseUrl);
      await client.connect();
      await client.query("UPDATE forgotten SET forgotten_at = forgotten_at - interval '5 minutes'");
      await client.end();
      const next = await start({ databaseUrl });
      await expect.poll(() => contentsOf(databaseUrl)).not.toContainEqual(expect.stringMatching(/^forgotten:/));
      await next.close();
      return contentsOf(databaseUrl);
    };
    await check(await start({ databaseUrl }), contents);
  });
});
