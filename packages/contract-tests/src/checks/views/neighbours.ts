import type { Operation } from "../../document/document.ts";
import { brief, isObject, type JsonObject, parseJson, sameJson } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import { flatten, isVolatile } from "../../session/current-state.ts";
import { isList } from "../../session/pages.ts";
import type { PathValues, Session } from "../../session/session.ts";

const MOST = 6;

/** Reads one resource, another, and the first again. Finds handlers that keep values of the last request. */
export async function checkNeighbours(session: Session): Promise<void> {
  const reads = session.document.operations.filter(
    (one) => one.method === "GET" && one.path.includes("{") && !isList(one) && session.selects(one),
  );
  for (const operation of reads) await session.guard(operation, () => compareNeighbours(session, operation));
}

async function compareNeighbours(session: Session, operation: Operation): Promise<void> {
  const read = async (path: PathValues): Promise<JsonObject | undefined> => {
    const { status, body } = await session.ask(operation, path);
    const shown = String(status) === successOf(operation) ? parseJson(body) : undefined;
    return isObject(shown) ? flatten(shown) : undefined;
  };
  const all = session.ids.tuplesOf(operation.path);
  const found: PathValues[] = [];
  for (const path of all.length < 2 ? [] : [...all.slice(-MOST / 2), ...all.slice(0, MOST / 2)]) {
    if (found.some((one) => one.join("/") === path.join("/"))) continue;
    if (await read(path)) found.push(path);
    if (found.length === 2) break;
  }
  const [one, two] = found;
  if (!one || !two) return;
  // The first compared read must follow a read of the same resource.
  await read(one);
  const [first, second] = [await read(one), await read(one)];
  await read(two);
  const third = await read(one);
  if (!first || !second || !third) return;
  const name = [...new Set([...Object.keys(second), ...Object.keys(third)])].find(
    (key) => !isVolatile(session, key) && sameJson(first[key], second[key]) && !sameJson(second[key], third[key]),
  );
  const message = `${name} is ${brief(third[name ?? ""])} after ${two.join("/")} was read, before that ${brief(second[name ?? ""])}`;
  session.conclude(
    operation,
    "shows the same after another element was read",
    name === undefined ? [] : [{ check: "read back", at: `/${name}`, message }],
    successOf(operation),
  );
}
