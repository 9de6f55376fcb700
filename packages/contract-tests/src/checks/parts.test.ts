import { describe, expect, it } from "vitest";
import { formatFindings } from "../findings/finding.ts";
import { findingsOf } from "../findings/outcome.ts";
import { probe } from "../probe/probe.ts";
import { createThingsServer } from "../testing/things-server.ts";
import { tinyDocument } from "../testing/tiny-document.ts";

const LABELS = ["Chair", "Lamp", "Chair", "Lamp", "Table", "Chair"];
const COLORS = ["RED", "RED", "BLUE", "BLUE", "RED", "BLUE"];
const things = LABELS.map((label, index) => ({
  id: `thg_Q${index}x`,
  label,
  email: `person${index}@example.com`,
  color: COLORS[index] ?? "RED",
}));

const document = () =>
  tinyDocument((root) => {
    const list = root.paths["/things"].get as Record<string, unknown>;
    list.description = "Returns the things, oldest first.";
    (list.parameters as unknown[]).push({ name: "label", in: "query", schema: { type: "string" }, example: "Lamp" });
    const page = root.components.schemas.ThingPage as { properties: Record<string, unknown> };
    page.properties.totalElements = { type: "integer" };
    page.properties._links = { type: "object" };
  });

interface Behaviour {
  ignores?: boolean;
  total?: (matching: number, shown: number) => number;
  reverses?: boolean;
  ends?: number;
  forgets?: boolean;
  emptied?: HeadersInit;
  single?: (thing: Record<string, unknown>) => void;
  closed?: boolean;
}

function respond(url: URL, behaviour: Behaviour): Response {
  const colors = url.searchParams.get("colors")?.split(",") ?? [];
  const label = url.searchParams.get("label");
  const count = Number(url.searchParams.get("count") ?? 10);
  const start = Number(url.searchParams.get("after")?.replace("cur_", "") ?? 0);
  const ignored = behaviour.ignores && colors.length > 0;
  const matching = things
    .filter(({ color }) => colors.length === 0 || colors.includes(color))
    .filter((one) => label === null || ignored || one.label === label);
  const reversed = behaviour.reverses && colors.length > 0 ? matching.toReversed() : matching;
  const ordered = colors.length > 1 ? reversed.slice(0, behaviour.ends) : reversed;
  const items = ordered.slice(start, start + count);
  const body: Record<string, unknown> = { items };
  if (behaviour.total) body.totalElements = behaviour.total(matching.length, items.length);
  if (start + count < ordered.length) {
    const next = new URL(url);
    next.searchParams.set("after", `cur_${start + count}`);
    if (behaviour.forgets) next.searchParams.delete("colors");
    body.next = `cur_${start + count}`;
    body._links = { next: { href: String(next) } };
  }
  return Response.json(body);
}

async function findingsWith(behaviour: Behaviour): Promise<string> {
  const open = { "access-control-allow-origin": "*" };
  const server = createThingsServer({
    things,
    async fault(request, response) {
      const url = new URL(request.url);
      const list = url.pathname.endsWith("/things");
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: open });
      if (request.method === "DELETE" && response.status === 204)
        return new Response(null, { status: 204, ...(behaviour.emptied ? { headers: behaviour.emptied } : {}) });
      if (!response.ok || request.method !== "GET") return response;
      const body = list ? undefined : ((await response.clone().json()) as Record<string, unknown>);
      if (body) behaviour.single?.(body);
      const shown = list ? respond(url, behaviour) : Response.json(body);
      if (!behaviour.closed || list) shown.headers.set("access-control-allow-origin", "*");
      return shown;
    },
  });
  const report = await probe({
    document: document(),
    baseUrl: "http://things.test/v1",
    apiKey: "key",
    fetch: server.fetch,
    write: behaviour.emptied !== undefined,
    except: ["stored", "references", "locations"],
  });
  return formatFindings(findingsOf(report));
}

describe("parts of checks", () => {
  it("find nothing in a correct server", async () => {
    expect(await findingsWith({ total: (matching) => matching })).toBe("");
  });

  it.each<[what: string, behaviour: Behaviour, finding: string]>([
    ["ignores a filter where another is given", { ignores: true }, "matches only one of the filters"],
    ["counts the whole list as the total of a filtered one", { total: () => things.length }, "the total is 6"],
    ["counts the elements of the page as the total", { total: (_, shown) => shown }, "its total is"],
    ["ends a filtered list early", { ends: 4, total: (all) => all }, "4 elements on the only page, the total is 6"],
    ["shows what a filter finds backwards", { reverses: true }, "elsewhere before it"],
    ["forgets a filter in the link to the next page", { forgets: true }, "does not keep colors"],
    [
      "leaves out a member that the list shows",
      { single: (one) => delete one.color },
      "color is missing, in listThings",
    ],
    ["allows other origins in the list only", { closed: true }, "other origins are not allowed"],
    [
      "allows other origins in reads, but not in a creation",
      { emptied: {} },
      "createThing 201 #/paths/~1things/post: http: other origins are not allowed",
    ],
    ["announces a body of a 204", { emptied: { "content-length": "2" } }, "its header Content-Length is 2"],
  ])("find a server that %s", async (_, behaviour, finding) => {
    expect(await findingsWith(behaviour)).toContain(finding);
  });
});
