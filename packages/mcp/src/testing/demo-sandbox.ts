import { startSandbox } from "@assessment-api/sandbox";

export type DemoSandbox = Awaited<ReturnType<typeof startDemoSandbox>>;

/** Starts an in-memory sandbox with demo data, and wraps its control API for tests. */
export async function startDemoSandbox() {
  const sandbox = await startSandbox({ port: 0, data: ":memory:", seed: "demo", rateLimit: "off", logLevel: "silent" });
  const { control } = sandbox.urls;
  // Advance past the first timers of the demo data, which would appear as changes of a snippet.
  await fetch(`${control}/clock/advance`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ duration: "PT1M" }),
  });
  const read = async (path: string): Promise<unknown> => (await fetch(`${control}${path}`)).json();
  const organizations = async () => ((await read("/organizations")) as { items: { id: string }[] }).items;
  return { ...sandbox, read, organizations };
}
