import type { Operation } from "../../document/document.ts";
import { brief, isObject, type JsonObject, sameJson } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import { askPage, identityOf } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";

export async function siblingsOf(session: Session, operation: Operation, path: PathValues): Promise<JsonObject[]> {
  const above = operation.path.slice(0, operation.path.lastIndexOf("/"));
  const list = session.document.operations.find((one) => one.method === "GET" && one.path === above);
  if (!list || !operation.path.endsWith("}")) return [];
  const response = await askPage(session, list, path.slice(0, -1), {});
  return (response?.page.items ?? []).filter((item) => identityOf(item) !== path.at(-1));
}

/** Expects other resources to keep their values: finds an UPDATE without WHERE. */
export async function checkSiblings(
  session: Session,
  operation: Operation,
  path: PathValues,
  requested: unknown,
  earlier: readonly JsonObject[],
): Promise<void> {
  if (!isObject(requested) || earlier.length === 0) return;
  const later = new Map((await siblingsOf(session, operation, path)).map((item) => [identityOf(item), item]));
  const problems = earlier.flatMap((item) => {
    const now = later.get(identityOf(item));
    const name = Object.keys(requested).find(
      (one) => now && one in item && !sameJson(item[one], now[one]) && sameJson(now[one], requested[one]),
    );
    if (!now || name === undefined) return [];
    const message = `${name} of ${identityOf(item)} is ${brief(now[name])} as well, instead of ${brief(item[name])}`;
    return [{ check: "read back", at: `/${name}`, message }];
  });
  session.conclude(operation, "changes no other element of the list", problems.slice(0, 1), successOf(operation));
}
