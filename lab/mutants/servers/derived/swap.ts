import type { Member } from "../places.ts";
import { typeOf } from "./members.ts";
import {
  alter,
  alterRequest,
  type Candidate,
  holdersOf,
  type Kind,
  membersSent,
  membersShown,
  textOf,
  writes,
} from "./place.ts";

const pairsOf = (members: Member[]): [Member, Member][] =>
  members.flatMap((one, index) =>
    members
      .slice(index + 1)
      .filter(
        (other) =>
          typeOf(one) !== "" &&
          typeOf(one) === typeOf(other) &&
          one.way.slice(0, -1).join() === other.way.slice(0, -1).join() &&
          ![one, other].some(({ way }) => way.at(-1) === "id"),
      )
      .map((other): [Member, Member] => [one, other]),
  );

const exchange = (body: unknown, [one, two]: [Member, Member]): boolean => {
  const [a = "", b = ""] = [one.way.at(-1), two.way.at(-1)];
  const holders = holdersOf(body, one.way).filter((holder) => b in holder);
  for (const holder of holders) [holder[a], holder[b]] = [holder[b], holder[a]];
  return holders.length > 0;
};

export const swap: Kind = {
  name: "swap",
  derive: (document) => [
    ...document.operations.flatMap((operation) =>
      pairsOf(membersShown(document, operation)).map(
        (pair): Candidate => ({
          name: `${operation.id}: swaps ${pair.map(textOf).join(" and ")}`,
          plant: () => alter(operation, ({ body }) => exchange(body, pair)),
        }),
      ),
    ),
    ...writes(document).flatMap((operation) =>
      pairsOf(membersSent(document, operation)).map(
        (pair): Candidate => ({
          name: `${operation.id}: stores ${pair.map(textOf).join(" as ")} and the other way round`,
          plant: () => alterRequest(operation, (body) => exchange(body, pair)),
        }),
      ),
    ),
  ],
};
