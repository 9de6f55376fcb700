import { type Document, locate, type SecurityScheme } from "../document.ts";
import { docsOf } from "./docs.ts";
import type { Model, OperationModel, SchemeModel } from "./model.ts";

/** The schemes that operations use, by name. */
export function schemesOf(document: Document, operations: OperationModel[]): Model["schemes"] {
  const alternatives = operations.flatMap(({ security }) => security.map((one) => Object.keys(one)));
  const used = [...new Set(alternatives.flat())].sort();
  return new Map(
    used.map((name): [string, SchemeModel] => {
      const declared = document.components?.securitySchemes?.[name] ?? { type: "other" };
      const scheme = locate<SecurityScheme>(document, declared, "").value;
      const base = { docs: docsOf(scheme), combined: !alternatives.some((one) => one.length === 1 && one[0] === name) };
      if (scheme.type === "apiKey")
        return [name, { ...base, type: "apiKey", in: scheme.in as "header", name: scheme.name ?? "" }];
      if (scheme.type === "http") return [name, { ...base, type: "http", scheme: (scheme.scheme ?? "").toLowerCase() }];
      // Both hand out bearer tokens (RFC 6750).
      if (/^(oauth2|openIdConnect)$/.test(scheme.type)) return [name, { ...base, type: "http", scheme: "bearer" }];
      return [name, { ...base, type: "other" }];
    }),
  );
}
