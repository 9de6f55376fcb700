import { type ApiDocument, isObject, type Operation, resolve } from "@assessment-api/contract-tests/internal";
import { listIn } from "../change.ts";
import type { Fault } from "../fault.ts";
import { isLater, when } from "./members.ts";
import { alter, type Candidate, differs, filtersOf, type Kind, lists, takes } from "./place.ts";

const isArray = ({ root }: ApiDocument, { parameters }: Operation, name: string): boolean => {
  const schema = parameters.find((one) => one.name === name)?.schema;
  const value = schema && resolve(root, schema).value;
  return isObject(value) && value.type === "array";
};

export const oneOfTwo: Kind = {
  name: "one of two",
  derive: (document) =>
    lists(document).flatMap((operation) => {
      const filters = filtersOf(operation);
      const pairs = filters.flatMap((one) =>
        filters.filter((other) => other !== one).map((other) => [one, other] as const),
      );
      return [
        ...pairs.map(
          ([one, other]): Candidate => ({
            name: `${operation.id}: ignores ${one} where ${other} is given`,
            carried: true,
            plant: () => ignoring(operation, one, (url) => url.searchParams.has(other)),
          }),
        ),
        ...filters.flatMap((one): Candidate[] => [
          ...when(takes(operation, "page", "after"), {
            name: `${operation.id}: ignores ${one} on later pages`,
            plant: () => ignoring(operation, one, isLater),
          }),
          ...when(takes(operation, "count"), {
            name: `${operation.id}: ignores ${one} on a small page`,
            carried: true,
            plant: () => ignoring(operation, one, (url) => Number(url.searchParams.get("count") ?? 100) < 50),
          }),
          ...when(isArray(document, operation, one), {
            name: `${operation.id}: takes only the last value of ${one}`,
            carried: true,
            plant: () => onlyOne(operation, one),
          }),
          ...when(takes(operation, "after"), {
            name: `${operation.id}: forgets ${one} in the link to the next page`,
            plant: () => alter(operation, ({ body }) => shortenNext(body, one)),
          }),
        ]),
      ];
    }),
};

function shortenNext(body: unknown, name: string): boolean {
  const next = isObject(body) && isObject(body._links) && isObject(body._links.next) ? body._links.next : undefined;
  const url = next && URL.canParse(String(next.href)) ? new URL(String(next.href)) : undefined;
  if (!next || !url?.searchParams.has(name)) return false;
  url.searchParams.delete(name);
  next.href = String(url);
  return true;
}

/** Sends the request without a filter. Counts only if the response differs. */
const ignoring = (operation: Operation, name: string, where: (url: URL) => boolean): Fault["plant"] =>
  answering(operation, (url) => {
    if (!url.searchParams.has(name) || !where(url)) return false;
    url.searchParams.delete(name);
    return true;
  });

const onlyOne = (operation: Operation, name: string): Fault["plant"] =>
  answering(operation, (url) => {
    const all = url.searchParams.getAll(name).flatMap((one) => one.split(","));
    if (all.length < 2) return false;
    url.searchParams.delete(name);
    url.searchParams.set(name, all.at(-1) ?? "");
    return true;
  });

const answering =
  (operation: Operation, change: (url: URL) => boolean): Fault["plant"] =>
  (context) =>
  async (request, next) => {
    const response = await next(request);
    if (request.operation?.id !== operation.id || request.method !== "GET" || response.status !== 200) return response;
    const url = new URL(request.url);
    if (!change(url)) return response;
    const other = await next({ ...request, url });
    if (other.status !== 200 || !differs(idsIn(other.body), idsIn(response.body))) return response;
    context.planted();
    return other;
  };

const idsIn = (body: unknown): unknown => listIn(body)?.items.map((one) => one.id ?? one);
