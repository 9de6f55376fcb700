import { expect, test } from "vitest";
import { multipart, urlEncoded } from "./form.ts";

test("fields are encoded: values repeated, objects as JSON, undefined left out", () => {
  const body = { name: "a b", tags: ["x", "y"], address: { city: "é" }, count: 2, none: null, missing: undefined };
  expect(String(urlEncoded(body, {}))).toBe(
    "name=a+b&tags=x&tags=y&address=%7B%22city%22%3A%22%C3%A9%22%7D&count=2&none=",
  );
});

test("parts are texts, and files if they are bytes", async () => {
  const form = multipart({ note: "a", tags: ["x", "y"], photo: new Uint8Array([1, 2]), file: new Blob(["text"]) }, {});
  if (!(form instanceof FormData)) throw new Error("no form");
  expect([form.get("note"), form.getAll("tags")]).toEqual(["a", ["x", "y"]]);
  expect(new Uint8Array(await (form.get("photo") as Blob).arrayBuffer())).toEqual(new Uint8Array([1, 2]));
  expect(await (form.get("file") as Blob).text()).toBe("text");
});

test("a stream is refused, since a form needs complete parts", () => {
  expect(() => multipart({ photo: new ReadableStream() }, {})).toThrow("the field photo of a form cannot be a stream");
});

test.each([new URLSearchParams("a=1"), new FormData(), "a=1", new Blob()])("%o is sent unchanged", (body) => {
  expect(urlEncoded(body, {})).toBe(body);
  expect(multipart(body, {})).toBe(body);
});

test("fields have the styles of the document", () => {
  const body = { tags: ["a b", "c"], at: { x: 1, y: 2 }, deep: { list: ["a"] } };
  const styles = { tags: { style: "form" }, at: { style: "form*" }, deep: { style: "deepObject*" } } as const;
  const pairs = [
    ["tags", "a b,c"],
    ["x", "1"],
    ["y", "2"],
    ["deep[list][0]", "a"],
  ];
  expect(urlEncoded(body, styles)).toBe("tags=a%20b,c&x=1&y=2&deep[list][0]=a");
  expect([...(multipart(body, styles) as FormData)]).toEqual(pairs);
});

test.each([{ deep: { list: [] } }, { deep: { a: { b: {} } } }, { deep: [{}] }])(
  "an empty value within %j is refused, because it would be lost",
  (body) => {
    const styles = { deep: { style: "deepObject*" } } as const;
    expect(() => urlEncoded(body, styles)).toThrow(/^the parameter deep\S* cannot be empty$/);
    expect(() => multipart(body, styles)).toThrow(TypeError);
    expect(urlEncoded({ deep: {}, also: "a" }, styles)).toBe("also=a");
  },
);

test("files have the media type of their field, or their own; several share one name", () => {
  const png = new Blob(["x"], { type: "image/png" });
  const files = [new Uint8Array([1]), png, new File(["x"], "a.gif", { type: "image/gif" })];
  const form = multipart({ files }, { files: { contentType: "image/jpeg" } }) as FormData;
  const named = form.getAll("files").map((file) => file instanceof File && [file.name, file.type]);
  expect(named).toEqual([
    ["blob", "image/jpeg"],
    ["blob", "image/png"],
    ["a.gif", "image/gif"],
  ]);
});
