import { branchesOf } from "../../document/branches.ts";
import type { Operation } from "../../document/document.ts";
import { brief, isObject, type JsonObject, parseJson, sameJson } from "../../document/json.ts";
import { conjuncts } from "../../document/mutations.ts";
import { collectionName, parametersOfPath, successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { flatten } from "../../session/current-state.ts";
import { everything, identityOf, isList, walkList } from "../../session/pages.ts";
import type { Session } from "../../session/session.ts";
import { shownMembers } from "../stored/sent-members.ts";

const MOST = 4;
const PAGES = 3;

interface Shown {
  operation: Operation;
  members: JsonObject;
}

/** Expects resources with the same id to have equal values in all versions. Enumerations differ between versions. */
export async function compareVersions(session: Session): Promise<void> {
  const kinds = new Set(session.document.operations.filter((one) => session.selects(one)).map(kindOf));
  for (const other of session.options.versions ?? [])
    for (const kind of kinds) {
      const [operation] = kind === undefined ? [] : readsOf(session, kind);
      if (kind === undefined || !operation || readsOf(other, kind).length === 0) continue;
      await session.guard(operation, async () => {
        const first = await problemsOf(session, other, kind);
        // Values may change between two responses.
        const again = first.length > 0 ? await problemsOf(session, other, kind) : [];
        for (const [one, problem] of again.filter(([, { at }]) => first.some(([, earlier]) => earlier.at === at)))
          session.conclude(one, `shows the same as ${other.document.name}`, [problem], successOf(one));
      });
    }
}

function kindOf(operation: Operation): string | undefined {
  const { method, path } = operation;
  const ids = parametersOfPath(path);
  if (method !== "GET" || ids.length > 1) return undefined;
  if (ids.length === 0) return isList(operation) ? collectionName(path.split("/").at(-1) ?? "") : undefined;
  return path.endsWith("}") ? collectionName(ids[0]?.segment ?? "") : undefined;
}

const readsOf = ({ document }: Session, kind: string): Operation[] =>
  document.operations.filter((one) => kindOf(one) === kind);

async function problemsOf(session: Session, other: Session, kind: string): Promise<[Operation, Problem][]> {
  const theirs = await resourcesOf(other, kind);
  const found = new Map<string, [Operation, Problem]>();
  for (const [id, own] of await resourcesOf(session, kind, [...theirs.keys()]))
    for (const { operation, members } of own)
      for (const twin of theirs.get(id) ?? [])
        for (const [name, value] of Object.entries(members)) {
          const at = `/${name}`;
          if (found.has(at) || !differ(value, twin.members[name]) || hasWords(session, operation, name)) continue;
          if (hasWords(other, twin.operation, name)) continue;
          const message = `${name} of ${id} is ${brief(value)}, in ${twin.operation.id} of ${other.document.name} ${brief(twin.members[name])}`;
          found.set(at, [operation, { check: "read back", at, message }]);
        }
  return [...found.values()];
}

function hasWords(session: Session, operation: Operation, name: string): boolean {
  const member = shownMembers(session, operation).get(name);
  const parts = member ? conjuncts(session.document, member) : [];
  return [...parts, ...parts.flatMap(branchesOf).flatMap((one) => conjuncts(session.document, one))].some(
    ({ value }) => isObject(value) && ("enum" in value || "const" in value),
  );
}

/** Reads the lists, and some resources one by one: the first and last of `wanted`. */
async function resourcesOf(session: Session, kind: string, wanted?: string[]): Promise<Map<string, Shown[]>> {
  const found = new Map<string, Shown[]>();
  const add = (id: string, operation: Operation, members: JsonObject) =>
    found.set(id, [...(found.get(id) ?? []), { operation, members: flatten(members) }]);
  const known = session.ids.idsIn(kind).filter((id) => wanted?.includes(id) ?? true);
  const chosen = known.filter((_, index) => index < MOST / 2 || index >= known.length - MOST / 2);
  for (const operation of readsOf(session, kind)) {
    if (!operation.path.includes("{")) {
      const { items } = await walkList(session, operation, [], everything(operation), PAGES);
      for (const item of items) add(identityOf(item), operation, item);
      continue;
    }
    for (const id of chosen) {
      const { status, body } = await session.ask(operation, [id]);
      const shown = String(status) === successOf(operation) ? parseJson(body) : undefined;
      if (isObject(shown)) add(id, operation, shown);
    }
  }
  return found;
}

function differ(one: unknown, two: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(two))
    return [...one, ...two].every(isScalar) && !sameJson([...one].sort(), [...two].sort());
  return isScalar(one) && typeof one === typeof two && one !== two;
}

const isScalar = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);
