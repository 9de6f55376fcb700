import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { open, type Visited } from "../../../testing/pages/browse.ts";
import { everyPage } from "../../../testing/pages/every-page.ts";
import { startTestSandbox, type TestSandbox } from "../../../testing/sandbox.ts";

const hostile = `</textarea></title><script>alert(1)</script><img src=x onerror=alert(1)>"'&amp;!\${x}`;

let sandbox: TestSandbox;
const pages = new Map<string, Visited>();
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const paths = await everyPage(sandbox, (text) => `${text} ${hostile}`);
  for (const [name, path] of paths) pages.set(name, await open(sandbox.origin, path));
});
afterAll(() => sandbox.close());

function findings(check: (page: Visited) => unknown[]): Record<string, unknown[]> {
  expect(pages.size).toBeGreaterThan(15);
  const found = [...pages].map(([name, page]) => ({ name, wrong: check(page) }));
  return Object.fromEntries(found.flatMap(({ name, wrong }) => (wrong.length > 0 ? [[name, wrong]] : [])));
}

const all = ({ root }: Visited, selector: string): HTMLElement[] => root.querySelectorAll(selector);

describe("every page", () => {
  it("has restrictive security headers", () => {
    for (const { headers } of pages.values()) {
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("content-security-policy")).not.toContain("unsafe");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("set-cookie")).toBeNull();
    }
  });

  it("escapes hostile texts", () => {
    const shown = [...pages.values()].filter(({ text }) => text.includes("alert(1)"));
    expect(shown.length).toBeGreaterThan(10);
    expect(
      findings((page) => [
        ...all(page, "img"),
        ...all(page, "[onerror]"),
        ...all(page, "script").filter(({ text }) => text.includes("alert(")),
        ...(page.source.match(/&amp;(lt|gt|quot|#\d+);/g) ?? []),
        ...(page.source.replace(/<script>.*<\/script>/s, "").match(/undefined|\[object|\bNaN\b/g) ?? []),
      ]),
    ).toEqual({});
  });

  it("loads nothing external and has no inline handlers or styles", () => {
    expect(
      findings((page) => [
        ...all(page, "[src], [style], iframe, object, embed"),
        ...all(page, "link").filter((link) => !link.getAttribute("href")?.startsWith("data:")),
        ...all(page, "*").filter(({ attributes }) => Object.keys(attributes).some((name) => /^on/i.test(name))),
      ]),
    ).toEqual({});
  });

  it("has a language, a title, and each landmark once", () => {
    expect(
      findings((page) => [
        ...["html[lang=en]", "title", "header", "main#main", "footer", "h1", "a.skip[href='#main']"].filter(
          (selector) => all(page, selector).length !== 1,
        ),
        ...(page.root.querySelector("title")?.text.trim() === "" ? ["empty title"] : []),
      ]),
    ).toEqual({});
  });

  it("has headings without skipped levels", () => {
    expect(
      findings((page) => {
        const levels = all(page, "h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
        return levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      }),
    ).toEqual({});
  });

  it("labels each field, and groups choices", () => {
    expect(
      findings((page) => {
        const labelled = new Set(all(page, "label").map((label) => label.getAttribute("for")));
        const fields = all(page, "input, select, textarea").filter((field) => field.getAttribute("type") !== "hidden");
        return [
          ...fields.filter((field) => {
            const isLabelled = labelled.has(field.id) || field.closest("label") || field.getAttribute("aria-label");
            return !isLabelled;
          }),
          ...all(page, "fieldset").filter((group) => group.querySelector("legend") === null),
          ...all(page, "[type=checkbox]").filter((box) => box.closest("fieldset") === null),
        ].map(String);
      }),
    ).toEqual({});
  });

  it("has unique ids, and resolves each reference", () => {
    expect(
      findings((page) => {
        const ids = all(page, "[id]").map(({ id }) => id);
        const references = ["aria-labelledby", "aria-describedby", "for", "form"].flatMap((name) =>
          all(page, `[${name}]`).map((element) => element.getAttribute(name) ?? ""),
        );
        return [
          ...ids.filter((id, index) => ids.indexOf(id) !== index),
          ...references.filter((reference) => !ids.includes(reference)),
        ];
      }),
    ).toEqual({});
  });

  it("links only to existing pages", async () => {
    const links = new Set(
      [...pages.values()].flatMap((page) => all(page, "main a").map((a) => a.getAttribute("href"))),
    );
    const paths = [...links].filter((link) => link?.startsWith("/"));
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) expect([path, (await open(sandbox.origin, path ?? "")).status]).toEqual([path, 200]);
  });
});
