import type { ApiDocument, Operation } from "../../../src/document.ts";
import { isObject } from "../../../src/json.ts";
import { faultsIn, isOperation, onSuccess } from "../change.ts";
import type { Fault, Target } from "../fault.ts";
import { membersOf } from "../places.ts";
import { jsonSchemaOf } from "./schemas.ts";

const fault = faultsIn("links");

/** Changes every link of a name, wherever it stands. */
function changeLinks(body: unknown, name: string, change: (href: string) => string): boolean {
  if (Array.isArray(body)) return body.map((one) => changeLinks(one, name, change)).some(Boolean);
  if (!isObject(body)) return false;
  return Object.entries(body)
    .map(([key, value]) => {
      if (key === name && isObject(value) && typeof value.href === "string") {
        value.href = change(value.href);
        return true;
      }
      return changeLinks(value, name, change);
    })
    .some(Boolean);
}

/** Links of V2, in each operation that gives them. */
export function linkFaults(document: ApiDocument, target: Target): Fault[] {
  if (target !== "v2") return [];
  return document.operations.flatMap((operation: Operation) => {
    const schema = jsonSchemaOf(operation);
    const names = new Set(
      (schema ? membersOf(document, schema) : [])
        .filter(({ way }) => way.at(-1) === "href")
        .map(({ way }) => way.at(-2) ?? ""),
    );
    return [...names].flatMap((name, index) => {
      const kinds: [string, (href: string) => string][] = [
        ["leads nowhere", (href) => `${href.split("?")[0]}0`],
        ["leads to another server", (href) => href.replace(/^https?:\/\/[^/]+/, "https://elsewhere.example")],
        ["is a path only", (href) => href.replace(/^https?:\/\/[^/]+/, "")],
      ];
      const [kind, change] = kinds[name === "self" ? 0 : index % 2] as (typeof kinds)[number];
      return fault(
        "sensible",
        `${operation.id}: the link ${name} ${kind}`,
        onSuccess(isOperation(operation.id), ({ body }) => changeLinks(body, name, change)),
      );
    });
  });
}
