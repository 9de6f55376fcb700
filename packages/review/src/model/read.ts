import type { JsonObject } from "./json.ts";
import { keepsTo, tidyConstraints } from "./schemas/constraints.ts";
import { createCovers } from "./schemas/covers.ts";
import { createDisjoint } from "./schemas/disjoint.ts";
import { combine, type Effective, type Node, type Read, type Union } from "./schemas/effective.ts";
import { isBare } from "./schemas/shape.ts";

/**
 * Reads nodes in a normal form, in which schemas with the same meaning are equal where possible. Results are cached per node.
 */
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
    // With a discriminator redundant members stay: it names them.
    return hasDiscriminator
      ? union
      : { ...union, members: withoutRedundant(union.members.flatMap((member) => membersOf(member))) };
  };
  /** Flattens a union nested in a union. */
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
    // A union with one member besides null is replaced by that member.
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

/** Drops values, limits and unevaluatedProperties that have no effect or another spelling. */
function tidyRules(written: Effective): Effective {
  const { values, keywords } = written;
  const types = written.types?.has("number")
    ? new Set([...written.types].filter((one) => one !== "integer"))
    : written.types;
  const listed = values && { ...values, value: values.value.filter((value) => keepsTo(written, value)) };
  const schema = { ...written, types, values: listed, keywords: new Map(keywords) };
  const unevaluated = keywords.get("unevaluatedProperties");
  if (unevaluated && written.additional !== undefined) schema.keywords.delete("unevaluatedProperties");
  else if (unevaluated?.value === false && seesOnlyDeclared(written)) {
    schema.keywords.delete("unevaluatedProperties");
    schema.additional = false;
    schema.at = new Map(schema.at).set("additionalProperties", unevaluated.pointer);
  }
  schema.keywords = tidyConstraints(schema);
  return schema;
}

/** Keywords whose schemas evaluate properties beside those that are declared. */
const EVALUATE = ["patternProperties", "dependentSchemas", "if", "then", "else"];

/** Whether the properties that `unevaluatedProperties` of the whole schema looks at are the declared ones: no other keyword declares some. */
const seesOnlyDeclared = ({ keywords, unions }: Effective) =>
  unions.length === 0 && !EVALUATE.some((keyword) => keywords.has(keyword));

const isNull = ({ types, values }: Effective) =>
  values ? values.value.length === 1 && values.value[0] === null : types?.size === 1 && types.has("null");
