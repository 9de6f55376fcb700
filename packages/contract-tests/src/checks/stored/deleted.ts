import type { Operation } from "../../document/document.ts";
import { declares, successOf } from "../../document/operations.ts";
import { checkNothingToDelete } from "../../session/attempt.ts";
import { findInList, listOf, readOf, readStored, type Stored } from "../../session/current-state.ts";
import { type OwnResource, readsWithin } from "../../session/own-resources.ts";
import { askPage, identityOf, isPaging, SEARCHES, walkList } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";

export async function checkListed(session: Session, operation: Operation, resource: OwnResource): Promise<void> {
  const list = listOf(session, resource);
  if (!list) return;
  const id = resource.values.at(-1) ?? "";
  const { item, sure } = await findInList(session, list, resource.values.slice(0, -1), id);
  const message = `the list does not show ${id}, which ${operation.id} is about to delete`;
  const title = `shows what ${operation.id} deletes`;
  session.conclude(list, title, item || !sure ? [] : [{ check: "read back", message }], successOf(list));
}

/** Expects GET to find neither the resource nor its children, and 404 from a second DELETE. */
export async function checkDeleted(
  session: Session,
  operation: Operation,
  resource: OwnResource,
  below: readonly OwnResource[],
): Promise<void> {
  const read = readOf(session, resource);
  if (read && declares(read, "404")) {
    const title = `responds with 404 after ${operation.id}`;
    await session.check(read, title, resource.values, { prefer: "code=404" }, { status: "404" });
  }
  await checkNothingToDelete(session, operation, "responds with 404 to a second deletion", resource.values, {});
  const parts = readsWithin(session.document, resource).filter(({ path }) => path !== resource.template);
  const lost = [
    ...below.flatMap((one) => ({ read: readOf(session, one), values: one.values })),
    ...parts.map((read) => ({ read, values: resource.values })),
  ];
  const title = `responds with 404 below what ${operation.id} deleted`;
  for (const { read, values } of lost)
    if (read && declares(read, "404")) await session.check(read, title, values, {}, { status: "404" });
  const list = listOf(session, resource);
  if (!list) return;
  const id = resource.values.at(-1) ?? "";
  const parents = resource.values.slice(0, -1);
  const plain = await askPage(session, list, parents, {});
  if (!plain) return;
  const still = plain.page.items.find((one) => identityOf(one) === id);
  const item = still ?? (await findInList(session, list, parents, id)).item;
  const problems = item
    ? [{ check: "read back", message: `the list still shows ${id}, which ${operation.id} deleted` }]
    : [];
  session.conclude(list, `does not show what ${operation.id} deleted`, problems, successOf(list));
}

export async function checkEmptied(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const list = session.document.operations.find((one) => one.method === "GET" && one.path === operation.path);
  if (!list) return;
  const { items } = await walkList(session, list, path);
  const message = `${items.length} elements are left after ${operation.id}`;
  const problems = items.length > 0 ? [{ check: "read back", message }] : [];
  session.conclude(list, `shows nothing after ${operation.id}`, problems, successOf(list));
}

export interface Remains {
  stored: Stored;
  others: string[];
}

export async function remainsOf(session: Session, resource: OwnResource): Promise<Remains | undefined> {
  const list = listOf(session, resource);
  const stored = list && (await readStored(session, resource));
  const response = stored && (await askPage(session, list, resource.values.slice(0, -1), {}));
  const id = resource.values.at(-1);
  return response && { stored, others: response.page.items.map(identityOf).filter((one) => one !== id) };
}

const TEXTS = ["name", "title", "label", "firstName", "lastName", "email"];

export async function checkRemains(
  session: Session,
  operation: Operation,
  resource: OwnResource,
  below: readonly OwnResource[],
  remains: Remains | undefined,
): Promise<void> {
  const [list, read] = [listOf(session, resource), readOf(session, resource)];
  if (!remains || !list) return;
  const parents = resource.values.slice(0, -1);
  const known = new Set(below.map(({ values }) => values.at(-1)));
  const shown = new Set((await askPage(session, list, parents, {}))?.page.items.map(identityOf));
  const [missing] = remains.others.filter((id) => !shown.has(id) && !known.has(id));
  const isDeleted =
    missing !== undefined && read && shown.size < remains.others.length
      ? [404, 410].includes((await session.ask(read, [...parents, missing])).status)
      : false;
  const message = `${missing} was deleted as well, after ${operation.id} deleted ${resource.values.at(-1)}`;
  session.conclude(operation, "deletes no other resource", isDeleted ? [{ check: "read back", message }] : []);
  const text = TEXTS.map((name) => remains.stored[name]).find((one) => typeof one === "string" && one.length < 100);
  for (const { name, in: place } of list.parameters) {
    const value = SEARCHES.test(name) ? text : remains.stored[name];
    if (place !== "query" || isPaging(name) || (typeof value !== "string" && typeof value !== "number")) continue;
    const found = (await askPage(session, list, parents, { [name]: value }))?.page.items.map(identityOf) ?? [];
    const still = found.includes(resource.values.at(-1) ?? "");
    const why = `the filter ${name} finds ${resource.values.at(-1)}, which ${operation.id} deleted`;
    const title = `does not find by ${name} what ${operation.id} deleted`;
    session.conclude(list, title, still ? [{ check: "read back", message: why }] : [], successOf(list));
  }
}
