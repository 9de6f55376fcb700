import { expect, test } from "vitest";
import { splitParts } from "./multipart.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const split = (text: string, boundary = "B") =>
  splitParts(bytesOf(text), `multipart/form-data; boundary=${boundary}`)?.map(({ content, ...part }) => ({
    ...part,
    content: new TextDecoder().decode(content),
  }));
const part = (header: string, content = "abc") => `--B\r\n${header}\r\n\r\n${content}\r\n`;
const disposition = 'Content-Disposition: form-data; name="f"';
const simple = { name: "f", fileName: undefined, type: undefined, content: "abc" };

test.each([
  [
    "a browser",
    `${disposition}; filename="a.txt"\r\nContent-Type: text/plain`,
    { fileName: "a.txt", type: "text/plain" },
  ],
  ["a browser, with a quote", `${disposition}; filename="a%22b%0D%0A.txt"`, { fileName: 'a"b\r\n.txt' }],
  ["a browser, with backslashes", `${disposition}; filename="a\\b\\"`, { fileName: "a\\b\\" }],
  ["Go, with a quote", `${disposition}; filename="a\\"b.txt"`, { fileName: 'a"b.txt' }],
  [
    ".NET",
    "Content-Disposition: form-data; name=f; filename=a.txt; filename*=utf-8''%C3%BC.txt",
    { fileName: "ü.txt" },
  ],
  [
    ".NET, text",
    "Content-Type: text/plain; charset=utf-8\r\nContent-Disposition: form-data; name=f",
    { type: "text/plain; charset=utf-8" },
  ],
  ["Java", `${disposition}\r\nContent-Transfer-Encoding: 8bit\r\nContent-Length: 3`, {}],
  ["Python", `${disposition}; filename="ü.txt"`, { fileName: "ü.txt" }],
  ["nobody, with a line separator", `${disposition}; filename="a\u2028b" ; size=3 ;`, { fileName: "a\u2028b" }],
  ["lower case", 'content-disposition: FORM-DATA;filename="";name="f"', { fileName: "" }],
])("reads the header of a part as written by %s", (_, header, more) => {
  expect(split(`${part(header)}--B--\r\n`)).toEqual([{ ...simple, ...more }]);
});

test.each([
  ["a preamble and an epilogue", `Hello.\r\n${part(disposition)}--B--\r\nBye.`],
  ["an empty first line", `\r\n${part(disposition)}--B--\r\n`],
  ["no last line end", `${part(disposition)}--B--`],
  ["spaces after the boundary", `--B \t\r\n${disposition}\r\n\r\nabc\r\n--B--`],
])("reads a body with %s", (_, text) => {
  expect(split(text)).toEqual([simple]);
});

test("keeps contents that look like delimiters", () => {
  const contents = ["", "\r\n", " --B", "\r\n-", "\r\n--A--\r\n", "\r\n\r\nContent-Disposition: x"];
  const body = contents.map((content) => part(disposition, content)).join("");
  expect(split(`${body}--B--`)?.map(({ content }) => content)).toEqual(contents);
  expect(split("--B--")).toEqual([]);
});

test.each([
  ["no boundary", part(disposition), ""],
  ["no delimiter", "abc", "B"],
  ["no end", part(disposition), "B"],
  ["no name", `${part("Content-Disposition: form-data; filename=a")}--B--`, "B"],
  ["no disposition", `${part("Content-Type: text/plain")}--B--`, "B"],
  ["another disposition", `${part('Content-Disposition: attachment; name="f"')}--B--`, "B"],
  ["an open quote", `${part('Content-Disposition: form-data; name="f')}--B--`, "B"],
  ["base64", `${part(`${disposition}\r\nContent-Transfer-Encoding: base64`)}--B--`, "B"],
  ["a header of 17 kB", `${part(`${disposition}\r\nX: ${"x".repeat(17_000)}`)}--B--`, "B"],
  ["a longer boundary", `--B2\r\n${disposition}\r\n\r\nabc\r\n--B2--`, "B"],
])("refuses a body with %s", (_, text, boundary) => {
  expect(split(text, boundary)).toBeUndefined();
});

test("reads hostile headers in linear time", () => {
  const header = `${disposition}${';x="'.repeat(3999)}`;
  const started = process.cpuUsage();
  for (let round = 0; round < 100; round++) expect(split(`${part(header)}--B--`)).toBeUndefined();
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});
