import { listIn } from "../change.ts";
import { ofText, sentIn, shownIn } from "./members.ts";
import {
  alter,
  alterRequest,
  type Candidate,
  changeEach,
  filtersOf,
  is,
  isFree,
  type Kind,
  lists,
  textOf,
} from "./place.ts";

const LENGTHS = [12, 20, 32, 50, 64, 100];

export const cut: Kind = {
  name: "cut",
  derive: (document) => [
    ...shownIn(document, document.operations, isFree).map(
      ({ operation, member }): Candidate => ({
        name: `${operation.id}: cuts ${textOf(member)}`,
        plant(random) {
          const length = random.pick(LENGTHS.slice(0, 4));
          return alter(operation, ({ body }) =>
            changeEach(
              body,
              member.way,
              ofText((text) => text.slice(0, length)),
            ),
          );
        },
      }),
    ),
    ...sentIn(document, (member) => isFree(member) || is(member, "array")).map(
      ({ operation, member }): Candidate => ({
        name: `${operation.id}: stores ${textOf(member)} cut`,
        carried: true,
        plant(random) {
          const length = random.pick(LENGTHS);
          const most = 1 + random.below(3);
          return alterRequest(operation, (body) =>
            changeEach(body, member.way, (value) =>
              Array.isArray(value) ? value.slice(0, most) : ofText((text) => text.slice(0, length))(value),
            ),
          );
        },
      }),
    ),
    ...lists(document)
      .filter((one) => filtersOf(one).length > 0)
      .map(
        (operation): Candidate => ({
          name: `${operation.id}: shows only the first elements that a filter finds`,
          plant(random) {
            const most = 1 + random.below(4);
            return alter(operation, ({ body }, { url }) => {
              if (!filtersOf(operation).some((name) => url.searchParams.has(name))) return false;
              const list = listIn(body);
              list?.put(list.items.slice(0, most));
              return list !== undefined;
            });
          },
        }),
      ),
  ],
};
