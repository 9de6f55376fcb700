import { expect, test } from "vitest";
import { startWithControl } from "../../../testing/start-with-control.ts";
import { alone } from "../../../testing/type-command.ts";

test("a fault is created, shown and deleted", async () => {
  const { type } = await alone(startWithControl());
  expect(await type("faults", "list")).toBe("No active faults.");

  const created = await type(
    ...["faults", "create", "--status", "503", "--delay", "1s", "--count", "3"],
    ...["--operation", "listExams", "--api-version", "V1", "--share", "0.5"],
  );
  const [id = ""] = /flt_\w+/.exec(created) ?? [];
  expect(created).toMatch(/Requests +V1 listExams\nOutcome +delayed by 1000 ms, then 503\nHappens +3 more, 50 %/);
  expect(await type("faults", "create", "--cut")).toMatch(/Requests +all\nOutcome +connection\nHappens +until deleted/);
  expect(await type("faults", "list")).toMatch(new RegExp(`${id}  V1 listExams  delayed by 1000 ms, then 503`));
  expect(await type("faults", "delete", id)).toBe(`Deleted ${id}.`);
  expect(await type("faults", "list")).not.toContain(id);
});
