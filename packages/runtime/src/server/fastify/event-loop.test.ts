import { describe, expect, test } from "vitest";
import { longestPause } from "../../testing/pause.ts";
import { anyJson, echo, parameter, server } from "../../testing/things.ts";
import type { Route, ValidationProblem } from "../contract.ts";

const most = 1024 * 1024;
const fill = (unit: string, size = most) => unit.repeat(Math.floor(size / unit.length));
const keys = Array.from({ length: 60_000 }, (_, index) => `k${index}`);
const field = parameter("filter", "query", { style: "deepObject", shape: "object" });

const route: Partial<Route> = {
  method: "POST",
  path: "/things",
  parameters: [],
  responses: anyJson,
  body: {
    required: true,
    content: {
      "application/json": { kind: "json", validate: refuse },
      "application/x-www-form-urlencoded": { kind: "form", fields: [field] },
      "multipart/form-data": { kind: "multipart" },
    },
  },
};

function refuse() {
  refuse.errors = [{ instancePath: "", keyword: "type", params: { type: "string" } }];
  return false;
}
refuse.errors = [] as ValidationProblem[];

/** CPU budget, about ten times the normal cost. Quadratic work takes seconds to hours. */
const SECOND = 1000;

describe("no request of the largest size blocks the event loop:", () => {
  const json = "application/json";
  const form = "application/x-www-form-urlencoded";
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';

  test.each([
    ["JSON of nested lists", json, fill("[", most / 2) + fill("]", most / 2)],
    ["JSON of many numbers", json, `[${fill("1,", most - 100)}1]`],
    ["JSON of many objects", json, `[${fill("{},", most - 100)}1]`],
    ["JSON of many properties", json, JSON.stringify(Object.fromEntries(keys.map((key) => [key, 1])))],
    ["JSON of many texts that cannot be stored", json, `[${fill('"\\u0000",', most - 100)}1]`],
    ["JSON of many escapes", json, `["${fill("\\u00e9\\n", most - 100)}"]`],
    ["JSON of many objects and an escape", json, `["\\ud83d\\ude00",${fill("{},", most - 100)}1]`],
    ["a form of one field", form, fill("a=1&")],
    ["a form of many fields", form, keys.map((key) => `${key}=1`).join("&")],
    ["a form of one property", form, fill("filter[a]=1&")],
    ["a form of many escapes", form, `a=${fill("%C3%A9", most - 10)}`],
    ["a form of broken escapes", form, fill("a=%zz&")],
    ["a form with many files", "multipart/form-data; boundary=x", `${fill(part, most - 100)}--x--\r\n`],
  ])("%s", async (_, type, payload) => {
    const { app } = server(route, echo("contentType"), { bodyLimit: most });
    const headers = { "content-type": type };
    const post = () => app.inject({ method: "POST", url: "/things", headers, payload });
    await app.ready();
    const pause = await longestPause(async () => expect([200, 400]).toContain((await post()).statusCode));
    expect(pause).toBeLessThan(SECOND);
  });

  test.each([
    ["Accept", fill(",", 16_000)],
    ["Accept", fill('",', 16_000)],
    ["Accept", fill("a/b;q=0.1,", 16_000)],
    ["Content-Type", `application/json${fill(';="', 16_000)}`],
    ["Cookie", fill("a=1;", 16_000)],
  ])("the header %s", async (name, value) => {
    const { app } = server({ ...route, parameters: [parameter("a", "cookie")] }, echo("contentType"));
    const headers = { "content-type": "application/json", [name]: value };
    await app.ready();
    const post = () => app.inject({ method: "POST", url: "/things", headers, payload: "1" });
    expect(await longestPause(post)).toBeLessThan(100);
  });
});
