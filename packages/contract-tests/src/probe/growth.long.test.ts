import { expect, it } from "vitest";
import { createCatalog } from "../testing/services/catalog.ts";
import { checkService } from "../testing/services/service.ts";

it("the number of requests grows linearly with the document, from 50 to 200 operations", async () => {
  const counts: number[] = [];
  for (const resources of [10, 20, 40]) {
    let requests = 0;
    const { found } = await checkService(createCatalog(resources), {
      seen: () => {
        requests += 1;
      },
    });
    expect(found).toBe("");
    counts.push(requests);
  }
  const [fifty = 0, hundred = 0, twoHundred = 0] = counts;
  expect(hundred / fifty, String(counts)).toBeLessThan(2.1);
  expect(twoHundred / hundred, String(counts)).toBeLessThan(2.1);
});
