import { type ApiDocument, isObject, type JsonObject, type Operation } from "@assessment-api/contract-tests/internal";
import { listIn } from "../change.ts";
import type { Member } from "../places.ts";
import {
  alter,
  alterRequest,
  type Candidate,
  changeEach,
  filtersOf,
  holdersOf,
  idsOf,
  is,
  isChoice,
  isDate,
  isEmail,
  isFree,
  isText,
  type Kind,
  lists,
  membersSent,
  membersShown,
  reads,
  takes,
  textOf,
  writes,
} from "./place.ts";
import type { Random } from "./random.ts";

type Shown = { operation: Operation; member: Member };

const shownIn = (document: ApiDocument, operations: Operation[], fits: (member: Member) => boolean): Shown[] =>
  operations.flatMap((operation) =>
    membersShown(document, operation)
      .filter(fits)
      .map((member) => ({ operation, member })),
  );
/** Members of requests that some response shows: what happens to the others, no client can see. */
const sentIn = (document: ApiDocument, fits: (member: Member) => boolean): Shown[] =>
  writes(document).flatMap((operation) =>
    membersSent(document, operation)
      .filter((member) => fits(member) && isShown(document, member.way.at(-1) ?? ""))
      .map((member) => ({ operation, member })),
  );

const isShown = (document: ApiDocument, name: string): boolean =>
  document.operations.some((one) => membersShown(document, one).some(({ way }) => way.includes(name)));

/** Whether a member names a resource, such as `teamId`: the client does not choose its value, except that of a custom or external id. */
const isReference = ({ way }: Member): boolean =>
  /\wIds?$/.test(way.at(-1) ?? "") && !/^(custom|external)Id$/.test(way.at(-1) ?? "");

/** A fault in a response's member: every value of it, or those of all elements but the first. */
const inView = (
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

/** A fault in what is stored of a request's member. */
const inStore = (
  { operation, member }: Shown,
  what: string,
  change: (value: unknown) => unknown,
  carried = true,
): Candidate => ({
  name: `${operation.id}: stores ${textOf(member)} ${what}`,
  carried,
  plant: () => alterRequest(operation, (body) => changeEach(body, member.way, change)),
});

const ofText = (change: (text: string) => string) => (value: unknown) => {
  if (Array.isArray(value)) return value.map((one) => (typeof one === "string" ? change(one) : one));
  return typeof value === "string" ? change(value) : undefined;
};

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

/** Members of one type can be exchanged without breaking the schema. */
const typeOf = (member: Member): string => {
  if (isDate(member)) return "date";
  if (isChoice(member)) return "";
  if (isEmail(member)) return "email";
  if (isText(member)) return "text";
  if (is(member, "number", "integer")) return "number";
  return is(member, "boolean") ? "boolean" : "";
};

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

const isPaged = (operation: Operation): boolean => takes(operation, "page", "after");

export const isLater = (url: URL): boolean =>
  Number(url.searchParams.get("page") ?? 0) >= 2 || url.searchParams.has("after");

function order(body: unknown, change: (items: JsonObject[]) => JsonObject[]): boolean {
  const list = listIn(body);
  list?.put(change(list.items));
  return list !== undefined;
}

/** The element that the last request changed goes to the end of the page. */
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

const add = (by: number) => (value: unknown) => (typeof value === "number" ? value + by : undefined);

export const offByOne: Kind = {
  name: "off by one",
  derive: (document) => [
    ...shownIn(document, document.operations, (member) => is(member, "number", "integer")).flatMap((one) => [
      inView(one, "is one more", add(1)),
      inView(one, "is one less", add(-1)),
    ]),
    ...sentIn(document, (member) => is(member, "number", "integer")).flatMap((one) => [
      inStore(one, "plus one", add(1)),
      inStore(one, "minus one", add(-1)),
    ]),
    ...lists(document)
      .filter((one) => filtersOf(one).length > 0)
      .map(
        (operation): Candidate => ({
          name: `${operation.id}: counts one too many where a filter is given`,
          plant: () =>
            alter(operation, ({ body }, { url }) => {
              const page = isObject(body) && isObject(body.page) ? body.page : body;
              const name = isObject(page) ? ["totalElements", "totalCount"].find((one) => one in page) : undefined;
              if (!isObject(page) || !name || !filtersOf(operation).some((one) => url.searchParams.has(one)))
                return false;
              page[name] = Number(page[name]) + 1;
              return true;
            }),
        }),
      ),
    ...bounds(document),
  ],
};

/** Longest texts and greatest numbers that the document allows are refused. */
const bounds = (document: ApiDocument): Candidate[] =>
  sentIn(
    document,
    (member) =>
      !isReference(member) &&
      member.schemas.some(({ maxLength, maximum }) => maxLength !== undefined || maximum !== undefined),
  ).map(
    ({ operation, member }): Candidate => ({
      name: `${operation.id}: refuses the greatest ${textOf(member)}`,
      carried: true,
      plant: () => (context) => async (request, next) => {
        const limits = member.schemas.flatMap(({ maxLength, maximum }) =>
          [maxLength, maximum].filter((one) => typeof one === "number"),
        );
        const name = member.way.at(-1) ?? "";
        const holders = request.operation?.id === operation.id ? holdersOf(request.body, member.way) : [];
        const met = holders.some((one) =>
          limits.includes(typeof one[name] === "string" ? one[name].length : (one[name] as number)),
        );
        const response = await next(request);
        const schema = operation.requestBody?.media[0]?.schema;
        if (!met || response.status >= 300 || !schema) return response;
        context.planted();
        const body = {
          code: 400,
          errorId: "err_planted_by_the_derived_fault",
          details: "Validation error",
          validationErrors: [],
          message: "Validation error",
          errorType: "VALIDATION_FAILED",
        };
        return {
          status: 400,
          headers: new Headers({ "content-type": response.headers.get("content-type") ?? "application/json" }),
          body,
        };
      },
    }),
  );

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

const MANGLES: [string, (text: string) => string][] = [
  ["without spaces at the ends", (text) => text.trim()],
  ["in lower case", (text) => text.toLowerCase()],
  ["escaped for HTML", (text) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)],
  ["in composed form", (text) => text.normalize("NFC")],
  ["in decomposed form", (text) => text.normalize("NFD")],
  ["without emoji", (text) => text.replace(/[\u{10000}-\u{10FFFF}]/gu, "")],
  [
    "with question marks for what is not Latin-1",
    (text) => [...text].map((char) => (char > "\u00FF" ? "?" : char)).join(""),
  ],
  ["with spaces collapsed", (text) => text.replace(/\s+/g, " ")],
  ["without leading zeros", (text) => (/^0\d+$/.test(text) ? String(Number(text)) : text)],
  ["without what follows a plus", (text) => text.replace(/\+[^@]*(?=@)/, "")],
  ["as nothing where it is the word null", (text) => (/^null$/i.test(text) ? "" : text)],
  ["without quotes", (text) => text.replace(/["']/g, "")],
];
const NUMBERS: [string, (value: number) => number][] = [
  ["as an integer", (value) => Math.trunc(value)],
  ["within 32 bits", (value) => value | 0],
  ["as nothing less than 1", (value) => Math.max(1, value)],
];

/** What careless code does to the texts of a member: an e-mail address has no spaces or emoji to lose. */
const manglesOf = (member: Member): typeof MANGLES =>
  isEmail(member) ? MANGLES.filter(([what]) => /lower case|plus|quotes/.test(what)) : MANGLES;

export const mangle: Kind = {
  name: "mangle",
  derive: (document) => [
    ...sentIn(
      document,
      (member) => isFree(member) || (is(member, "array") && !/Ids$/.test(member.way.at(-1) ?? "")),
    ).flatMap((one) => manglesOf(one.member).map(([what, change]) => inStore(one, what, ofText(change)))),
    ...sentIn(document, (member) => is(member, "number", "integer")).flatMap((one) =>
      NUMBERS.map(([what, change]) =>
        inStore(one, what, (value) => (typeof value === "number" ? change(value) : undefined), false),
      ),
    ),
    ...shownIn(document, document.operations, isFree).flatMap((one) =>
      manglesOf(one.member).map(([what, change]) => inView(one, what, ofText(change))),
    ),
  ],
};
