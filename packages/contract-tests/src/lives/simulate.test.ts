import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { loadSimulation } from "./simulate.ts";

async function startControl(created = 201): Promise<{ url: string; requests: string[] }> {
  const requests: string[] = [];
  const all = Array.from({ length: 101 }, (_, index) => ({ id: `org_${index}` }));
  const respond = (method: string, path: string): [status: number, body: unknown] => {
    const [url = "", query = ""] = path.split("?");
    const page = Number(new URLSearchParams(query).get("page"));
    if (url === "/organizations") {
      const figures = { page, count: 100, totalElements: all.length, totalPages: 2 };
      return [200, { ...figures, items: all.slice(page * 100, page * 100 + 100) }];
    }
    if (url.endsWith("/keys")) return [200, { items: url.includes("org_100/") ? [{ hint: "last" }] : [] }];
    if (method === "POST" && url.endsWith("/webhooks")) return [created, { id: "whk_1", secret: "secret" }];
    if (url.endsWith("/calls"))
      return url.includes("org_100/")
        ? [200, { status: 200, body: JSON.stringify({ _embedded: { assessments: [{ id: "asm_1" }] } }) }]
        : [200, { status: 404, body: "{}" }];
    if (method === "PATCH" && url === "/candidates/cnd_1/assignment") return [200, {}];
    return url === "/assessments/asm_1/start" ? [200, {}] : [404, { code: 404 }];
  };
  const server = createServer((request, response) => {
    request.resume();
    requests.push(`${request.method} ${request.url}`);
    const [status, body] = respond(request.method ?? "", request.url ?? "");
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

it("finds key and candidate in an organization on the second page", async () => {
  const { url, requests } = await startControl();
  const { simulate, register } = await loadSimulation(url, undefined);
  const hook = await register?.({ version: "v1", url: "http://127.0.0.1:9/", apiKey: "key-that-is-last" });
  expect(hook).toMatchObject({ secret: "secret" });
  await simulate({ move: "start", id: "cnd_1" });
  expect(requests.at(-1)).toBe("POST /assessments/asm_1/start");
  await simulate({ move: "assign", id: "cnd_1", user: "per_1", team: "team_1" });
  expect(requests.at(-1)).toBe("PATCH /candidates/cnd_1/assignment");
  expect(requests).toContain("POST /organizations/org_100/webhooks");
});

it("says why a webhook was refused", async () => {
  const { url } = await startControl(500);
  const { register } = await loadSimulation(url, undefined);
  expect(await register?.({ version: "v2", url: "http://127.0.0.1:9/", apiKey: "key-that-is-last" })).toEqual({
    refused: 'createWebhook responded with 500: {"id":"whk_1","secret":"secret"}',
  });
});
