import {
  type ApiDocument,
  isJson,
  isObject,
  type JsonObject,
  type Located,
  type Operation,
} from "@assessment-api/contract-tests/internal";
import type { Random } from "../../../random.ts";
import { copyOf, type Fault, type PlantContext, type PlantedRequest, type PlantedResponse } from "../fault.ts";
import { type Member, membersOf } from "../places.ts";

/** A derived fault. `carried`: every client can trigger it, so a run that does not trigger it has missed it. */
export interface Candidate {
  name: string;
  carried?: boolean;
  plant(random: Random): Fault["plant"];
  deliver?: Fault["deliver"];
}

export interface Kind {
  name: string;
  derive(document: ApiDocument): Candidate[];
}

const successes = ({ responses }: Operation) => responses.filter(({ status }) => status.startsWith("2"));

export const responseSchema = (operation: Operation): Located | undefined =>
  successes(operation).flatMap(({ media }) =>
    media.flatMap(({ mediaType, schema }) => (isJson(mediaType) && schema ? [schema] : [])),
  )[0];

export const requestSchema = ({ requestBody }: Operation): Located | undefined =>
  requestBody?.media.find(({ mediaType }) => isJson(mediaType))?.schema;

/** Caches the members of an operation, because every kind of fault reads them. */
const once = (members: (document: ApiDocument, operation: Operation) => Member[]): typeof members => {
  const known = new WeakMap<Operation, Member[]>();
  return (document, operation) => {
    const found = known.get(operation) ?? members(document, operation);
    known.set(operation, found);
    return found;
  };
};

export const membersShown = once((document, operation) => {
  const schema = responseSchema(operation);
  return schema ? membersOf(document, schema).filter(({ way }) => !way.includes("_links")) : [];
});

export const membersSent = once((document, operation) => {
  const schema = requestSchema(operation);
  return schema ? membersOf(document, schema).filter(({ way }) => !way.includes("*")) : [];
});

export const textOf = ({ way }: Member): string => way.join(".");

export const is = ({ schemas }: Member, ...types: string[]): boolean =>
  schemas.some(({ type }) => [type].flat().some((one) => types.includes(String(one))));
export const isDate = ({ schemas }: Member): boolean => schemas.some(({ format }) => format === "date-time");
export const isChoice = ({ schemas }: Member): boolean => schemas.some((one) => "enum" in one || "const" in one);
export const isText = (member: Member): boolean =>
  is(member, "string") &&
  !isChoice(member) &&
  !member.schemas.some(({ format }) => format === "date-time" || format === "uri");
export const isEmail = ({ schemas }: Member): boolean => schemas.some(({ format }) => format === "email");
export const isFree = (member: Member): boolean => isText(member) && !/(^|[a-z])ids?$/i.test(member.way.at(-1) ?? "");

export const PAGING = /^(count|limit|page|after)$/;
export const takes = ({ parameters }: Operation, ...names: string[]): boolean =>
  parameters.some(({ name }) => names.includes(name));

export const reads = ({ operations }: ApiDocument): Operation[] => operations.filter(({ method }) => method === "GET");
export const lists = (document: ApiDocument): Operation[] =>
  reads(document).filter(
    (one) =>
      one.parameters.some(({ name }) => PAGING.test(name)) ||
      membersShown(document, one).some(({ way }) => way[0] === "*"),
  );
export const writes = ({ operations }: ApiDocument): Operation[] => operations.filter(({ method }) => method !== "GET");
export const filtersOf = ({ parameters }: Operation): string[] =>
  parameters.filter((one) => one.in === "query" && !PAGING.test(one.name)).map(({ name }) => name);

/** @returns a name such as `candidates` in `/candidates/{id}/assessments` */
export const areaOf = ({ path }: Operation): string =>
  path.split("/").find((one) => one !== "" && !/^(boost|v3|organizations|\{.*)$/.test(one)) ?? "";

export const areRelated = (one: Operation, other: Operation): boolean =>
  areaOf(one) === areaOf(other) ||
  [one, other].every((each) => /^(candidates|invitations)$/.test(areaOf(each))) ||
  [one, other].every(
    (each) => /^(people|teams|invitations|jobPositions)$/.test(areaOf(each)) && each.path.startsWith("/boost"),
  );

type Altered = (response: PlantedResponse, request: PlantedRequest) => unknown;

/**
 * Changes copies of successful responses if the document allows the changed body, because validators find other faults.
 */
export const alter =
  (operation: Operation, change: Altered): Fault["plant"] =>
  (context) =>
  async (request, next) => {
    const response = await next(request);
    if (request.operation?.id !== operation.id || request.method !== operation.method || response.status >= 300)
      return response;
    const body = copyOf(response.body);
    const changed = { ...response, body };
    if (change(changed, request) === false || !differs(changed.body, response.body)) return response;
    const schema = responseSchema(operation);
    if (schema && !context.accepts(schema.pointer, changed.body)) return response;
    context.planted();
    return changed;
  };

export const alterRequest =
  (operation: Operation, change: (body: JsonObject, context: PlantContext) => unknown): Fault["plant"] =>
  (context) =>
  async (request, next) => {
    if (request.operation?.id !== operation.id || request.method !== operation.method || !isObject(request.body))
      return next(request);
    const body = copyOf(request.body);
    if (change(body, context) === false || !differs(body, request.body)) return next(request);
    const schema = requestSchema(operation);
    if (schema && !context.accepts(schema.pointer, body)) return next(request);
    // Rejected requests do not count.
    const response = await next({ ...request, body });
    if (response.status < 300) context.planted();
    return response;
  };

export const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Returns the objects that hold the values at a path; `*` is each element of a list. */
export function holdersOf(body: unknown, way: readonly string[]): JsonObject[] {
  const [first, ...rest] = way;
  if (first === undefined) return [];
  if (first === "*") return Array.isArray(body) ? body.flatMap((one) => holdersOf(one, rest)) : [];
  if (!isObject(body) || !(first in body)) return [];
  return rest.length === 0 ? [body] : holdersOf(body[first], rest);
}

/** Changes each value at a path; `undefined` keeps it. Returns whether there was a value. */
export function changeEach(
  body: unknown,
  way: readonly string[],
  change: (value: unknown, index: number) => unknown,
): boolean {
  const name = way.at(-1) ?? "";
  const holders = holdersOf(body, way);
  for (const [index, holder] of holders.entries()) {
    const value = change(holder[name], index);
    if (value !== undefined) holder[name] = value;
  }
  return holders.length > 0;
}

export const idsOf = ({ values }: PlantedRequest): string => Object.values(values).join("/");
