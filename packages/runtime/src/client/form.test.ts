import { expect, test } from "vitest";
import { toMultipart, toUrlEncoded } from "./form.ts";

test("fields are encoded: values repeated, objects as JSON, undefined left out", () => {
  const body = { name: "a b", tags: ["x", "y"], address: { city: "é" }, count: 2, none: null, missing: undefined };
  expect(String(toUrlEncoded(body))).toBe(
    "name=a+b&tags=x&tags=y&address=%7B%22city%22%3A%22%C3%A9%22%7D&count=2&none=",
  );
});

test("parts are texts, and files where they are bytes", async () => {
  const form = toMultipart({ note: "a", tags: ["x", "y"], photo: new Uint8Array([1, 2]), file: new Blob(["text"]) });
  if (!(form instanceof FormData)) throw new Error("no form");
  expect([form.get("note"), form.getAll("tags")]).toEqual(["a", ["x", "y"]]);
  expect(new Uint8Array(await (form.get("photo") as Blob).arrayBuffer())).toEqual(new Uint8Array([1, 2]));
  expect(await (form.get("file") as Blob).text()).toBe("text");
});

test("a stream is refused, since a form has to know its parts", () => {
  expect(() => toMultipart({ photo: new ReadableStream() })).toThrow("the field photo of a form cannot be a stream");
});

test.each([new URLSearchParams("a=1"), new FormData(), "a=1", new Blob()])("%o goes out as it is", (body) => {
  expect(toUrlEncoded(body)).toBe(body);
  expect(toMultipart(body)).toBe(body);
});
