import { describe, expect, test } from "vitest";
import { ok, server } from "../../testing/things.ts";
import { HttpFailure } from "../failure.ts";

describe("an error of a hook or plugin", () => {
  const hooked = async (error: Error) => {
    const { app, errors } = server({}, ok);
    app.addHook("preHandler", async () => {
      throw error;
    });
    return { body: (await app.inject("/things/a")).json(), errors };
  };

  test.each([
    [
      "keeps its status",
      Object.assign(new Error("internals"), { statusCode: 429 }),
      429,
      "rate-limited",
      "Too Many Requests",
    ],
    [
      "keeps a message that is meant to be shown",
      Object.assign(new Error("Slow down"), { statusCode: 429, expose: true }),
      429,
      "rate-limited",
      "Slow down",
    ],
    [
      "keeps its status of a server",
      Object.assign(new Error("internals"), { statusCode: 503 }),
      503,
      "internal",
      "Service Unavailable",
    ],
    ["is a 500 without a status", new Error("internals"), 500, "internal", "Internal Server Error"],
    ["may be an HttpFailure", new HttpFailure(403, "Not yours"), 403, "forbidden", "Not yours"],
  ])("%s", async (_, error, status, reason, message) => {
    const { body, errors } = await hooked(error);
    expect(body).toEqual({ status, reason, message, problems: [] });
    expect(errors).toHaveLength(status >= 500 ? 1 : 0);
  });

  test("reaches the app's onError hooks", async () => {
    const { app } = server({}, () => Promise.reject(new Error("secret")));
    const seen: string[] = [];
    app.addHook("onError", async (_request, _reply, error) => void seen.push(error.message));
    await app.inject("/things/a");
    expect(seen).toEqual(["secret"]);
  });
});
