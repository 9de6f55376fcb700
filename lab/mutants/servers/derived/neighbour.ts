import { isObject, type JsonObject } from "@assessment-api/contract-tests/internal";
import { listIn } from "../change.ts";
import { shownIn, typeOf } from "./members.ts";
import { alter, type Candidate, changeEach, holdersOf, idsOf, type Kind, lists, reads, textOf } from "./place.ts";

export const neighbour: Kind = {
  name: "wrong neighbour",
  derive: (document) => [
    ...shownIn(
      document,
      lists(document),
      (member) =>
        member.way.includes("*") && member.way.at(-1) !== "id" && member.way.at(-1) !== "*" && typeOf(member) !== "",
    ).map(
      ({ operation, member }): Candidate => ({
        name: `${operation.id}: ${textOf(member)} of the element before`,
        plant: () =>
          alter(operation, ({ body }) => {
            const before = holdersOf(body, member.way).map((one) => one[member.way.at(-1) ?? ""]);
            return changeEach(body, member.way, (_, index) => (index === 0 ? undefined : before[index - 1]));
          }),
      }),
    ),
    ...shownIn(
      document,
      reads(document).filter(({ path }) => path.includes("{")),
      (member) => member.way.at(-1) !== "id" && typeOf(member) !== "" && !member.way.includes("*"),
    ).map(
      ({ operation, member }): Candidate => ({
        name: `${operation.id}: ${textOf(member)} of another one, read before`,
        plant() {
          const known = new Map<string, unknown>();
          return alter(operation, ({ body }, request) => {
            const id = idsOf(request);
            const [own] = holdersOf(body, member.way);
            if (!own) return false;
            const name = member.way.at(-1) ?? "";
            const value = own[name];
            const other = [...known].findLast(([key]) => key !== id)?.[1];
            known.delete(id);
            known.set(id, value);
            if (other === undefined) return false;
            own[name] = other;
            return true;
          });
        },
      }),
    ),
    ...reads(document).map(
      (operation): Candidate => ({
        name: `${operation.id}: links lead to what was read before`,
        plant() {
          let known: JsonObject | undefined;
          return alter(operation, ({ body }) => {
            const holder = listIn(body)?.items.at(-1) ?? (isObject(body) ? body : {});
            const links = isObject(holder._links) ? holder._links : undefined;
            if (!links) return false;
            const before = known;
            known = structuredClone(links);
            const name = Object.keys(links).find((one) => one !== "self" && before?.[one] !== undefined) ?? "self";
            if (before?.[name] === undefined) return false;
            links[name] = before[name];
            return true;
          });
        },
      }),
    ),
  ],
};
