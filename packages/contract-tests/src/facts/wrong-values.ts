import { branchesOf } from "../document/branches.ts";
import type { ApiDocument, Located } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { conjuncts, innerPlaces, type Mutation, mutationsOf } from "../document/mutations.ts";
import type { Validator } from "../document/validator.ts";
import { describeRefusal } from "./cases.ts";
import type { wrongMembersOf } from "./wrong-members.ts";

/** A value that is wrong in exactly one thing. */
export interface WrongValue extends Mutation {
  /** JSON pointer to the wrong member; empty where the whole value is wrong. */
  at: string;
  /** Section of the description that states the rule, where the value comes from facts kept by hand. */
  section?: string;
}

export interface WrongValueOptions {
  /** Characters added to texts that are too long. */
  longer?: number;
  /** Members that the facts of the document refuse beside its schemas. */
  wrongMembers?: ReturnType<typeof wrongMembersOf>;
}

const DEEP = 3;

/** Every way to make a good value wrong in one thing, at any depth. */
export function wrongValues(
  document: ApiDocument,
  validator: Validator,
  schema: Located,
  good: unknown,
  { longer = 0, wrongMembers = () => [] }: WrongValueOptions = {},
): WrongValue[] {
  const visit = (
    located: Located,
    value: unknown,
    at: string,
    put: (value: unknown) => unknown,
    depth: number,
  ): WrongValue[] => {
    const mutated = mutationsOf(document, located, value).map(({ what, pointer, value: wrong }) => {
      const long = typeof wrong === "string" && pointer.endsWith("/maxLength") ? wrong + "x".repeat(longer) : wrong;
      return { what, pointer, at: missingAt(at, pointer, value, wrong), value: put(long) };
    });
    const stated = wrongMembers(located, value).map(
      (one): WrongValue => ({
        what: describeRefusal(one),
        section: one.section,
        pointer: one.pointer,
        at: one.at === "" ? at : `${at}/${one.at}`,
        value: put(one.value),
      }),
    );
    const here = [...mutated, ...stated];
    if (depth > DEEP) return here;
    const inner = innerPlaces(document, located, value).flatMap((place) =>
      visit(place.schema, place.present, `${at}/${place.name}`, (one) => put(place.put(one)), depth + 1),
    );
    const branches = conjuncts(document, located)
      .flatMap(branchesOf)
      .filter((branch) => validator.accepts(branch.pointer, value))
      .flatMap((branch) => visit(branch, value, at, put, depth + 1));
    return [...here, ...inner, ...branches];
  };
  return visit(schema, good, "", (value) => value, 0).filter(({ value }) => !validator.accepts(schema.pointer, value));
}

/** Of a missing member the place is the member, not the object that lacks it. */
function missingAt(at: string, pointer: string, good: unknown, wrong: unknown): string {
  if (!/\/required\/\d+$/.test(pointer) || !isObject(good) || !isObject(wrong)) return at;
  const name = Object.keys(good).find((key) => !(key in wrong));
  return name === undefined ? at : `${at}/${name}`;
}
