import { type ApiDocument, isObject } from "@assessment-api/contract-tests/internal";
import type { Member } from "../places.ts";
import { hasWords, inStore, inView, sentIn, shownIn } from "./members.ts";
import { alter, type Candidate, filtersOf, holdersOf, is, type Kind, lists, textOf } from "./place.ts";

const add = (by: number) => (value: unknown) => (typeof value === "number" ? value + by : undefined);

/** Returns true for references such as `teamId`, and false for custom and external ids. */
const isReference = ({ way }: Member): boolean =>
  /\wIds?$/.test(way.at(-1) ?? "") && !/^(custom|external)Id$/.test(way.at(-1) ?? "");

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

/** Refuses the longest texts and greatest numbers that are allowed. */
const bounds = (document: ApiDocument): Candidate[] =>
  sentIn(
    document,
    (member) =>
      !isReference(member) &&
      member.schemas.some(({ maxLength, maximum }) => maxLength !== undefined || maximum !== undefined),
  )
    .filter((one) => is(one.member, "number", "integer") || hasWords(one))
    .map(
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
