import { describe, expect, test } from "vitest";
import { createUnwrap, HttpError, optionalText, type Result, textEntries } from "./api-error.ts";

interface Problem {
  message: string;
}
const unwrap = createUnwrap<Problem>(HttpError<Problem>, ["message"]);
const responseOf = (status: number) => new Response(null, { status });
const thrown = (result: Result) => unwrap(result).catch((error: HttpError<Problem>) => error);

describe("unwrap", () => {
  test("returns the data", async () => {
    expect(await unwrap(Promise.resolve({ data: { id: "a" }, response: responseOf(200) }))).toEqual({ id: "a" });
    expect(await unwrap({ data: undefined, response: responseOf(204) })).toBeUndefined();
  });

  test("throws the version's error object", async () => {
    const text = '{"message":"gone"}';
    const error = await thrown({ error: { message: "gone" }, response: responseOf(404), text });
    expect(error).toMatchObject({
      name: "ApiError",
      status: 404,
      body: { message: "gone" },
      text,
      message: "404: gone",
    });
  });

  test("accepts an error object that lacks a property", async () => {
    const unwrap = createUnwrap<{ code: number }>(HttpError<{ code: number }>, ["code", "message"]);
    const result = { error: { code: 1 }, response: responseOf(404) };
    await expect(unwrap(result)).rejects.toMatchObject({ body: { code: 1 } });
  });

  test.each([
    ["<html>", "<html>", "502: <html>"],
    [{ other: 1.5 }, '{"other":1.50}', '502: {"other":1.50}'],
    [undefined, undefined, "502: no details"],
    ["", undefined, "502: no details"],
  ])("keeps an unexpected error body: %j", async (error, text, message) => {
    const result = { error, response: responseOf(502), ...(typeof error === "object" && text && { text }) };
    expect(await thrown(result)).toMatchObject({ status: 502, body: undefined, text, message });
  });
});

test.each([
  [
    {
      code: 400,
      errorId: "e",
      details: "Not valid",
      validationErrors: [{ field: "a", value: "", message: "must be b" }],
    },
    "Not valid; a must be b",
  ],
  [{ errorType: "GONE", message: "No longer there" }, "GONE: No longer there"],
  [{ type: "about:blank", title: "Forbidden", detail: "Ask somebody else" }, "Forbidden: Ask somebody else"],
  [{ error: "invalid_grant", error_description: "Too old" }, "invalid_grant: Too old"],
  [{ other: 1 }, "no details"],
])("the message of an error quotes common members of error objects: %j", (body, message) => {
  expect(new HttpError(responseOf(400), body, undefined).message).toBe(`400: ${message}`);
});

test("a text is a text or undefined, and the texts of a list are never of another type", () => {
  expect(["a", 7, null, undefined].map(optionalText)).toEqual(["a", undefined, undefined, undefined]);
  const names = ["field", "value"] as const;
  const entries = [{ field: "a", value: 7.1 }, null, "a", ["a"], {}] as unknown[] as { field: string; value: string }[];
  expect(textEntries(entries, names)).toEqual([
    { field: "a", value: "" },
    { field: "", value: "" },
  ]);
  for (const none of [undefined, null, { field: "a" }, "a"])
    expect(textEntries(none as unknown as undefined, ["field"] as never)).toEqual([]);
});
