import type { Operation } from "../document/document.ts";
import { arrayAt, isObject } from "../document/json.ts";
import { isJson } from "../document/media-types.ts";
import { declares } from "../document/operations.ts";
import { tokensOf, valueAt } from "../document/pointer.ts";
import { type WrongValue, wrongValues } from "../facts/wrong-values.ts";
import type { Problem } from "../findings/outcome.ts";
import type { Body } from "../session/bodies.ts";
import type { Check, PathValues, Reply, Session } from "../session/session.ts";

/**
 * Groups wrong values by rule and place, of which one is sent. Wrong types, texts outside an enumeration, and facts each form their own
 * group.
 */
const kindOf = ({ at, pointer, what, value, section }: WrongValue): string => {
  if (section !== undefined || /\/(enum|pattern)$/.test(pointer)) return sentAs(at, value);
  if (!pointer.endsWith("/type")) return `${at} ${pointer}`;
  // "number" and "integer instead of …" are the same test.
  const type = what.split(" ")[0]?.replace("number", "integer").replace("object", "array");
  return `${at} type ${type}`;
};

const sentAs = (at: string, value: unknown): string => `${at} ${JSON.stringify(valueAt(value, `#${at}`))}`;

/** A foreign operation that accepts this many wrong payloads validates little, so the rest is skipped. */
const MOST_TAKEN = 10;

export const refusedBodies = {
  name: "refused-bodies",
  about:
    "400 for each body with exactly one error, one per member and rule, and for values that the document's facts refuse; `validationErrors` names the member",
  needs: ["--write"],
  async run(session, moment) {
    if (moment.when === "refusals") await checkBodies(session, moment.operation, moment.path, moment.trial.bodies);
  },
} as const satisfies Check;

/** Sends payloads with exactly one error each; the error must name the member if it lists fields. */
async function checkBodies(
  session: Session,
  operation: Operation,
  path: PathValues,
  fresh: () => Body[],
): Promise<void> {
  if (!declares(operation, "400")) return;
  const tried = new Set<string>();
  let taken = 0;
  for (const [index, good] of fresh().entries()) {
    const schema = operation.requestBody?.media.find(({ mediaType }) => mediaType === good.mediaType)?.schema;
    if (!schema || !isJson(good.mediaType)) continue;
    const { document, validator, stated } = session;
    const wrongIn = (value: unknown) => wrongValues(document, validator, schema, value, { stated });
    const wrong = wrongIn(good.value);
    const order = [...wrong.entries()].sort(([, a], [, b]) => Number("section" in a) - Number("section" in b));
    for (const [place, one] of order) {
      const { what, pointer, at, section, value: first } = one;
      const kind = kindOf(one);
      if (tried.has(kind)) continue;
      tried.add(kind).add(sentAs(at, first));
      const field = at === "" ? "the body" : tokensOf(`#${at}`).join(".");
      const title = `refuses with 400: ${field}: ${what} (${section ?? pointer})`;
      if (taken === MOST_TAKEN && document.policy.unstatedRules) {
        session.skip(operation, title, `the operation accepted ${taken} other wrong bodies`, "400");
        continue;
      }
      const base = fresh()[index];
      const again = base && wrongIn(base.value)[place];
      const value = again?.pointer === pointer && again.at === at ? again.value : first;
      const because = `${field}: ${what}${section === undefined ? "" : ` (${section})`}`;
      const expected = { status: "400", because };
      const reply = await session.check(operation, title, path, { body: { ...good, value } }, expected, (reply) =>
        checkField(reply, at),
      );
      if (reply && reply.response.status < 300) taken += 1;
    }
  }
  const [good] = fresh();
  if (good && isJson(good.mediaType)) await checkForms(session, operation, path, good);
}

async function checkForms(session: Session, operation: Operation, path: PathValues, good: Body): Promise<void> {
  const forms: [string, string][] = [
    ["a body that is not JSON", '{"contract": test'],
    ["a list around the body", JSON.stringify([good.value])],
    ["a text as body", JSON.stringify("contract test")],
  ];
  for (const [what, value] of forms) {
    const body = { mediaType: good.mediaType, value, raw: true };
    await session.check(operation, `refuses with 400: ${what}`, path, { body }, { status: "400" });
  }
  if (!operation.requestBody?.required) return;
  const body = { mediaType: good.mediaType, value: "", raw: true };
  await session.check(operation, "refuses with 400: no body", path, { body }, { status: "400" });
}

/** Accepts the spellings `a.b`, `a/b` and `a[0].b`. */
function checkField({ body, status, response }: Reply, at: string): Problem[] {
  if (at === "" || !isObject(body) || !Array.isArray(body.validationErrors)) return [];
  const [wanted = ""] = tokensOf(`#${at}`);
  const named = arrayAt(body, "validationErrors").map((one) => (isObject(one) ? String(one.field) : ""));
  if (named.some((field) => field.split(/[.[\]/]+/).filter(Boolean)[0] === wanted)) return [];
  const message = `validationErrors should name ${tokensOf(`#${at}`).join(".")}, but ${named.length === 0 ? "is empty" : `names ${named.join(", ")}`}`;
  return [{ check: "validation error", status, at: "/validationErrors", message, request: response.request }];
}
