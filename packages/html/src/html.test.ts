import { describe, expect, test } from "vitest";
import {
  breakable,
  codeBlock,
  folded,
  html,
  inlineCode,
  joined,
  page,
  raw,
  reportStyle,
  status,
  table,
} from "./index.ts";

const hostile = `</code><script>alert("1")</script>' onload='x' & \``;

describe("html", () => {
  test("escapes text in elements and attributes", () => {
    expect(String(html`<p title="${hostile}">${hostile}</p>`)).toBe(
      '<p title="&lt;/code&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; onload=&#39;x&#39; &amp; `">' +
        "&lt;/code&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; onload=&#39;x&#39; &amp; `</p>",
    );
  });

  test("inserts markup, lists and numbers, and nothing for missing content", () => {
    expect(String(html`${[html`<b>${1}</b>`, "<", [raw("<i>"), 0]]}${undefined}${null}${false}${""}`)).toBe(
      "<b>1</b>&lt;<i>0",
    );
    expect(String(joined(["a", html`<b>b</b>`, "<"], ", "))).toBe("a, <b>b</b>, &lt;");
  });

  test("escapes objects that only look like markup", () => {
    expect(String(html`${{ "#text": "<i>", toString: () => "<script>" } as never}`)).toBe("&lt;script&gt;");
  });
});

test.each([
  ["page", page({ title: hostile, head: hostile, body: html`<body>${hostile}</body>` })],
  ["table", table([[hostile, hostile]])],
  ["codeBlock", codeBlock(hostile)],
  ["folded", folded(hostile, hostile)],
  ["status", status("bad", hostile)],
  ["breakable", breakable(`/a/${hostile}`)],
  ["inlineCode", inlineCode(`a \`${hostile.replaceAll("`", "")}\` b ${hostile}`)],
])("%s escapes its text", (_, markup) => {
  expect(String(markup)).toContain("&lt;script&gt;");
  expect(String(markup)).not.toMatch(/<script|' onload/);
});

test("components have their markup", () => {
  expect(String(breakable("/a/{b}"))).toBe("/<wbr>a/<wbr>{b}");
  expect(String(inlineCode("one of `A` and `B`"))).toBe("one of <code>A</code> and <code>B</code>");
  expect(String(status("good", 200))).toBe('<span class="status good">200</span>');
  expect(reportStyle).not.toMatch(/url\(|@import/);
});
