import { expect, it } from "vitest";
import { loadVersion } from "../../command/versions.ts";
import { createValidator } from "../../document/validator.ts";
import type { Walk } from "../../session/pages.ts";
import type { Session } from "../../session/session.ts";
import { valuesFor } from "./own-values.ts";

const document = await loadVersion("v2");
const validator = createValidator(document);
const list = document.operations.find(({ id }) => id === "listPredefinedTests");
const query = list?.parameters.find(({ name }) => name === "query");
if (!list || !query) throw new Error("V2 has no listPredefinedTests with a query");

const searched = (...names: string[]): string[] => {
  const walk = { items: names.map((name, index) => ({ id: `pre_${index}`, name })), complete: true } as unknown as Walk;
  return valuesFor({ document, validator } as unknown as Session, list, query, walk).found;
};

it("searches for the beginning of a name with special characters, unless it is short", () => {
  expect(searched("Go Developer, middle", "Team Lead", "C++ Developer", "'Lead'")).toEqual([
    "Go Developer",
    "Team Lead",
  ]);
});
