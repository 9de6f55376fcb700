/** Records the requests that leave the gate while hostile snippets run, and checks their targets. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startCompiler } from "../compile/compile.ts";
import { openSession } from "../session/session.ts";
import { startDemoSandbox } from "./demo-sandbox.ts";

/** Bypasses the types of the clients. */
const raw = `
  const raw = async (method: string, url: string, headers: object = {}, body: unknown = null): Promise<number> => {
    const make = (globalThis as any).Request;
    const onRequest = () => new make(url, { method, headers: Object.entries(headers), body });
    const { response } = await (v2 as any).GET("/candidates", { middleware: [{ onRequest }], parseAs: "text" });
    return response.status;
  };
`;

export async function startHostile() {
  const visitors: string[] = [];
  const elsewhere = createServer((request, response) => {
    visitors.push(request.url ?? "");
    response.end("{}");
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const compiler = startCompiler();
  const sandbox = await startDemoSandbox();
  const left: Request[] = [];
  const session = await openSession(
    {
      url: sandbox.url,
      fetch: (target, init) => {
        left.push(new Request(target, init));
        return fetch(target, init);
      },
    },
    compiler,
  );
  const other = (await sandbox.organizations()).find(({ id }) => id !== session.organizationId)?.id ?? "";
  const post = async (path: string, body: object) =>
    (await (
      await fetch(`${sandbox.urls.control}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    ).json()) as { id: string; key: string };
  const { key } = await post(`/organizations/${other}/keys`, {});
  const { id: snapshot } = await post(`/organizations/${session.organizationId}/snapshots`, { name: "Own" });
  const list = await fetch(`${sandbox.urls.v2}/candidates?count=1`, { headers: { "Vendor-Api-Key": key } });
  const { _embedded } = (await list.json()) as { _embedded: { candidates: { id: string }[] } };
  const refused = await fetch(`${sandbox.urls.v2}/candidates?count=x`, { headers: { "Vendor-Api-Key": key } });
  const places: Record<string, string> = {
    ORIGIN: sandbox.url,
    OWN: session.organizationId,
    ENCODED: session.organizationId.replace(/^./, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    OTHERKEY: key,
    OTHERCND: _embedded.candidates[0]?.id ?? "",
    OTHERREQ: refused.headers.get("x-request-id") ?? "",
    OTHER: other,
    SNAPSHOT: snapshot,
    ELSEWHERE: `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`,
  };

  const outside = async () => ({
    organizations: (await sandbox.organizations()).map(({ id }) => id),
    clock: ((await sandbox.read("/clock")) as { offset?: unknown }).offset,
    journal: JSON.stringify(await sandbox.read(`/organizations/${other}/journal?count=1`)),
    keys: JSON.stringify(await sandbox.read(`/organizations/${other}/keys`)),
  });

  return {
    /** Replaces placeholders, and returns the requests that left. */
    async run(snippet: string) {
      const from = left.length;
      const text = snippet.replace(/OTHERKEY|OTHERCND|OTHERREQ|[A-Z]{3,}/g, (name) => places[name] ?? name);
      return { ...(await session.execute(`${raw}${text}`)), left: left.slice(from) };
    },
    outside,
    wrongWith({ url, headers, method, redirect }: Request): string | undefined {
      const { origin, pathname, username } = new URL(url);
      const own = `/control/organizations/${session.organizationId}`;
      if (redirect !== "manual") return "follows redirects";
      if (origin !== sandbox.url || username !== "") return `goes to ${url}`;
      if (decodeURIComponent(pathname) !== pathname || /\/\/|\.\.|;/.test(pathname)) return `has the path ${pathname}`;
      if ([...headers.values()].some((value) => value.includes(key))) return "has the key of another organization";
      const odd = [...headers.keys()].filter((name) => /override|forwarded|cookie|proxy|host|authorization/.test(name));
      if (odd.length > 0) return `has the headers ${odd}`;
      if (/^\/v[123]\//.test(pathname)) return undefined;
      if (pathname.endsWith("/fork") || (pathname === own && method === "DELETE")) return `is ${method} ${pathname}`;
      const isRead = method === "GET" && /^\/control\/(health|clock|explanations\/\w+)$/.test(pathname);
      return isRead || `${pathname}/`.startsWith(`${own}/`) ? undefined : `is ${method} ${pathname}`;
    },
    visitors,
    async close() {
      await session.close();
      await compiler.close();
      await sandbox.close();
      elsewhere.close();
    },
  };
}
