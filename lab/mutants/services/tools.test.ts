import { expect, it } from "vitest";
import { comesOf, problemsOfSchemathesis } from "./tools.ts";

const failure = (operation: string, title: string, message: string) => ({
  name: "a check",
  status: "failure",
  failure_info: { failure: { operation, title, message } },
});
const scenario = (label: string, ...checks: object[]): string =>
  JSON.stringify({
    ScenarioFinished: { recorder: { label, checks: { one: [{ name: "ok", status: "success" }, ...checks] } } },
  });
const problemsIn = (...lines: string[]): string[] => [...problemsOfSchemathesis(`${lines.join("\n")}\n`)];

it("a problem of schemathesis names its operation, also in tests of several operations", () => {
  const undefinedStatus = failure("GET /items", "Undocumented status code", "Received: 404\nDocumented: 200, 422");
  expect(problemsIn(scenario("Stateful tests", undefinedStatus), scenario("GET /items", undefinedStatus))).toEqual([
    "GET /items Undocumented status code Received: 404 Documented: …, …",
  ]);
});

it("one undocumented status does not hide another", () => {
  const with404 = failure("GET /items", "Undocumented status code", "Received: 404\nDocumented: 200");
  const with500 = failure("GET /items", "Undocumented status code", "Received: 500\nDocumented: 200");
  expect(problemsIn(scenario("GET /items", with404, with500))).toHaveLength(2);
});

it("what it could not do is a problem, what passed is none", () => {
  const error = { NonFatalError: { label: "GET /items", value: { type: "Timeout", message: "after 10.5 s" } } };
  expect(problemsIn(JSON.stringify({ EngineStarted: {} }), JSON.stringify(error), scenario("GET /items"))).toEqual([
    "GET /items {…:…,…:…}",
  ]);
});

it("a problem of another resource does not come of a fault", () => {
  const problem = "GET /items/{id} body must be number";
  for (const path of ["/items/{id}", "/items", "/items/", "/items/{id}/parts"])
    expect(comesOf(problem, path)).toBe(true);
  for (const path of ["/shelves", "/item", "/"]) expect(comesOf(problem, path)).toBe(false);
  expect(comesOf("could not run: no server", "/items")).toBe(true);
});
