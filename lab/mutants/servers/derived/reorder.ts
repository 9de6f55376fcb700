import type { Operation } from "@assessment-api/contract-tests/internal";
import { inStore, inView, isLater, isPaged, order, sentIn, shownIn } from "./members.ts";
import { alter, type Candidate, filtersOf, is, type Kind, lists } from "./place.ts";

const ORDERS: [string, (list: unknown[]) => unknown[]][] = [
  ["backwards", (list) => list.toReversed()],
  ["sorted", (list) => list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))],
  ["with the last element first", (list) => [...list.slice(-1), ...list.slice(0, -1)]],
];

export const reorder: Kind = {
  name: "reorder",
  derive: (document) => [
    ...shownIn(document, document.operations, (member) => is(member, "array")).flatMap((one) =>
      ORDERS.map(([what, order]) => inView(one, what, (value) => (Array.isArray(value) ? order(value) : undefined))),
    ),
    ...sentIn(document, (member) => is(member, "array")).flatMap((one) =>
      ORDERS.slice(0, 2).map(([what, order]) =>
        inStore(one, what, (value) => (Array.isArray(value) ? order(value) : undefined)),
      ),
    ),
    ...lists(document)
      .filter(isPaged)
      .flatMap((operation): Candidate[] => [
        {
          name: `${operation.id}: shows what was changed last at the end`,
          plant: () => moving(operation),
        },
        {
          name: `${operation.id}: shows later pages backwards`,
          plant: () =>
            alter(operation, ({ body }, { url }) => isLater(url) && order(body, (items) => items.toReversed())),
        },
        {
          name: `${operation.id}: shows what a filter finds backwards`,
          plant: () =>
            alter(
              operation,
              ({ body }, { url }) =>
                filtersOf(operation).some((name) => url.searchParams.has(name)) &&
                order(body, (items) => items.toReversed()),
            ),
        },
      ]),
  ],
};

function moving(operation: Operation): ReturnType<Candidate["plant"]> {
  let last = "";
  const plant = alter(operation, ({ body }) =>
    order(body, (items) => {
      const own = items.filter(({ id }) => id === last);
      return [...items.filter((one) => !own.includes(one)), ...own];
    }),
  );
  return (context) => {
    const inner = plant(context);
    return (request, next) => {
      if (request.method === "PATCH" || request.method === "PUT") last = Object.values(request.values)[0] ?? last;
      return inner(request, next);
    };
  };
}
