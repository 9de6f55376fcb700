import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { formatFindings } from "../findings/finding.ts";
import { findingsOf } from "../findings/outcome.ts";
import { createThingsServer, type ThingsOptions } from "../testing/things-server.ts";
import { tinyDocument } from "../testing/tiny-document.ts";
import { probe } from "./probe.ts";

type Fault = NonNullable<ThingsOptions["fault"]>;

const things = ["RED", "BLUE", "RED", "BLUE"].map((color, index) => ({
  id: `thg_Qq${index}`,
  label: "Chair",
  email: `jonas.okafor.${index}@example.com`,
  color,
}));

async function found(fault?: Fault): Promise<string> {
  const server = createThingsServer(fault ? { things, fault } : { things });
  const document = tinyDocument();
  const report = await probe({
    document,
    baseUrl: "http://things.test/v1",
    apiKey: "key",
    fetch: server.fetch,
    write: true,
  });
  return formatFindings(findingsOf(report));
}

const isList = ({ method, url }: Request) => method === "GET" && new URL(url).pathname.endsWith("/things");
const listed =
  (change: (items: object[], url: URL) => object[]): Fault =>
  async (request, response) => {
    if (!isList(request) || response.status !== 200) return response;
    const body = (await response.json()) as { items: object[] };
    return Response.json({ ...body, items: change(body.items, new URL(request.url)) });
  };

describe("the checks of behaviour", () => {
  it("find nothing at a correct server", async () => {
    expect(await found()).toBe("");
  });

  it.each<[string, Fault, string]>([
    ["shows an element twice", listed((items) => [...items.slice(0, 1), ...items]), "is shown twice"],
    [
      "has another order each time",
      (() => {
        let turn = 0;
        return listed((items) => (turn++ % 2 ? items.toReversed() : items));
      })(),
      "a repeated request returns another order",
    ],
    [
      "ignores a filter",
      listed((items, url) => (url.searchParams.has("colors") ? things : items)),
      'filter: "thg_Qq1" does not match',
    ],
    [
      "finds nothing by a filter",
      listed((items, url) => (url.searchParams.has("colors") ? [] : items)),
      "matches, but is not shown",
    ],
    [
      "does not list what it created",
      listed((items) => items.filter((one) => !("id" in one && String(one.id).includes("new")))),
      "the list does not show thg_new",
    ],
    [
      "stores another label",
      async (request, response) => {
        if (request.method !== "GET" || !request.url.includes("thg_new") || response.status !== 200) return response;
        return Response.json({ ...((await response.json()) as object), label: "Other" });
      },
      'label is "Other" in the read, "Lamp" was sent',
    ],
    [
      "takes a body of any length",
      (_, response) =>
        response.status === 413 ? Response.json({ code: 400, details: "bad" }, { status: 400 }) : response,
      "createThing 413 #/paths/~1things/post: status: expected 413, got 400",
    ],
    [
      "creates what it refuses",
      (request, response, store) => {
        if (response.status === 406 && request.method === "POST")
          store.set("thg_secret", { id: "thg_secret", label: "Lamp", email: "a@example.com" });
        return response;
      },
      'thg_secret is "in the list" instead of absent after refused requests',
    ],
    [
      "creates things for those who take none of its media types",
      (request, response) =>
        response.status === 406 && request.method === "POST"
          ? Response.json(
              { ...things[0], id: "thg_other" },
              { status: 201, headers: { location: "http://things.test/v1/things/thg_Qq0" } },
            )
          : response,
      "createThing default #/paths/~1things/post/responses/default: status: expected an undeclared status of 400 or more, got 201",
    ],
    [
      "takes an address only once",
      (() => {
        const used = new Set<string>();
        return async (_, response, store) => {
          if (response.status !== 201) return response;
          const { id, email } = await response.clone().json();
          if (!used.has(email)) return used.add(email) && response;
          store.delete(id);
          return Response.json({ code: 400, details: "used" }, { status: 400 });
        };
      })(),
      "createThing 201 #/paths/~1things/post/responses/201: status: expected 201, got 400",
    ],
    [
      "breaks off in the middle of a list",
      (request, response) =>
        isList(request) && request.url.includes("after=cur_3")
          ? Response.json({ code: 500, details: "failed" }, { status: 500 })
          : response,
      "no page follows",
    ],
    [
      "breaks the document on a later page only",
      async (request, response) => {
        if (!isList(request) || !request.url.includes("after=cur_3") || response.status !== 200) return response;
        const body = await response.json();
        return Response.json({ ...body, items: body.items.map((one: object) => ({ ...one, color: "GREEN" })) });
      },
      "body at /items/0/color",
    ],
    [
      "hides one thing from the list",
      async (request, response) =>
        isList(request) && response.status === 200
          ? Response.json({
              items: ((await response.json()) as { items: { id: string }[] }).items.filter(
                ({ id }) => id !== "thg_new1",
              ),
            })
          : response,
      "the list does not show thg_new1",
    ],
    [
      "deletes a second time",
      (request, response) =>
        request.method === "DELETE" && response.status === 404 ? new Response(null, { status: 204 }) : response,
      "deleteThing 404 #/paths/~1things~1{id}/delete/responses/404: status: expected 404, got 204",
    ],
    [
      "takes an empty key",
      async (request, response) =>
        request.headers.get("x-key") === "" && isList(request) ? Response.json({ items: things }) : response,
      "listThings 401 #/paths/~1things/get/responses/401: status: expected 401, got 200",
    ],
    [
      "shows a stack trace",
      async (_, response) =>
        response.status === 404
          ? Response.json({ code: 404, details: "Error\n    at getThing (/srv/things.js:3:7)" }, { status: 404 })
          : response,
      "the error shows a stack trace",
    ],
    [
      "gives another code than its status",
      async (_, response) =>
        response.status === 404 ? Response.json({ code: 400, details: "no such thing" }, { status: 404 }) : response,
      "the code is 400 in a response with status 404",
    ],
    [
      "names no methods in Allow",
      (_, response) =>
        response.status === 405 ? Response.json({ code: 405, details: "no" }, { status: 405 }) : response,
      "the header Allow (missing) does not name",
    ],
    [
      "responds to HEAD in another way",
      (request, response) => (request.method === "HEAD" ? new Response(null, { status: 404 }) : response),
      "HEAD responds with 404, GET with 200",
    ],
    [
      "responds to HEAD without a key",
      (request, response) =>
        request.method === "HEAD" && !request.headers.has("x-key") ? new Response(null, { status: 200 }) : response,
      "HEAD without a key responds with 200",
    ],
    [
      "shows a database error",
      (_, response) =>
        response.status === 404
          ? Response.json({ code: 404, details: "SQLITE_ERROR: no such column: thg" }, { status: 404 })
          : response,
      "the error shows a database error: SQLITE_ERROR",
    ],
    [
      "shows a path of its machine",
      (_, response) =>
        response.status === 404
          ? Response.json({ code: 404, details: "ENOENT: open '/usr/src/app/things.json'" }, { status: 404 })
          : response,
      "the error shows a path of the server: /usr/src/app/things.json",
    ],
    [
      "shows a failed connection",
      (_, response) =>
        response.status === 404
          ? Response.json({ code: 404, details: "connect ECONNREFUSED db.internal:5432" }, { status: 404 })
          : response,
      "the error shows a connection of the server: ECONNREFUSED",
    ],
    [
      "shows its version in a header",
      (_, response) => {
        response.headers.set("server", "things/4.2.1");
        return response;
      },
      "the header server is things/4.2.1",
    ],
    [
      "lets shared caches store responses",
      (request, response) => {
        if (request.method === "GET" && response.status === 200)
          response.headers.set("cache-control", "public, max-age=60");
        return response;
      },
      "Cache-Control is public, max-age=60 in a response that needs a key",
    ],
    [
      "has one ETag for two contents",
      (request, response) => {
        if (request.method === "GET" && response.status === 200) response.headers.set("etag", '"1"');
        return response;
      },
      'the ETag "1" is that of another content',
    ],
    [
      "has a cache that no change clears",
      async (request, response) => {
        if (request.method !== "GET" || response.status !== 200) return response;
        if (request.headers.has("if-none-match")) return new Response(null, { status: 304 });
        const etag = JSON.stringify(
          createHash("sha256")
            .update(await response.clone().text())
            .digest("hex"),
        );
        return new Response(response.body, { headers: { ...Object.fromEntries(response.headers), etag } });
      },
      "304 to the ETag of an earlier content",
    ],
  ])("find a server that %s", async (_, fault, finding) => {
    expect(await found(fault)).toContain(finding);
  });

  it("count unimplemented operations separately", async () => {
    const fault: Fault = (request, response) =>
      request.method === "DELETE" ? new Response(null, { status: 501 }) : response;
    const server = createThingsServer({ things, fault });
    const report = await probe({
      document: tinyDocument(),
      baseUrl: "http://things.test/v1",
      apiKey: "key",
      fetch: server.fetch,
      write: true,
    });
    expect(report.outcomes.filter(({ reason }) => reason?.includes("501")).map(({ operation }) => operation)).toContain(
      "deleteThing",
    );
  });
});
