import { expect, it } from "vitest";
import { checkNames } from "../command/check-names.ts";
import { run } from "../testing/run-probe.ts";
import { tinyDocument } from "../testing/tiny-document.ts";

const MINUTE = 60_000;

async function found(first: number, others: number, finished = 0): Promise<string> {
  const document = tinyDocument((root) => {
    const instant = { type: "string", format: "date-time" };
    const own = { id: { type: "string" }, createdAt: instant, finishedAt: instant };
    Object.assign(root.components.schemas, {
      Thing: { allOf: [{ $ref: "#/components/schemas/NewThing" }, { type: "object", properties: own }] },
    });
  });
  let created = 0;
  /** The duration of the run has no effect. */
  const now = new Date();
  const text = (ahead: number) => new Date(now.getTime() + ahead).toISOString();
  const { found } = await run(
    {
      async fault(request, response) {
        response.headers.set("date", now.toUTCString());
        if (response.status === 200 && /thg_/.test(request.url))
          return Response.json({ ...(await response.json()), finishedAt: text(finished) }, response);
        if (response.status !== 201) return response;
        created += 1;
        return Response.json({ ...(await response.json()), createdAt: text(created === 1 ? first : others) }, response);
      },
    },
    { document, write: true, except: checkNames.filter((name) => name !== "times" && name !== "values") },
  );
  return found;
}

it("created resources have their creation time, by a clock that may be advanced", async () => {
  expect(await found(0, 0)).toBe("");
  expect(await found(60 * MINUTE, 60 * MINUTE, 60 * MINUTE)).toBe("");
  expect(await found(0, 60 * MINUTE)).toBe("");
  expect(await found(0, -60 * MINUTE)).toContain("createdAt is 3600 s too early");
});

it("past events are not in the future", async () => {
  expect(await found(0, 0, -60 * MINUTE)).toBe("");
  expect(await found(0, 0, 2 * MINUTE)).toContain("is in the future");
});
