import { inStore, inView, isLater, isPaged, order, sentIn, shownIn } from "./members.ts";
import { alter, type Candidate, isDate, type Kind, lists } from "./place.ts";

const HOUR = 3_600_000;

const SHIFTS: [string, number][] = [
  ["an hour late", HOUR],
  ["an hour early", -HOUR],
  ["a day late", 24 * HOUR],
  ["a minute early", -60_000],
];

const moveDate = (by: number) => (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value)
    ? new Date(Date.parse(value) + by).toISOString()
    : undefined;

export const shift: Kind = {
  name: "shift",
  derive: (document) => [
    ...shownIn(document, document.operations, isDate).flatMap((one) =>
      SHIFTS.map(([what, by]) => inView(one, what, moveDate(by))),
    ),
    ...shownIn(document, document.operations, isDate).map((one) =>
      inView(one, "without milliseconds", (value) => moveDate(0)(String(value).replace(/\.\d{3}/, ""))),
    ),
    ...sentIn(document, isDate).flatMap((one) => SHIFTS.map(([what, by]) => inStore(one, what, moveDate(by)))),
    ...lists(document)
      .filter(isPaged)
      .map(
        (operation): Candidate => ({
          name: `${operation.id}: begins later pages an element too late`,
          plant: () => alter(operation, ({ body }, { url }) => isLater(url) && order(body, (items) => items.slice(1))),
        }),
      ),
  ],
};
