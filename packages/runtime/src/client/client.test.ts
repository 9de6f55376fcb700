import { describe, expect, test } from "vitest";
import { createVersionClient } from "./client.ts";
import type { RequestTable, SchemeSpec } from "./contract.ts";
import { multipart, urlEncoded } from "./form.ts";

interface Paths {
  "/things": { get: unknown; put: unknown };
}

const table: RequestTable = {
  schemes: { Key: { in: "header", name: "Vendor-Key", option: "apiKey" } },
  security: [["Key"]],
  mediaType: "application/vnd.vendor+json",
  operations: {
    "PUT /zip": { contentType: "application/zip" },
    "PUT /yaml": { contentType: "application/yaml" },
    "PUT /form": { contentType: "application/x-www-form-urlencoded" },
    "PUT /parts": { contentType: "multipart/form-data" },
    "PATCH /things": { contentType: "application/merge-patch+json" },
    "GET /pdf": { accept: "application/pdf" },
    "GET /things": { query: { sections: "form" } },
    "GET /health": { security: [] },
  },
  writers: { "application/x-www-form-urlencoded": urlEncoded, "multipart/form-data": multipart },
};

type AnyCall = (path: string, init?: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

function setUp(respond: () => Response = () => Response.json({ ok: true })) {
  const sent: Request[] = [];
  const client = createVersionClient<Paths>(table, {
    baseUrl: "https://api.example.com/v2/",
    apiKey: "secret-key",
    fetch: async (request) => {
      sent.push(request);
      return respond();
    },
  }) as unknown as Record<"GET" | "PUT" | "PATCH", AnyCall> & {
    request: (method: string, path: string, init?: object) => Promise<unknown>;
  };
  return { client, sent };
}

describe("createVersionClient", () => {
  test("sends the key and accepts the usual media type", async () => {
    const { client, sent } = setUp();
    await client.GET("/things");
    expect(sent[0]?.url).toBe("https://api.example.com/v2/things");
    expect(sent[0]?.headers.get("Vendor-Key")).toBe("secret-key");
    expect(sent[0]?.headers.get("Accept")).toBe("application/vnd.vendor+json");
    expect(sent[0]?.headers.has("Content-Type")).toBe(false);
  });

  test("omits the fragment of a path, which would hide the query", async () => {
    const { client, sent } = setUp();
    await client.GET("/things#byName", { params: { query: { a: 1 } } });
    expect(sent[0]?.url).toBe("https://api.example.com/v2/things?a=1");
  });

  test("sends the Accept header of the operation", async () => {
    const { client, sent } = setUp();
    await client.GET("/pdf");
    expect(sent[0]?.headers.get("Accept")).toBe("application/pdf");
  });

  test("sends JSON bodies in the document's media type", async () => {
    const { client, sent } = setUp();
    await client.PUT("/things", { body: { name: "a" } });
    await client.PATCH("/things", { body: { name: null } });
    expect(sent.map((request) => request.headers.get("Content-Type"))).toEqual([
      "application/vnd.vendor+json",
      "application/merge-patch+json",
    ]);
    expect(await sent[1]?.json()).toEqual({ name: null });
  });

  test("sends ZIP bytes, streams and YAML text unchanged", async () => {
    const { client, sent } = setUp();
    const bytes = new Uint8Array([80, 75, 5, 6]);
    await client.PUT("/zip", { body: bytes });
    await client.PUT("/zip", { body: new Blob([bytes]).stream() });
    await client.PUT("/yaml", { body: "- taskId: a\n" });
    expect(sent.map((request) => request.headers.get("Content-Type"))).toEqual([
      "application/zip",
      "application/zip",
      "application/yaml",
    ]);
    expect(new Uint8Array((await sent[0]?.arrayBuffer()) as ArrayBuffer)).toEqual(bytes);
    expect(new Uint8Array((await sent[1]?.arrayBuffer()) as ArrayBuffer)).toEqual(bytes);
    expect(await sent[2]?.text()).toBe("- taskId: a\n");
  });

  test("repeats query parameters, or joins them with commas, by the document", async () => {
    const { client, sent } = setUp();
    await client.GET("/things", { params: { query: { tags: ["a b", "c"], sections: ["core", "skills"], page: 2 } } });
    expect(new URL(sent[0]?.url ?? "").search).toBe("?tags=a%20b&tags=c&sections=core,skills&page=2");
  });

  test("sends no key to a public operation", async () => {
    const { client, sent } = setUp();
    await client.GET("/health");
    await client.GET("/things");
    expect(sent.map((request) => request.headers.get("Vendor-Key"))).toEqual([null, "secret-key"]);
  });

  test("sends fields as a form, with the boundary of its parts", async () => {
    const { client, sent } = setUp();
    await client.PUT("/form", { body: { name: "a b" } });
    await client.PUT("/parts", { body: { name: "a b" } });
    expect(sent[0]?.headers.get("Content-Type")).toBe("application/x-www-form-urlencoded");
    expect(await sent[0]?.text()).toBe("name=a+b");
    expect(sent[1]?.headers.get("Content-Type")).toMatch(/^multipart\/form-data; boundary=/);
    expect((await sent[1]?.formData())?.get("name")).toBe("a b");
  });

  test("lets a call's own headers win", async () => {
    const { client, sent } = setUp();
    await client.GET("/things", { headers: { accept: "application/json", Prefer: "code=404" } });
    expect(sent[0]?.headers.get("Accept")).toBe("application/json");
    expect(sent[0]?.headers.get("Prefer")).toBe("code=404");
  });

  test("accepts the method in any case through request()", async () => {
    const { client, sent } = setUp();
    await client.request("put", "/yaml", { body: "a: 1" });
    expect(sent[0]?.method).toBe("PUT");
    expect(sent[0]?.headers.get("Content-Type")).toBe("application/yaml");
  });

  test("rejects redirects if the key is in a custom header", async () => {
    const { client, sent } = setUp();
    await client.GET("/things");
    expect(sent[0]?.redirect).toBe("manual");
  });

  test("refuses a response for which fetch followed a redirect all the same", async () => {
    const { client } = setUp(() => Object.defineProperty(new Response("{}"), "redirected", { value: true }));
    await expect(client.GET("/things")).rejects.toThrow("followed a redirect");
  });

  test("resolves an empty response to undefined data", async () => {
    const { client } = setUp(() => new Response(null, { status: 202 }));
    const { data, error } = await client.PATCH("/things", { body: {} });
    expect({ data, error }).toEqual({ data: undefined, error: undefined });
  });

  const authorization = async (more: Partial<SchemeSpec>, options: object) => {
    const sent: Request[] = [];
    const fetch = async (request: Request) => {
      sent.push(request);
      return Response.json({});
    };
    const Key: SchemeSpec = { in: "header", name: "Authorization", prefix: "Bearer", option: "token", ...more };
    const base = { baseUrl: "https://api.example.com", fetch };
    const client = createVersionClient<Paths>({ schemes: { Key }, security: [["Key"]] }, { ...base, ...options });
    await client.GET("/things", {});
    return sent[0]?.headers.get("Authorization");
  };

  test("sends a bearer token, and nothing without an optional token", async () => {
    const optional = { optional: true } as const;
    expect(await authorization({}, { token: "secret" })).toBe("Bearer secret");
    expect(await authorization(optional, { token: "secret" })).toBe("Bearer secret");
    expect(await authorization(optional, {})).toBeNull();
    expect(await authorization(optional, { token: undefined })).toBeNull();
    await expect(authorization(optional, { token: "" })).rejects.toThrow("token must be ASCII");
    await expect(authorization({}, {})).rejects.toThrow("token must be ASCII");
  });

  test.each([
    [{ baseUrl: "/v1", apiKey: "k" }, "baseUrl must be a URL without query"],
    [{ baseUrl: "", apiKey: "k" }, "baseUrl must be"],
    [{ baseUrl: "https://", apiKey: "k" }, "baseUrl must be"],
    [{ baseUrl: "localhost:4010/v1", apiKey: "k" }, "baseUrl must be"],
    [{ baseUrl: "https://a.example/v1?x=1", apiKey: "k" }, "baseUrl must be"],
    [{ baseUrl: "https://a.example/v1#x", apiKey: "k" }, "baseUrl must be"],
    [{ baseUrl: "https://a.example", apiKey: " " }, "apiKey must be ASCII and cannot be empty"],
    [{ baseUrl: "https://a.example", apiKey: "a\nb" }, "apiKey must be"],
    [{ baseUrl: "https://a.example", apiKey: "schlüssel" }, "apiKey must be"],
  ])("refuses options that cannot work: %j", (options, message) => {
    expect(() => createVersionClient<Paths>(table, options)).toThrow(message);
  });
});
