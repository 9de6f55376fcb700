import { type ApiDocument, isObject, type JsonObject, type Operation } from "@assessment-api/contract-tests/internal";

/** A request through the proxy; JSON bodies are parsed. */
export interface Passing {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
  operation: Operation | undefined;
  values: string[];
}

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export type Next = (request: Passing) => Promise<Answer>;
export type Plant = (request: Passing, next: Next) => Promise<Answer>;

/** Observed responses of the correct service: successful bodies and statuses by operation. */
export interface Seen {
  bodies: Map<string, unknown>;
  statuses: Map<string, Set<number>>;
  sent: Map<string, JsonObject>;
}

export interface Fault {
  name: string;
  kind: string;
  path: string;
  /** Calls `planted` on a change. */
  plant(planted: () => void): Plant;
}

type Derived = Omit<Fault, "kind" | "path">;
type Kind = (operation: Operation, context: { document: ApiDocument; seen: Seen }) => Derived | Derived[];

const ok = ({ status }: Answer): boolean => status >= 200 && status < 300;
const copy = <Value>(value: Value): Value => structuredClone(value);

/** Changes responses of one operation; `change` returns `false` if nothing changes. */
const onAnswer =
  (operation: Operation, change: (answer: Answer) => unknown): Fault["plant"] =>
  (planted) =>
  async (request, next) => {
    const answer = await next(request);
    if (request.operation?.id === operation.id && change(answer) !== false) planted();
    return answer;
  };

/** The elements can be changed in place. */
function listIn(body: unknown): JsonObject[] | undefined {
  const list = Array.isArray(body)
    ? body
    : isObject(body)
      ? Object.values(body).find((one) => Array.isArray(one) && one.some(isObject))
      : undefined;
  return Array.isArray(list) && list.length > 0 && list.every(isObject) ? (list as JsonObject[]) : undefined;
}

const isSingle = (body: unknown): body is JsonObject =>
  isObject(body) && listIn(body) === undefined && Object.keys(body).length > 0;
/** Returns the name of a member with a type, except the identifier. */
const memberOf = (body: JsonObject, type: string): string | undefined =>
  Object.keys(body).find((name) => typeof body[name] === type && !/^(id|uuid)$/i.test(name));

const responseOf = ({ responses }: Operation) => responses.find(({ status }) => status.startsWith("2"));
/** Returns whether the response has a schema; without one, no body violates the document. */
const hasSchema = (operation: Operation): boolean =>
  responseOf(operation)?.media.some(({ schema }) => isObject(schema?.value) && Object.keys(schema.value).length > 0) ??
  false;
const successFault = (operation: Operation, wrong: string, change: (answer: Answer) => unknown): Derived => ({
  name: `${operation.id}: ${wrong}`,
  plant: onAnswer(operation, (answer) => (ok(answer) ? change(answer) : false)),
});
const bodyFault = (operation: Operation, wrong: string, change: (body: JsonObject) => unknown): Derived =>
  successFault(operation, wrong, ({ body }) => (isSingle(body) ? change(body) : false));
const listFault = (operation: Operation, wrong: string, change: (list: JsonObject[]) => unknown): Derived =>
  successFault(operation, wrong, ({ body }) => {
    const list = listIn(body);
    return list ? change(list) : false;
  });
const refusalFault = (
  operation: Operation,
  wrong: string,
  statuses: number[],
  instead: () => Partial<Answer>,
): Derived => ({
  name: `${operation.id}: ${wrong}`,
  plant: onAnswer(operation, (answer) => (statuses.includes(answer.status) ? Object.assign(answer, instead()) : false)),
});

const single = (operation: Operation, seen: Seen): JsonObject | undefined => {
  const body = seen.bodies.get(operation.id);
  return isSingle(body) ? body : undefined;
};
const listed = (operation: Operation, seen: Seen): boolean =>
  operation.method === "GET" && listIn(seen.bodies.get(operation.id)) !== undefined;
const withQuery = (request: Passing, change: (query: URLSearchParams) => void): Passing => {
  const url = new URL(request.url);
  change(url.searchParams);
  return { ...request, url };
};
const ignoring = (operation: Operation, name: string): Derived => ({
  name: `${operation.id}: the parameter ${name} is ignored`,
  plant: (planted) => (request, next) => {
    if (request.operation?.id !== operation.id || !request.url.searchParams.has(name)) return next(request);
    planted();
    return next(withQuery(request, (query) => query.delete(name)));
  },
});
const changesData = ({ method }: Operation): boolean => method !== "GET";
const successIn = (operation: Operation, seen: Seen): number | undefined =>
  [...(seen.statuses.get(operation.id) ?? [])].find((one) => one < 300);
const takes = (operation: Operation, seen: Seen): boolean => seen.sent.has(operation.id);

/** Responds with success if the service refuses with 400 or 422. */
const takesWrong = (operation: Operation, seen: Seen, wrong: string): Derived | Derived[] => {
  const statuses = seen.statuses.get(operation.id);
  const status = successIn(operation, seen);
  return status !== undefined && (statuses?.has(400) || statuses?.has(422))
    ? refusalFault(operation, wrong, [400, 422], () => ({ status, body: copy(seen.bodies.get(operation.id)) }))
    : [];
};

/** Kinds of faults, derived from the document and observed responses. */
export const kinds: Record<string, Kind> = {
  "a member is missing": (operation, { seen }) => {
    const body = hasSchema(operation) ? single(operation, seen) : undefined;
    const name = body && Object.keys(body).find((one) => !/^id$/.test(one));
    return name ? bodyFault(operation, `${name} is missing`, (one) => (name in one ? delete one[name] : false)) : [];
  },
  "another type": (operation, { seen }) => {
    const body = hasSchema(operation) ? single(operation, seen) : undefined;
    const name = body && (memberOf(body, "number") ?? memberOf(body, "string"));
    return name
      ? bodyFault(operation, `${name} has another type`, (one) => {
          one[name] = typeof one[name] === "number" ? String(one[name]) : 7;
        })
      : [];
  },
  "another media type": (operation, { seen }) =>
    hasSchema(operation) && seen.bodies.has(operation.id)
      ? successFault(operation, "the media type is text/csv", ({ headers }) => headers.set("content-type", "text/csv"))
      : [],
  "broken JSON": (operation, { seen }) =>
    isObject(seen.bodies.get(operation.id))
      ? successFault(operation, "the JSON is cut", (answer) => {
          answer.body = JSON.stringify(answer.body).slice(0, -1);
        })
      : [],
  "another status": (operation, { seen }) =>
    seen.bodies.has(operation.id)
      ? successFault(operation, "succeeds with 203", (answer) => {
          answer.status = 203;
        })
      : [],
  "500 for what is unknown": (operation, { seen }) =>
    seen.statuses.get(operation.id)?.has(404)
      ? refusalFault(operation, "500 instead of 404", [404], () => ({ status: 500 }))
      : [],
  "what is unknown is found": (operation, { seen }) => {
    const body = seen.bodies.get(operation.id);
    return seen.statuses.get(operation.id)?.has(404) && body !== undefined && operation.method === "GET"
      ? refusalFault(operation, "200 instead of 404", [404], () => ({ status: 200, body: copy(body) }))
      : [];
  },
  "a refused body is taken": (operation, { seen }) =>
    operation.requestBody ? takesWrong(operation, seen, "takes every body") : [],
  "a refused query is taken": (operation, { seen }) =>
    operation.method === "GET" ? takesWrong(operation, seen, "takes every query") : [],
  "a change is not stored": (operation, { document, seen }) => {
    const read = document.operations.find(({ method, path }) => method === "GET" && path === operation.path);
    return read && (operation.method === "PUT" || operation.method === "PATCH") && takes(operation, seen)
      ? [{ name: `${operation.id}: stores nothing`, plant: staleAfter(read, operation) }]
      : [];
  },
  "a deletion is not done": (operation, { seen }) =>
    operation.method === "DELETE" && successIn(operation, seen) !== undefined
      ? [
          {
            name: `${operation.id}: deletes nothing`,
            plant: (planted) => async (request, next) => {
              if (request.operation?.id !== operation.id) return next(request);
              const answer = await next({ ...request, method: "OPTIONS" });
              planted();
              return {
                ...answer,
                status: successIn(operation, seen) ?? 204,
                body: copy(seen.bodies.get(operation.id)),
              };
            },
          },
        ]
      : [],
  "text is cut": (operation, { seen }) =>
    storing(operation, seen, "string", "is cut", (value) => String(value).slice(0, -1)),
  "text is in lower case": (operation, { seen }) =>
    storing(operation, seen, "string", "is in capitals", (value) => String(value).toUpperCase()),
  "a number is off by one": (operation, { seen }) =>
    storing(operation, seen, "number", "is off by one", (value) => Number(value) + 1),
  "the last element is missing": (operation, { seen }) =>
    listed(operation, seen) ? listFault(operation, "the last element is missing", (list) => void list.pop()) : [],
  "an element is there twice": (operation, { seen }) =>
    listed(operation, seen)
      ? listFault(operation, "the first element is there twice", (list) => void list.push(copy(list[0] as JsonObject)))
      : [],
  "another order": (operation, { seen }) => {
    if (!listed(operation, seen)) return [];
    const reversing = () => {
      let turn = 0;
      return listFault(operation, "every other response is in reverse", (list) => {
        turn += 1;
        return turn % 2 === 0 && list.length > 1 ? void list.reverse() : false;
      });
    };
    // Two tools run at the same time, each with a separate instance.
    return { ...reversing(), plant: (planted) => reversing().plant(planted) };
  },
  "list and element differ": (operation, { seen }) =>
    listed(operation, seen)
      ? listFault(operation, "elements have another text", ([first]) => {
          const name = first && memberOf(first, "string");
          return first && name ? Object.assign(first, { [name]: `${first[name]} x` }) : false;
        })
      : [],
  "a parameter is ignored": (operation, { seen }) =>
    listed(operation, seen)
      ? operation.parameters
          .filter((one) => one.in === "query" && !/^f$|^lang$|api_key/.test(one.name))
          .map(({ name }) => ignoring(operation, name))
      : [],
  "a key is not needed": (operation, { seen }) =>
    operation.key && [...(seen.statuses.get(operation.id) ?? [])].some((one) => one === 401 || one === 403)
      ? [
          {
            name: `${operation.id}: needs no key`,
            plant: (planted) => (request, next) => {
              if (request.operation?.id !== operation.id) return next(request);
              planted();
              const headers = new Headers(request.headers);
              headers.set("authorization", "Apikey secret");
              return next({ ...request, headers });
            },
          },
        ]
      : [],
};

/** Serves the response of a GET from before a change. The change itself responds with success. */
function staleAfter(read: Operation, change: Operation): Fault["plant"] {
  return (planted) => {
    const kept = new Map<string, Answer>();
    return async (request, next) => {
      if (request.operation?.id === change.id) {
        const before =
          kept.get(request.url.pathname) ??
          (await next({ ...request, method: "GET", body: undefined, headers: new Headers({ accept: "*/*" }) }));
        const answer = await next(request);
        if (ok(answer) && ok(before)) {
          kept.set(request.url.pathname, copyOf(before));
          planted();
        }
        return answer;
      }
      const old = request.operation?.id === read.id ? kept.get(request.url.pathname) : undefined;
      const answer = await next(request);
      return old && ok(answer) ? copyOf(old) : answer;
    };
  };
}

const copyOf = ({ status, headers, body }: Answer): Answer => ({
  status,
  headers: new Headers(headers),
  body: copy(body),
});

function storing(
  operation: Operation,
  seen: Seen,
  type: string,
  what: string,
  change: (value: unknown) => unknown,
): Derived[] {
  const sent = seen.sent.get(operation.id);
  const name = sent && changesData(operation) ? memberOf(sent, type) : undefined;
  if (!name) return [];
  return [
    {
      name: `${operation.id}: ${name} ${what}`,
      plant: (planted) => (request, next) => {
        const { body } = request;
        if (request.operation?.id !== operation.id || !isObject(body) || typeof body[name] !== type)
          return next(request);
        const changed = change(body[name]);
        if (changed === body[name]) return next(request);
        planted();
        return next({ ...request, body: { ...body, [name]: changed } });
      },
    },
  ];
}

export function chooseFaults(document: ApiDocument, seen: Seen, count: number, seed: string): Fault[] {
  const random = randomOf(seed);
  // If there are few faults, the seed selects their kinds.
  const turns = Object.entries(kinds).map((one) => ({ one, order: random() }));
  const inTurn = turns.sort((a, b) => a.order - b.order).map(({ one }) => one);
  const byKind = inTurn.map(([kind, derive]) =>
    document.operations
      .flatMap((operation) =>
        [derive(operation, { document, seen })]
          .flat()
          .map((fault): Fault => ({ ...fault, kind, path: operation.path })),
      )
      .map((fault) => ({ fault, order: random() }))
      .sort((a, b) => a.order - b.order)
      .map(({ fault }) => fault),
  );
  const chosen: Fault[] = [];
  for (let turn = 0; chosen.length < count && byKind.some((faults) => faults.length > turn); turn += 1)
    for (const faults of byKind) {
      const fault = faults[turn];
      if (fault && chosen.length < count) chosen.push(fault);
    }
  return chosen;
}

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32). */
function randomOf(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
