import type { Operation } from "../document/document.ts";
import { arrayAt, isObject, objectAt } from "../document/json.ts";
import { collectionName, successOf } from "../document/operations.ts";
import type { Problem } from "../findings/outcome.ts";
import { attempt } from "../session/attempt.ts";
import { isBody } from "../session/bodies.ts";
import { readOf } from "../session/current-state.ts";
import type { Session, Writing } from "../session/session.ts";
import { claim } from "../session/writing.ts";
import type { Invited } from "./states.ts";

/** Takes a test without answers, for results with 0 points. */
export async function takeWithoutAnswers({ options: { simulate } }: Session, who: Invited): Promise<void> {
  for (const move of ["start", "submit", "assess"] as const) await simulate?.({ move, id: who.assessment });
}

export const otherThan = ({ ids }: Session, collection: string, id: unknown): string | undefined =>
  ids.idsIn(collectionName(collection)).find((one) => one !== id);

export async function checkTwoAssessments(writing: Writing, who: Invited): Promise<void> {
  const { session } = writing;
  const find = (id: string) => session.document.operations.find((one) => one.id === id);
  const [create, read] = [find("createAssessment"), find("getCandidate")];
  const body = create && writing.bodies.prepare(create, [who.candidate]).find(isBody);
  if (!create || !read || !body) return;
  const call = { body };
  const reply = await attempt(session, create, "adds a second assessment to a candidate", [who.candidate], call);
  if (!reply || reply.status !== successOf(create) || !isObject(reply.body)) return;
  const created = await claim(writing, create, [who.candidate], body, reply);
  const both = [who.assessment, String(reply.body.id)];
  const title = "shows both assessments of a candidate";
  await session.check(read, title, [who.candidate], {}, { status: successOf(read) }, (shown) =>
    missing(shown.body, both),
  );
  if (created) await readBoth(session, readOf(session, created), who.candidate, both);
}

/** Reads both in each order. */
async function readBoth(session: Session, read: Operation | undefined, candidate: string, both: string[]) {
  for (const id of read ? [...both, ...both] : [])
    await session.check(
      read as Operation,
      "shows the requested assessment",
      [candidate, id],
      {},
      { status: "200" },
      (shown) =>
        isObject(shown.body) && shown.body.id === id
          ? []
          : [{ check: "state", at: "/id", message: `the id is not ${id}` }],
    );
}

function missing(body: unknown, ids: readonly string[]): Problem[] {
  const shown = arrayAt(objectAt(body, "_embedded"), "assessments").map((one) => isObject(one) && one.id);
  return ids
    .filter((id) => !shown.includes(id))
    .map((id) => ({ check: "state", at: "/_embedded/assessments", message: `${id} is missing` }));
}
