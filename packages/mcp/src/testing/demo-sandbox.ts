import { startSandbox } from "@assessment-api/sandbox";

export type DemoSandbox = Awaited<ReturnType<typeof startDemoSandbox>>;

/** A sandbox with the demo data, in memory, and what tests ask its control API. */
export async function startDemoSandbox() {
  const sandbox = await startSandbox({ port: 0, data: ":memory:", seed: "demo", rateLimit: "off", logLevel: "silent" });
  const { control } = sandbox.urls;
  // The first timers of the demo data are due in its first seconds, and would be changes of whichever snippet runs then.
  await fetch(`${control}/clock/advance`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ duration: "PT1M" }),
  });
  const read = async (path: string): Promise<unknown> => (await fetch(`${control}${path}`)).json();
  const organizations = async () => ((await read("/organizations")) as { items: { id: string }[] }).items;
  return { ...sandbox, read, organizations };
}
