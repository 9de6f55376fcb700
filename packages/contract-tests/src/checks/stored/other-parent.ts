import type { Operation } from "../../document/document.ts";
import { declares } from "../../document/operations.ts";
import { identityOf, walkList } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";

/** Expects 404 below another parent, unless that has a child with the same id. */
export async function checkOtherParent(session: Session, operation: Operation, path: PathValues): Promise<void> {
  if (path.length < 2 || !operation.path.endsWith("}") || !declares(operation, "404")) return;
  const above = operation.path.slice(0, operation.path.lastIndexOf("/{"));
  const list = session.document.operations.find((one) => one.method === "GET" && one.path === above);
  const id = path.at(-1) ?? "";
  // Names may repeat below each parent, other ids rarely.
  if (session.document.policy.unstatedRules && !/^\d+$|^[0-9a-f-]{20,}$/i.test(id)) return;
  const parents = session.ids.tuplesOf(above.slice(0, above.lastIndexOf("}") + 1));
  for (const other of parents.filter((one) => one.length === path.length - 1 && one.at(-1) !== path.at(-2))) {
    const walk = list && (await walkList(session, list, other));
    if (walk && (!walk.complete || walk.items.some((item) => identityOf(item) === id))) continue;
    await session.check(operation, "responds with 404 below another parent", [...other, id], {}, { status: "404" });
    return;
  }
}
