import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { createDemandOther, type Place } from "./addresses.ts";

const demandOf = (place: Partial<Place> = {}) =>
  createDemandOther(() => ({ origin: "http://127.0.0.1:4010", host: "127.0.0.1", port: 4010, ...place }));
const own = Object.values(networkInterfaces()).flatMap((all = []) =>
  all.filter(({ family }) => family === "IPv4").map(({ address }) => address),
);

test.each([
  "http://127.0.0.1:4010/control/organizations",
  "http://127.0.0.1:4010/",
  "http://localhost:4010/v1/candidates",
  "http://api.localhost.:4010/control",
  "http://127.9.9.9:4010/",
  "http://2130706433:4010/control",
  "http://[::1]:4010/control",
  "http://[::ffff:127.0.0.1]:4010/control",
  "http://0.0.0.0:4010/control",
  "http://[::]:4010/control",
  "https://localhost:4010/control",
  "http://127.0.0.1:4010/catcher/",
  "http://127.0.0.1:4010/catcher/org_1/../../control/clock/advance",
  "http://127.0.0.1:4010/catcher/%2e%2e/control",
  ...own.map((address) => `http://${address}:4010/control`),
])("%s is the sandbox itself", (url) => {
  expect(() => demandOf()(url)).toThrow(/is the sandbox itself; use .*\/catcher\/<organization>/);
});

test.each([
  "https://sandbox.example.com/base/control",
  "https://sandbox.example.com:443/base",
  "http://127.0.0.1:4010/v2",
])("%s is the sandbox behind a proxy", (url) => {
  expect(() => demandOf({ origin: "https://sandbox.example.com/base" })(url)).toThrow("is the sandbox itself");
});

test.each([
  "http://127.0.0.1:4010/catcher/org_1",
  "http://127.0.0.1:4011/control",
  "http://localhost/control",
  "https://hooks.example.com:4010/control",
  "https://sandbox.example.com/other",
  "https://sandbox.example.com/base/catcher/org_1",
])("%s is not the sandbox, or accepts webhooks", (url) => {
  expect(demandOf({ origin: "https://sandbox.example.com/base" })(url)).toBeUndefined();
});

test("a host name of the sandbox is detected after its lookup", () => {
  const demand = demandOf();
  expect(() => demand("http://hooks.example.com:4010/control", "::ffff:127.0.0.1")).toThrow("is the sandbox itself");
  expect(demand("http://hooks.example.com:4010/control", "93.184.215.14")).toBeUndefined();
});
