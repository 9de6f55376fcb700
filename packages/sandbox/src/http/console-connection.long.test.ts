import { expect, it } from "vitest";
import { describeConsole } from "../../testing/console/in-browser.ts";
import type { Request, Route } from "../../testing/pages/playwright.ts";

const isStream = (request: Request) => request.headers().accept?.includes("event-stream") ?? false;

describeConsole("the connection of the console", (of) => {
  it("loads each list of the first view once", async () => {
    const { openPage, addressOf } = of();
    const page = await openPage();
    const read: string[] = [];
    page.on("request", (request: Request) => {
      if (request.url().includes("/control/") && !isStream(request))
        read.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
    });
    const streamed = page.waitForResponse((response) => isStream(response.request()));
    await page.goto(addressOf("today"));
    await page.getByRole("heading", { name: "Recent events" }).waitFor();
    await streamed;
    await page.getByRole("heading", { name: "Due next" }).first().waitFor();
    await expect.poll(() => page.locator(".loading").count()).toBe(0);
    const twice = read.filter((one, index) => read.indexOf(one) !== index && !one.includes("/clock"));
    expect(twice).toEqual([]);
  });

  it.each([
    ["refuses", (route: Route) => route.fulfill({ status: 502, body: "Bad gateway" })],
    ["never passes on", () => {}],
  ])("shows changes although a proxy %s the event stream", async (_, block) => {
    const { openPage, addressOf, inviteByName } = of();
    const page = await openPage();
    await page.route("**/journal", (route) => (isStream(route.request()) ? block(route) : route.continue()));
    await page.goto(addressOf("candidates"));
    await page.getByText("0 in total").waitFor();
    await inviteByName(["ada"]);
    await page.getByText("1 in total").waitFor();
  });
});
