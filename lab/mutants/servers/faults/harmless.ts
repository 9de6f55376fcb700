import { isObject, type JsonObject } from "@assessment-api/contract-tests/internal";
import { faultsIn, onError, onResponse, onSuccess, overwrite } from "../change.ts";
import type { Fault } from "../fault.ts";

const fault = faultsIn("harmless");

const deep = (value: unknown, change: (object: Record<string, unknown>) => Record<string, unknown>): unknown => {
  if (Array.isArray(value)) return value.map((one) => deep(one, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, deep(one, change)])));
};

/** Variants of responses that a correct server may send. */
export function harmlessFaults(): Fault[] {
  const all = () => true;
  const by =
    <How>(plant: (matches: typeof all, how: How) => Fault["plant"]) =>
    (name: string, how: How) =>
      fault("harmless", name, plant(all, how));
  const [inResponse, inSuccess, inError] = [by(onResponse), by(onSuccess), by(onError)];
  return [
    inResponse("members in another order", (response) => {
      if (!isObject(response.body)) return false;
      response.body = deep(response.body, (one) => Object.fromEntries(Object.entries(one).toReversed()));
    }),
    inSuccess("further members", (response) => {
      if (!isObject(response.body)) return false;
      response.body = { ...response.body, addedLater: "2030-01-01T00:00:00.000Z" };
    }),
    inError("further members in errors", ({ body }) => overwrite(body as JsonObject, { help: "https://help.example" })),
    inError("other texts of errors", ({ body }) => {
      if (!isObject(body)) return false;
      for (const name of ["details", "message"]) if (name in body) body[name] = "Etwas stimmt nicht";
      if (Array.isArray(body.validationErrors)) for (const one of body.validationErrors) one.message = "stimmt nicht";
    }),
    inResponse("further headers", ({ headers }) => headers.set("x-served-by", "node-7")),
    inSuccess("bodies with white space", (response) => {
      if (!isObject(response.body)) return false;
      response.body = `${JSON.stringify(response.body, null, 2)}\n`;
    }),
    inResponse("charset in the media type", ({ headers }) => {
      const type = headers.get("content-type");
      if (!type?.includes("json")) return false;
      headers.set("content-type", `${type.split(";")[0]};charset=UTF-8`);
    }),
    inResponse("media types in capitals", ({ headers }) => {
      const type = headers.get("content-type");
      if (!type?.includes("json")) return false;
      headers.set("content-type", type.replace("application", "Application"));
    }),
    inResponse("no X-Request-Id", ({ headers }) => headers.delete("x-request-id")),
    inSuccess("letters as escapes", (response) => {
      if (!isObject(response.body)) return false;
      response.body = JSON.stringify(response.body).replaceAll("@", "\\u0040").replaceAll("/", "\\/");
    }),
    inResponse("a Retry-After of nothing to wait for", ({ headers }) => headers.set("x-ratelimit-remaining", "35")),
    inResponse("caching is forbidden", ({ headers }) => headers.set("cache-control", "no-store")),
  ];
}
