import { type ApiDocument, isObject, type Operation } from "@assessment-api/contract-tests/internal";
import { faultsIn, isOperation, onSuccess, operationFaultsIn } from "../change.ts";
import type { Fault, Target } from "../fault.ts";
import { membersOf } from "../places.ts";
import { jsonSchemaOf } from "./schemas.ts";

const fault = faultsIn("links");
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

/** Leads `self` to another resource of the same kind. */
const leadsToAnother = (id: string): Fault["plant"] => {
  let other: string | undefined;
  return onSuccess(isOperation(id), ({ body }, { values }) => {
    const own = Object.values(values).at(-1);
    const links = isObject(body) && isObject(body._links) ? body._links : undefined;
    const self = links && isObject(links.self) ? links.self : undefined;
    if (!own || !self) return false;
    other ??= own;
    if (other === own) return false;
    self.href = String(self.href).replace(own, other);
  });
};

export function linkFaults(document: ApiDocument, target: Target): Fault[] {
  if (target !== "v2") return [];
  return document.operations.flatMap((operation: Operation) => {
    const schema = jsonSchemaOf(operation);
    const names = new Set(
      (schema ? membersOf(document, schema) : [])
        .filter(({ way }) => way.at(-1) === "href")
        .map(({ way }) => way.at(-2) ?? ""),
    );
    const read = operation.method === "GET" && operation.path.endsWith("}") && names.has("self");
    const another = `${operation.id}: the link self leads to another`;
    return [
      ...(read ? [fault("sensible", another, leadsToAnother(operation.id))] : []),
      ...[...names].flatMap((name, index) => {
        const kinds: [string, (href: string) => string][] = [
          ["leads nowhere", (href) => `${href.split("?")[0]}0`],
          ["leads to another server", (href) => href.replace(/^https?:\/\/[^/]+/, "https://elsewhere.example")],
          ["is a path only", (href) => href.replace(/^https?:\/\/[^/]+/, "")],
        ];
        const [kind, change] = kinds[name === "self" ? 0 : index % 2] as (typeof kinds)[number];
        return inSuccess("sensible", operation.id, `the link ${name} ${kind}`, ({ body }) =>
          changeLinks(body, name, change),
        );
      }),
    ];
  });
}
