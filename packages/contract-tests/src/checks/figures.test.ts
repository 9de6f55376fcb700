import { expect, it } from "vitest";
import type { Problem } from "../findings/outcome.ts";
import type { Moment, Session } from "../session/session.ts";
import { figures } from "./figures.ts";

async function found(body: object): Promise<string[]> {
  const problems: Problem[] = [];
  const add = (...more: Problem[]) => void problems.push(...more);
  const moment = { when: "response", expected: true, operation: { method: "GET" }, reply: { body }, add };
  await figures.run({} as Session, moment as unknown as Moment);
  return problems.map(({ message }) => message);
}

it("finds a period that ends before it begins, in text and in milliseconds", async () => {
  expect(await found([{ issueDate: 1757894400000, expirationDate: 1852588800000 }, { issueDate: 1 }])).toEqual([]);
  expect(await found([{ issueDate: 1852588800000, expirationDate: 1757894400000 }])).toEqual([
    "issueDate 1852588800000 is later than expirationDate 1757894400000",
  ]);
  const [early, late] = ["2026-03-01T12:00:00.000Z", "2026-03-02T12:00:00.000Z"];
  expect(await found({ creationDate: early, startDate: late, finishDate: late, expirationDate: null })).toEqual([]);
  expect(await found({ startDate: late, finishDate: early })).toEqual([
    `startDate ${late} is later than finishDate ${early}`,
  ]);
});
