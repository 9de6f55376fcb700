import { expect, test } from "vitest";
import * as samples from "../../testing/store-suite/samples.ts";
import { type StoredDocument, upgrade } from "./upgrades.ts";

test("an answer of a first-form candidate keeps its last write as a revision, and nothing else changes", () => {
  const withAnswers = (...answers: object[]): StoredDocument => ({
    id: "cnd_7Rj2Wc9F",
    state: "RUNNING",
    assessments: [
      { id: "asm_2Cx7Jd5F", sections: [{ position: 1, answers }] },
      { id: "asm_4Np8Tk3L", sections: [] },
    ],
  });
  const stored = withAnswers({ position: 1, text: "A", savedFrom: "pag_9Hs6Vb1Q" }, { position: 2, text: "B" });
  const upgraded = withAnswers(
    { position: 1, text: "A", saved: { revision: "pag_9Hs6Vb1Q" } },
    { position: 2, text: "B" },
  );
  expect(upgrade("candidates", 1, stored)).toEqual(upgraded);
  expect(upgrade("candidates", 2, upgraded)).toBe(upgraded);
});

test.for([
  { id: "cnd_7Rj2Wc9F" },
  { id: "cnd_7Rj2Wc9F", assessments: [{}] },
  { id: "cnd_7Rj2Wc9F", assessments: [{ sections: [{ answers: "none" }] }] },
])("a first-form candidate without its lists is refused: %j", (stored) => {
  expect(() => upgrade("candidates", 1, stored)).toThrow("has no list");
});

test("a document of a newer release is refused", () => {
  expect(() => upgrade("candidates", 3, { ...samples.candidate() })).toThrow("newer release (version 3)");
});
