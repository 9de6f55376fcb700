import { branchesOf } from "../document/branches.ts";
import type { ApiDocument, Located } from "../document/document.ts";
import { conjuncts, innerPlaces } from "../document/mutations.ts";
import type { Validator } from "../document/validator.ts";

const DEEP = 3;

export interface InnerValue {
  schema: Located;
  value: unknown;
  at: string;
  put(value: unknown): unknown;
}

/** Lists places to a depth of three, outer places first. Of a union, follows the branches that accept the value. */
export function innerValues(
  document: ApiDocument,
  { accepts }: Validator,
  schema: Located,
  good: unknown,
): InnerValue[] {
  const visit = (here: InnerValue, depth: number): InnerValue[] => {
    if (depth > DEEP) return [here];
    const inner = innerPlaces(document, here.schema, here.value).flatMap(({ schema, present, name, put }) =>
      visit({ schema, value: present, at: `${here.at}/${name}`, put: (one) => here.put(put(one)) }, depth + 1),
    );
    const branches = conjuncts(document, here.schema)
      .flatMap(branchesOf)
      .filter((branch) => accepts(branch.pointer, here.value))
      .flatMap((branch) => visit({ ...here, schema: branch }, depth + 1));
    return [here, ...inner, ...branches];
  };
  return visit({ schema, value: good, at: "", put: (value) => value }, 0);
}
