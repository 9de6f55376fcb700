import { describe, expect, test } from "vitest";
import { createUnwrap, HttpError } from "./api-error.ts";

interface Problem {
  message: string;
}
const unwrap = createUnwrap<Problem>(
  (value) => "message" in value,
  (response, body, text) => new HttpError<Problem>(response, body, text, body?.message),
);
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
