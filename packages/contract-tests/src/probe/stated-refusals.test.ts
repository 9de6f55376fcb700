import { expect, it } from "vitest";
import { isObject } from "../document/json.ts";
import type { Fact } from "../facts/facts.ts";
import { run } from "../testing/run-probe.ts";
import type { ThingsOptions } from "../testing/things-server.ts";
import { tinyDocument } from "../testing/tiny-document.ts";

const facts: Fact[] = [
  {
    why: "an address has a host",
    section: "Errors 2",
    at: ["NewThing/email"],
    refused: ["maya.lindqvist@", "maya.lindqvist at example.com"],
  },
  { why: "the schema says otherwise", section: "Things", at: ["NewThing/label"], refused: ["Chair"] },
  { why: "a number has no unit", section: "Limits", at: ["Count"], refused: ["10 things", 101] },
];

const document = tinyDocument((root) => {
  const [count, ...others] = root.paths["/things"].get.parameters;
  Object.assign(root.components, { parameters: { Count: count } });
  Object.assign(root.paths["/things"].get, { parameters: [{ $ref: "#/components/parameters/Count" }, ...others] });
});

async function probed(takesAll: boolean) {
  const emails: unknown[] = [];
  const fault: ThingsOptions["fault"] = async (request, response, store) => {
    if (request.method !== "POST" || !/json/.test(request.headers.get("content-type") ?? "")) return response;
    const body: unknown = await request.json().catch(() => undefined);
    const email = isObject(body) ? body.email : undefined;
    emails.push(email);
    const refused = !takesAll && typeof email === "string" && email.endsWith("@") && response.status === 201;
    if (!refused) return response;
    store.delete(response.headers.get("location")?.split("/").at(-1) ?? "");
    return Response.json({ code: 400, details: "bad email" }, { status: 400 });
  };
  return { ...(await run({ fault }, { document, facts, write: true })), emails };
}

it("an accepted body that the facts refuse is a finding with reason and section", async () => {
  const { found } = await probed(true);
  expect(found).toContain(
    'createThing 400 #/paths/~1things/post/responses/400: status: expected 400, got 201 to email: "maya.lindqvist@": an address has a host (Errors 2)',
  );
});

it("a value of the facts is sent once, and only if the document refuses it", async () => {
  const { found, emails, report } = await probed(false);
  expect(found).toBe("");
  expect(emails.filter((one) => one === "maya.lindqvist@")).toHaveLength(1);
  expect(emails.filter((one) => one === "maya.lindqvist at example.com")).toHaveLength(1);
  const titles = report.outcomes.map(({ title }) => title);
  expect(titles.filter((one) => one.includes("Chair"))).toEqual([]);
});

it("a parameter that the facts refuse is sent once", async () => {
  const { requests } = await run({}, { document, facts });
  expect(requests).toContain("GET /things?count=10%20things");
  expect(requests.filter((one) => one === "GET /things?count=101")).toHaveLength(1);
});

it("refused parameters can be omitted", async () => {
  const { requests } = await run({}, { document, facts, except: ["refused-queries"] });
  expect(requests.filter((one) => /count=(101|10%20things)/.test(one))).toEqual([]);
});
