import { describe, expect, it } from "vitest";
import { documentNames, loadVersion } from "../src/command/versions.ts";
import { rules } from "./rules.ts";
import { type ExampleValue, exampleValues } from "./values.ts";

describe("in the examples of all documents", async () => {
  const documents = await Promise.all(documentNames.map(loadVersion));
  const examples = documents.flatMap(exampleValues);

  it.each(Object.entries(rules))("%s", (_, rule) => {
    expect(rule(examples)).toEqual([]);
  });
});

const example = (value: unknown, status = "200"): ExampleValue => ({
  document: "tiny",
  what: "response",
  status,
  pointer: "#/a",
  value,
});

const link = (id: string, query = "") => ({ href: `https://things.example/${id}${query}` });

describe("the rules find", () => {
  it.each<[keyof typeof rules, ExampleValue[], string]>([
    ["an error's code is its status", [example({ code: 404 }, "400")], "#/a: code 404 under status 400"],
    ["an error's code is its status", [example({ code: 200 }, "default")], "code 200 under status default"],
    [
      "no score exceeds its maximum, and percentages are right",
      [example({ scoredPoints: 41, maxPoints: 40 })],
      "41 of 40 points",
    ],
    [
      "no score exceeds its maximum, and percentages are right",
      [example({ scoredPoints: 32, maxPoints: 40, percentage: 75 })],
      "75 % are not 32 of 40 points",
    ],
    [
      "points add up",
      [example({ score: { maxPoints: 9 }, sections: [{ score: { maxPoints: 4 } }, { score: { maxPoints: 4 } }] })],
      "maxPoints of sections do not add up",
    ],
    [
      "dates are in order",
      [example({ creationDate: "2026-03-02T00:00:00Z", startDate: "2026-03-01T00:00:00Z" })],
      "creationDate is after startDate",
    ],
    [
      "times taken lie between start and finish",
      [example({ startDate: "2026-03-02T00:00:00Z", finishDate: "2026-03-02T00:01:00Z", timeTakenInSeconds: 61 })],
      "61 s taken in 60 s",
    ],
    [
      "pages hold what their numbers say",
      [example({ items: [{}], totalElements: 2, totalPages: 1, pageSize: 10, pageNumber: 1 })],
      "1 elements instead of 2 of 2 on page 0",
    ],
    [
      "pages hold what their numbers say",
      [example({ _embedded: { tests: [{}] }, page: { number: 0, size: 1, totalElements: 3, totalPages: 2 } })],
      "3 elements are not 2 pages of 1",
    ],
    [
      "cursors and links to the next page agree",
      [example({ slice: { next: "cur_1" }, _links: { next: link("people", "?after=cur_2") } })],
      "the next link has the cursor cur_2 and the slice cur_1",
    ],
    [
      "cursors and links to the next page agree",
      [example({ content: [{}, {}], next: "cur_1", totalCount: 2 })],
      "2 of 2 elements",
    ],
    [
      "links to oneself end with the id",
      [example({ id: "cnd_1", _links: { self: link("cnd_2") } })],
      "https://things.example/cnd_2 is not the link of cnd_1",
    ],
    [
      "statuses of candidate and assessment agree",
      [example({ status: "NEW", _embedded: { assessments: [{ status: "ERROR" }] } })],
      "candidate NEW with an assessment ERROR",
    ],
    [
      "the same thing is the same everywhere",
      [
        example({ id: "cnd_1", email: "a@b.example" }),
        { ...example({ id: "cnd_1", email: "c@b.example" }), pointer: "#/b" },
      ],
      'tiny #/b: email of cnd_1 is "c@b.example", and "a@b.example" at tiny #/a',
    ],
    [
      "every id that is named exists",
      [example({ id: "cnd_4h7Qm2Xs", examId: "tst_3Fd9Ke7H" })],
      "tst_3Fd9Ke7H is in no response",
    ],
  ])("%s: %j", (name, examples, message) => {
    expect(rules[name]?.(examples).join("\n")).toContain(message);
  });
});
