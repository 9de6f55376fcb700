import {
  type ApiDocument,
  arrayAt,
  conjuncts,
  isJson,
  isObject,
  type JsonObject,
  type Operation,
  objectAt,
  resolve,
} from "@assessment-api/contract-tests/internal";
import { faultsIn, isOperation, onRequest } from "../change.ts";
import { asObject, type Fault, type PlantedRequest, type PlantedResponse } from "../fault.ts";

/** Returns the id of a created resource: the last segment of Location, otherwise the body's id. */
export function createdId({ headers, body }: PlantedResponse): string | undefined {
  const location = headers.get("location");
  if (location) return location.split("/").at(-1);
  return isObject(body) && typeof body.id === "string" ? body.id : undefined;
}

export const idIn = ({ values }: PlantedRequest): string | undefined => Object.values(values).at(-1);

export const membersOf = (
  document: ApiDocument,
  { requestBody }: Operation,
): [name: string, schema: JsonObject, required: boolean][] => {
  const schema = requestBody?.media.find(({ mediaType }) => isJson(mediaType))?.schema;
  if (!schema) return [];
  const parts = conjuncts(document, schema);
  const required = new Set(parts.flatMap(({ value }) => arrayAt(value, "required")));
  return parts.flatMap(({ value }) =>
    Object.entries(objectAt(value, "properties")).map(([name, one]): [string, JsonObject, boolean] => [
      name,
      asObject(resolve(document.root, { pointer: "#", value: one }).value),
      required.has(name),
    ]),
  );
};

/** Members that no response contains. */
export const HIDDEN =
  /^(communicationDisabled|sendNotification|note|validityInDays|testStartDate|additionalJobPositionIds|apiKey|seed|seedValue|secret)$/;

/** Does not store a request member, or stores another value. */
export const notStored = (id: string, name: string, instead?: string): Fault =>
  faultsIn("stored")(
    "stated",
    `${id}: does not store ${name}`,
    onRequest(isOperation(id), ({ body }) => {
      if (!isObject(body) || body[name] === undefined || body[name] === null) return false;
      if (instead === undefined) delete body[name];
      else body[name] = instead;
    }),
  );
