import { type ApiDocument, isObject, type Operation } from "@assessment-api/contract-tests/internal";
import { operationFaultsIn } from "../change.ts";
import type { Fault, Target } from "../fault.ts";
import { membersOf } from "../places.ts";
import { jsonSchemaOf } from "./schemas.ts";

const { inSuccess } = operationFaultsIn("links");

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

/** Wrong links. Derived faults cover links to other resources. */
const KINDS: [string, (href: string) => string][] = [
  ["leads nowhere", (href) => `${href.split("?")[0]}0`],
  ["leads to another server", (href) => href.replace(/^https?:\/\/[^/]+/, "https://elsewhere.example")],
];

export function linkFaults(document: ApiDocument, target: Target): Fault[] {
  if (target !== "v2") return [];
  return document.operations.flatMap((operation: Operation) => {
    const schema = jsonSchemaOf(operation);
    const names = new Set(
      (schema ? membersOf(document, schema) : [])
        .filter(({ way }) => way.at(-1) === "href")
        .map(({ way }) => way.at(-2) ?? ""),
    );
    return [...names].map((name, index) => {
      const [kind, change] = KINDS[name === "self" ? 0 : index % 2] as (typeof KINDS)[number];
      return inSuccess("sensible", operation.id, `the link ${name} ${kind}`, ({ body }) =>
        changeLinks(body, name, change),
      );
    });
  });
}
