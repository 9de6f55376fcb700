import { type ApiDocument, isObject, type JsonObject, type Operation } from "@assessment-api/contract-tests/internal";
import { faultsIn, isOperation, listIn, onRequest, onResponse, onSuccess } from "../change.ts";
import { copyOf, type Fault, type Target } from "../fault.ts";

const fault = faultsIn("lists");

type Kind = [faultClass: "stated" | "sensible", name: string, plant: (id: string) => Fault["plant"]];

const by =
  <How>(plant: (matches: ReturnType<typeof isOperation>, how: How) => Fault["plant"]) =>
  (faultClass: Kind[0], name: string, how: How): Kind => [faultClass, name, (id) => plant(isOperation(id), how)];
const [inRequest, inResponse, inSuccess] = [by(onRequest), by(onResponse), by(onSuccess)];

const items = (
  change: (items: JsonObject[], url: URL) => JsonObject[] | undefined,
): ((id: string) => Fault["plant"]) => {
  return (id) =>
    onSuccess(isOperation(id), ({ body }, { url }) => {
      const list = listIn(body);
      const changed = list ? change(list.items, url) : undefined;
      if (!list || !changed) return false;
      list.put(changed);
    });
};

const COMMON: Kind[] = [
  [
    "sensible",
    "shows an element twice",
    items((list) => (list.length > 0 ? [...list.slice(0, 1), ...list] : undefined)),
  ],
  [
    "sensible",
    "has another order each time",
    (id) => {
      let turn = 0;
      return items((list) => (list.length > 1 && turn++ % 2 === 1 ? list.toReversed() : undefined))(id);
    },
  ],
];

/** Fails on all pages after the first. */
const breaksOff =
  (name: string, least: number) =>
  (id: string): Fault["plant"] =>
    onSuccess(isOperation(id), (response, { url }) => {
      const given = url.searchParams.get(name);
      if (given === null || (least > 0 && Number(given) < least)) return false;
      response.status = 500;
      response.body = { code: 500, errorId: "err_planted", details: "failed", message: "failed", errorType: "FAILED" };
    });

const NUMBERED: Kind[] = [
  inRequest("stated", "ignores count", ({ url }) => remove(url, "count")),
  inRequest("stated", "ignores page", ({ url }) => remove(url, "page")),
  inRequest("stated", "begins pages at another number", ({ url }) => {
    const page = url.searchParams.get("page");
    if (page === null || !/^\d$/.test(page)) return false;
    url.searchParams.set("page", String(Number(page) + 1));
  }),
  inRequest("stated", "shows twenty elements by default", ({ url }) =>
    url.searchParams.has("count") ? false : url.searchParams.set("count", "20"),
  ),
  ["stated", "takes a count of more than 100", (id) => clamp(id, "count", (value) => value > 100, 100)],
  ["stated", "takes a count of 0", (id) => clamp(id, "count", (value) => value < 1, 10)],
  ["stated", "takes a page before the first", (id) => clamp(id, "page", (value) => value < 1, 1)],
  [
    "sensible",
    "repeats the last page past the end",
    (id) => (context) => {
      let last: unknown;
      return async (request, next) => {
        const response = await next(request);
        const list = request.operation?.id === id ? listIn(response.body) : undefined;
        if (list && list.items.length > 0) last = copyOf(list.items);
        else if (list && last && Number(request.url.searchParams.get("page")) > 1) {
          context.planted();
          list.put(last as JsonObject[]);
        }
        return response;
      };
    },
  ],
  ["sensible", "fails from page 2 on", breaksOff("page", 2)],
];

const CURSORS: Kind[] = [
  ["sensible", "fails on every page but the first", breaksOff("after", 0)],
  inRequest("stated", "ignores the cursor", ({ url }) => remove(url, "after")),
  inSuccess("stated", "gives no cursor", ({ body }) => {
    if (!isObject(body)) return false;
    const holder = isObject(body.slice) ? body.slice : body;
    if (!("next" in holder)) return false;
    delete holder.next;
    if (isObject(body._links)) delete body._links.next;
  }),
  inSuccess("sensible", "gives a cursor on the last page", ({ body }) => {
    if (!isObject(body)) return false;
    const holder = isObject(body.slice) ? body.slice : body;
    if ("next" in holder) return false;
    holder.next = "MTAw";
  }),
  inResponse("sensible", "fails at a cursor that it did not give", (response, { url }) => {
    if (response.status !== 400 || !url.searchParams.has("after")) return false;
    response.status = 500;
    if (isObject(response.body) && "code" in response.body) response.body.code = 500;
  }),
  [
    "stated",
    "takes a cursor that it did not give",
    (id) => (context) => async (request, next) => {
      const response = await next(request);
      if (request.operation?.id !== id || response.status !== 400 || !request.url.searchParams.has("after"))
        return response;
      context.planted();
      request.url.searchParams.delete("after");
      return next(request);
    },
  ],
];

const remove = (url: URL, name: string): boolean => {
  if (!url.searchParams.has(name)) return false;
  url.searchParams.delete(name);
  return true;
};

const clamp = (id: string, name: string, wrong: (value: number) => boolean, value: number): Fault["plant"] =>
  onRequest(isOperation(id), ({ url }) => {
    const given = url.searchParams.get(name);
    if (given === null || !/^-?\d+$/.test(given) || !wrong(Number(given))) return false;
    if (name === "page" && Number(given) >= 0 && !id.startsWith("list")) return false;
    url.searchParams.set(name, String(value));
  });

export function listFaults(document: ApiDocument, target: Target): Fault[] {
  const takes = (operation: Operation, name: string) => operation.parameters.some((one) => one.name === name);
  const lists = document.operations.filter(({ method, id }) => method === "GET" && id.startsWith("list"));
  const most = { v1: 99, v2: 99, v3: 99, control: 3 }[target];
  return lists.flatMap((operation, index) => {
    const numbered = takes(operation, "page");
    const kinds = [...COMMON, ...(numbered ? NUMBERED : []), ...(takes(operation, "after") ? CURSORS : [])].filter(
      // V2's first page is 0, so only a negative number is before it.
      ([, name]) => !(name === "takes a page before the first" && target !== "v1"),
    );
    const turned =
      target === "control" ? [...kinds.slice(index % kinds.length), ...kinds.slice(0, index % kinds.length)] : kinds;
    return turned
      .slice(0, most)
      .map(([faultClass, name, plant]) => fault(faultClass, `${operation.id}: ${name}`, plant(operation.id)));
  });
}
