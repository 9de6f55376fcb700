import { html } from "@assessment-api/html";
import { expect, test } from "vitest";
import { createRefusedForms } from "./refused-forms.ts";

const form = (path: string, text: string) => ({
  path,
  status: 422,
  page: { title: "Error", main: html`${text}` },
  retryAfter: undefined,
});

test("a refused form is found at its own path alone", () => {
  const forms = createRefusedForms();
  const id = forms.keep(form("/t/a", "text"));
  expect(String(forms.find(id, "/t/a")?.page.main)).toBe("text");
  expect(forms.find(id, "/t/b")).toBeUndefined();
  expect(forms.find("other", "/t/a")).toBeUndefined();
  forms.drop("/t/a");
  expect(forms.find(id, "/t/a")).toBeUndefined();
});

test("the oldest refused forms make room; the last one stays whatever its size is", () => {
  const forms = createRefusedForms(2020);
  const ids = ["one", "two", "x".repeat(2000)].map((text) => forms.keep(form("/t/a", text)));
  const kept = () => ids.map((id) => forms.find(id, "/t/a") !== undefined);
  expect(kept()).toEqual([false, false, true]);
  ids.push(forms.keep(form("/t/a", "1")), forms.keep(form("/t/a", "2")));
  expect(kept()).toEqual([false, false, false, true, true]);
});
