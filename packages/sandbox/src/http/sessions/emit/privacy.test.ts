import type { SessionTarget } from "@assessment-api/control";
import { afterAll, expect, test } from "vitest";
import { startTestSandbox } from "../../../../testing/sandbox.ts";
import { replay } from "../../../../testing/sessions/replay.ts";
import { connectSandbox } from "../../../process/worlds/connect-sandbox.ts";
import type { World } from "../../../process/worlds/world.ts";
import { searchCandidates } from "../../../service/candidates.ts";
import { recordSession } from "../record.ts";
import { emit } from "./index.ts";

const sandbox = await startTestSandbox();
afterAll(() => sandbox.close());

const zoe = { email: "zoe.qvist@corp.example", firstName: "Zoë-Ann", lastName: "Quistberg", examId: "tst_sql_basics" };
const people = [
  zoe.email,
  zoe.firstName,
  zoe.lastName,
  "wim@firm.example",
  "Wimbledon",
  "tove@else.example",
  "Tovelina",
];
const unicode = (text: string) =>
  [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
const percent = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const entities = (text: string) => [...text].map((one) => `&#${one.codePointAt(0)};`).join("");
const base64 = (text: string) => Buffer.from(text).toString("base64");

const bytesOf = (write: (byte: string) => string) => (text: string) =>
  [...Buffer.from(text)].map((byte) => write(byte.toString(16).padStart(2, "0").toUpperCase())).join("");
const encoders: readonly ((text: string) => string)[] = [
  (text) => text.normalize("NFD"),
  bytesOf((byte) => `%25${byte}`),
  bytesOf((byte) => `%2525${byte}`),
  bytesOf((byte) => `=${byte}`),
  bytesOf((byte) => byte),
  (text) => text.replaceAll("ë", "&euml;").replaceAll("@", "&commat;"),
  (text) => entities(text).replaceAll(";", ""),
  (text) => unicode(text).replaceAll("\\", "\\\\"),
  (text) => text.replaceAll("ë", "%EB").replaceAll("@", "%40"),
  (text) => base64(base64(text)),
  (text) => base64(`x:${text}`),
  (text) => base64(encodeURIComponent(text)),
  (text) => encodeURIComponent(base64(text)),
  (text) => Buffer.from(text, "utf16le").toString("base64"),
  (text) => Buffer.from(text, "latin1").toString("base64"),
  (text) => Buffer.concat([Buffer.from([255, 254, 128]), Buffer.from(text)]).toString("base64"),
  (text) => [...text].join("\\u0000"),
  (text) => `${text.slice(0, 4)}\u00AD${text.slice(4)}`,
  (text) => text.replaceAll(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
  (text) => `x${text}y`,
];

const code = (digits: string, base: number) => String.fromCodePoint(Number.parseInt(digits, base));
const latin1 = (bytes: Buffer) => (bytes.toString().includes("\uFFFD") ? bytes.toString("latin1") : bytes.toString());

/** One level of each encoding. */
const decoders: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll(/\\+u([\da-f]{4})/gi, (_, digits) => code(digits, 16)),
  (text) => text.replaceAll(/\\x([\da-f]{2})/gi, (_, digits) => code(digits, 16)),
  (text) => text.replaceAll(/&#(\d+);?/g, (_, digits) => code(digits, 10)),
  (text) => text.replaceAll(/&#x([\da-f]+);/gi, (_, digits) => code(digits, 16)),
  (text) => text.replaceAll("&euml;", "ë").replaceAll("&commat;", "@"),
  (text) => text.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) => latin1(Buffer.from(bytes.replaceAll("%", ""), "hex"))),
  (text) => text.replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => latin1(Buffer.from(bytes.replaceAll("=", ""), "hex"))),
  (text) => text.normalize("NFKC").replaceAll(/[\0\u00AD]/g, ""),
];

function insides(text: string): string[] {
  const runs = [...text.matchAll(/[A-Za-z0-9+/_-]{6,}={0,2}/g)].map(([run]) => Buffer.from(run, "base64"));
  const hex = [...text.matchAll(/(?:[\da-f]{2}){4,}/gi)].map(([run]) => Buffer.from(run, "hex"));
  return [...runs, ...hex].flatMap((bytes) =>
    ["utf-8", "latin1", "utf-16le"].map((encoding) => new TextDecoder(encoding).decode(bytes)),
  );
}

function decodings(text: string, depth = 3): string[] {
  const all = [text];
  for (let once = text, before = ""; once !== before; all.push(once)) {
    before = once;
    once = decoders.reduce((now, decode) => decode(now), once);
  }
  if (depth === 0) return all;
  const inner = all.flatMap(insides).filter((content) => content.length > 5);
  return [...all, ...decodings(inner.join("\n\n"), depth - 1)];
}

async function act(world: World): Promise<string> {
  const post = (text: string) => world.request("POST", "/v1/candidates", { text, contentType: "application/json" });
  // A person known only from a search.
  await post(JSON.stringify({ ...zoe, email: "tove@else.example", firstName: "Tovelina" }));
  const first = await post(JSON.stringify(zoe));
  for (const encode of [
    unicode,
    percent,
    entities,
    base64,
    ...encoders,
    (text: string) => text.toUpperCase(),
    (text: string) => `x ${text}, y`,
  ])
    await post(`{"email":"","note":"${people.map(encode).join(" ")}","${encode(zoe.lastName)}":1}`);
  await post(`\uFEFF${JSON.stringify(zoe)}`);
  await post(`{"email": "wim@firm.example", "firstName": "Wimbledon`);
  await post(`email: ${zoe.email}\r\n${unicode(zoe.lastName)} ${percent(zoe.email)}`);
  await post(JSON.stringify({ [zoe.lastName]: { [zoe.email]: zoe.firstName } }));
  await post(`{"firstName":"${unicode("Wimbledon")}","email":"wim@firm.example","examId":7}`);
  for (const one of people) await world.request("GET", `/v1/candidates?query=${encodeURIComponent(one)}`);
  await world.request("GET", `/v1/candidates/${encodeURIComponent(zoe.lastName)}`);
  await world.request("GET", `/v1/${zoe.lastName}/${percent(zoe.email)}`);
  await world.request("GET", "/v1/candidates?query=tove%40else.example+Quistberg");
  return first.headers.get("x-request-id") ?? "";
}

test.each(["vitest", "playwright", "pytest", "arazzo"] satisfies SessionTarget[])(
  "no exported file for %s has a name or an address, in any encoding",
  async (target) => {
    await using world = await connectSandbox({ url: sandbox.origin }).world();
    const session = await recordSession(sandbox.world, world.organizationId, { from: await act(world) });
    const text = decodings(emit(session, target, sandbox.origin))
      .join("\n")
      .toLowerCase();
    expect(people.filter((one) => text.includes(one.toLowerCase()))).toEqual([]);
    expect(await replay(session, sandbox.origin)).toEqual([]);
  },
);

const examId = "tst_sql_basics";
const misspelled = [
  JSON.stringify({ Email: "wim@firm.example", firstname: "Wimbledon", last_name: "Quistberg", examId }),
  JSON.stringify({ email: ["wim@firm.example"], firstName: ["Wimbledon"], lastName: { de: "Quistberg" } }),
  "<c><firstName>Wimbledon</firstName><lastName>Quistberg</lastName></c>",
  'Content-Disposition: form-data; name="firstName"\r\n\r\nWimbledon\r\nname="lastName"\r\n\r\nQuistberg',
  "{firstName: Wimbledon, lastName: 'Quistberg'}",
  "firstName=Wimb%6Cedon&lastName=Quist%62erg",
  '{"lastName":"Quist\\"berg","firstName":"O\'Wimbledon"',
  '{"lastName" "Quistberg", "firstName" "Wimbledon"}',
];
test.each(misspelled)("names in a refused body are replaced: %s", async (text) => {
  await using world = await connectSandbox({ url: sandbox.origin }).world();
  const { status, headers } = await world.request("POST", "/v1/candidates", { text, contentType: "application/json" });
  expect(status).toBeGreaterThanOrEqual(400);
  const session = await recordSession(sandbox.world, world.organizationId, {
    from: headers.get("x-request-id") ?? "",
  });
  expect(emit(session, "pytest", sandbox.origin)).not.toMatch(/wimb|quist|berg|edon|wim@/i);
});

test("names that only a snapshot contains are replaced in searches and not asserted", async () => {
  const connected = connectSandbox({ url: sandbox.origin });
  await using world = await connected.world();
  await world.request("POST", "/v1/candidates", { json: zoe });
  const saved = await world.request("POST", `/control/organizations/${world.organizationId}/snapshots`, {
    json: { name: "saved" },
  });
  const path = `/control/organizations/${world.organizationId}/snapshots/${saved.body.id}/fork`;
  const fork = await world.request("POST", path, { json: { name: "Fork" } });
  const { items } = await searchCandidates(sandbox.world, fork.body.id, { text: "quist" }, { offset: 0, limit: 1 });
  const note = await world.request("POST", `/control/assessments/${items[0]?.id}/start`);
  const { headers } = await world.request("GET", `/control/organizations/${fork.body.id}/people?searchText=uistb`);
  expect(note.status).toBe(200);
  await world.request("DELETE", `/control/organizations/${fork.body.id}/caughtRequests`);
  const session = await recordSession(sandbox.world, fork.body.id, { from: note.headers.get("x-request-id") ?? "" });
  expect(headers.get("x-request-id")).not.toBe(session.title);
  expect(emit(session, "pytest", sandbox.origin)).toContain("startAssessment");
  expect(emit(session, "pytest", sandbox.origin)).not.toMatch(/qui?st|zoe/i);
});

test("names without capital letters are replaced", async () => {
  await using world = await connectSandbox({ url: sandbox.origin }).world();
  const names = { firstName: "İsmail", lastName: "Groß" };
  const created = await world.request("POST", "/v1/candidates", { json: { ...zoe, ...names } });
  await world.request("POST", "/v1/candidates", { json: { email: "", note: "GROSS, İSMAIL, groß und İsmail" } });
  const from = created.headers.get("x-request-id") ?? "";
  const session = await recordSession(sandbox.world, world.organizationId, { from });
  expect(JSON.stringify(session.steps)).not.toMatch(/gro(?:ß|ss)|smail/i);
});

test("a last name like a member of the API keeps the member", async () => {
  await using world = await connectSandbox({ url: sandbox.origin }).world();
  const created = await world.request("POST", "/v1/candidates", { json: { ...zoe, lastName: "Status" } });
  const json = { status: "ACCEPTED" };
  await world.request("PATCH", `/v2/candidates/${created.body.id}`, { json });
  const from = created.headers.get("x-request-id") ?? "";
  const session = await recordSession(sandbox.world, world.organizationId, { from });
  expect(session.steps[1]?.body?.json).toEqual(json);
  expect(await replay(session, sandbox.origin)).toEqual([]);
});

test("a name of one letter is replaced in requests and in assertions", async () => {
  await using world = await connectSandbox({ url: sandbox.origin }).world();
  const created = await world.request("POST", "/v1/candidates", { json: { ...zoe, lastName: "Q" } });
  const { headers } = await world.request("PATCH", `/v2/candidates/${created.body.id}`, {
    json: { status: "ACCEPTED" },
  });
  expect(headers).toBeDefined();
  const from = created.headers.get("x-request-id") ?? "";
  const session = await recordSession(sandbox.world, world.organizationId, { from });
  expect(session.steps[0]?.body?.json).toMatchObject({ lastName: "Example1" });
  expect(JSON.stringify(session.steps)).not.toContain('"Q"');
  expect(await replay(session, sandbox.origin)).toEqual([]);
});
