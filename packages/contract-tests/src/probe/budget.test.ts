import { expect, it } from "vitest";
import { createCatalog } from "../testing/services/catalog.ts";
import { checkService } from "../testing/services/service.ts";

async function run(resources: number, maxSeconds?: number) {
  const requests: string[] = [];
  const { document, handle } = createCatalog(resources);
  const { report, found, skipped } = await checkService(
    { document, handle },
    { more: { maxSeconds }, seen: ({ method, path }) => void requests.push(`${method} ${path}`) },
  );
  return { report, found, skipped, requests };
}

it("a time budget that suffices changes nothing but the order", async () => {
  const [all, budget] = [await run(2), await run(2, 600)];
  expect(budget.found).toBe("");
  expect(budget.report.budget).toEqual({ seconds: 600, stopped: [], skipped: [] });
  const checks = ({ report }: typeof all) =>
    [...new Set(report.outcomes.map((one) => `${one.operation} ${one.title}`))].sort();
  expect(checks(budget)).toEqual(checks(all));
});

it("compares each operation with the document before a time budget is spent on refused requests", async () => {
  const { requests } = await run(2, 600);
  const refused = requests.indexOf("GET /authors/Zzzzzz-0");
  const last = requests.findIndex((one) => one.startsWith("PATCH /books/"));
  expect(last).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(last);
});
