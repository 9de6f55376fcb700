import { createClient, unwrap } from "@assessment-api/v2";
import { expect, it } from "vitest";
import { describeInBrowser } from "../../../testing/pages/in-browser.ts";
import { inviteAda, sampleSections, storeSampleTest } from "../../../testing/pages/sample-test.ts";
import { answersOf } from "../../domain/assessments.ts";
import { SECOND } from "../../domain/time.ts";
import { startAssessment } from "../../service/assessments.ts";

describeInBrowser("in a browser", (of) => {
  it("takes a test from the invitation to the report, by keyboard and mouse", async () => {
    const { openPage, press, current, world, organizationId, urls, apiKey, clock } = of();
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
    await page.getByText("Some answers still need an assessor").waitFor();
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
    const { openPage, press, current, world, organizationId, settle } = of();
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

  it("counts down, announces the last minutes, and saves before the end", async () => {
    const { openPage, essayOf, settle, clock, world, organizationId } = of();
    const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
    await settle();
    await startAssessment(world, organizationId, assessment.id);
    await clock.freeze();
    const page = await openPage();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60 * SECOND);
    await page.goto(world.links.test(assessment.token));
    await page.clock.runFor("54:50");
    expect(await page.getByRole("timer").textContent()).toMatch(/^5:\d\d left$/);
    await page.clock.runFor(20 * SECOND);
    await page.getByRole("status").getByText("5 minutes left").waitFor();
    await page.getByLabel("Your answer").fill("Not saved by hand");
    // Without delay, because the request timeout uses the same fake clock.
    await page.clock.fastForward("04:46");
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
    expect(await essayOf(assessment.id)).toBe("Not saved by hand");
  });

  it("corrects the time left with each save, because the clock of the sandbox may move", async () => {
    const { openPage, settle, clock, world, organizationId } = of();
    await clock.freeze();
    const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
    await settle();
    await startAssessment(world, organizationId, assessment.id);
    const page = await openPage();
    await page.goto(world.links.test(assessment.token));
    const timer = page.getByRole("timer");
    await timer.getByText(/^(1:00:00|59:5\d)$/).waitFor();
    await clock.advance(20 * 60 * SECOND);
    await page.getByLabel("Your answer").fill("Later");
    await timer.getByText(/^(40:00|39:5\d)$/).waitFor();
  });

  it.each([true, false])(
    "keeps message and text of a refused form over Back, Forward and Reload, with scripts: %s",
    async (javaScriptEnabled) => {
      const { openPage, press, settle, world, organizationId, origin, clock } = of();
      await clock.freeze();
      const { assessment } = await inviteAda(world, await storeSampleTest(world, organizationId));
      await settle();
      await startAssessment(world, organizationId, assessment.id);
      const page = await openPage({ javaScriptEnabled });
      await page.goto(world.links.test(assessment.token));
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.getByLabel("Your answer").fill("In another window");
      await press(other, /^Save$/);
      await other.getByRole("status").getByText("Saved", { exact: true }).waitFor();

      await page.getByLabel("Your answer").fill("Here");
      await press(page, /^Save$/);
      const isRefused = async () => {
        await page.getByRole("alert").getByText("was changed in another window").waitFor();
        expect(await page.getByLabel("Your answer").inputValue()).toBe("Here");
      };
      await isRefused();
      await page.goto(`${world.links.test(assessment.token)}/submit`);
      await page.goBack();
      await isRefused();
      await page.goBack();
      await page.getByRole("heading", { level: 1 }).getByText("Section 1").waitFor();
      expect(await page.getByRole("alert").count()).toBe(0);
      await page.goForward();
      await isRefused();
      await clock.advance(20 * 60 * SECOND);
      await page.reload();
      await isRefused();
      expect(await page.getByRole("timer").textContent()).toMatch(/^(40|39)/);

      await press(page, /^Save$/);
      await page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1 }).getByText("Section 1").waitFor();
      expect(await page.getByRole("alert").count()).toBe(0);
      expect(await page.getByLabel("Your answer").inputValue()).toBe("Here");
      expect(new URL(page.url()).origin).toBe(origin);
    },
  );
});
