import { describe, expect, test } from "vitest";
import { assessmentIn, BEGIN } from "../../testing/assessment-in.ts";
import {
  type Assessment,
  addAssessment,
  candidateStage,
  hasCurrentAssessment,
  invitationOf,
  isTokenBeginning,
  newCandidate,
  removeAssessment,
  searchText,
  updateCandidate,
} from "./candidates.ts";

const nobody = newCandidate({ email: "Ada@Example.com" }, "org_1", "cnd_1", BEGIN);
const withOne = (assessment: Assessment) => addAssessment(nobody, assessment);
const second = (assessment: Assessment): Assessment => ({ ...assessment, id: "asm_2", token: "tkn_2", invited: false });

describe("a decision", () => {
  test.each(Object.entries(assessmentIn))("determines the stage in %s", (_, make) => {
    expect(candidateStage(updateCandidate(withOne(make()), { decision: "ACCEPTED" }))).toBe("ACCEPTED");
    expect(candidateStage(updateCandidate(withOne(make()), { decision: "REJECTED" }))).toBe("REJECTED");
  });

  test("can be made without an assessment, and changed", () => {
    const accepted = updateCandidate(nobody, { decision: "ACCEPTED" });
    expect(candidateStage(accepted)).toBe("ACCEPTED");
    expect(candidateStage(updateCandidate(accepted, { decision: "REJECTED" }))).toBe("REJECTED");
    expect(candidateStage(updateCandidate(accepted, { customFields: { a: 1 } }))).toBe("ACCEPTED");
  });

  test("is removed when another assessment is added", () => {
    const rejected = updateCandidate(withOne(assessmentIn.ASSESSMENT_COMPLETED()), { decision: "REJECTED" });
    expect(candidateStage(addAssessment(rejected, second(assessmentIn.TOKEN_SENT())))).toBe("AWAITED");
  });
});

describe("a candidate with several assessments", () => {
  const both = addAssessment(withOne(assessmentIn.ASSESSMENT_COMPLETED()), second(assessmentIn.TEST_STARTED()));

  test("has the stage of the newest assessment", () => {
    expect(candidateStage(both)).toBe("STARTED");
    expect(candidateStage(removeAssessment(both, "asm_2"))).toBe("ASSESSED");
    expect(candidateStage(removeAssessment(removeAssessment(both, "asm_2"), "asm_1"))).toBe("WITHOUT_ASSESSMENT");
  });

  test("has the invitation of its creation", () => {
    expect(invitationOf(both)?.id).toBe("asm_1");
    expect(invitationOf(removeAssessment(both, "asm_1"))).toBeUndefined();
    expect(invitationOf(nobody)).toBeUndefined();
  });

  test("is shown by V1 unless the newest assessment is canceled", () => {
    expect(hasCurrentAssessment(both)).toBe(true);
    expect(hasCurrentAssessment(addAssessment(both, second(assessmentIn.CANCELED())))).toBe(false);
    expect(hasCurrentAssessment(updateCandidate(withOne(assessmentIn.CANCELED()), { decision: "ACCEPTED" }))).toBe(
      false,
    );
    expect(hasCurrentAssessment(nobody)).toBe(false);
  });
});

describe("the searched text", () => {
  test("is the whole name and the e-mail address, in lower case", () => {
    const named = { ...nobody, firstName: "Ada", lastName: "LOVELACE" };
    expect(searchText(addAssessment(named, assessmentIn.NEW()))).toBe("ada lovelace\nada@example.com");
  });

  test("matches a token by its beginning, if longer than the common prefix", () => {
    for (const text of ["tkn_3", "TKN_3fD9", "tkn_3Fd9Ke7HaA0bB1cC2dD3eE4f"]) expect(isTokenBeginning(text)).toBe(true);
    for (const text of ["t", "tkn_", "3Fd9Ke7H", "xtkn_3", "tkn_3 4", "tkn_3\ntkn_4"])
      expect(isTokenBeginning(text)).toBe(false);
  });

  test("has no blanks for a missing name", () => {
    expect(searchText({ ...nobody, lastName: "Lovelace" })).toBe("lovelace\nada@example.com");
    expect(searchText(nobody)).toBe("\nada@example.com");
  });
});

test("a new candidate has each tag once, and only given fields", () => {
  const candidate = newCandidate({ email: "a@example.com", tags: ["b", "a", "b"] }, "org_1", "cnd_1", BEGIN);
  expect(candidate).toEqual({
    id: "cnd_1",
    organizationId: "org_1",
    email: "a@example.com",
    tags: ["b", "a"],
    communicationDisabled: false,
    assignedUser: null,
    assignedTeam: null,
    customFields: {},
    createdAt: BEGIN,
    assessments: [],
  });
  expect(Object.keys(candidate)).not.toContain("firstName");
});
