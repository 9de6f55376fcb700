import { expect, it } from "vitest";
import { checkNames } from "../../command/check-names.ts";
import { run } from "../../testing/run-probe.ts";
import { tinyDocument } from "../../testing/tiny-document.ts";

const things = ["RED", "BLUE", "RED", "BLUE"].map((color, index) => ({
  id: `thg_Q${index}x`,
  label: "Chair",
  email: "a@example.com",
  color,
  isActive: index > 1,
}));

async function found(forgets: boolean): Promise<string> {
  const document = tinyDocument((root) => {
    const schema = { type: "string", enum: ["true", "false", "all"], default: "true" };
    const parameters = root.paths["/things"].get.parameters as { name: string }[];
    parameters.splice(0, parameters.length, ...parameters.filter(({ name }) => name === "colors"));
    parameters.push({ name: "isActive", in: "query", schema } as { name: string });
  });
  const { found } = await run(
    {
      things,
      async fault(request, response) {
        const url = new URL(request.url);
        if (!url.pathname.endsWith("/things") || request.method !== "GET" || !response.ok) return response;
        const isActive = url.searchParams.get("isActive") ?? "true";
        const { items } = (await response.json()) as { items: typeof things };
        const all = forgets && url.searchParams.has("isActive") ? things : items;
        return Response.json({ items: all.filter((one) => isActive === "all" || String(one.isActive) === isActive) });
      },
    },
    { document, except: checkNames.filter((name) => name !== "filters") },
  );
  return found;
}

it("finds a server that ignores a filter if inactive elements are also requested", async () => {
  expect(await found(false)).toBe("");
  expect(await found(true)).toMatch(/does not match \(GET \S+colors=\w+&isActive=all\)/);
});
