import type { Operation } from "../../document/document.ts";
import { collectionName, successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { everything, identityOf, isList, walkList } from "../../session/pages.ts";
import type { Session } from "../../session/session.ts";
import { checkRelationLists } from "./relation-lists.ts";

const MOST = 5;

/** Expects ids of other responses in the list of their collection, if GET finds the resource. */
export async function checkIdsListed(session: Session): Promise<void> {
  const operations = session.document.operations.filter((one) => session.selects(one) && isList(one));
  for (const list of operations.filter(({ path }) => !path.includes("{"))) {
    const read = session.document.operations.find(
      ({ method, path }) => method === "GET" && path.startsWith(`${list.path}/{`) && path.endsWith("}"),
    );
    const named = session.ids.idsIn(collectionName(list.path.split("/").at(-1) ?? ""));
    const ids = [...new Set([...named, ...(read ? session.ids.tuplesOf(read.path).flat() : [])])];
    if (read) await session.guard(list, () => checkShown(session, list, read, ids));
    await session.guard(list, () => checkRelationLists(session, list));
  }
}

async function checkShown(session: Session, list: Operation, read: Operation, ids: string[]): Promise<void> {
  const walk = await walkList(session, list, [], everything(list));
  if (!walk.complete) return;
  const shown = new Set(walk.items.map(identityOf));
  const problems: Problem[] = [];
  for (const id of ids.filter((one) => !shown.has(one)).slice(0, MOST)) {
    const { status } = await session.ask(read, [id]);
    if (status === 200)
      problems.push({ check: "page", message: `the list does not show ${id}, which ${read.id} finds` });
  }
  session.conclude(list, "shows everything that other responses name", problems, successOf(list));
}
