import { isJson } from "../../../src/calls.ts";
import { type ApiDocument, type Operation, resolve } from "../../../src/document.ts";
import { arrayAt, isObject, type JsonObject, objectAt } from "../../../src/json.ts";
import { conjuncts } from "../../../src/mutations.ts";
import { empty, faultsIn, insteadOf, isOperation, listIn, onRequest, onSuccess } from "../change.ts";
import { asObject, copyOf, type Fault, type PlantedRequest, type PlantedResponse, type Target } from "../fault.ts";

const fault = faultsIn("stored");

/** The id of what a request created: the end of its Location, or the id in its body. */
function createdId({ headers, body }: PlantedResponse): string | undefined {
  const location = headers.get("location");
  if (location) return location.split("/").at(-1);
  return isObject(body) && typeof body.id === "string" ? body.id : undefined;
}

const idIn = ({ values }: PlantedRequest): string | undefined => Object.values(values).at(-1);

const membersOf = (
  document: ApiDocument,
  { requestBody }: Operation,
): [name: string, schema: JsonObject, required: boolean][] => {
  const schema = requestBody?.media.find(({ mediaType }) => isJson(mediaType))?.schema;
  if (!schema) return [];
  const parts = conjuncts(document, schema);
  const required = new Set(parts.flatMap(({ value }) => arrayAt(value, "required")));
  return parts.flatMap(({ value }) =>
    Object.entries(objectAt(value, "properties")).map(([name, one]): [string, JsonObject, boolean] => [
      name,
      asObject(resolve(document.root, { pointer: "#", value: one }).value),
      required.has(name),
    ]),
  );
};

/** Members that no response shows. */
const HIDDEN =
  /^(communicationDisabled|sendNotification|note|validityInDays|testStartDate|additionalJobPositionIds|apiKey|seed|seedValue|secret)$/;

export function storedFaults(document: ApiDocument, target: Target): Fault[] {
  const creates = document.operations.filter(
    (one) =>
      (one.method === "POST" &&
        one.responses.some(
          ({ status, headers }) => status === "201" || headers.some(({ name }) => name === "Location"),
        )) ||
      /^createTeam$/.test(one.id),
  );
  const changes = document.operations.filter(({ method }) => method === "PATCH" || method === "PUT");
  const deletes = document.operations.filter(({ method }) => method === "DELETE");
  return [
    ...creates.flatMap((one) => createFaults(document, one, target)),
    ...changes
      .filter((one) => one.requestBody?.media.some(({ mediaType }) => isJson(mediaType)))
      .flatMap((one) => changeFaults(document, one)),
    ...deletes.flatMap(deleteFaults),
  ];
}

function createFaults(document: ApiDocument, { id, path }: Operation, target: Target): Fault[] {
  const operation = document.operations.find((one) => one.id === id) as Operation;
  const read = document.operations.find(
    (one) => one.method === "GET" && one.path.startsWith(`${path}/{`) && one.path.endsWith("}"),
  );
  const list = document.operations.find((one) => one.method === "GET" && one.path === path);
  const faults: Fault[] = [];
  const remember =
    (then: (ids: Set<string>) => Fault["plant"]): Fault["plant"] =>
    (context) => {
      const ids = new Set<string>();
      const inner = then(ids)(context);
      return async (request, next) => {
        const response = await inner(request, next);
        const created = request.operation?.id === id && response.status < 300 ? createdId(response) : undefined;
        if (created) ids.add(created);
        return response;
      };
    };
  if (read)
    faults.push(
      fault(
        "stated",
        `${id}: forgets what it created`,
        remember((ids) =>
          onRequest(isOperation(read.id), (request) => {
            const asked = idIn(request);
            if (!asked || !ids.has(asked)) return false;
            request.url.pathname = request.url.pathname.replace(asked, asked.replace(/[A-Za-z0-9]{4}$/, "0000"));
          }),
        ),
      ),
    );
  if (list)
    faults.push(
      fault(
        "sensible",
        `${id}: the list does not show what it created`,
        remember((ids) =>
          onSuccess(isOperation(list.id), ({ body }) => {
            const shown = listIn(body);
            const left = shown?.items.filter((one) => !ids.has(String(one.id)));
            if (!shown || !left || left.length === shown.items.length) return false;
            shown.put(left);
          }),
        ),
      ),
    );
  if (operation.responses.some(({ headers }) => headers.some(({ name }) => name === "Location")))
    faults.push(
      fault("stated", `${id}: Location is that of something else`, (context) => {
        let first: string | undefined;
        return async (request, next) => {
          const response = await next(request);
          const location =
            request.operation?.id === id && response.status < 300 ? response.headers.get("location") : null;
          if (location === null) return response;
          if (first && first !== location) {
            response.headers.set("location", first);
            context.planted();
          }
          first ??= location;
          return response;
        };
      }),
      fault(
        "protocol",
        `${id}: Location leads nowhere`,
        onSuccess(isOperation(id), ({ headers }) => headers.set("location", `${headers.get("location")}0`)),
      ),
    );
  const members = membersOf(document, operation).filter(([name]) => !HIDDEN.test(name));
  const most = target === "control" ? 2 : 99;
  for (const [name, schema, required] of members.slice(0, most)) {
    if (!required) {
      faults.push(
        fault(
          "stated",
          `${id}: does not store ${name}`,
          onRequest(isOperation(id), ({ body }) => {
            if (!isObject(body) || body[name] === undefined || body[name] === null) return false;
            delete body[name];
          }),
        ),
      );
    } else if (schema.type === "string") {
      faults.push(
        fault(
          "stated",
          `${id}: shows another ${name} later`,
          onSuccess(
            ({ operation: one, method }) => method === "GET" && (one?.id === read?.id || one?.id === list?.id),
            ({ body }) => {
              const all = listIn(body)?.items ?? [body];
              let changed = false;
              for (const one of all) {
                if (!isObject(one) || typeof one[name] !== "string") continue;
                one[name] = name === "email" ? "another@example.com" : `${one[name]}x`;
                changed = true;
              }
              return changed;
            },
          ),
        ),
      );
    }
  }
  return faults;
}

function changeFaults(document: ApiDocument, operation: Operation): Fault[] {
  const { id, method } = operation;
  const success = Number(operation.responses[0]?.status);
  const faults = [
    fault(
      "stated",
      `${id}: changes nothing`,
      insteadOf(isOperation(id), async (request, next, { accepts }) => {
        const schema = operation.requestBody?.media[0]?.schema;
        if (!isObject(request.body) || (schema && !accepts(schema.pointer, request.body))) return undefined;
        if (method === "PATCH") return next({ ...request, body: {} });
        const { status } = await next({ ...request, body: "{" });
        if (success === 204 && status === 400 && !/_0+$|0000/.test(request.url.pathname)) return empty(204);
        return undefined;
      }),
    ),
  ];
  const members = membersOf(document, operation);
  const nested = members.some(([name]) => name === "customFields");
  if (method === "PATCH") {
    const strip = (body: JsonObject): boolean =>
      Object.entries(body)
        .map(([name, value]) => {
          if (value === null) return delete body[name];
          return isObject(value) && strip(value);
        })
        .some(Boolean);
    faults.push(
      fault(
        "stated",
        `${id}: null removes nothing`,
        onRequest(isOperation(id), ({ body }) => isObject(body) && strip(body)),
      ),
    );
    if (nested || /CustomFields$/.test(id)) {
      faults.push(
        fault("stated", `${id}: removes the custom fields that are absent`, (context) => {
          const seen = new Map<string, Set<string>>();
          return (request, next) => {
            if (request.operation?.id === id && isObject(request.body)) {
              const fields = nested ? request.body.customFields : request.body;
              const known = seen.get(request.url.pathname) ?? new Set();
              seen.set(request.url.pathname, known);
              if (isObject(fields)) {
                for (const name of known)
                  if (!(name in fields)) {
                    fields[name] = null;
                    context.planted();
                  }
                for (const name of Object.keys(fields)) known.add(name);
              }
            }
            return next(request);
          };
        }),
      );
    }
  }
  for (const [name, schema] of members) {
    if (method === "PATCH" || HIDDEN.test(name) || schema.type === "object" || members.length < 2) continue;
    faults.push(
      fault(
        "stated",
        `${id}: does not store ${name}`,
        onRequest(isOperation(id), ({ body }) => {
          if (!isObject(body) || body[name] === undefined || body[name] === null) return false;
          if (name === "name") body[name] = "Something else";
          else delete body[name];
        }),
      ),
    );
  }
  return faults;
}

function deleteFaults({ id, path }: Operation): Fault[] {
  return [
    fault("stated", `${id}: deletes nothing`, (context) => {
      const shown = new Set<string>();
      return async (request, next) => {
        if (request.operation?.id === id) {
          // The existence of a thing shows in the right server's response to a request that it must refuse.
          const own = [...shown].some((one) => request.url.pathname.endsWith(`/${one}`));
          if (own && request.headers.keys().some((name) => /key|authorization/.test(name))) {
            context.planted();
            return empty(204);
          }
        }
        const response = await next(request);
        const created = request.method === "POST" && response.status < 300 ? createdId(response) : undefined;
        if (created) shown.add(created);
        for (const one of listIn(response.body)?.items ?? []) shown.add(String(one.id));
        return response;
      };
    }),
    fault("sensible", `${id}: deletes a second time`, (context) => {
      const deleted = new Set<string>();
      return async (request, next) => {
        const response = await next(request);
        if (request.operation?.id !== id) return response;
        if (response.status < 300) deleted.add(request.url.pathname);
        else if (response.status === 404 && deleted.has(request.url.pathname)) {
          context.planted();
          return empty(204);
        }
        return response;
      };
    }),
    fault("stated", `${id}: what was deleted can still be read`, (context) => {
      const seen = new Map<string, PlantedResponse>();
      return async (request, next) => {
        const response = await next(request);
        const at = request.url.pathname;
        if (request.method !== "GET" || !request.operation?.path.startsWith(path)) return response;
        if (response.status === 200) seen.set(at, copyOfResponse(response));
        const before = seen.get(at);
        if (response.status === 404 && before) {
          context.planted();
          return copyOfResponse(before);
        }
        return response;
      };
    }),
    fault("sensible", `${id}: lists still show what was deleted`, (context) => {
      const seen = new Map<string, JsonObject>();
      const gone: JsonObject[] = [];
      return async (request, next) => {
        const response = await next(request);
        const list =
          request.method === "GET" && request.operation && path.startsWith(`${request.operation.path}/{`)
            ? listIn(response.body)
            : undefined;
        if (list) {
          for (const one of list.items) seen.set(String(one.id), copyOf(one));
          if (gone.length > 0 && request.url.searchParams.size === 0) {
            list.put([...gone, ...list.items]);
            context.planted();
          }
        }
        const known = request.operation?.id === id && response.status < 300 ? seen.get(idIn(request) ?? "") : undefined;
        if (known) gone.push(known);
        return response;
      };
    }),
  ];
}

const copyOfResponse = ({ status, headers, body }: PlantedResponse): PlantedResponse => ({
  status,
  headers: new Headers(headers),
  body: copyOf(body),
});
