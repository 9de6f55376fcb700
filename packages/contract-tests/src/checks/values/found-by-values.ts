import type { Operation, Parameter } from "../../document/document.ts";
import { brief, isObject } from "../../document/json.ts";
import { successOf } from "../../document/operations.ts";
import type { OwnResource } from "../../session/own-resources.ts";
import { everything, identityOf, isPaging, walkList } from "../../session/pages.ts";
import type { Session } from "../../session/session.ts";
import { isSearch } from "../filters/matching.ts";
import { schemaIs } from "../filters/own-values.ts";

const MOST = 3;

export async function checkFound(
  session: Session,
  list: Operation,
  { values: path }: OwnResource,
  requested: unknown,
): Promise<void> {
  const id = path.at(-1) ?? "";
  for (const parameter of list.parameters) {
    const { name, in: place } = parameter;
    if (place !== "query" || isPaging(name) || isSearch(name) || !isObject(requested)) continue;
    for (const value of [requested[name]].flat()) {
      const sent = filterOf(session, parameter, value);
      if (sent === undefined) continue;
      const walk = await walkList(session, list, path.slice(0, -1), { ...everything(list), [name]: sent }, MOST);
      if (!walk.complete) continue;
      const message = `the list filtered by ${name} ${brief(value)} does not show ${id}, which has it`;
      const problems = walk.items.some((one) => identityOf(one) === id) ? [] : [{ check: "filter", message }];
      session.conclude(list, `finds elements by a difficult ${name}`, problems, successOf(list));
    }
  }
}

/** Serializes a value for a filter; undefined if the document forbids the text, or commas separate values. */
function filterOf(session: Session, parameter: Parameter, value: unknown): string | string[] | undefined {
  const { schema } = parameter;
  if (!schema || typeof value !== "string" || value.trim() === "") return undefined;
  const several = schemaIs(session, parameter, "array");
  if (several && value.includes(",")) return undefined;
  const sent = several ? [value] : value;
  return session.validator.accepts(schema.pointer, sent) ? sent : undefined;
}
