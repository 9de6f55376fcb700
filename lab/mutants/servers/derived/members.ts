import type { ApiDocument, JsonObject, Operation } from "@assessment-api/contract-tests/internal";
import type { Random } from "../../../random.ts";
import { listIn } from "../change.ts";
import type { Member } from "../places.ts";
import {
  alter,
  alterRequest,
  type Candidate,
  changeEach,
  holdersOf,
  is,
  isChoice,
  isDate,
  isEmail,
  isText,
  membersSent,
  membersShown,
  takes,
  textOf,
  writes,
} from "./place.ts";

type Shown = { operation: Operation; member: Member };

export const shownIn = (document: ApiDocument, operations: Operation[], fits: (member: Member) => boolean): Shown[] =>
  operations.flatMap((operation) =>
    membersShown(document, operation)
      .filter(fits)
      .map((member) => ({ operation, member })),
  );

/** Returns members of request bodies that responses show. Clients cannot observe other members. */
export const sentIn = (document: ApiDocument, fits: (member: Member) => boolean): Shown[] =>
  writes(document).flatMap((operation) =>
    membersSent(document, operation)
      .filter((member) => fits(member) && isShown(document, member.way.at(-1) ?? ""))
      .map((member) => ({ operation, member })),
  );

const isShown = (document: ApiDocument, name: string): boolean =>
  document.operations.some((one) => membersShown(document, one).some(({ way }) => way.includes(name)));

export const hasWords = ({ operation, member: { way } }: Shown): boolean => {
  const examples = (operation.requestBody?.media ?? [])
    .flatMap(({ examples }) => examples.flatMap(({ value }) => holdersOf(value, way)))
    .flatMap((holder) => holder[way.at(-1) ?? ""])
    .filter((one) => one !== undefined && one !== null);
  return examples.every((one) => typeof one === "string" && !/^[a-z]+_[A-Za-z0-9]{6,}$/.test(one));
};

/** Creates a fault in a response member: in all values, or in all but the first element's. */
export const inView = (
  { operation, member }: Shown,
  what: string,
  change: (value: unknown, random: Random) => unknown,
): Candidate => ({
  name: `${operation.id}: ${textOf(member)} ${what}`,
  plant(random) {
    const first = member.way.includes("*") && random.below(3) === 0 ? 1 : 0;
    return alter(operation, ({ body }) =>
      changeEach(body, member.way, (value, index) => (index < first ? undefined : change(value, random))),
    );
  },
});

export const inStore = (
  { operation, member }: Shown,
  what: string,
  change: (value: unknown) => unknown,
  carried = true,
): Candidate => ({
  name: `${operation.id}: stores ${textOf(member)} ${what}`,
  carried,
  plant: () => alterRequest(operation, (body) => changeEach(body, member.way, change)),
});

export const ofText = (change: (text: string) => string) => (value: unknown) => {
  if (Array.isArray(value)) return value.map((one) => (typeof one === "string" ? change(one) : one));
  return typeof value === "string" ? change(value) : undefined;
};

/** Returns the type of a member. Values of equal types can be exchanged without violating the schema. */
export const typeOf = (member: Member): string => {
  if (isDate(member)) return "date";
  if (isChoice(member)) return "";
  if (isEmail(member)) return "email";
  if (isText(member)) return "text";
  if (is(member, "number", "integer")) return "number";
  return is(member, "boolean") ? "boolean" : "";
};

export const isPaged = (operation: Operation): boolean => takes(operation, "page", "after");

export const isLater = (url: URL): boolean =>
  Number(url.searchParams.get("page") ?? 0) >= 2 || url.searchParams.has("after");

export function order(body: unknown, change: (items: JsonObject[]) => JsonObject[]): boolean {
  const list = listIn(body);
  list?.put(change(list.items));
  return list !== undefined;
}

export const when = (condition: boolean, candidate: Candidate): Candidate[] => (condition ? [candidate] : []);
