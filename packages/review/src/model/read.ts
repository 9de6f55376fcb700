import { arrayAt, isObject, type JsonObject, sameJson } from "./json.ts";
import { keepsTo, tidyConstraints } from "./schemas/constraints.ts";
import { createCovers } from "./schemas/covers.ts";
import { createDisjoint } from "./schemas/disjoint.ts";
import { combine, type Effective, type Node, type Read, type Union } from "./schemas/effective.ts";
import { isBare } from "./schemas/shape.ts";
import { onlyRequires } from "./schemas/whole-keywords.ts";

/** Creates a reader of schemas in normal form: schemas with the same meaning are equal if possible. */
export function createRead(root: JsonObject): Read {
  const plain = remember((node) => tidyRules(combine(root, node)));
  const covers = createCovers(plain, plain);
  const disjoint = createDisjoint(plain, plain);

  const tidyUnion = (union: Union, hasDiscriminator: boolean): Union => {
    if (union.keyword === "oneOf") {
      const apart = union.members.every((one, index) =>
        union.members.slice(index + 1).every((other) => disjoint(one, other)),
      );
      return apart ? { ...union, keyword: "anyOf" } : union;
    }
    return hasDiscriminator
      ? union
      : { ...union, members: withoutRedundant(union.members.flatMap((member) => membersOf(member))) };
  };
  const membersOf = (member: Node, around: string[] = []): Node[] => {
    const schema = plain(member);
    const [inner, ...more] = schema.unions;
    const isOnlyUnion = more.length === 0 && !schema.types && !schema.values && isBare(schema);
    if (inner?.keyword !== "anyOf" || !isOnlyUnion || around.includes(inner.pointer)) return [member];
    return inner.members.flatMap((one) => membersOf(one, [...around, inner.pointer]));
  };
  const withoutRedundant = (members: Node[]): Node[] => {
    const kept = [...members];
    for (const member of members)
      if (kept.some((other) => other !== member && covers(other, member))) kept.splice(kept.indexOf(member), 1);
    return kept;
  };

  return remember((node) => {
    const written = plain(node);
    if (written.unions.length === 0) return written;
    const tidied = (schema: Effective) =>
      schema.unions.map((union) => tidyUnion(union, schema.keywords.has("discriminator")));
    const unions = tidied(written);
    const single = unions.flatMap(({ pointer, members }) => {
      const [member, ...more] = members.filter((one) => !isNull(plain(one)));
      return member && more.length === 0 ? [{ pointer, member, members }] : [];
    });
    if (single.length === 0) return { ...written, unions };
    const merged = tidyRules(
      combine(
        root,
        [...node, ...single.flatMap(({ member }) => member)],
        single.map(({ pointer }) => pointer),
        single.flatMap(({ member, members }) => members.find((one) => one !== member) ?? [])[0],
      ),
    );
    return { ...merged, unions: tidied(merged) };
  });
}

function remember(read: Read): Read {
  const made = new Map<string, Effective>();
  return (node) => {
    const key = node.join(" ");
    const effective = made.get(key) ?? read(node);
    made.set(key, effective);
    return effective;
  };
}

function tidyRules(negated: Effective): Effective {
  const written = withoutForbiddenTypes(negated);
  const { values, keywords } = written;
  const types = written.types?.has("number")
    ? new Set([...written.types].filter((one) => one !== "integer"))
    : written.types;
  const listed = values && { ...values, value: values.value.filter((value) => keepsTo(written, value)) };
  const schema = { ...written, types, values: listed, keywords: new Map(keywords) };
  dependOnCondition(schema);
  dependOnRequired(schema);
  closeList(schema);
  const unevaluated = keywords.get("unevaluatedProperties");
  if (unevaluated && written.additional !== undefined) schema.keywords.delete("unevaluatedProperties");
  else if (unevaluated && !isOfPart(unevaluated.value) && seesOnlyDeclared(schema)) {
    schema.keywords.delete("unevaluatedProperties");
    schema.additional = isNothing(unevaluated.value) ? false : [unevaluated.pointer];
    schema.at = new Map(schema.at).set("additionalProperties", unevaluated.pointer);
  }
  closeByNames(schema);
  requireAll(schema);
  if (types && !types.has("object")) schema.required = new Map();
  schema.keywords = tidyConstraints(schema);
  return schema;
}

/** Replaces a `not` that only excludes types by the other types. */
function withoutForbiddenTypes(schema: Effective): Effective {
  const not = schema.keywords.get("not");
  const { type, ...more } = objectOf(not?.value);
  if (!not || type === undefined || Object.keys(more).length > 0) return schema;
  const excluded = [type].flat().map(String);
  const types = [...(schema.types ?? ALL_TYPES)].filter(
    (one) => !excluded.includes(one) && !(one === "integer" && excluded.includes("number")),
  );
  // No list of types excludes whole numbers alone.
  if (types.length === 0 || (types.includes("number") && excluded.includes("integer"))) return schema;
  const at = new Map(schema.at);
  if (!at.has("type")) at.set("type", not.pointer);
  const keywords = new Map([...schema.keywords].filter(([keyword]) => keyword !== "not"));
  return { ...schema, types: new Set(types), keywords, at };
}

/** Replaces `unevaluatedItems` by `items`, or by the length of `prefixItems` if it rejects all items. */
function closeList(schema: Effective): void {
  const { keywords, items, unions } = schema;
  const unevaluated = keywords.get("unevaluatedItems");
  const prefix = keywords.get("prefixItems")?.value ?? [];
  if (!unevaluated || isOfPart(unevaluated.value) || !Array.isArray(prefix) || unions.length > 0) return;
  if ([...EVALUATE, "contains"].some((one) => keywords.has(one))) return;
  keywords.delete("unevaluatedItems");
  if (items) return;
  const known = keywords.get("maxItems");
  if (!isNothing(unevaluated.value)) schema.items = [unevaluated.pointer];
  else if (!known || Number(known.value) > prefix.length)
    keywords.set("maxItems", { ...unevaluated, value: prefix.length });
}

/** Requires all members of a closed object that must have as many. */
function requireAll(schema: Effective): void {
  const { additional, keywords, properties, required } = schema;
  const least = keywords.get("minProperties");
  if (!least || additional !== false || keywords.has("patternProperties") || least.value !== properties.size) return;
  schema.required = new Map([...[...properties.keys()].map((name) => [name, least.pointer] as const), ...required]);
}

/** Converts a condition on one name that only requires names to `dependentRequired`. */
function dependOnCondition({ keywords }: Effective): void {
  const [condition, then, known] = ["if", "then", "dependentRequired"].map((keyword) => keywords.get(keyword));
  if (!condition || !then || keywords.has("else") || "allOf" in objectOf(known?.value)) return;
  // A `then` with a type also rejects other types.
  if (!onlyRequires(condition.value) || !onlyRequires(then.value)) return;
  if ("type" in objectOf(then.value) && !("type" in objectOf(condition.value))) return;
  const [name, ...more] = arrayAt(condition.value, "required").map(String);
  if (name === undefined || more.length > 0) return;
  for (const keyword of ["if", "then"]) keywords.delete(keyword);
  const names = objectOf(known?.value);
  const value = { ...names, [name]: [...arrayAt(names, name), ...arrayAt(then.value, "required")] };
  keywords.set("dependentRequired", { value, pointer: known?.pointer ?? then.pointer });
}

/** Closes an object whose `propertyNames` only allows declared names. */
function closeByNames(schema: Effective): void {
  const { keywords, properties } = schema;
  const names = keywords.get("propertyNames");
  const listed = objectOf(names?.value);
  const isList = Object.keys(listed).every((keyword) => keyword === "enum") && Array.isArray(listed.enum);
  if (!names || !isList || keywords.has("patternProperties") || keywords.has("unevaluatedProperties")) return;
  const allowed = (listed.enum as unknown[]).filter((name) => typeof name === "string");
  if (!allowed.every((name) => properties.has(name))) return;
  keywords.delete("propertyNames");
  schema.properties = new Map([...properties].filter(([name]) => allowed.includes(name)));
  schema.additional = false;
  schema.at = new Map(schema.at).set("additionalProperties", names.pointer);
}

/** Converts `dependentSchemas` that only require properties to `dependentRequired`. */
function dependOnRequired({ keywords }: Effective): void {
  const [schemas, names] = [keywords.get("dependentSchemas"), keywords.get("dependentRequired")];
  const [ofSchemas, ofNames] = [objectOf(schemas?.value), objectOf(names?.value)];
  // With several parts, the values are wrapped in an `allOf`.
  if ("allOf" in ofSchemas || "allOf" in ofNames) return;
  const moved = Object.entries(ofSchemas).filter(([, one]) => onlyRequires(one));
  const required = new Map(Object.keys(ofNames).map((name) => [name, arrayAt(ofNames, name)]));
  for (const [name, one] of moved) required.set(name, [...arrayAt(ofNames, name), ...arrayAt(one, "required")]);
  const pointer = names?.pointer ?? schemas?.pointer;
  if (required.size === 0 || pointer === undefined) return;
  const value = Object.fromEntries(
    [...required].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, list]) => [name, [...new Set(list)].toSorted()]),
  );
  keywords.set("dependentRequired", { value, pointer });
  const left = Object.entries(ofSchemas).filter(([, one]) => !onlyRequires(one));
  if (left.length === 0) keywords.delete("dependentSchemas");
  else if (schemas) keywords.set("dependentSchemas", { ...schemas, value: Object.fromEntries(left) });
}

const isNothing = (value: unknown): boolean => sameJson(value, { not: {} });

/** Returns whether an `unevaluated…` keyword only sees one part of an `allOf`. */
const isOfPart = (value: unknown): boolean => ["of", "allOf"].some((key) => key in objectOf(value));

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

const ALL_TYPES = ["array", "boolean", "null", "number", "object", "string"];

const EVALUATE = ["patternProperties", "dependentSchemas", "if", "then", "else"];

const seesOnlyDeclared = ({ keywords, unions }: Effective) =>
  unions.length === 0 && !EVALUATE.some((keyword) => keywords.has(keyword));

const isNull = ({ types, values }: Effective) =>
  values ? values.value.length === 1 && values.value[0] === null : types?.size === 1 && types.has("null");
