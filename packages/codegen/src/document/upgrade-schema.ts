import type { Schema } from "./openapi.ts";

type Old = Schema & {
  description?: string;
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: boolean | number;
  exclusiveMaximum?: boolean | number;
};

/** Upgrades a 3.0 schema to 3.1 in place. */
export function upgradeSchema(schema: Old): void {
  if (schema.$ref !== undefined) {
    // In 3.0, siblings of a reference are ignored.
    for (const key of Object.keys(schema)) if (key !== "$ref") delete schema[key as keyof Schema];
    return;
  }
  upgradeBounds(schema);
  allowNull(schema);
}

/** Converts `exclusiveMinimum` and `exclusiveMaximum` from flags (3.0) to bounds (3.1). */
export function upgradeBounds(schema: Old): void {
  const bound = (bound: "minimum" | "maximum", exclusive: "exclusiveMinimum" | "exclusiveMaximum") => {
    if (typeof schema[exclusive] !== "boolean") return;
    const value = schema[bound];
    const strict = schema[exclusive];
    delete schema[exclusive];
    if (strict && value !== undefined) {
      schema[exclusive] = value;
      delete schema[bound];
    }
  };
  bound("minimum", "exclusiveMinimum");
  bound("maximum", "exclusiveMaximum");
}

/** Converts `nullable: true` to a null type, also for enums, references and allOf. */
export function allowNull(schema: Old): void {
  const { nullable } = schema;
  delete schema.nullable;
  if (!nullable) return;
  if (schema.enum && !schema.enum.includes(null)) schema.enum.push(null);
  if (typeof schema.type === "string") schema.type = [schema.type, "null"];
  else if (schema.type && !schema.type.includes("null")) schema.type.push("null");
  for (const union of ["anyOf", "oneOf"] as const) {
    const list = schema[union];
    if (list && !list.some((one) => one.type === "null")) list.push({ type: "null" });
  }
  if (schema.allOf || schema.$ref !== undefined || "const" in schema) {
    const { description, ...rest } = { ...schema };
    for (const key of Object.keys(schema)) delete schema[key as keyof Schema];
    Object.assign(schema, description !== undefined && { description }, { anyOf: [rest, { type: "null" }] });
  }
}
