import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createClient, unwrap } from "@assessment-api/v2";
import type { AxeResults } from "axe-core";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findChromium } from "../../../testing/pages/chromium.ts";
import { everyPage } from "../../../testing/pages/every-page.ts";
import { inviteAda, sampleSections, storeSampleTest } from "../../../testing/pages/sample-test.ts";
import { startTestSandbox, type TestSandbox } from "../../../testing/sandbox.ts";
import { answersOf } from "../../domain/assessments.ts";
import { SECOND } from "../../domain/time.ts";
import { getAssessment, startAssessment } from "../../service/assessments.ts";

const executablePath = findChromium();
if (executablePath === undefined) {
  const missing = "no Chromium found: install one, or name it in the environment variable CHROMIUM";
  if (process.env.REQUIRE_BROWSER === "1") throw new Error(missing);
  console.warn(`The tests in a browser are skipped: ${missing}.`);
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

describe.skipIf(executablePath === undefined)("in a browser", { timeout: 120 * SECOND }, () => {
  let browser: Browser;
  let sandbox: TestSandbox;
  /** What pages complained about. */
  let complaints: string[];

  beforeAll(async () => {
    const args = ["--no-sandbox", "--disable-background-networking"];
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args, headless: true });
  }, 60 * SECOND);
  afterAll(() => browser.close());
  beforeEach(async () => {
    sandbox = await startTestSandbox();
    complaints = [];
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    await sandbox.close();
    expect(complaints).toEqual([]);
  });

  async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage();
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      // A refused form is no complaint of the page.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        complaints.push(message.text());
    });
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(`${sandbox.origin}/`) && !url.startsWith("data:")) complaints.push(`asked for ${url}`);
    });
    return page;
  }

  const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
  const current = async (assessmentId: string) =>
    (await getAssessment(sandbox.world, sandbox.organizationId, assessmentId)).assessment;
  const essayOf = async (assessmentId: string) =>
    answersOf(await current(assessmentId)).find(({ type }) => type === "ESSAY")?.value?.text;

  it("takes a test from the invitation to the report, by keyboard and mouse", async () => {
    const { world, organizationId, urls, apiKey, clock } = sandbox;
    const automatic = (sampleSections["What you know"] ?? []).slice(0, 2);
    const essay = (sampleSections["What you know"] ?? []).slice(2);
    const test = await storeSampleTest(world, organizationId, { sections: { Choices: automatic, Words: essay } });
    const client = createClient({ baseUrl: urls.v2, apiKey });
    const body = { email: "grace@example.com", firstName: "Grace", testId: test.id };
    const invitation = await unwrap(client.POST("/invitations", { body }));
    const { id, _links: links } = invitation._embedded.assessment;

    const page = await openPage();
    await page.goto(links.candidateAccess.href);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Backend developer");
    await page.getByRole("button", { name: "Start the test" }).focus();
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Section 1 of 2: Choices" }).waitFor();
    await page.getByLabel("PATCH").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.type("int");
    await page.keyboard.press("Tab");
    await page.keyboard.type("range");
    // Enter in a field saves, and leaves the cursor where it is.
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe("Gap 2 of 2");
    await page.getByRole("navigation").getByText("2 of 2 answered").waitFor();
    await press(page, "Next");

    await page.getByLabel("Your answer").fill("When nothing is read twice.");
    await press(page, "Previous");
    expect(await page.getByLabel("OPTIONS").isChecked()).toBe(true);
    await press(page, /^2\. Words/);
    expect(await page.getByLabel("Your answer").inputValue()).toBe("When nothing is read twice.");
    await page.getByLabel("Your answer").fill("");
    await press(page, "Review and submit");
    await page.getByRole("heading", { name: "1 task without an answer" }).waitFor();
    await page.getByRole("link", { name: "When would you not use a cache?" }).click();
    await page.getByLabel("Your answer").fill("When nothing is read twice.");
    await press(page, "Review and submit");
    await page.getByText("You have answered every task.").waitFor();
    await press(page, "Submit the test");
    await page.getByRole("heading", { name: "Thank you, your test is submitted" }).waitFor();

    await clock.advance(10 * SECOND);
    await page.goto(links.onlineReport.href);
    await page.getByText("Some answers still wait for an assessor").waitFor();
    const [written] = answersOf(await current(id)).filter(({ scoredPoints }) => scoredPoints === undefined);
    const path = { id: invitation._embedded.candidate.id, assessmentId: id, answerId: written?.id ?? "" };
    const score = "/candidates/{id}/assessments/{assessmentId}/answers/{answerId}/score";
    await client.PUT(score, { params: { path }, body: { scoredPoints: 10 } });
    await page.reload();
    await page.getByText("100 %").first().waitFor();
    const [pdf] = await Promise.all([
      page.request.get(world.links.pdfReport(id)),
      page.getByRole("link", { name: "Open as PDF" }).waitFor(),
    ]);
    expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  });

  it("takes a test without scripts", async () => {
    const { world, organizationId, settle } = sandbox;
    const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
    await settle();
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(world.links.test(assessment.token));
    await press(page, "Start the test");
    await page.getByLabel("Your answer").fill("Without scripts");
    await press(page, /^Save$/);
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    expect(await page.getByLabel("Your answer").inputValue()).toBe("Without scripts");
    await press(page, /^3\. What you see/);
    const comment = page.getByRole("group", { name: "New comment" });
    await comment.getByLabel("Comment").fill("Use const");
    await press(page, "Save and add another comment");
    await page.getByRole("alert").getByText("Not everything could be saved").waitFor();
    const first = page.getByRole("group", { name: "Comment 1" });
    await first.getByLabel("First line").fill("2");
    await press(page, "Save and add another comment");
    await comment.getByLabel("Comment").fill("Return a number");
    await comment.getByLabel("First line").fill("3");
    await press(page, "Review and submit");
    await press(page, "Submit the test");
    await page.getByText("Thank you, your test is submitted").waitFor();
    const answers = answersOf(await current(assessment.id)).flatMap(({ value }) => value ?? []);
    expect(answers).toMatchObject([
      { text: "Without scripts" },
      {
        comments: [
          { text: "Use const", startLine: 2 },
          { text: "Return a number", startLine: 3 },
        ],
      },
    ]);
  });

  it("counts the time down, says when it gets short, and saves before it is up", async () => {
    const { world, organizationId, settle } = sandbox;
    const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
    await settle();
    await startAssessment(world, organizationId, assessment.id);
    await sandbox.clock.freeze();
    const page = await openPage();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(world.links.test(assessment.token));
    await page.clock.runFor("54:50");
    expect(await page.getByRole("timer").textContent()).toMatch(/^5:\d\d left$/);
    await page.clock.runFor(20 * SECOND);
    await page.getByRole("status").getByText("5 minutes left").waitFor();
    await page.getByLabel("Your answer").fill("Not saved by hand");
    await page.clock.runFor("04:46");
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    expect(await essayOf(assessment.id)).toBe("Not saved by hand");
  });

  it("keeps the text on the page when the service cannot be reached", async () => {
    const { world, organizationId, settle } = sandbox;
    const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
    await settle();
    await startAssessment(world, organizationId, assessment.id);
    const page = await openPage();
    await page.goto(world.links.test(assessment.token));
    await page.getByLabel("Your answer").fill("Precious");
    await page.context().setOffline(true);
    await press(page, /^Save$/);
    await page.getByRole("status").getByText("Not saved: the service cannot be reached.").waitFor();
    await page.context().setOffline(false);
    await press(page, /^Save$/);
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    expect(await essayOf(assessment.id)).toBe("Precious");
  });

  it("finds nothing inaccessible and nothing too wide on any page, in light and dark", async () => {
    const paths = await everyPage(sandbox);
    const page = await openPage();
    const found: string[] = [];
    for (const [name, path] of paths) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.goto(sandbox.origin + path);
      for (const [colorScheme, runOnly] of [
        ["light", rules],
        // Everything else is the same in the dark.
        ["dark", ["color-contrast"]],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        const run = `${axe};axe.run(document, { runOnly: ${JSON.stringify(runOnly)} })`;
        const { violations, passes } = await page.evaluate<AxeResults>(run);
        expect(passes.length).toBeGreaterThan(0);
        found.push(...violations.map(({ id, nodes }) => `${name}, ${colorScheme}: ${id} ${nodes[0]?.html}`));
      }
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate<number>("document.documentElement.scrollWidth");
      if (width > 320) found.push(`${name}: ${width} pixels wide where there are 320`);
    }
    expect(found).toEqual([]);
  });
});
