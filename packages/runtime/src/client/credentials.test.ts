import { describe, expect, test, vi } from "vitest";
import { createVersionClient } from "./client.ts";
import type { RequestTable, SecuritySpec } from "./contract.ts";
import { basic, type Credentials } from "./credentials.ts";
import { writeMore } from "./write-more.ts";

const schemes: NonNullable<RequestTable["schemes"]> = {
  Key: { in: "header", name: "X-Key" },
  Token: { in: "header", name: "Authorization", prefix: "Bearer" },
  User: { in: "header", name: "Authorization", prefix: "Basic", write: basic },
  QueryKey: { in: "query", name: "api key" },
  Session: { in: "cookie", name: "sid" },
};

interface Paths {
  "/things": { get: { parameters: { query?: object; cookie?: object } } };
  "/other": { get: object };
}

function setUp(auth: Credentials | undefined, security: SecuritySpec, more: RequestTable = {}) {
  const sent: Request[] = [];
  const client = createVersionClient<Paths>(
    { schemes, operations: { "GET /things": { security } }, writeMore, ...more },
    {
      baseUrl: "https://api.example.com",
      auth,
      fetch: async (request) => {
        sent.push(request);
        return Response.json({});
      },
    },
  );
  return { client, sent };
}

async function carried(auth: Credentials | undefined, security: SecuritySpec) {
  const { client, sent } = setUp(auth, security);
  await client.GET("/things", {});
  const [{ url, headers, redirect } = new Request("https://none.example.com")] = sent;
  const names = ["x-key", "authorization", "cookie"].filter((name) => headers.has(name));
  return {
    query: new URL(url).search,
    redirect,
    ...Object.fromEntries(names.map((name) => [name, headers.get(name)])),
  };
}

const all: Credentials = {
  Key: "k",
  Token: "t",
  User: { username: "maya", password: "pässword" },
  QueryKey: "q&q",
  Session: "s;s",
};
const followed = { query: "", redirect: "follow" };

describe("credentials are sent as their scheme states", () => {
  test.each<[string, SecuritySpec, object]>([
    ["none", [], followed],
    ["a header", [["Key"]], { query: "", "x-key": "k", redirect: "manual" }],
    ["a bearer token", [["Token"]], { ...followed, authorization: "Bearer t" }],
    ["name and password in UTF-8", [["User"]], { ...followed, authorization: "Basic bWF5YTpww6Rzc3dvcmQ=" }],
    ["the query", [["QueryKey"]], { query: "?api%20key=q%26q", redirect: "follow" }],
    ["a cookie", [["Session"]], { ...followed, cookie: "sid=s%3Bs" }],
    [
      "two together",
      [["QueryKey", "Token"]],
      { query: "?api%20key=q%26q", authorization: "Bearer t", redirect: "follow" },
    ],
  ])("%s", async (_, security, want) => {
    expect(await carried(all, security)).toEqual(want);
  });
});

test("uses the first alternative with all credentials", async () => {
  const alternatives = [["Key", "Session"], ["Token"], ["Key"]];
  expect(await carried({ Key: "k" }, alternatives)).toMatchObject({ "x-key": "k" });
  expect(await carried({ Key: "k", Token: "t" }, alternatives)).toEqual({ ...followed, authorization: "Bearer t" });
  expect(await carried({ Session: "s", Key: "k", Token: "t" }, alternatives)).toEqual({
    query: "",
    redirect: "manual",
    "x-key": "k",
    cookie: "sid=s",
  });
  expect(await carried({ Session: "s" }, alternatives)).toEqual(followed);
  expect(await carried(undefined, alternatives)).toEqual(followed);
});

test("a public operation receives no credential", async () => {
  const { client, sent } = setUp(all, [["Key"]], {
    security: [["Key"]],
    operations: { "GET /other": { security: [] } },
  });
  await client.GET("/things", {});
  await client.GET("/other");
  expect(sent.map(({ headers }) => headers.get("x-key"))).toEqual(["k", null]);
});

test("a callback, sync or async, runs before each request that needs its credential", async () => {
  const token = vi.fn(() => Promise.resolve("fresh"));
  const { client, sent } = setUp({ Token: token, Key: () => undefined }, [["Key"], ["Token"]]);
  await client.GET("/things", {});
  await client.GET("/things", {});
  await client.GET("/other");
  expect(token).toHaveBeenCalledTimes(2);
  expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer fresh", "Bearer fresh", null]);
  await expect(setUp({ Token: () => "a\nb" }, [["Token"]]).client.GET("/things", {})).rejects.toThrow(
    "Token must be ASCII and cannot be empty",
  );
});

test("cookies of parameters and credentials go out together", async () => {
  const { client, sent } = setUp(all, [["Session"]]);
  await client.GET("/things", { params: { cookie: { theme: "dark", ids: [1, 2] } } });
  expect(sent[0]?.headers.get("cookie")).toBe("sid=s%3Bs; theme=dark; ids=1; ids=2");
});

test("middleware and fetch see no credential property", async () => {
  const { client, sent } = setUp(all, [["Key"]]);
  await client.GET("/things", {});
  expect(sent[0]).not.toHaveProperty("auth");
});
