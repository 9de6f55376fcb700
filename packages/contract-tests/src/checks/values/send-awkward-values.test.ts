import { expect, it, onTestFinished } from "vitest";
import { checkNames } from "../../command/check-names.ts";
import { loadVersion } from "../../command/versions.ts";
import { formatFindings } from "../../findings/finding.ts";
import { findingsOf } from "../../findings/outcome.ts";
import { probe } from "../../probe/probe.ts";
import { run } from "../../testing/run-probe.ts";
import { type Faults, STUB_KEY, startStubServer } from "../../testing/stub-server.ts";
import type { ThingsOptions } from "../../testing/things-server.ts";
import { tinyDocument } from "../../testing/tiny-document.ts";

async function found(v3: NonNullable<Faults["v3"]>): Promise<string> {
  const { origin, close } = await startStubServer({ v3 });
  onTestFinished(close);
  const report = await probe({
    document: await loadVersion("v3"),
    baseUrl: `${origin}/v3`,
    apiKey: STUB_KEY,
    only: ["Teams"],
    write: true,
    except: checkNames.filter((name) => name !== "values"),
  });
  return formatFindings(findingsOf(report));
}

it("finds a server that truncates client-chosen ids of a PUT", async () => {
  expect(await found(() => ({}))).toBe("");
  const replaced = await found(({ replaceTeam }) => ({
    replaceTeam(request, context) {
      const { customId } = request.body;
      if (customId) request.body.customId = customId.slice(0, 90);
      return replaceTeam(request, context);
    },
  }));
  expect(replaced).toContain("customId is");
});

it("finds a server that drops 0 from a list", async () => {
  const document = tinyDocument(({ components: { schemas, examples } }) => {
    const level = { type: "integer", minimum: 0, maximum: 100 };
    const levels = { type: "array", items: { type: "object", properties: { level } } };
    Object.assign(schemas.NewThing?.properties as object, { levels });
    Object.assign(examples.newThing?.value as object, { levels: [{ level: 70 }] });
  });
  const options = { document, write: true, except: checkNames.filter((name) => name !== "values") };
  expect((await run({}, options)).found).toBe("");
  const fault: ThingsOptions["fault"] = (_request, response, store) => {
    for (const thing of store.values() as Iterable<{ levels?: { level?: number }[] }>)
      thing.levels = (thing.levels ?? []).map(({ level }) => (level ? { level } : {}));
    return response;
  };
  expect((await run({ fault }, options)).found).toContain("levels is");
});

it("finds a server that escapes a name without an example", async () => {
  const document = tinyDocument(({ components: { schemas } }) => {
    Object.assign(schemas.NewThing?.properties as object, { nickname: { type: "string", maxLength: 60 } });
  });
  const fault: ThingsOptions["fault"] = (_request, response, store) => {
    for (const thing of store.values() as Iterable<{ nickname?: string }>)
      if (thing.nickname) thing.nickname = thing.nickname.replace(/&(?!amp;)/g, "&amp;");
    return response;
  };
  const options = { document, write: true, except: checkNames.filter((name) => name !== "values") };
  expect((await run({ fault }, options)).found).toContain("nickname is");
});

it("finds a server that changes the order of references", async () => {
  const document = tinyDocument(({ components: { schemas, examples } }) => {
    Object.assign(schemas.NewThing?.properties as object, { parts: { type: "array", items: { type: "string" } } });
    Object.assign(examples.newThing?.value as object, { parts: ["thg_1Aa"] });
  });
  const things = ["thg_Qa1", "thg_Qb2", "thg_Qc3"].map((id) => ({ id, label: "Chair", email: "a@example.com" }));
  const options = { document, write: true, except: checkNames.filter((name) => name !== "values") };
  expect((await run({ things }, options)).found).toBe("");
  const fault: ThingsOptions["fault"] = (_request, response, store) => {
    for (const thing of store.values() as Iterable<{ parts?: string[] }>) thing.parts?.sort();
    return response;
  };
  expect((await run({ things, fault }, options)).found).toContain("parts is");
});

it("finds a list that ignores its query", async () => {
  const document = tinyDocument((root) => {
    const { parameters } = root.paths["/things"].get;
    (parameters as unknown[]).push({ name: "label", in: "query", schema: { type: "string" } });
  });
  const options = { document, write: true, except: checkNames.filter((name) => name !== "values") };
  const filteredBy = (read: (label: string) => string): NonNullable<ThingsOptions["fault"]> => {
    return async (request, response) => {
      const label = new URL(request.url).searchParams.get("label");
      if (label === null || !response.ok || request.method !== "GET") return response;
      const { items } = (await response.json()) as { items: { label: string }[] };
      return Response.json({ items: items.filter((one) => one.label === read(label)) });
    };
  };
  expect((await run({ fault: filteredBy((label) => label) }, options)).found).toBe("");
  const trimmed = (await run({ fault: filteredBy((label) => label.trim()) }, options)).found;
  expect(trimmed).toContain("the list filtered by label");
});
