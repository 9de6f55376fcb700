import type { Document, SecurityScheme } from "../../document/openapi.ts";
import { locate } from "../../document/references.ts";
import { docsOf } from "./read-docs.ts";
import type { OperationModel, SchemeModel, StubModel } from "./stub-model.ts";

export const isComplete = ({ type, name, in: where, scheme }: SecurityScheme) =>
  type === "apiKey" ? Boolean(name) && /^(header|query|cookie)$/.test(where ?? "") : type !== "http" || Boolean(scheme);

export function schemesOf(document: Document, operations: OperationModel[]): StubModel["schemes"] {
  const alternatives = operations.flatMap(({ security }) => security.map((one) => Object.keys(one)));
  const used = [...new Set(alternatives.flat())].sort();
  return new Map(
    used.map((name): [string, SchemeModel] => {
      const declared = document.components?.securitySchemes?.[name] ?? { type: "other" };
      const scheme = locate<SecurityScheme>(document, declared, "").value;
      const base = { docs: docsOf(scheme), combined: !alternatives.some((one) => one.length === 1 && one[0] === name) };
      if (!isComplete(scheme)) return [name, { ...base, type: "other" }];
      if (scheme.type === "apiKey")
        return [name, { ...base, type: "apiKey", in: scheme.in as "header", name: scheme.name ?? "" }];
      if (scheme.type === "http") return [name, { ...base, type: "http", scheme: (scheme.scheme ?? "").toLowerCase() }];
      // Both issue bearer tokens (RFC 6750).
      if (/^(oauth2|openIdConnect)$/.test(scheme.type)) return [name, { ...base, type: "http", scheme: "bearer" }];
      return [name, { ...base, type: "other" }];
    }),
  );
}
