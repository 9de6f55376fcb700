import { expect, test } from "vitest";
import { camelCase, isName, nameAll, pascalCase, propertyKey } from "./names.ts";

test.each([
  ["createCandidate", "CreateCandidate"],
  ["repos/list-for-org", "ReposListForOrg"],
  ["io.k8s.api.core.v1.Pod", "IoK8sApiCoreV1Pod"],
  ["2fa", "Item2fa"],
  ["élève", "Élève"],
  ["!?", "Item"],
])("makes a type name of %s", (text, name) => {
  expect(pascalCase(text)).toBe(name);
  expect(isName(pascalCase(text))).toBe(true);
});

test("gives each key a unique name, independent of the order", () => {
  const keys = ["get-pet", "getPet", "get_pet", "GetPet"];
  const names = nameAll(keys, (key) => pascalCase(key));
  expect(new Set(names.values()).size).toBe(4);
  expect(names.get("GetPet")).toBe("GetPet");
  expect([...nameAll(keys.reverse(), (key) => pascalCase(key))]).toEqual([...names]);
});

test("avoids taken and reserved names", () => {
  expect(nameAll(["security"], (key) => pascalCase(key), ["Security"]).get("security")).toBe("Security2");
  expect(["class", "string", "a-b", "1a", ""].map(isName)).toEqual([false, false, false, false, false]);
  expect(camelCase("Get /pets")).toBe("getPets");
});

test.each([
  ["name", "name"],
  ["delete", "delete"],
  ["x-rate", '"x-rate"'],
  ["200", "200"],
  ["4XX", '"4XX"'],
  ["__proto__", '["__proto__"]'],
])("writes the property %s", (name, code) => {
  expect(propertyKey(name)).toBe(code);
});
