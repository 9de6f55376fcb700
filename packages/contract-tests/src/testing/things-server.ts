import { isObject } from "../document/json.ts";

export interface ThingsOptions {
  things?: Thing[];
  children?: boolean;
  /** Handler of PATCH, which returns the changed thing and may change other things. Default: no PATCH. */
  patch?: (thing: Thing, sent: Partial<Thing>, others: Thing[]) => Thing;
  fault?: (request: Request, response: Response, store: Map<string, Thing>) => Response | Promise<Response>;
}

export interface Thing {
  id: string;
  label: string;
  email: string;
  color?: string;
}

const CHILD = { id: "thg_child", label: "Cushion", email: "jonas.okafor@example.com" };
const COLORS = ["RED", "BLUE"];

/** Serves the tiny document from memory, with the key "key". */
export function createThingsServer({
  things = [{ id: "thg_Qq9", label: "Chair", email: "jonas.okafor@example.com" }],
  children = false,
  patch,
  fault,
}: ThingsOptions = {}) {
  const store = new Map<string, Thing>(things.map((thing) => [thing.id, thing]));
  const requests: string[] = [];
  let created = 0;

  const respond = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, , collection, id, below, childId] = pathname.split("/");
    if (request.method === "OPTIONS") return new Response(null, { status: 204 });
    if (request.headers.get("x-key") !== "key") return problem(401, "unauthorized");
    const methods = methodsOf(collection, id)?.concat(patch && id ? ["PATCH"] : []);
    if (!methods) return problem(404, "no such path");
    if (!methods.includes(request.method.replace("HEAD", "GET")))
      return problem(405, "no such method", { allow: methods.join(", ") });
    if (/^image/.test(request.headers.get("accept") ?? "")) return problem(406, "only JSON");
    if (collection === "imports")
      return isYaml(request) ? new Response(null, { status: 204 }) : problem(415, "unsupported");
    if (children && below && request.method === "DELETE") return new Response(null, { status: 204 });
    if (children && below) return childId ? Response.json(CHILD) : Response.json({ items: [CHILD] });
    if (request.method === "POST") return createThing(request);
    if (id === undefined) return listThings(searchParams);
    const thing = store.get(id);
    if (!thing) return problem(404, "no such thing");
    if (patch && request.method === "PATCH") return changeThing(request, thing, patch);
    if (request.method !== "DELETE") return Response.json(thing);
    store.delete(thing.id);
    return new Response(null, { status: 204 });
  };
  const listThings = (query: URLSearchParams): Response => {
    const count = Number(query.get("count") ?? 10);
    const colors = query.get("colors")?.split(",") ?? [];
    if (!Number.isInteger(count) || count < 1 || count > 100) return problem(400, "bad count");
    if (colors.some((color) => !COLORS.includes(color))) return problem(400, "bad color");
    const shown = [...store.values()].filter(({ color }) => colors.length === 0 || colors.includes(color ?? ""));
    const start = Number(query.get("after")?.replace("cur_", "") ?? 0);
    if (Number.isNaN(start)) return problem(400, "bad cursor");
    const items = shown.slice(start, start + count);
    return Response.json(start + count < shown.length ? { items, next: `cur_${start + count}` } : { items });
  };
  const changeThing = async (
    request: Request,
    thing: Thing,
    apply: NonNullable<ThingsOptions["patch"]>,
  ): Promise<Response> => {
    const body = await readJson(request);
    if (body instanceof Response) return body;
    if (!isObject(body.value) || !isNewThing({ ...thing, ...body.value })) return problem(400, "bad change");
    const others = [...store.values()].filter((one) => one !== thing);
    const changed = apply(thing, body.value as Partial<Thing>, others);
    store.set(thing.id, changed);
    return Response.json(changed);
  };
  const readJson = async (request: Request): Promise<Response | { value: unknown }> => {
    if ((await request.clone().arrayBuffer()).byteLength > 1_000_000) return problem(413, "too large");
    if (!/^application\/json(; ?charset=utf-8)?$/i.test(request.headers.get("content-type") ?? ""))
      return problem(415, "unsupported");
    return { value: await request.json().catch(() => undefined) };
  };
  const createThing = async (request: Request): Promise<Response> => {
    const read = await readJson(request);
    if (read instanceof Response) return read;
    const body = read.value;
    if (!isNewThing(body)) return problem(400, "bad thing");
    if (body.parent && !store.has(body.parent)) return problem(400, "no such parent");
    created += 1;
    const thing = { ...body, id: `thg_new${created}` };
    store.set(thing.id, thing);
    return Response.json(thing, { status: 201, headers: { location: `http://things.test/v1/things/${thing.id}` } });
  };

  return {
    store,
    requests,
    fetch: (async (input, init) => {
      const request = new Request(input, init);
      requests.push(`${request.method} ${request.url.replace("http://things.test/v1", "")}`);
      const given = await respond(request.clone());
      const response = await (fault ? fault(request, given, store) : given);
      return request.method === "HEAD" ? new Response(null, response) : response;
    }) as typeof fetch,
  };
}

const problem = (code: number, details: string, headers: HeadersInit = {}): Response =>
  Response.json({ code, details }, { status: code, headers });

function methodsOf(collection: string | undefined, id: string | undefined): string[] | undefined {
  if (collection === "imports") return ["PUT"];
  if (collection !== "things") return undefined;
  return id === undefined ? ["GET", "POST"] : ["GET", "DELETE"];
}

const isYaml = (request: Request): boolean => request.headers.get("content-type") === "application/yaml";

const isNewThing = (body: unknown): body is { label: string; email: string; parent?: string | null } =>
  isObject(body) &&
  typeof body.label === "string" &&
  body.label !== "" &&
  typeof body.email === "string" &&
  body.email.includes("@") &&
  (body.parent === undefined || body.parent === null || typeof body.parent === "string");
