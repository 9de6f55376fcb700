import { checkKeys, checkKeysAlone, checkOtherKey } from "../checks/keys.ts";
import { checkParent } from "../checks/stored/shown-in-parent.ts";
import { checkDeleted, findInList, listOf } from "../checks/stored.ts";
import type { Operation } from "../document/document.ts";
import { type OwnResource, ownPathFor, readsWithin } from "../session/own-resources.ts";
import { walkList } from "../session/pages.ts";
import { declares, type PathValues, type Session, successOf } from "../session/session.ts";
import { deletingOperation, type Writing } from "../session/writing.ts";
import { pathWithin } from "./changeable-path.ts";
import { checkUnknownId } from "./reads.ts";

/**
 * Deletes what was created, newest first; each deleting operation is checked once, further deletions only clean up. What lies in something
 * that was created is deleted before.
 */
export async function checkDeletes(
  writing: Writing,
  deletes: Operation[],
  selected: (operation: Operation) => boolean,
): Promise<void> {
  const { session, own } = writing;
  const checked = new Set<string>();
  for (const operation of deletes.filter(selected)) {
    if (own.some((resource) => deletingOperation(deletes, resource) === operation)) continue;
    const values = operation.path.endsWith("}") ? await pathWithin(writing, operation) : ownPathFor(own, operation);
    if (!values) continue;
    checked.add(operation.id);
    session.begin(operation);
    if (operation.path.endsWith("}")) await checkDelete(session, operation, asResource(operation, values), []);
    else await checkEmptying(session, operation, values);
  }
  for (const resource of own.toReversed()) {
    const operation = deletingOperation(deletes, resource);
    if (!operation) continue;
    own.splice(own.indexOf(resource), 1);
    if (!selected(operation) || checked.has(operation.id)) {
      await session.ask(operation, resource.values);
      continue;
    }
    checked.add(operation.id);
    session.begin(operation);
    const below = own.filter(({ path }) => path.startsWith(`${resource.path}/`));
    await checkDelete(session, operation, resource, below);
  }
  for (const operation of deletes.filter((one) => selected(one) && !checked.has(one.id))) {
    session.skip(operation, "deletes as documented", "this run could create nothing that it may delete");
    await session.guard(operation, () => checkKeysAlone(session, operation));
  }
}

const asResource = ({ path: template }: Operation, values: PathValues): OwnResource => ({
  template,
  values,
  path: template,
});

async function checkDelete(
  session: Session,
  operation: Operation,
  resource: OwnResource,
  below: OwnResource[],
): Promise<void> {
  await checkOtherKey(session, operation, resource.values);
  await checkKeys(session, operation, resource.values);
  await session.guard(operation, () => checkListed(session, operation, resource));
  // A server that remembers what it showed shows it before.
  for (const one of readsWithin(session.document, resource)) await session.ask(one, resource.values);
  await session.check(operation, "deletes as documented", resource.values, {}, { status: successOf(operation) });
  const read = session.document.operations.find(({ method, path }) => method === "GET" && path === resource.template);
  if (read && declares(read, "404")) {
    const title = `responds with 404 after ${operation.id}`;
    await session.check(read, title, resource.values, { prefer: "code=404" }, { status: "404" });
  }
  await session.guard(operation, () => checkDeleted(session, operation, resource, below));
  await checkParent(session, operation, resource, false);
  await checkUnknownId(session, operation, resource.values);
}

/** An existing entity is in its list, from which a deletion then takes it. */
async function checkListed(session: Session, operation: Operation, resource: OwnResource): Promise<void> {
  const list = listOf(session, resource);
  if (!list || !session.runs("stored")) return;
  const id = resource.values.at(-1) ?? "";
  const { item, sure } = await findInList(session, list, resource.values.slice(0, -1), id);
  const message = `the list does not show ${id}, which ${operation.id} is about to delete`;
  const title = `shows what ${operation.id} deletes`;
  session.conclude(list, title, item || !sure ? [] : [{ check: "read back", message }], successOf(list));
}

/** The deletion of all that a list shows. */
async function checkEmptying(session: Session, operation: Operation, path: PathValues): Promise<void> {
  await checkKeys(session, operation, path);
  await session.check(operation, "deletes as documented", path, {}, { status: successOf(operation) });
  await checkUnknownId(session, operation, path);
  const list = session.document.operations.find((one) => one.method === "GET" && one.path === operation.path);
  if (!list || !session.runs("stored")) return;
  const { items } = await walkList(session, list, path);
  const problems =
    items.length > 0
      ? [{ check: "read back", message: `${items.length} elements are left after ${operation.id}` }]
      : [];
  session.conclude(list, `shows nothing after ${operation.id}`, problems, successOf(list));
}
