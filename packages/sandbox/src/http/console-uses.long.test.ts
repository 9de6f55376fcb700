import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient, unwrap } from "@assessment-api/control";
import { expect, it } from "vitest";
import { plantCatalogue } from "../../testing/catalogue.ts";
import { describeConsole } from "../../testing/console/in-browser.ts";
import { addOrganization } from "../../testing/organizations.ts";
import type { Page, Route } from "../../testing/pages/playwright.ts";
import * as sample from "../../testing/store-suite/samples.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { zipFile } from "../../testing/zip-file.ts";
import { invite } from "../service/candidates.ts";
import { limits } from "../uploads/limits.ts";

interface GivenFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

async function drop(page: Page, file: GivenFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(({ name, type, content }: GivenFile) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(atob(content), (one) => one.charCodeAt(0))], name, { type }));
    return transfer;
  }, file);
  await page.getByRole("region", { name: "Upload" }).dispatchEvent("drop", { dataTransfer });
}

describeConsole("views of the console in a browser", (of) => {
  it("uploads chosen or dropped files up to the limit, and refuses larger ones", async () => {
    const { openView, world, organizationId } = of();
    const { manual } = await plantCatalogue(world, organizationId);
    const { taskId } = manual.sections.flatMap(({ tasks }) => tasks).find(({ type }) => type === "PROGRAMMING") ?? {};
    const page = await openView("tasks");
    const zip = (size: number) =>
      zipFile([
        { name: "task.yaml", content: `taskId: ${taskId}\n` },
        { name: "data.bin", content: Buffer.alloc(size, 1), method: 0 },
      ]);
    const folder = temporaryFolder();
    const choose = async (name: string, bytes: Buffer) => {
      writeFileSync(join(folder, name), bytes);
      await page.getByLabel(/^Drop a ZIP/).setInputFiles(join(folder, name));
    };
    const most = zip(limits.packageBytes - zip(0).length);
    expect(most.length).toBe(limits.packageBytes);
    await choose("most.zip", most);
    await page.getByText("Uploaded most.zip").waitFor();
    await choose("more.zip", zip(most.length));
    await page.getByText("more.zip is too large (16.1 MiB): packages may have up to 16 MiB.").waitFor();
    await choose("broken.zip", Buffer.from("no ZIP"));
    await page.getByText("422").waitFor();

    const content = (text: string | Buffer) => Buffer.from(text).toString("base64");
    const yaml =
      "tasks:\n  - {type: ESSAY, title: Dropped, question: Why?, difficulty: EASY, points: 5, duration: PT5M}\n";
    await drop(page, { name: "tasks.yaml", type: "application/yaml", content: content(yaml) });
    await page.getByRole("link", { name: "Dropped" }).waitFor();
    await drop(page, { name: "small.zip", type: "application/zip", content: content(zip(9)) });
    await page.getByText("Uploaded small.zip").waitFor();
    await drop(page, { name: "notes.txt", type: "text/plain", content: content("notes") });
    await page.getByText("notes.txt is not a ZIP or YAML file.").waitFor();
  });

  it("shows a mail as HTML without scripts, with links to the test in it and next to it", async () => {
    const { openView, world, organizationId } = of();
    const { manual } = await plantCatalogue(world, organizationId);
    const given = { email: "ada@example.com", firstName: "<script>parent.document.title='taken'</script>" };
    await invite(world, organizationId, given, { testId: manual.id });
    const page = await openView("mails");
    await page.getByRole("link", { name: /^Invitation: / }).click();
    const mail = page.frameLocator('iframe[title="The mail as HTML"]');
    await mail.getByText("<script>parent.document.title='taken'</script>").waitFor();
    const button = mail.getByRole("link", { name: "Go to the test" });
    // Measures a height that only a button has; plain text is lower.
    expect((await button.boundingBox())?.height).toBeGreaterThan(40);
    for (const link of [button, page.getByRole("link", { name: "Open the link" })]) {
      const [test] = await Promise.all([page.waitForEvent("popup"), link.click()]);
      await test.getByRole("button", { name: "Start the test" }).waitFor();
      await test.close();
    }
    expect(await page.title()).not.toBe("taken");
  });

  it("shows only the newest entries of a burst, keeps the scroll position, and pages back", async () => {
    const { openView, press, urls, apiKey } = of();
    const headers = { "X-Api-Key": apiKey };
    const burst = async (name: string, count: number) => {
      for (let sent = 0; sent < count; sent += 20)
        await Promise.all(
          Array.from({ length: 20 }, (_, index) => fetch(`${urls.v1}/exams?n=${name}-${sent + index}`, { headers })),
        );
    };
    const page = await openView("journal?kind=REQUEST");
    await page.getByText("live", { exact: true }).waitFor();
    const rows = () => page.locator("main [data-row]").count();
    await page.evaluate(
      "globalThis.most = 0; new MutationObserver(() => { most = Math.max(most, document.querySelectorAll('main [data-row]').length); }).observe(document.querySelector('main'), { childList: true, subtree: true })",
    );
    await burst("first", 400);
    await page.getByText("n=first-399").waitFor();
    expect([await rows(), await page.evaluate("most")]).toEqual([100, 100]);

    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate("scrollY")).toBe(600);
    await page.getByText("paused", { exact: true }).waitFor();
    const place = () =>
      page.evaluate<[string, number]>(
        "(([row]) => [row.textContent, row.getBoundingClientRect().top])([document.elementFromPoint(600, 400).closest('li')])",
      );
    const [row, top] = await place();
    await burst("second", 40);
    await page.getByText("Show 40 new").waitFor();
    expect(await place()).toEqual([row, expect.closeTo(top, -1)]);

    for (let drawn = 200; drawn <= 400; drawn += 100) {
      await press(page, "Older");
      await expect.poll(rows).toBe(drawn);
    }
    expect(new Set(await page.locator("main .entry code.path").allTextContents()).size).toBe(400);
    await press(page, "Show 40 new");
    await page.getByText("n=second-39").waitFor();
    expect(await rows()).toBe(100);
  });

  it("sends an entry of the journal again, edited", async () => {
    const { openView, press, urls, apiKey } = of();
    const headers = { "Vendor-Api-Key": apiKey, "Content-Type": "application/vnd.vendor.v2.hal+json" };
    await fetch(`${urls.v2}/candidates`, { method: "POST", headers, body: JSON.stringify({ email: "nobody" }) });
    const page = await openView("journal");
    await page.getByRole("link", { name: "createCandidate" }).click();
    await page.getByText("Copy or resend").click();
    await page.getByLabel("Body", { exact: true }).fill('{"email":"grace@example.com"}');
    await press(page, "Send");
    const response = page.getByRole("region", { name: "Response", exact: true }).first();
    await response.getByText("201", { exact: true }).waitFor();
    expect(await response.textContent()).toContain("grace@example.com");
    await response.getByRole("link", { name: /^req_/ }).click();
    await page.getByRole("region", { name: "Body of the request" }).getByText("grace@example.com").waitFor();
  });

  it("finds views, entities and identifiers, from the first key on", async () => {
    const { openView, inviteByName, world, organizationId, urls } = of();
    const { manual, candidates } = await inviteByName(["ada"]);
    const snapshots = `${urls.control}/organizations/${organizationId}/snapshots`;
    const headers = { "Content-Type": "application/json" };
    await fetch(snapshots, { method: "POST", headers, body: JSON.stringify({ name: "Before the fair" }) });
    await world.store.transact(async (tx) => {
      const owned = { organizationId };
      await tx.people.put(sample.person({ ...owned, email: "grace@example.com" }));
      await tx.teams.put(sample.team({ ...owned, name: "Platform" }));
      await tx.tasks.put(sample.task({ ...owned, published: sample.taskContent({ title: "Worker pool" }) }));
      await tx.skills.put(sample.skill({ ...owned, id: "skl_1", name: "Kubernetes" }));
      await tx.jobPositions.put(sample.jobPosition({ ...owned, name: "Architect" }));
      await tx.webhooks.put(sample.webhook({ ...owned, url: "https://hooks.example.com/v2" }));
      const inactive = { id: "crt_1", name: "Foundation", active: false };
      await tx.certificateDefinitions.put(sample.certificateDefinition({ ...owned, ...inactive }));
    });
    const page = await openView("today");
    await page.getByRole("heading", { name: "Today" }).waitFor();
    const { keyboard } = page;
    for (const [typed, found, heading] of [
      ["snap", "Snapshots view", "Snapshots"],
      [manual.name, `${manual.name} Tests`, manual.name],
      ["ada@", "ada@example.com Candidates", "ada@example.com"],
      ["grace", "grace@example.com People", "grace@example.com"],
      ["plat", "Platform Teams", "Platform"],
      ["POOL", "Worker pool Tasks", "Worker pool"],
      ["kuber", "Kubernetes Skills", "Kubernetes"],
      ["archi", "Architect Job positions", "Architect"],
      ["found", "Foundation Certificates", "Foundation"],
      ["hooks.ex", "https://hooks.example.com/v2 Webhooks", "https://hooks.example.com/v2"],
      ["the fair", "Before the fair Snapshots", "Before the fair"],
      ...candidates.map(({ id, email }) => [id, `${email} (${id}) Candidates`, email] as const),
      ["skl_1", "Kubernetes (skl_1) Skills", "Kubernetes"],
    ] as const) {
      await keyboard.press("ControlOrMeta+k");
      await keyboard.type(typed);
      expect(await page.getByRole("textbox", { name: "View, name" }).inputValue()).toBe(typed);
      await page.getByRole("dialog").getByRole("link", { name: found }).waitFor();
      await keyboard.press("Enter");
      await page.getByRole("heading", { name: heading }).first().waitFor();
    }

    await keyboard.press("ControlOrMeta+k");
    await keyboard.type("plat");
    await page.getByRole("link", { name: "Platform Teams" }).waitFor();
    await keyboard.type("form");
    await keyboard.press("Enter");
    await page.getByRole("heading", { name: "Platform" }).first().waitFor();
  });

  it("passes its new key to the documentation for calls", async () => {
    const { openPage, press, origin } = of();
    const page = await openPage();
    await page.goto(`${origin}/`);
    await press(page, "Create a key");
    await page.locator("code.key").waitFor();
    const [docs] = await Promise.all([
      page.waitForEvent("popup"),
      page
        .getByRole("navigation", { name: "Views" })
        .getByRole("link", { name: /^Documentation/ })
        .click(),
    ]);
    await docs.goto(`${origin}/docs/v2/listCandidates`);
    await press(docs, "Send");
    await docs.getByText(/^200 OK/).waitFor();
  });

  it("shows loading, empty and error states in every view", async () => {
    const { openView, origin } = of();
    const page = await openView("today");
    await page.getByRole("heading", { name: "Today" }).waitFor();
    const links = page.getByRole("navigation", { name: "Views" }).getByRole("link");
    const addresses: string[] = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ hash }) => hash));
    const views = addresses.filter((hash) => hash !== "" && !/explanations$/.test(hash));
    expect(views.length).toBe(18);
    const lacking = async (selector: string, searched = views) => {
      const without: string[] = [];
      for (const view of searched) {
        await page.goto(`${origin}/${view}`);
        const shown = page.locator(`main ${selector}`).first();
        await shown.waitFor({ state: "attached" }).catch(() => without.push(view));
      }
      return without;
    };
    const lists = views.filter((hash) => !/(journal|keys|settings)$/.test(hash));
    expect(await lacking(".empty, .counts strong", lists)).toEqual([]);
    const pattern = `${origin}/control/**`;
    const failed = { status: 500, json: { code: 500, errorId: "err_1", details: "Broken", validationErrors: [] } };
    await page.route(pattern, (route: Route) => route.fulfill(failed));
    expect(await lacking('[role="alert"]')).toEqual([]);
    await page.unroute(pattern);
    await page.route(pattern, () => {});
    expect(await lacking(".loading")).toEqual([]);
  });

  it("shows two organizations side by side in two tabs", async () => {
    const { openView, addressOf, press, world, organizationId, origin } = of();
    const { organizationId: other } = await addOrganization(world);
    const page = await openView("candidates");
    await page.getByText("0 in total").waitFor();
    const tab = await page.context().newPage();
    await tab.goto(addressOf("candidates"));
    await tab.locator(".organization summary").click();
    await tab.locator(".organization").getByRole("link", { name: "Another" }).click();
    await tab.waitForURL(new RegExp(`#/${other}/`));
    await tab.goto(`${origin}/#/${other}/candidates`);
    const { manual } = await plantCatalogue(world, other);
    await invite(world, other, { email: "ada@example.com" }, { testId: manual.id });
    await tab.getByRole("link", { name: "ada@example.com" }).waitFor();
    await page.bringToFront();
    await press(page, /Find/);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("link", { name: "ada@example.com" }).count()).toBe(0);
    expect(page.url()).toContain(organizationId);
  });

  it("exports entries as a test for the chosen runner", async () => {
    const { openView, press, urls, apiKey } = of();
    const response = await fetch(`${urls.v1}/exams`, { headers: { "X-Api-Key": apiKey } });
    const page = await openView(`journal/${response.headers.get("x-request-id")}`);
    await page.getByText("Export as a test").click();
    await press(page, "Export");
    await page.getByText('import { test } from "@assessment-api/sandbox/vitest"').waitFor();
    await page.getByRole("combobox", { name: "For" }).selectOption("pytest");
    await press(page, "Export");
    await page.getByText("def test_session(world):").waitFor();
  });

  it("shows score and note of another assessor before it replaces them", async () => {
    const { openView, inviteByName, press, urls, settle } = of();
    const { candidates } = await inviteByName(["ada"]);
    await settle();
    const id = candidates[0]?.assessments[0]?.id ?? "";
    const control = createClient({ baseUrl: urls.control });
    const at = { params: { path: { id } } };
    const read = () => unwrap(control.GET("/assessments/{id}", at));
    for (const move of ["start", "submit", "assess"] as const)
      await unwrap(control.POST(`/assessments/{id}/${move}`, at));

    const page = await openView(`scoring/${id}`);
    const note = page.getByRole("textbox", { name: "Note" });
    const points = page.getByLabel(/^Points of/).first();
    await note.fill("mine");
    await points.fill("1");
    const { noteRevision, sections } = await read();
    const { answerId = "", scoreRevision = "" } = sections[0]?.answers[0] ?? {};
    await unwrap(control.POST("/assessments/{id}/note", { ...at, body: { note: "theirs", noteRevision } }));
    const answers = [{ answerId, scoredPoints: 2, scoreRevision }];
    await unwrap(control.POST("/assessments/{id}/score", { ...at, body: { answers } }));

    const alertOf = (value: string) =>
      page.getByRole("alert").filter({ hasText: `Changed by somebody else: ${value}` });
    await alertOf("theirs").waitFor();
    await alertOf("2").waitFor();
    await press(page, "Save note");
    await page.getByText("It is now “theirs”").waitFor();
    expect(await read()).toMatchObject({ assessorNote: "theirs" });
    await alertOf("theirs").getByRole("button", { name: "Use their value" }).click();
    expect(await note.inputValue()).toBe("theirs");
    await alertOf("2").getByRole("button", { name: "Keep mine" }).click();
    await press(page, "Save points");
    await expect.poll(async () => (await read()).sections[0]?.answers[0]?.scoredPoints).toBe(1);
    await expect.poll(() => page.getByText(/^Changed by somebody else/).count()).toBe(0);
  });
});
