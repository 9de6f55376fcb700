import { type ApiDocument, isObject, type JsonObject, type Operation } from "@assessment-api/contract-tests/internal";
import { createdId, listIn } from "../change.ts";
import { eachEvent, kindOf } from "../deliver.ts";
import type { Fault, PlantedRequest, PlantedResponse } from "../fault.ts";
import {
  alter,
  alterRequest,
  areRelated,
  type Candidate,
  differs,
  type Kind,
  lists,
  membersSent,
  membersShown,
  reads,
  textOf,
  writes,
} from "./place.ts";

function without(value: unknown, picks: (item: JsonObject) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !(isObject(one) && picks(one))).map((one) => without(one, picks));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, without(one, picks)]))
    : value;
}

/**
 * Faults of missing effects: dropped members, lists without created or with deleted elements, stale members, lost
 * events.
 */
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

const idsMade = (response: PlantedResponse): string[] => {
  const { body } = response;
  const inner = isObject(body) && isObject(body._embedded) ? Object.values(body._embedded) : [];
  return [createdId(response), ...inner.map((one) => (isObject(one) ? one.id : undefined))].filter(
    (one) => typeof one === "string",
  );
};

/** Creates a fault of reads that depends on earlier successful writes. */
const afterEach =
  (
    write: Operation,
    reading: Fault["plant"],
    note: (request: PlantedRequest, response: PlantedResponse) => void,
  ): Fault["plant"] =>
  (context) => {
    const plant = reading(context);
    return async (request, next) => {
      const response = await plant(request, next);
      if (request.operation?.id === write.id && request.method === write.method && response.status < 300)
        note(request, response);
      return response;
    };
  };

function hiding(write: Operation, read: Operation): Fault["plant"] {
  const made = new Set<string>();
  const inner = alter(read, (response) => {
    response.body = without(response.body, ({ id }) => made.has(String(id)));
  });
  return afterEach(write, inner, (_, response) => {
    for (const id of idsMade(response)) made.add(id);
  });
}

function keeping(write: Operation, read: Operation): Fault["plant"] {
  const known = new Map<string, JsonObject>();
  const deleted = new Map<string, JsonObject>();
  const inner = alter(read, ({ body }, { url }) => {
    const list = listIn(body);
    if (!list) return false;
    for (const one of list.items) if (typeof one.id === "string") known.set(one.id, structuredClone(one));
    if (deleted.size === 0 || [...url.searchParams.keys()].some((name) => name !== "count" && name !== "limit"))
      return false;
    list.put([...list.items, ...[...deleted.values()].slice(-1)]);
    return true;
  });
  return afterEach(write, inner, ({ values }) => {
    for (const id of Object.values(values)) {
      const one = known.get(id);
      if (one) deleted.set(id, one);
    }
  });
}

/** Keeps showing the member's value from before the first change of the resource. */
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
  return afterEach(write, inner, ({ values }) => {
    for (const id of Object.values(values)) changed.add(id);
  });
}

/** Faults of deliveries: missing events of one kind, and wrong payloads. */
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
