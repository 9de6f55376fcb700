import type { Operation } from "../document/document.ts";
import { isObject, type JsonObject } from "../document/json.ts";
import { parametersOfPath } from "../document/operations.ts";
import { ownPathFor } from "../session/own-resources.ts";
import { askPage, identityOf } from "../session/pages.ts";
import type { PathValues, Session, Writing } from "../session/session.ts";

export const changeablePath = async (writing: Writing, operation: Operation): Promise<PathValues | undefined> =>
  parametersOfPath(operation.path).length === 0
    ? []
    : ((await writing.session.options.plugin?.preparePath(writing, operation)) ??
      ownPathFor(writing.own, operation) ??
      (await pathWithin(writing, operation)) ??
      parentOf(writing, operation));

function parentOf({ session }: Writing, { method, path }: Operation): PathValues | undefined {
  const { document, ids } = session;
  const removable = document.operations.some(
    (one) => one.method === "DELETE" && one.path.startsWith(`${path}/{`) && one.path.endsWith("}"),
  );
  return document.policy.foreignData && method === "POST" && removable ? ids.tuplesOf(path)[0] : undefined;
}

export async function pathWithin({ session, own }: Writing, operation: Operation): Promise<PathValues | undefined> {
  for (const { template, values } of own) {
    if (!operation.path.startsWith(`${template}/`)) continue;
    const path = await completePath(session, operation.path, values);
    if (path) return path;
  }
  return undefined;
}

async function completePath(session: Session, path: string, values: PathValues): Promise<PathValues | undefined> {
  const { length } = parametersOfPath(path);
  if (values.length === length) return values;
  const above = path
    .split("/{")
    .slice(0, values.length + 1)
    .join("/{");
  const list = session.document.operations.find((one) => one.method === "GET" && one.path === above);
  const response = list && (await askPage(session, list, values, {}));
  for (const item of response?.page.items ?? []) {
    const found = await completePath(session, path, [...values, idOf(item)]);
    if (found) return found;
  }
  return undefined;
}

/** A rating has the id of the skill. */
const idOf = (item: JsonObject): string =>
  isObject(item.skill) && typeof item.skill.id === "string" ? item.skill.id : identityOf(item);
