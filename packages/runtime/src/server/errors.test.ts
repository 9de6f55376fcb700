import { describe, expect, test } from "vitest";
import { anyJson, server, toErrorBody } from "../testing/things.ts";
import { type Failure, HttpFailure } from "./index.ts";

const failing = (error: unknown, more: Parameters<typeof server>[2] = {}, responses = anyJson) =>
  server({ responses }, () => Promise.reject(error), more);

describe("an error that a handler throws", () => {
  test("is sent unchanged for an HttpFailure with a declared status", async () => {
    const problems = [{ field: "email", value: "a@b.c", message: "is taken" }];
    const { app, errors } = failing(new HttpFailure(409, "Taken", { problems, headers: { "retry-after": "3" } }));
    const response = await app.inject("/things/a");
    expect([response.statusCode, response.json(), response.headers["retry-after"], errors]).toEqual([
      409,
      { status: 409, reason: "conflict", message: "Taken", problems },
      "3",
      [],
    ]);
  });

  test("is a failure of the server when its status is not declared", async () => {
    const { app, errors } = failing(new HttpFailure(409, "Taken"), {}, { 200: { headers: {}, content: {} } });
    expect((await app.inject("/things/a")).json()).toMatchObject({ status: 500, message: "Internal Server Error" });
    expect(errors[0]?.message).toBe(
      "getThing failed with 409, which the document does not declare (200); " +
        "add it to the operation's responses and generate again, or use a declared one",
    );
  });

  test("needs no declaration for 501", async () => {
    const { app, errors } = failing(new HttpFailure(501, "Not yet"), {}, { 200: { headers: {}, content: {} } });
    const response = await app.inject("/things/a");
    expect([response.statusCode, response.json().message, errors]).toEqual([501, "Not yet", []]);
  });

  test.each([
    ["an error", new Error("secret")],
    [
      "an error with the status of another service",
      Object.assign(new Error("secret"), { statusCode: 404, expose: true }),
    ],
    ["no error at all", "secret"],
    ["nothing", undefined],
  ])("is a 500 without details, and is passed to onError: %s", async (_, thrown) => {
    const { app, errors } = failing(thrown);
    const response = await app.inject("/things/a");
    expect(response.json()).toEqual({
      status: 500,
      reason: "internal",
      message: "Internal Server Error",
      problems: [],
    });
    expect(errors).toHaveLength(1);
  });

  test("ends the request if the error object cannot be created", async () => {
    const { app } = failing(new HttpFailure(404, "gone"), {
      toErrorBody: () => {
        throw new Error("no error object");
      },
    });
    const response = await app.inject("/things/a");
    expect([response.statusCode, response.body]).toEqual([500, ""]);
  });
});

describe("the media type of an error", () => {
  const json = { kind: "json" as const };
  const vendor = (failure: Failure) => ({ ...toErrorBody(failure), contentType: "application/vnd.acme+json" });
  const both = { "application/json": json, "application/vnd.acme+json": json };

  test.each([
    [
      "the version's own, whatever Accept says",
      { "application/vnd.acme+json": json },
      "image/png",
      "application/vnd.acme+json",
    ],
    ["the version's own where several are declared", both, undefined, "application/vnd.acme+json"],
    ["an acceptable declared one", both, "application/json", "application/json"],
    ["the one of higher quality", both, "application/vnd.acme+json;q=0.4, application/json;q=0.5", "application/json"],
    ["the version's own where all are acceptable", both, "*/*", "application/vnd.acme+json"],
    ["the version's own where none is acceptable", both, "image/png", "application/vnd.acme+json"],
    [
      "the declared one, where the version's own is not declared",
      { "application/json": json },
      undefined,
      "application/json",
    ],
    ["the version's own, where nothing is declared", {}, undefined, "application/vnd.acme+json"],
  ])("is %s", async (_, content, accept, type) => {
    const responses = { 200: { headers: {}, content: {} }, "4XX": { headers: {}, content } };
    const { app } = failing(new HttpFailure(404, "gone"), { toErrorBody: vendor }, responses);
    const response = await app.inject({ url: "/things/a", headers: accept === undefined ? {} : { accept } });
    expect([response.statusCode, response.headers["content-type"]]).toEqual([404, type]);
  });
});
