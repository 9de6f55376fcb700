import { test } from "@assessment-api/sandbox/playwright";
import { expect } from "@playwright/test";

test("a candidate opens the invitation and starts the test", async ({ world, page }) => {
  await world.candidate({ email: "ada@example.com", test: "SQL Basics" });
  const { link } = await world.mails.next({ to: "ada@example.com" });
  await page.goto(link);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("heading", { name: "Queries" })).toBeVisible();
  const { data } = await world.v1.GET("/candidates");
  expect(data?.items[0]?.status).toBe("TEST_STARTED");
});
