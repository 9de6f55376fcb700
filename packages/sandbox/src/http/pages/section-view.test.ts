import { expect, test } from "vitest";
import { questionView } from "./section-view.ts";

test("shows what is indented as code, without the indentation", () => {
  expect(questionView("What is it?\n\n    first\n\n      <- second\n\nTwo\n    lines")).toBe(
    '<div class="text">What is it?</div><pre><code>first</code></pre><pre><code>  &#60;- second</code></pre><div class="text">Two\n    lines</div>',
  );
});
