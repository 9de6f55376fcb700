import type { Operation } from "../../document/document.ts";
import { isObject, type JsonObject } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { everything, identityOf, type Walk, walkList } from "../../session/pages.ts";
import type { Session } from "../../session/session.ts";
import { examplesOf, isOpen } from "./examples.ts";

type Texts = Map<string, Set<string>>;

/**
 * Expects resources that elements refer to in their own list. Learns from the examples which member refers to which list; GET must find the
 * resource first.
 */
export async function checkReferencesListed(session: Session): Promise<void> {
  const lists = session.document.operations.filter((one) => session.selects(one) && isOpen(one));
  const walks = new Map<string, Walk>();
  const walk = async (list: Operation): Promise<Walk> => {
    const known = walks.get(list.id) ?? (await walkList(session, list, [], everything(list)));
    walks.set(list.id, known);
    return known;
  };
  for (const list of lists) {
    const own = exampleIds(list);
    for (const other of lists) {
      const ways = [...exampleTexts(other)].flatMap(([way, texts]) =>
        way !== "id" && [...texts].some((text) => own.has(text)) ? [way] : [],
      );
      if (ways.length > 0)
        await session.guard(list, async () => compare(session, list, await walk(list), other, await walk(other), ways));
    }
  }
}

async function compare(
  session: Session,
  list: Operation,
  { items, complete }: Walk,
  other: Operation,
  { items: naming }: Walk,
  ways: string[],
): Promise<void> {
  if (!complete) return;
  const shown = new Set(items.map(identityOf));
  const texts = textsOf(naming);
  const missing = ways.flatMap((way) => [...(texts.get(way) ?? [])].filter((id) => !shown.has(id)));
  const read = session.document.operations.find(
    ({ method, path }) => method === "GET" && path.startsWith(`${list.path}/{`) && path.endsWith("}"),
  );
  const [id] = missing;
  const there = id !== undefined && (!read || (await session.ask(read, [id])).status === 200);
  const problems: Problem[] = there
    ? [{ check: "page", message: `the list does not show ${id}, which ${other.id} names` }]
    : [];
  session.conclude(list, `shows what ${other.id} names`, problems, successOf(list));
}

const exampleIds = (list: Operation): Set<string> => new Set(examplesOf(list).map(identityOf));

const exampleTexts = (list: Operation): Texts => textsOf(examplesOf(list));

function textsOf(items: JsonObject[]): Texts {
  const found: Texts = new Map();
  const visit = (value: unknown, way: string[]): void => {
    if (typeof value === "string") found.set(way.join("."), new Set(found.get(way.join("."))).add(value));
    if (Array.isArray(value)) for (const one of value) visit(one, [...way, "*"]);
    if (isObject(value))
      for (const [name, one] of Object.entries(value)) if (name !== "_links") visit(one, [...way, name]);
  };
  for (const item of items) visit(item, []);
  return found;
}
