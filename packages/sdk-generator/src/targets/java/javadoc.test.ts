import { expect, test } from "vitest";
import { toJavadoc } from "./javadoc.ts";

test.each([
  ["text as it is", "State of a candidate.\n", "State of a candidate."],
  ["code", "Read it with `GET /tasks/{taskId}`.", "Read it with {@code GET /tasks/{taskId}}."],
  ["what HTML and Javadoc would read", "a < b & c@d */", "a &lt; b &amp; c&#64;d *&#47;"],
  ["backslashes", "C:\\users, `\\d`, `\\u00e4`", "C:&#92;users, {@code \\d}, <code>&#92;u00e4</code>"],
  ["paragraphs", "One.\n\nTwo\nlines.", "One.\n\n<p>Two\nlines."],
  [
    "lists",
    "State.\n\n- `NEW`: created;\n  later more.\n- `OLD`: done.",
    "State.\n\n<ul>\n<li>{@code NEW}: created;\n  later more.\n<li>{@code OLD}: done.\n</ul>",
  ],
])("translates %s", (_, markdown, javadoc) => {
  expect(toJavadoc(markdown)).toBe(javadoc);
});
