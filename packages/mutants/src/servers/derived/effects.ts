import {
  type ApiDocument,
  isObject,
  type JsonObject,
  type Operation,
  resolve,
} from "@assessment-api/contract-tests/internal";
import { listIn } from "../change.ts";
import { eachEvent, kindOf } from "../deliver.ts";
import { copyOf, type Fault, type PlantedResponse } from "../fault.ts";
import { createdId } from "../faults/stored-members.ts";
import { isLater } from "./messages.ts";
import {
  alter,
  alterRequest,
  areRelated,
  type Candidate,
  differs,
  filtersOf,
  type Kind,
  lists,
  membersSent,
  membersShown,
  reads,
  takes,
  textOf,
  writes,
} from "./place.ts";

/** After a successful write, the next responses to the same read are the ones from before. */
const staleAfter = (write: Operation, read: Operation, times: number): Fault["plant"] => {
  const known = new Map<string, PlantedResponse>();
  const left = new Map<string, number>();
  return (context) => async (request, next) => {
    const response = await next(request);
    if (request.operation?.id === write.id && request.method === write.method && response.status < 300)
      for (const url of known.keys()) left.set(url, times);
    if (request.operation?.id !== read.id || request.method !== "GET" || response.status >= 300) return response;
    const key = `${request.url}${request.headers.get("accept")}`;
    const before = known.get(key);
    const more = left.get(key) ?? 0;
    if (before && more > 0 && differs(before.body, response.body)) {
      left.set(key, more - 1);
      context.planted();
      return { ...before, body: copyOf(before.body), headers: new Headers(before.headers) };
    }
    known.set(key, { ...response, body: copyOf(response.body), headers: new Headers(response.headers) });
    return response;
  };
};

export const stale: Kind = {
  name: "stale",
  derive: (document) =>
    writes(document).flatMap((write) =>
      reads(document)
        .filter((read) => areRelated(write, read))
        .flatMap((read): Candidate[] =>
          [1, 1000].map((times) => ({
            name: `${read.id}: is as before ${write.id} ${times === 1 ? "once" : "for good"}`,
            plant: () => staleAfter(write, read, times),
          })),
        ),
    ),
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
            name: `${operation.id}: ignores ${one} where a small page is asked for`,
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

const when = (condition: boolean, candidate: Candidate): Candidate[] => (condition ? [candidate] : []);

const isArray = ({ root }: ApiDocument, { parameters }: Operation, name: string): boolean => {
  const schema = parameters.find((one) => one.name === name)?.schema;
  const value = schema && resolve(root, schema).value;
  return isObject(value) && value.type === "array";
};

/** Takes a parameter out of the link to the next page. */
function shortenNext(body: unknown, name: string): boolean {
  const next = isObject(body) && isObject(body._links) && isObject(body._links.next) ? body._links.next : undefined;
  const url = next && URL.canParse(String(next.href)) ? new URL(String(next.href)) : undefined;
  if (!next || !url?.searchParams.has(name)) return false;
  url.searchParams.delete(name);
  next.href = String(url);
  return true;
}

/** Asks the correct server without a filter; counts where that makes a difference. */
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

/** Elements of lists that a write made or took away, by id. */
export const leftOut: Kind = {
  name: "left out",
  derive: (document) => [
    ...writes(document).flatMap((write) => {
      const members = membersSent(document, write).filter(({ way, required }) => way.length === 1 && !required);
      return members.map(
        (member): Candidate => ({
          name: `${write.id}: leaves ${textOf(member)} as it is where more is sent`,
          plant: () =>
            alterRequest(write, (body) => {
              if (Object.keys(body).length < 2 || !(textOf(member) in body)) return false;
              delete body[textOf(member)];
              return true;
            }),
        }),
      );
    }),
    ...writes(document)
      .filter(({ method }) => method === "POST")
      .flatMap((write) =>
        reads(document)
          .filter(
            (read) => areRelated(write, read) && membersShown(document, read).some(({ way }) => way.includes("*")),
          )
          .map(
            (read): Candidate => ({
              name: `${read.id}: lacks what ${write.id} created`,
              plant: () => hiding(write, read),
            }),
          ),
      ),
    ...writes(document)
      .filter(({ method }) => method === "DELETE")
      .flatMap((write) =>
        lists(document)
          .filter((read) => areRelated(write, read))
          .map(
            (read): Candidate => ({
              name: `${read.id}: still shows what ${write.id} deleted`,
              plant: () => keeping(write, read),
            }),
          ),
      ),
    ...writes(document)
      .filter(({ method }) => method === "PATCH" || method === "PUT")
      .flatMap((write) =>
        reads(document)
          .filter((read) => areRelated(write, read))
          .flatMap((read) =>
            membersSent(document, write)
              .filter(
                ({ way }) => way.length === 1 && membersShown(document, read).some((one) => one.way.at(-1) === way[0]),
              )
              .map(
                (member): Candidate => ({
                  name: `${read.id}: shows ${textOf(member)} as before ${write.id}`,
                  plant: () => notShown(write, read, textOf(member)),
                }),
              ),
          ),
      ),
    ...eventFaults(document),
  ],
};

/** Ids that a creation made, wherever its response has them. */
const idsMade = (response: PlantedResponse): string[] => {
  const { body } = response;
  const inner = isObject(body) && isObject(body._embedded) ? Object.values(body._embedded) : [];
  return [createdId(response), ...inner.map((one) => (isObject(one) ? one.id : undefined))].filter(
    (one) => typeof one === "string",
  );
};

/** Every array of a body without the elements that a condition picks. */
function without(value: unknown, picks: (item: JsonObject) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !(isObject(one) && picks(one))).map((one) => without(one, picks));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, without(one, picks)]))
    : value;
}

function hiding(write: Operation, read: Operation): Fault["plant"] {
  const made = new Set<string>();
  const inner = alter(read, (response) => {
    response.body = without(response.body, ({ id }) => made.has(String(id)));
  });
  return (context) => {
    const plant = inner(context);
    return async (request, next) => {
      const response = await plant(request, next);
      if (request.operation?.id === write.id && request.method === "POST" && response.status < 300)
        for (const id of idsMade(response)) made.add(id);
      return response;
    };
  };
}

function keeping(write: Operation, read: Operation): Fault["plant"] {
  const known = new Map<string, JsonObject>();
  const gone = new Map<string, JsonObject>();
  const inner = alter(read, ({ body }, { url }) => {
    const list = listIn(body);
    if (!list) return false;
    for (const one of list.items) if (typeof one.id === "string") known.set(one.id, structuredClone(one));
    if (gone.size === 0 || [...url.searchParams.keys()].some((name) => name !== "count" && name !== "limit"))
      return false;
    list.put([...list.items, ...[...gone.values()].slice(-1)]);
    return true;
  });
  return (context) => {
    const plant = inner(context);
    return async (request, next) => {
      const response = await plant(request, next);
      if (request.operation?.id === write.id && request.method === "DELETE" && response.status < 300)
        for (const id of Object.values(request.values)) {
          const one = known.get(id);
          if (one) gone.set(id, one);
        }
      return response;
    };
  };
}

/** A view keeps the value of a member that it showed before the first change of the resource. */
function notShown(write: Operation, read: Operation, name: string): Fault["plant"] {
  const known = new Map<string, unknown>();
  const changed = new Set<string>();
  const inner = alter(read, ({ body }, request) => {
    let met = false;
    const visit = (value: unknown, id: string) => {
      if (Array.isArray(value)) for (const one of value) visit(one, id);
      if (!isObject(value)) return;
      const own = typeof value.id === "string" ? value.id : id;
      if (name in value && own !== "") {
        if (changed.has(own) && known.has(own)) {
          value[name] = known.get(own);
          met = true;
        } else known.set(own, structuredClone(value[name]));
      }
      for (const one of Object.values(value)) visit(one, "");
    };
    visit(body, Object.values(request.values).at(-1) ?? "");
    return met;
  });
  return (context) => {
    const plant = inner(context);
    return async (request, next) => {
      const response = await plant(request, next);
      if (request.operation?.id === write.id && request.method === write.method && response.status < 300)
        for (const id of Object.values(request.values)) changed.add(id);
      return response;
    };
  };
}

/** Faults of deliveries: an event of one kind that never comes, and members that are wrong in it. */
function eventFaults({ webhooks }: ApiDocument): Candidate[] {
  const examples = webhooks.flatMap(({ requestBody }) =>
    (requestBody?.media ?? []).flatMap((media) =>
      media.examples.flatMap(({ value }) => (Array.isArray(value) ? value.filter(isObject) : [])),
    ),
  );
  const kinds = [...new Set(examples.map(kindOf))];
  const members = [...new Set(examples.flatMap((one) => Object.keys(one)))].filter(
    (name) => name !== "event" && name !== "status",
  );
  const untouched = (): Fault["plant"] => () => (request, next) => next(request);
  return kinds.flatMap((kind) => [
    {
      name: `webhook: delivers no ${kind}`,
      plant: untouched,
      deliver: (context) => async (delivery, next) => {
        if (!(JSON.parse(delivery.body) as JsonObject[]).some((one) => kindOf(one) === kind)) return next(delivery);
        context.planted();
        return 204;
      },
    } satisfies Candidate,
    ...members.map((name): Candidate => {
      let before: unknown;
      return {
        name: `webhook: ${kind} has ${name} of the event before`,
        plant: untouched,
        deliver: eachEvent((event) => {
          const own = event[name];
          const other = before;
          before = own;
          if (kindOf(event) !== kind || other === undefined || !differs(other, own)) return false;
          event[name] = other;
          return true;
        }),
      };
    }),
  ]);
}

/** Things around bodies. */
export const surroundings: Kind = {
  name: "surroundings",
  derive: (document) =>
    document.operations.flatMap((operation): Candidate[] => [
      {
        name: `${operation.id}: shows a passwordHash`,
        plant: () =>
          alter(operation, ({ body }) => {
            const holder = listIn(body)?.items.at(-1) ?? body;
            if (!isObject(holder)) return false;
            holder.passwordHash = "$2b$10$PlantedPlantedPlantedPl";
            return true;
          }),
      },
      {
        name: `${operation.id}: allows no other origin`,
        plant: () =>
          changeHeaders(
            operation,
            (headers) =>
              headers.has("access-control-allow-origin") && void headers.delete("access-control-allow-origin"),
          ),
      },
      ...when(
        operation.responses.some(({ status }) => status === "204"),
        {
          name: `${operation.id}: its 204 has a body`,
          plant: () =>
            changeHeaders(operation, (headers, status) => {
              if (status !== 204) return false;
              headers.set("content-length", "2");
              headers.set("content-type", "application/json");
              return true;
            }),
        },
      ),
    ]),
};

const changeHeaders =
  (operation: Operation, change: (headers: Headers, status: number) => unknown): Fault["plant"] =>
  (context) =>
  async (request, next) => {
    const response = await next(request);
    if (request.operation?.id !== operation.id || request.method !== operation.method || response.status >= 300)
      return response;
    const headers = new Headers(response.headers);
    if (change(headers, response.status) === false) return response;
    context.planted();
    return { ...response, headers };
  };
