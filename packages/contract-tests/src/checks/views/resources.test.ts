import { expect, it } from "vitest";
import { loadVersion } from "../../command/versions.ts";
import type { Session } from "../../session/session.ts";
import { resourcesIn } from "./resources.ts";

const document = await loadVersion("v1");
const results = document.operations.find(({ id }) => id === "getCandidateResults");
if (!results) throw new Error("V1 has no getCandidateResults");

/** Members that a part of the candidate shows of the candidate. */
const shownBy = (body: object) =>
  resourcesIn({ document, bases: [] } as unknown as Session, results, ["cnd_1"], body)
    .filter(({ key }) => key === "/candidates/cnd_1")
    .map(({ members }) => Object.fromEntries(members));

it("a part of a resource shows the resource's members, unless it has the id of another one", () => {
  expect(shownBy({ scoredPoints: 5, skills: [] })).toEqual([{ scoredPoints: 5 }]);
  expect(shownBy({ id: "cnd_1", scoredPoints: 5 })).toEqual([{ id: "cnd_1", scoredPoints: 5 }]);
  expect(shownBy({ id: "rep_1", scoredPoints: 5 })).toEqual([]);
});
