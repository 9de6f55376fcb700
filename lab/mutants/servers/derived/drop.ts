import { inView, shownIn } from "./members.ts";
import { alter, type Candidate, holdersOf, is, type Kind, textOf } from "./place.ts";

const FALSY = (value: unknown): boolean =>
  value === 0 || value === false || value === "" || (Array.isArray(value) && value.length === 0);

const remove = (body: unknown, way: readonly string[], which: (value: unknown) => boolean): boolean => {
  const name = way.at(-1) ?? "";
  const holders = holdersOf(body, way).filter((one) => which(one[name]));
  for (const one of holders) delete one[name];
  return holders.length > 0;
};

export const drop: Kind = {
  name: "drop",
  derive: (document) => [
    ...shownIn(document, document.operations, ({ required }) => !required).flatMap(
      ({ operation, member }): Candidate[] => [
        {
          name: `${operation.id}: leaves ${textOf(member)} out`,
          plant: () => alter(operation, ({ body }) => remove(body, member.way, (value) => value !== null)),
        },
        {
          name: `${operation.id}: leaves ${textOf(member)} out where it is 0, false or empty`,
          plant: () => alter(operation, ({ body }) => remove(body, member.way, FALSY)),
        },
      ],
    ),
    ...shownIn(document, document.operations, (member) => is(member, "array")).map((one) =>
      inView(one, "lacks its last element", (value) =>
        Array.isArray(value) && value.length > 1 ? value.slice(0, -1) : undefined,
      ),
    ),
  ],
};
