import type { Operation } from "../../document/document.ts";
import { brief, isObject, sameJson } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import { differences } from "../../session/compare.ts";
import { findInList, flatten, isVolatile, listOf, readOf } from "../../session/current-state.ts";
import type { OwnResource } from "../../session/own-resources.ts";
import { walkList } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";
import { compareWithRequest } from "./sent-members.ts";

export async function checkCreated(
  session: Session,
  operation: Operation,
  resource: OwnResource,
  requested: unknown,
  shown: unknown,
): Promise<void> {
  const read = readOf(session, resource);
  const id = resource.values.at(-1) ?? "";
  if (read) {
    const title = `shows the data sent to ${operation.id}`;
    await session.check(read, title, resource.values, {}, { status: successOf(read) }, ({ body }) => {
      const problems = compareWithRequest(session, read, requested, body, "the read");
      if (problems.length === 0 && isObject(shown))
        problems.push(...differences({ _links: shown._links }, body, operation.id));
      const before = flatten(shown);
      const after = flatten(body);
      const other = Object.keys(before).find(
        (name) => !isVolatile(session, name) && name in after && !sameJson(before[name], after[name]),
      );
      if (problems.length === 0 && other !== undefined)
        problems.push({
          check: "read back",
          at: `/${other}`,
          message: `${other} is ${brief(after[other])}, in the response of ${operation.id} it was ${brief(before[other])}`,
        });
      return problems;
    });
  }
  const list = listOf(session, resource);
  if (!list) return;
  const { item, sure } = await findInList(session, list, resource.values.slice(0, -1), id);
  const problems = item
    ? compareWithRequest(session, list, requested, item, "the list")
    : sure
      ? [{ check: "read back", message: `the list does not show ${id}, which ${operation.id} created` }]
      : [];
  session.conclude(list, `shows what ${operation.id} created`, problems, successOf(list));
}

/** Expects a creation without an address in the list of the same path, by a text that only this creation sent. */
export async function checkInList(
  session: Session,
  operation: Operation,
  path: PathValues,
  requested: unknown,
): Promise<void> {
  const list = session.document.operations.find(({ method, path: one }) => method === "GET" && one === operation.path);
  const [text] = /contract-[a-z0-9]+-\d+/.exec(JSON.stringify(requested) ?? "") ?? [];
  if (!list || text === undefined) return;
  const { items, complete } = await walkList(session, list, path, {}, 20);
  if (!complete) return;
  const shown = items.some((item) => JSON.stringify(item).includes(text));
  const message = `the list does not show ${text}, which ${operation.id} created`;
  session.conclude(
    list,
    `shows what ${operation.id} created`,
    shown ? [] : [{ check: "read back", message }],
    successOf(list),
  );
}
