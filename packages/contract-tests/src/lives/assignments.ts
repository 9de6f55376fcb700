import { isObject } from "../document/json.ts";
import { collectionName, successOf } from "../document/operations.ts";
import type { Writing } from "../session/session.ts";

const CANDIDATE = "/candidates/{id}";

/** Assigns candidates, so that filters by person and team return different elements. Expects candidates to show their assignment. */
export async function assignCandidates({ session, own }: Writing): Promise<void> {
  const read = session.document.operations.find(({ id }) => id === "getCandidate");
  const { simulate } = session.options;
  if (session.document.name !== "v2") return;
  const candidates = own.filter(({ template }) => template === CANDIDATE).slice(0, 3);
  const [people = [], teams = []] = ["people", "teams"].map((name) => session.ids.idsIn(collectionName(name)));
  for (const [index, { values }] of candidates.entries()) {
    const [id = ""] = values;
    const [user, team] = [people[index === 2 ? 1 : 0], teams[index === 1 ? 1 : 0]];
    if (!simulate || !read || user === undefined || team === undefined) return;
    if ((await simulate({ move: "assign", id, user, team })) === false) return;
    await session.check(read, "shows the assignees of a candidate", [id], {}, { status: successOf(read) }, ({ body }) =>
      Object.entries({ assignedUser: user, assignedTeam: team })
        // Modules without this move leave the candidate unassigned.
        .filter(([name, value]) => isObject(body) && ![value, null, undefined].some((one) => one === body[name]))
        .map(([name, value]) => ({ check: "state", at: `/${name}`, message: `${name} is not ${value}` })),
    );
  }
}
