import { expect, it } from "vitest";
import { summaryOf } from "./summary-of.ts";

it("names the events of a body and their candidates", () => {
  const events = [
    { event: "EXAM_STARTED", candidateEmail: "ada@example.com" },
    { event: "TEST", candidateId: "cnd_1" },
  ];
  expect(summaryOf(JSON.stringify(events))).toBe("EXAM_STARTED ada@example.com, TEST");
});

it("shows the beginning of a body without events, and marks the truncation", () => {
  expect(summaryOf("")).toBe("");
  expect(summaryOf('[{"id":1}]')).toBe('[{"id":1}]');
  expect(summaryOf("x".repeat(61))).toBe(`${"x".repeat(60)} …`);
});
