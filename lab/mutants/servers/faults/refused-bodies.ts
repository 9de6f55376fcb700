import {
  type ApiDocument,
  arrayAt,
  child,
  conjuncts,
  isJson,
  isObject,
  type JsonObject,
  type Located,
  type Operation,
  objectAt,
  resolve,
} from "@assessment-api/contract-tests/internal";
import { faultsIn, isOperation, onError, onResponse } from "../change.ts";
import { copyOf, type Fault, type PlantedRequest, type Target } from "../fault.ts";

const fault = faultsIn("refused-bodies");

interface Rule {
  member: string;
  name: string;
  /** Whether a value violates only this rule. */
  breaks(value: unknown, body: JsonObject): boolean;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";

/** Keywords, the faults of servers that ignore them, and predicates for violating values. */
const KEYWORDS: [key: string, name: string, breaks: (value: unknown, bound: unknown) => boolean][] = [
  ["enum", "may be anything", (value, known) => isText(value) && !(known as unknown[]).includes(value)],
  ["format", "may be malformed", (value) => isText(value) && value.length < 200 && value !== ""],
  ["pattern", "may be blank", (value) => isText(value) && value.trim() === "" && value.length < 200],
  ["maxLength", "may be of any length", (value, most) => isText(value) && value.length > Number(most)],
  ["maximum", "has no maximum", (value, most) => isNumber(value) && value > Number(most)],
  ["minimum", "has no minimum", (value, least) => isNumber(value) && value < Number(least)],
  ["maxItems", "may have any number of elements", (value, most) => Array.isArray(value) && value.length > Number(most)],
];

const TYPES: [types: string[], name: string, breaks: (value: unknown) => boolean][] = [
  [["string"], "may be a number", isNumber],
  [["array", "boolean", "object", "number", "integer"], "may be a text", isText],
  [
    ["array"],
    "may hold anything",
    (value) => Array.isArray(value) && value.some((one) => !isText(one) && !isObject(one)),
  ],
];

/** Returns faults that skip one rule of a member; rules are limited per member. */
export function refusedBodyFaults(document: ApiDocument, target: Target): Fault[] {
  const perMember = { v1: 4, v2: 2, v3: 2, control: 1 }[target];
  return document.operations.flatMap((operation) => {
    const schema = operation.requestBody?.media.find(({ mediaType }) => isJson(mediaType))?.schema;
    if (!schema) return [];
    const faults = rulesOf(document, schema).map((rule) => lenient(operation, schema, rule));
    const kept = faults.filter(
      ({ member }, index) => faults.slice(0, index).filter((one) => one.member === member).length < perMember,
    );
    const required = operation.requestBody?.required && faults.some(({ name }) => name.includes("required"));
    return [
      ...kept.map(({ name, plant }) => fault("stated", name, plant)),
      fault("protocol", `${operation.id}: takes a list as body`, takes(operation, Array.isArray)),
      fault(
        "protocol",
        `${operation.id}: takes a body that is no JSON`,
        takes(operation, (body) => typeof body === "string" && body !== ""),
      ),
      ...(required
        ? [
            fault(
              "stated",
              `${operation.id}: takes no body at all`,
              takes(operation, (body) => body === undefined || body === ""),
            ),
          ]
        : []),
    ];
  });
}

function rulesOf(document: ApiDocument, schema: Located): Rule[] {
  const parts = conjuncts(document, schema).concat(
    conjuncts(document, schema).flatMap(({ pointer, value }) =>
      arrayAt(value, "oneOf").flatMap((one, index) =>
        conjuncts(document, { pointer: child(pointer, "oneOf", index), value: one }),
      ),
    ),
  );
  const required = new Set(parts.flatMap(({ value }) => arrayAt(value, "required")).map(String));
  const properties = new Map(parts.flatMap(({ value }) => Object.entries(objectAt(value, "properties"))));
  return [...properties].flatMap(([member, property]): Rule[] => {
    const inner = conjuncts(document, resolve(document.root, { pointer: "#", value: property })).map(
      ({ value }) => value as JsonObject,
    );
    const of = (key: string) => inner.find((one) => key in one)?.[key];
    const types = [of("type")].flat().map(String);
    const isNullable = types.includes("null") || of("type") === undefined;
    const bounds = KEYWORDS.filter(([key]) => of(key) !== undefined && !(key === "pattern" && of("format")));
    const otherTypes = TYPES.filter(([ofTypes]) => ofTypes.some((one) => types.includes(one)));
    return [
      ...(required.has(member)
        ? [
            {
              member,
              name: "is not required",
              breaks: (value: unknown, body: JsonObject) => value === undefined && !(member in body),
            },
          ]
        : []),
      ...bounds.map(([key, name, breaks]) => ({ member, name, breaks: (value: unknown) => breaks(value, of(key)) })),
      ...otherTypes.map(([, name, breaks]) => ({ member, name, breaks })),
      ...(isNullable ? [] : [{ member, name: "may be null", breaks: (value: unknown) => value === null }]),
    ];
  });
}

/** Replaces the invalid member by a valid one before the correct server receives the request. */
function lenient(operation: Operation, schema: Located, { member, name, breaks }: Rule) {
  const plant: Fault["plant"] = (context) => {
    const good: JsonObject = {};
    return async (request, next) => {
      const { body } = request;
      if (request.operation?.id !== operation.id || !isObject(body)) return next(request);
      if (context.accepts(schema.pointer, body)) {
        const response = await next(request);
        if (response.status < 300) Object.assign(good, copyOf(body));
        return response;
      }
      if (breaks(body[member], body)) {
        const fixed = copyOf(body);
        if (member in good && !/^(externalId|customId)$/.test(member)) fixed[member] = uniqueLike(good[member]);
        else delete fixed[member];
        if (context.accepts(schema.pointer, fixed)) {
          context.planted();
          return next({ ...request, body: fixed });
        }
      }
      return next(request);
    };
  };
  return { member, name: `${operation.id}: ${member} ${name}`, plant };
}

let count = 0;
const uniqueLike = (value: unknown): unknown =>
  typeof value === "string" && value.includes("@") ? `fixed-${++count}-${value}` : value;

/** Accepts bodies of a wrong type: sends the first accepted body instead. */
const takes =
  (operation: Operation, wrong: (body: unknown) => boolean): Fault["plant"] =>
  (context) => {
    let good: PlantedRequest["body"];
    return async (request, next) => {
      if (request.operation?.id !== operation.id || !isJson(request.headers.get("content-type") ?? "application/json"))
        return next(request);
      if (!wrong(request.body)) {
        const body = isObject(request.body) ? copyOf(request.body) : undefined;
        const response = await next(request);
        if (response.status < 300) good ??= body;
        return response;
      }
      context.planted();
      const type = operation.requestBody?.media.find(({ mediaType }) => isJson(mediaType))?.mediaType ?? "";
      request.headers.set("content-type", type);
      const own = isObject(good) ? { ...good, ...(good.email ? { email: uniqueLike(good.email) } : {}) } : {};
      delete (own as JsonObject).externalId;
      delete (own as JsonObject).customId;
      return next({ ...request, body: own });
    };
  };

export function refusalFaults(document: ApiDocument): Fault[] {
  const bodies = document.operations.filter((one) => one.requestBody?.media.some(({ mediaType }) => isJson(mediaType)));
  const errors = bodies.filter((one) => one.responses.some(({ status }) => status === "400"));
  const listsFields = JSON.stringify(document.root.components).includes('"validationErrors"');
  return errors.flatMap((operation, index) => {
    const ofFields: [string, Fault["plant"]][] = [
      ["validationErrors are empty", changeErrors(operation, () => [])],
      [
        "validationErrors name another field",
        changeErrors(operation, (list) => list.map((one) => ({ ...one, field: "somethingElse" }))),
      ],
    ];
    const kinds: [string, Fault["plant"]][] = [
      ...(listsFields ? ofFields : []),
      [
        "refuses with 422 instead of 400",
        onResponse(isOperation(operation.id), (response) => {
          if (response.status !== 400) return false;
          response.status = 422;
          if (isObject(response.body) && "code" in response.body) response.body.code = 422;
        }),
      ],
      [
        "fails at wrong bodies",
        onResponse(isOperation(operation.id), (response) => {
          if (response.status !== 400) return false;
          response.status = 500;
          if (isObject(response.body) && "code" in response.body) response.body.code = 500;
        }),
      ],
    ];
    const [name, plant] = kinds[index % kinds.length] as (typeof kinds)[number];
    return fault("stated", `${operation.id}: ${name}`, plant);
  });
}

const changeErrors = (operation: Operation, change: (list: JsonObject[]) => JsonObject[]): Fault["plant"] =>
  onError(isOperation(operation.id), ({ status, body }) => {
    if (
      status !== 400 ||
      !isObject(body) ||
      !Array.isArray(body.validationErrors) ||
      body.validationErrors.length === 0
    )
      return false;
    body.validationErrors = change(body.validationErrors as JsonObject[]);
  });
