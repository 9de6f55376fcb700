import { branchesOf, elementsOf } from "../document/branches.ts";
import { type ApiDocument, type Located, type Operation, type Parameter, resolve } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { type Mutation, mutationsOf } from "../document/mutations.ts";
import { declares } from "../document/operations.ts";
import type { Validator } from "../document/validator.ts";
import { statedOfParameter } from "../facts/requests.ts";
import { type CallOptions, firstExample } from "../messages/calls.ts";
import { readText } from "../messages/check-request.ts";
import { statusIs } from "../session/attempt.ts";
import type { Check, PathValues, Session } from "../session/session.ts";

const MOST_PER_PARAMETER = 8;

/** An invalid parameter value; `because` is the rule with its section. */
interface BadValue {
  value: unknown;
  because?: string;
}

/** Statuses by place: a malformed path value may also be unknown or too long. */
const STATUSES = { path: [400, 404, 414], other: [400] };
const FOREIGN_STATUSES = { path: [400, 404, 414, 422], other: [400, 404, 422] };

export const refusedQueries = {
  name: "refused-queries",
  about:
    "400 for parameters outside their bounds or enumerations and for values that the document's facts refuse; 400, 404 or 414 for path values that cannot be ids",
  needs: [],
  async run(session, moment) {
    if (moment.when === "refusals") await checkParameters(session, moment.operation, moment.path, moment.trial.call);
  },
} as const satisfies Check;

async function checkParameters(
  session: Session,
  operation: Operation,
  path: PathValues,
  call: () => CallOptions,
): Promise<void> {
  if (!declares(operation, "400")) return;
  for (const parameter of operation.parameters) {
    const { name } = parameter;
    const statuses = (session.document.policy.unstatedRules ? FOREIGN_STATUSES : STATUSES)[
      parameter.in === "path" ? "path" : "other"
    ];
    const status = parameter.in === "path" ? undefined : "400";
    for (const { value, because } of badValues(session, parameter)) {
      const title = `refuses ${name}=${[value].flat().join(",")} with ${statuses.join(" or ")}`;
      const options = { ...call(), values: { [name]: value } };
      await session.check(operation, title, path, options, { status, because }, statusIs(statuses, because));
    }
  }
}

function badValues({ document, validator, options }: Session, parameter: Parameter): BadValue[] {
  const stated = statedOfParameter(document, options.facts ?? [], parameter).filter(({ good }) => !good);
  const all = [
    ...wrongValuesOf(document, validator, parameter).map((value): BadValue => ({ value })),
    ...stated.map(
      ({ value, what, section }): BadValue => ({ value, because: `${parameter.name}: ${what} (${section})` }),
    ),
  ];
  return all.filter(({ value }, index) => all.findIndex((one) => String(one.value) === String(value)) === index);
}

/** Returns values outside of limits, patterns and enumerations, of another type, or too long. */
function wrongValuesOf(document: ApiDocument, validator: Validator, parameter: Parameter): unknown[] {
  if (!parameter.schema) return parameter.json && parameter.in === "query" ? ['{"contract": test'] : [];
  const schema = resolve(document.root, parameter.schema);
  // Spread objects have no value under their own name.
  if (isSpread(parameter, schema)) return [];
  const items = elementsOf(schema);
  const element = items ?? schema;
  // Texts convert to other types: "7" is not null, but may be a number of another branch.
  const refused = ({ value }: Mutation) => {
    const read = readText(document, element, String(value), validator);
    // A single text is also a list of one.
    return !validator.accepts(element.pointer, read) && !validator.accepts(element.pointer, [read]);
  };
  const single = [element, ...branchesOf(resolve(document.root, element))]
    .flatMap((one) => mutationsOf(document, one, undefined))
    .filter((one) => canTravel(parameter, one) && refused(one));
  const distinct = single.filter(
    ({ value }, index) => single.findIndex((one) => String(one.value) === String(value)) === index,
  );
  // Wrong types last: every framework refuses them.
  const ofType = (one: Mutation) => Number(one.pointer.endsWith("/type"));
  const values = distinct.sort((a, b) => ofType(a) - ofType(b)).map(({ value }) => (items ? [value] : value));
  const lists = items ? mutationsOf(document, schema, firstExample(parameter)?.value) : [];
  return [
    ...lists.flatMap(({ value }) => (Array.isArray(value) && value.length > 0 ? [value] : [])),
    ...values.slice(0, MOST_PER_PARAMETER),
  ];
}

const isSpread = ({ in: place, style, explode, json }: Parameter, { value }: Located): boolean =>
  place === "query" &&
  json !== true &&
  (style === "deepObject" || explode) &&
  isObject(value) &&
  value.type === "object";

/** Excludes values with spaces at the ends, which many servers trim from queries and headers. */
function canTravel({ in: place }: Parameter, { value }: Mutation): boolean {
  if (typeof value !== "string") return typeof value === "number";
  if (place === "path") return value !== "" && value !== "\n";
  return value.trim() === value ? place === "query" || value !== "" : place === "query" && value === " ";
}
