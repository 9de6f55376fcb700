import { createOneWayFinder } from "../../document/one-way-properties.ts";
import type { Document, Schema } from "../../document/openapi.ts";
import { referencePath } from "../../document/references.ts";
import type { Use } from "../../validators/json-schema.ts";
import type { Step, TypeSource } from "./stub-model.ts";

/** A document with the place of each schema's type. */
export interface Source {
  readonly document: Document;
  readonly typeOf: (schema: Schema | undefined, place: Step[], use: Use) => TypeSource;
  readonly typeAt: (schema: Schema, place: Step[], use: Use) => TypeSource;
}

export const steps = (...path: (string | Step)[]): Step[] =>
  path.map((name) => (typeof name === "string" ? { name } : name));

const componentSchema = "#/components/schemas/";

export function createSource(document: Document): Source {
  const goesOneWay = createOneWayFinder(document);
  const typeAt = (schema: Schema, path: Step[], use: Use): TypeSource => {
    if (use === "text" || !goesOneWay(schema)) return { kind: "index", path };
    return { kind: "index", path, view: use === "request" ? "Writable" : "Readable" };
  };
  return {
    document,
    typeAt,
    typeOf(schema, place, use) {
      if (typeof schema !== "object") return { kind: "unknown" };
      const path =
        schema.$ref?.startsWith(componentSchema) && !schema.$ref.slice(componentSchema.length).includes("/")
          ? steps("components", "schemas", referencePath(schema.$ref)?.[2] ?? "")
          : place;
      return typeAt(schema, path, use);
    },
  };
}
