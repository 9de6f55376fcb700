import type { SessionTarget } from "@assessment-api/control";
import { afterAll, expect, test } from "vitest";
import { startTestSandbox } from "../../../../testing/sandbox.ts";
import { replay } from "../../../../testing/sessions/replay.ts";
import { connectSandbox } from "../../../process/worlds/connect-sandbox.ts";
import type { World } from "../../../process/worlds/world.ts";
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

/** Returns all possible decodings of a text, nested. */
function decodings(text: string): string[] {
  const once = text
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\x([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
  const inside = [...text.matchAll(/[A-Za-z0-9+/_-]{8,}={0,2}/g)].map(([run]) => Buffer.from(run, "base64").toString());
  return once === text ? [text, ...inside] : [text, ...inside, ...decodings(once)];
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
