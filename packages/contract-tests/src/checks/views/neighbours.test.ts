import { expect, it } from "vitest";
import { checkNames } from "../../command/check-names.ts";
import { instead, isItem, run } from "../../testing/run-probe.ts";

const things = ["Chair", "Lamp"].map((label, index) => ({ id: `thg_Q${index}x`, label, email: "a@example.com" }));

it("finds a server that shows a value of the previously read resource", async () => {
  let before: { id: string; label: string } | undefined;
  const fault = instead(
    (request, { ok }) => request.method === "GET" && isItem(request) && ok,
    async (response) => {
      const thing = (await response.json()) as { id: string; label: string };
      const other = before && before.id !== thing.id ? before.label : thing.label;
      before = thing;
      return Response.json({ ...thing, label: other });
    },
  );
  const except = checkNames.filter((name) => name !== "views");
  const probeOptions = { except };
  expect((await run({ things }, probeOptions)).found).toBe("");
  expect((await run({ things, fault }, probeOptions)).found).toContain(" was read, before that ");
});
