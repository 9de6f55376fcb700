import { isObject } from "@assessment-api/contract-tests/internal";
import { faultsIn, onError, onResponse, onSuccess, set } from "../change.ts";
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
  return [
    fault(
      "harmless",
      "members in another order",
      onResponse(all, (response) => {
        if (!isObject(response.body)) return false;
        response.body = deep(response.body, (one) => Object.fromEntries(Object.entries(one).toReversed()));
      }),
    ),
    fault(
      "harmless",
      "further members",
      onSuccess(all, (response) => {
        if (!isObject(response.body)) return false;
        response.body = { ...response.body, addedLater: "2030-01-01T00:00:00.000Z" };
      }),
    ),
    fault(
      "harmless",
      "further members in errors",
      onError(all, ({ body }) => set(body, { help: "https://help.example" })),
    ),
    fault(
      "harmless",
      "other texts of errors",
      onError(all, ({ body }) => {
        if (!isObject(body)) return false;
        for (const name of ["details", "message"]) if (name in body) body[name] = "Etwas stimmt nicht";
        if (Array.isArray(body.validationErrors)) for (const one of body.validationErrors) one.message = "stimmt nicht";
      }),
    ),
    fault(
      "harmless",
      "further headers",
      onResponse(all, ({ headers }) => headers.set("x-served-by", "node-7")),
    ),
    fault(
      "harmless",
      "bodies with white space",
      onSuccess(all, (response) => {
        if (!isObject(response.body)) return false;
        response.body = `${JSON.stringify(response.body, null, 2)}\n`;
      }),
    ),
    fault(
      "harmless",
      "charset in the media type",
      onResponse(all, ({ headers }) => {
        const type = headers.get("content-type");
        if (!type?.includes("json")) return false;
        headers.set("content-type", `${type.split(";")[0]};charset=UTF-8`);
      }),
    ),
    fault(
      "harmless",
      "media types in capitals",
      onResponse(all, ({ headers }) => {
        const type = headers.get("content-type");
        if (!type?.includes("json")) return false;
        headers.set("content-type", type.replace("application", "Application"));
      }),
    ),
    fault(
      "harmless",
      "no X-Request-Id",
      onResponse(all, ({ headers }) => headers.delete("x-request-id")),
    ),
    fault(
      "harmless",
      "letters as escapes",
      onSuccess(all, (response) => {
        if (!isObject(response.body)) return false;
        response.body = JSON.stringify(response.body).replaceAll("@", "\\u0040").replaceAll("/", "\\/");
      }),
    ),
    fault(
      "harmless",
      "a Retry-After of nothing to wait for",
      onResponse(all, ({ headers }) => headers.set("x-ratelimit-remaining", "35")),
    ),
    fault(
      "harmless",
      "caching is forbidden",
      onResponse(all, ({ headers }) => headers.set("cache-control", "no-store")),
    ),
  ];
}
