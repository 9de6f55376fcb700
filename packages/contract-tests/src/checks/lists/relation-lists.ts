import type { Operation } from "../../document/document.ts";
import { arrayAt, isObject, type JsonObject } from "../../document/json.ts";
import { collectionName, successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { askPage, identityOf, isList, walkList } from "../../session/pages.ts";
import type { Session } from "../../session/session.ts";

const MOST = 4;

/** Ids of a relation, such as person and skill. */
type Pair = readonly [parent: string, child: string];

/** Expects the same pairs in a relation list, such as ratings, and in the list below one side, such as a person's skills. */
export async function checkRelationLists(session: Session, list: Operation): Promise<void> {
  const inner = session.document.operations.filter(
    (one) => isList(one) && one.path.split("{").length === 2 && /\}\/[^/]+$/.test(one.path),
  );
  const first = inner.length > 0 ? await askPage(session, list, [], {}) : undefined;
  for (const operation of inner.filter((one) => first && pairsOf(first.page.items, one).length > 0)) {
    const { items, complete } = await walkList(session, list, []);
    const pairs = pairsOf(items, operation);
    for (const parent of [...new Set(pairs.map(([one]) => one))].slice(0, MOST))
      await compare(
        session,
        [list, operation],
        parent,
        pairs.filter(([one]) => one === parent),
        complete,
      );
  }
}

async function compare(
  session: Session,
  [list, operation]: [Operation, Operation],
  parent: string,
  pairs: Pair[],
  whole: boolean,
): Promise<void> {
  const own = await walkList(session, operation, [parent]);
  const conclude = (one: Operation, other: Operation, missing: string | undefined) => {
    const message = `${missing} of ${parent} is missing, which ${other.id} shows`;
    const problems: Problem[] = missing === undefined ? [] : [{ check: "page", message }];
    session.conclude(one, `shows what ${other.id} shows`, problems, successOf(one));
  };
  const shown = new Set(own.items.map(identityOf));
  if (own.complete)
    conclude(
      operation,
      list,
      pairs.map(([, child]) => child).find((child) => !shown.has(child)),
    );
  const listed = new Set(pairs.map(([, child]) => child));
  // An unrated skill has no entry in the relation list.
  const about = list.path.split("/").at(-1)?.toLowerCase() ?? "";
  const due = own.items.filter((item) =>
    Object.keys(item).some((name) => about.endsWith(name) && arrayAt(item, name).length > 0),
  );
  if (whole)
    conclude(
      list,
      operation,
      due.map(identityOf).find((child) => !listed.has(child)),
    );
}

function pairsOf(items: JsonObject[], { path }: Operation): Pair[] {
  const [below = "", , above = ""] = path.split("/").toReversed().map(collectionName);
  return items.flatMap((item): Pair[] => {
    const [parent, child] = [namedIn(item, above), namedIn(item, below)];
    return parent !== undefined && child !== undefined && above !== below ? [[parent, child]] : [];
  });
}

const namedIn = (item: JsonObject, collection: string): string | undefined =>
  Object.entries(item).flatMap(([key, value]) =>
    collectionName(key) === collection && isObject(value) && typeof value.id === "string" ? [value.id] : [],
  )[0];
