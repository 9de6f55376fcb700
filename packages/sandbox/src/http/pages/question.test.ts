import { expect, test } from "vitest";
import { questionView } from "./question.ts";

test("paragraphs that are indented are code, without the indentation and with their empty lines", () => {
  expect(questionView("What is it?\n\n    first\n\n\n      <- second\n\nTwo\n    lines\n")).toBe(
    '<div class="text">What is it?</div><pre tabindex="0"><code>first\n\n\n  &#60;- second</code></pre><div class="text">Two\n    lines</div>',
  );
});

test("a text of empty lines takes no time", () => {
  expect(questionView("\n".repeat(200_000))).toBe("");
  expect(questionView(`    a${"\n".repeat(200_000)}    b`)).toContain("<code>a\n");
  expect(questionView(`a${"\n".repeat(200_000)} b`)).toBe('<div class="text">a</div><div class="text"> b</div>');
});
