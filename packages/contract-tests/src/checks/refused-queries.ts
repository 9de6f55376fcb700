import { type ApiDocument, type Located, type Operation, type Parameter, resolve } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { type Mutation, mutationsOf } from "../document/mutations.ts";
import { child } from "../document/pointer.ts";
import { parseHeader } from "../document/serialize.ts";
import type { Validator } from "../document/validator.ts";
import { describeRefusal } from "../facts/cases.ts";
import { pointerOf } from "../facts/check-values.ts";
import { parameterCases } from "../facts/requests.ts";
import type { CallOptions } from "../messages/calls.ts";
import { statusIs } from "../session/attempt.ts";
import { declares, type PathValues, type Session } from "../session/session.ts";

const MOST_PER_PARAMETER = 8;

/** A value that a parameter must not have; `because` tells why, where facts kept by hand say so. */
interface BadValue {
  value: unknown;
  because?: string;
}

/** An id that can be none may also be unknown, or too long for an address. */
const STATUSES = { path: [400, 404, 414], other: [400] };

/** Sends values that parameters must not have, those of paths and headers as far as the facts know some. */
export async function checkRefusedParameters(
  session: Session,
  operation: Operation,
  path: PathValues,
  call: () => CallOptions = () => ({}),
): Promise<void> {
  if (!session.runs("refused-queries") || !declares(operation, "400")) return;
  for (const parameter of operation.parameters) {
    const { name } = parameter;
    const statuses = parameter.in === "path" ? STATUSES.path : STATUSES.other;
    const [status] = statuses.length === 1 ? statuses.map(String) : [];
    for (const { value, because } of badValues(session, parameter)) {
      const title = `refuses ${name}=${[value].flat().join(",")} with ${statuses.join(" or ")}`;
      const options = { ...call(), values: { [name]: value } };
      await session.check(operation, title, path, options, { status, because }, statusIs(statuses, because));
    }
  }
}

function badValues({ document, validator, options }: Session, parameter: Parameter): BadValue[] {
  const fromSchema = parameter.in === "query" ? badQueryValues(document, validator, parameter) : [];
  const facts = options.facts?.values.find((one) => pointerOf(one) === parameter.pointer);
  const fromFacts = facts ? parameterCases(document, facts, validator, parameter).filter(({ good }) => !good) : [];
  const all = [
    ...fromSchema.map(({ value }): BadValue => ({ value })),
    ...fromFacts.map(
      (one): BadValue => ({ value: one.value, because: `${parameter.name}: ${describeRefusal(one)} (${one.section})` }),
    ),
  ];
  return all.filter(({ value }, index) => all.findIndex((one) => String(one.value) === String(value)) === index);
}

/** Values of a query parameter that the server must refuse: outside a bound or an enum, or text where a number belongs. */
function badQueryValues(document: ApiDocument, validator: Validator, parameter: Parameter): Mutation[] {
  if (!parameter.schema) return [];
  const schema = resolve(document.root, parameter.schema);
  const list = isObject(schema.value) && isObject(schema.value.items);
  const element: Located = list
    ? { pointer: child(schema.pointer, "items"), value: (schema.value as { items: unknown }).items }
    : schema;
  const type = resolve(document.root, element).value;
  const found = mutationsOf(document, element, undefined).filter(({ value }) => {
    if (typeof value !== "string" && typeof value !== "number") return false;
    return (
      String(value).trim() === String(value) && !validator.accepts(element.pointer, parseHeader(type, String(value)))
    );
  });
  const distinct = found.filter(
    ({ value }, index) => found.findIndex((one) => String(one.value) === String(value)) === index,
  );
  // Bounds and enums first: a wrong type is what every framework refuses anyway.
  const ofType = (one: Mutation) => Number(one.pointer.endsWith("/type"));
  return distinct
    .sort((a, b) => ofType(a) - ofType(b))
    .slice(0, MOST_PER_PARAMETER)
    .map((one) => ({ ...one, value: list ? [one.value] : one.value }));
}
