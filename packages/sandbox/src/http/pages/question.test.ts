import { expect, test } from "vitest";
import { questionView } from "./question.ts";

test("paragraphs that are indented are code, without the indentation and with their empty lines", () => {
  expect(String(questionView("What is it?\n\n    first\n\n\n      <- second\n\nTwo\n    lines\n"))).toBe(
    '<div class="text">What is it?</div><pre tabindex="0"><code>first\n\n\n  &lt;- second</code></pre><div class="text">Two\n    lines</div>',
  );
});

test("a text of empty lines is fast", () => {
  expect(String(questionView("\n".repeat(200_000)))).toBe("");
  expect(String(questionView(`    a${"\n".repeat(200_000)}    b`))).toContain("<code>a\n");
  expect(String(questionView(`a${"\n".repeat(200_000)} b`))).toBe(
    '<div class="text">a</div><div class="text"> b</div>',
  );
});
