import { describe, expect, it } from "vitest";
import { filled, open } from "../../../testing/pages/browse.ts";
import { takingTests } from "../../../testing/pages/taking-tests.ts";
import { MINUTE } from "../../domain/time.ts";

const { sandbox, visit, send, current, invited, start, valuesOf } = takingTests();

describe("taking the test", () => {
  it("starts once, and continues in the last section", async () => {
    const found = await invited();
    const { token } = found.assessment;
    expect((await start(found)).address).toBe(`/t/${token}/sections/1`);
    await visit(`/t/${token}/sections/2`);
    expect((await start(found)).address).toBe(`/t/${token}/sections/2`);
    expect((await visit(`/t/${token}`)).address).toBe(`/t/${token}/sections/2`);
    expect((await visit(`/t/${token}/sections/4`)).status).toBe(404);
  });

  it("saves and shows an answer of every task type", async () => {
    const found = await invited();
    const { token } = found.assessment;
    const first = await start(found);
    const second = await send(`/t/${token}/sections/1`, [
      ...filled(first, { ".choice": ["1", "2"], ".gap.0": "int", ".text": "\n  When data\nchanges often" }),
      ["go", "next"],
    ]);
    expect(second.address).toBe(`/t/${token}/sections/2`);
    const [programming = ""] = second.source.match(/ans_\w+\.text/) ?? [];
    const third = await send(`/t/${token}/sections/2`, [...filled(second, { [programming]: "x\r\n\ty" }), ["go", "3"]]);
    expect(third.address).toBe(`/t/${token}/sections/3`);
    const comment = {
      ".comment.0.filename": "src/basket.ts",
      ".comment.0.start": "2",
      ".comment.0.text": "Use <const>",
    };
    const saved = await send(`/t/${token}/sections/3`, [...filled(third, comment), ["go", "save"]]);
    expect(saved.address).toBe(`/t/${token}/sections/3?saved`);
    expect(saved.root.querySelector("[role=status]")?.text).toBe("Saved");

    expect(await valuesOf(found)).toMatchObject({
      CHOICE: { choices: ["PATCH", "OPTIONS"] },
      CODE_GAPS: { gaps: ["int", ""] },
      ESSAY: { text: "\n  When data\nchanges often" },
      PROGRAMMING: { text: "x\n\ty" },
      CODE_REVIEW: {
        comments: [{ filename: "src/basket.ts", startLine: 2, endLine: 2, text: "Use <const>", rating: "UNRATED" }],
      },
    });
    expect((await valuesOf(found)).DATABASE).toBeUndefined();
    const values = await valuesOf(found);
    for (const section of [1, 2, 3]) {
      const page = await visit(`/t/${token}/sections/${section}`);
      await send(`/t/${token}/sections/${section}`, [...filled(page, {}), ["go", "save"]]);
    }
    expect(await valuesOf(found)).toEqual(values);
  });

  it("removes an emptied answer", async () => {
    const found = await invited();
    const page = await start(found);
    const path = page.address;
    await send(path, filled(page, { ".choice": "0", ".text": "Something" }));
    await send(path, filled(await visit(path), { ".text": " ", ".choice": [] }));
    expect(await valuesOf(found)).toMatchObject({ ESSAY: undefined, CHOICE: undefined });
  });

  it("links to the previous and next section and to the submission", async () => {
    const found = await invited();
    const { token } = found.assessment;
    const page = await start(found);
    const places = {
      next: "sections/2",
      previous: "sections/1?saved",
      review: "submit",
      "3": "sections/3",
      "9": "sections/1?saved",
    };
    for (const [go, place] of Object.entries(places)) {
      const next = await send(`/t/${token}/sections/1`, [...filled(page, {}), ["go", go]]);
      expect(next.address).toBe(`/t/${token}/${place}`);
    }
    expect((await send(`/t/${token}/sections/2`, [["go", "previous"]])).address).toBe(`/t/${token}/sections/1`);
  });

  it("keeps incomplete comments in the form, names the missing parts, and saves the rest", async () => {
    const found = await invited();
    const { token } = found.assessment;
    await start(found);
    const page = await visit(`/t/${token}/sections/3`);
    const fields = filled(page, { ".comment.0.start": "9", ".comment.0.text": "Line nine", ".text": "My project" });
    const refused = await send(`/t/${token}/sections/3`, [...fields, ["go", "next"]]);
    expect(refused.status).toBe(422);
    expect(refused.root.querySelector("title")?.text).toMatch(/^Error: /);
    const alert = refused.root.querySelector("[role=alert]");
    expect(alert?.text).toContain("Enter the first line of the comment: a line of src/basket.ts, from 1 to 4.");
    const field = alert?.querySelector("a")?.getAttribute("href")?.slice(1) ?? "";
    const input = refused.root.querySelectorAll("input").find(({ id }) => id === field);
    expect(input?.getAttribute("aria-invalid")).toBe("true");
    expect(input?.getAttribute("value")).toBe("9");
    expect(refused.text).toContain("Line nine");
    expect(await valuesOf(found)).toMatchObject({ CODE_REVIEW: undefined, AI_INTERVIEW: { text: "My project" } });
  });

  it("keeps the last post of two tabs", async () => {
    const found = await invited();
    const page = await start(found);
    await send(page.address, filled(page, { ".text": "first tab" }));
    await send(page.address, filled(page, { ".text": "second tab" }));
    expect(await valuesOf(found)).toMatchObject({ ESSAY: { text: "second tab" } });
  });

  it("keeps answers without a field in the form", async () => {
    const found = await invited();
    const page = await start(found);
    await send(page.address, filled(page, { ".text": "kept" }));
    await send(page.address, [["go", "save"]]);
    expect(await valuesOf(found)).toMatchObject({ ESSAY: { text: "kept" } });
  });

  it("shows the remaining time", async () => {
    const found = await invited();
    const page = await start(found);
    await sandbox().clock.advance(5 * MINUTE);
    const timer = (await visit(page.address)).root.querySelector("[role=timer]");
    expect(timer?.text).toBe("55 minutes left");
    expect(timer?.getAttribute("data-seconds")).toBe(String(55 * 60));
  });

  it("counts the time of the open section", async () => {
    const found = await invited();
    const { token } = found.assessment;
    await start(found);
    await sandbox().clock.advance(MINUTE);
    await visit(`/t/${token}/sections/2`);
    await sandbox().clock.advance(2 * MINUTE);
    await visit(`/t/${token}/sections/1`);
    const { sections } = await current(found);
    expect(sections.map(({ timeTakenInSeconds }) => timeTakenInSeconds)).toEqual([60, 120, 0]);
  });

  it("explains a form that is too large", async () => {
    const page = await start(await invited());
    const refused = await send(page.address, [["text", "x".repeat(3 * 1024 * 1024)]]);
    expect(refused.status).toBe(413);
    expect(refused.text).toContain("Nothing was saved. Go back in your browser");
  });

  it("refuses a body that is not a form", async () => {
    const page = await start(await invited());
    const headers = { "content-type": "application/json" };
    const refused = await open(sandbox().origin, page.address, { method: "POST", body: "{}", headers });
    expect(refused.status).toBe(415);
    expect(refused.root.querySelectorAll("h1")).toHaveLength(1);
  });
});
