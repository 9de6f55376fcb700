import { describe, expect, test } from "vitest";
import { createUnwrap, HttpError } from "./api-error.ts";

interface Problem {
  message: string;
}
const unwrap = createUnwrap<Problem>(HttpError<Problem>, ["message"]);
const responseOf = (status: number) => new Response(null, { status });
const thrown = (result: { data?: unknown; error?: unknown; response: Response }) =>
  unwrap(result).catch((error: HttpError<Problem>) => error);

describe("unwrap", () => {
  test("returns the data", async () => {
    expect(await unwrap(Promise.resolve({ data: { id: "a" }, response: responseOf(200) }))).toEqual({ id: "a" });
    expect(await unwrap({ data: undefined, response: responseOf(204) })).toBeUndefined();
  });

  test("throws the version's error object", async () => {
    const error = await thrown({ error: { message: "gone" }, response: responseOf(404) });
    expect(error).toMatchObject({
      name: "ApiError",
      status: 404,
      body: { message: "gone" },
      text: undefined,
      message: "404: gone",
    });
  });

  test.each([
    ["<html>", "<html>", "502: <html>"],
    [{ other: 1 }, '{"other":1}', '502: {"other":1}'],
    [undefined, undefined, "502: no details"],
    ["", undefined, "502: no details"],
  ])("keeps what came instead of an error object: %j", async (body, text, message) => {
    expect(await thrown({ error: body, response: responseOf(502) })).toMatchObject({
      status: 502,
      body: undefined,
      text,
      message,
    });
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
])("the message of an error quotes what error objects usually have: %j", (body, message) => {
  expect(new HttpError(responseOf(400), body, undefined).message).toBe(`400: ${message}`);
});
