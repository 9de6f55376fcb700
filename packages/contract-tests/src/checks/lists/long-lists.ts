import type { Operation } from "../../document/document.ts";
import { successOf } from "../../document/operations.ts";
import { checkResponse } from "../../messages/check-response.ts";
import { isBody } from "../../session/bodies.ts";
import type { OwnResource } from "../../session/own-resources.ts";
import { identityOf, isList, pagingOf, walkList } from "../../session/pages.ts";
import { type PathValues, perSession, type Session, type Writing } from "../../session/session.ts";
import { claim, deleteOwn, deletingOperation } from "../../session/writing.ts";
import { checkCursors } from "./cursors.ts";

const MANY = 60;

const lengthened = perSession(() => new Set<string>());

/**
 * Creates enough elements for a second page once per list, follows the cursors and deletes the elements. Lists without a page size need
 * this.
 */
export async function checkLongList(
  writing: Writing,
  operation: Operation,
  path: PathValues,
  like: OwnResource,
): Promise<void> {
  const { session, own } = writing;
  const list = longListOf(session, like);
  if (operation.method !== "POST" || !list || lengthened(session).has(list.id)) return;
  lengthened(session).add(list.id);
  const kept = own.length;
  try {
    for (let count = 0; count < MANY; count += 1) await createOne(writing, operation, path);
    const parent = like.values.slice(0, -1);
    const walk = await walkList(session, list, parent);
    const shown = new Set(walk.items.map(identityOf));
    // Missing elements may be on unread pages.
    const missing = walk.complete ? own.slice(kept).filter(({ values }) => !shown.has(values.at(-1) ?? "")) : [];
    const message = `${missing.length} of ${own.length - kept} new elements are on none of ${walk.pages.length} pages`;
    const title = "shows all created elements on its pages";
    session.conclude(list, title, missing.length > 0 ? [{ check: "page", message }] : [], successOf(list));
    if (missing.length === 0) await checkCursors(session, list, parent);
  } finally {
    await deleteOwn(writing, kept);
  }
}

async function createOne(writing: Writing, operation: Operation, path: PathValues): Promise<void> {
  const { session, bodies } = writing;
  const body = bodies.prepare(operation, path).findLast(isBody);
  if (!body) return;
  const response = await session.ask(operation, path, { body });
  const checked = checkResponse(operation, response, session.validator);
  if (checked.status === successOf(operation)) await claim(writing, operation, path, body, { ...checked, response });
}

/** Only lists with cursors, of deletable resources. */
function longListOf({ document }: Session, resource: OwnResource): Operation | undefined {
  const collection = resource.template.slice(0, resource.template.lastIndexOf("/{"));
  const deletes = document.operations.filter(({ method }) => method === "DELETE");
  const list = document.operations.find(({ method, path }) => method === "GET" && path === collection);
  const found = list && isList(list) && pagingOf(list, "cursor") && !pagingOf(list, "size");
  return found && deletingOperation(deletes, resource) ? list : undefined;
}
