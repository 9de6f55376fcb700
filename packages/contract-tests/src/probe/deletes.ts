import type { Operation } from "../document/document.ts";
import { successOf } from "../document/operations.ts";
import { type OwnResource, ownPathFor, readsWithin } from "../session/own-resources.ts";
import { checkRefusals } from "../session/refusals.ts";
import type { PathValues, Writing } from "../session/session.ts";
import { skipUnreached } from "../session/support.ts";
import { deletingOperation } from "../session/writing.ts";
import { pathWithin } from "./changeable-path.ts";

/** Checks one deletion per operation, of parts before wholes and the newest resource first. Further deletions only clean up. */
export async function checkDeletes(writing: Writing, deletes: Operation[]): Promise<void> {
  const { session, own } = writing;
  const checked = new Set<string>();
  for (const operation of deletes.filter(session.selects)) {
    if (own.some((resource) => deletingOperation(deletes, resource) === operation)) continue;
    if (session.isOver(operation, "deletes as documented")) continue;
    const values = operation.path.endsWith("}") ? await pathWithin(writing, operation) : ownPathFor(own, operation);
    if (!values) continue;
    checked.add(operation.id);
    session.begin(operation);
    if (operation.path.endsWith("}")) await checkDelete(writing, operation, asResource(operation, values), []);
    else await checkEmptying(writing, operation, values);
  }
  for (const resource of own.toReversed()) {
    const operation = deletingOperation(deletes, resource);
    if (!operation) continue;
    own.splice(own.indexOf(resource), 1);
    if (!session.selects(operation) || checked.has(operation.id)) {
      await session.ask(operation, resource.values);
      continue;
    }
    checked.add(operation.id);
    session.begin(operation);
    if (session.isOver(operation, "deletes as documented")) {
      await session.ask(operation, resource.values);
      continue;
    }
    const below = own.filter(({ path }) => path.startsWith(`${resource.path}/`));
    await checkDelete(writing, operation, resource, below);
  }
  for (const operation of deletes.filter((one) => session.selects(one) && !checked.has(one.id))) {
    const reason = "this run could not create a resource to delete";
    await skipUnreached(session, operation, "deletes as documented", reason);
    await session.reach({ when: "unreached", operation });
  }
}

const asResource = ({ path: template }: Operation, values: PathValues): OwnResource => ({
  template,
  values,
  path: template,
});

async function checkDelete(
  writing: Writing,
  operation: Operation,
  resource: OwnResource,
  below: OwnResource[],
): Promise<void> {
  const { session } = writing;
  await checkRefusals(writing, operation, resource.values, () => []);
  await session.reach({ when: "deleting", operation, path: resource.values, resource, below });
  // Fills the server's caches, so that a stale one is found.
  for (const one of readsWithin(session.document, resource)) await session.ask(one, resource.values);
  await session.check(operation, "deletes as documented", resource.values, {}, { status: successOf(operation) });
  await session.reach({ when: "deleted", operation, path: resource.values, resource, below });
}

async function checkEmptying(writing: Writing, operation: Operation, path: PathValues): Promise<void> {
  const { session } = writing;
  await checkRefusals(writing, operation, path, () => []);
  await session.check(operation, "deletes as documented", path, {}, { status: successOf(operation) });
  await session.reach({ when: "emptied", operation, path });
}
