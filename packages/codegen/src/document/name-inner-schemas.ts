import { createNames, pascalCase } from "../code/names.ts";
import {
  type Document,
  methodSteps,
  methodsOf,
  type Operation,
  operationOf,
  type PathItem,
  type Schema,
} from "./openapi.ts";
import { step } from "./references.ts";
import { walkDocument } from "./walk.ts";

export function nameInnerSchemas(document: Document): void {
  const names = createNames(Object.keys(document.components?.schemas ?? {}));
  const moved = new Map<string, Schema>();
  const move = (holder: object, key: string, pointer: string) => {
    const schema = holder[key as keyof typeof holder] as Schema | undefined;
    if (
      typeof schema !== "object" ||
      schema === null ||
      (typeof schema.$ref === "string" && Object.keys(schema).length === 1)
    )
      return;
    const words = pointer
      .split("/")
      .slice(1)
      .filter((word) => !/^(paths|components|schemas|parameters|content|schema|\d+)$/.test(word));
    const name = names(pascalCase(words.map((word) => word.replaceAll("~1", " ").replaceAll("~0", " ")).join(" ")));
    moved.set(name, schema);
    Object.assign(holder, { [key]: { $ref: step("#/components/schemas", name) } });
  };
  walkDocument(document, {
    schema: (schema, pointer) => move(schema, "contentSchema", pointer),
  });
  const parameters = (list: unknown, pointer: string) => {
    for (const [index, parameter] of Object.entries(
      (list ?? {}) as Record<string, { name?: string; content?: object }>,
    )) {
      for (const [type, media] of Object.entries(parameter?.content ?? {}))
        move(media, "schema", step(pointer, index, parameter.name ?? "", type));
    }
  };
  parameters(document.components?.parameters, "#/components/parameters");
  // Callbacks are not part of the generated types.
  const callback = (callback: unknown, pointer: string) => {
    for (const [expression, item] of Object.entries((callback ?? {}) as Record<string, PathItem>)) {
      if (typeof item !== "object" || item === null) continue;
      for (const [method, operation] of Object.entries(item) as [string, Operation][]) {
        const place = step(pointer, expression.startsWith("{") ? "" : expression, method);
        const body = operation?.requestBody;
        for (const media of body && "content" in body ? Object.values(body.content) : [])
          move(media as object, "schema", step(place, "message"));
        for (const parameter of operation?.parameters ?? [])
          if ("name" in parameter) move(parameter, "schema", step(place, parameter.name));
      }
    }
  };
  for (const [name, one] of Object.entries(document.components?.callbacks ?? {}))
    callback(one, step("#/components", name));
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    parameters(item.parameters, step("#/paths", path, "parameters"));
    for (const method of methodsOf(item)) {
      const operation = operationOf(item, method);
      parameters(operation?.parameters, step("#/paths", path, ...methodSteps(method), "parameters"));
      for (const [name, one] of Object.entries(operation?.callbacks ?? {}))
        callback(one, step("#/paths", operation?.operationId ?? path, name));
    }
  }
  if (moved.size === 0) return;
  document.components ??= {};
  document.components.schemas = { ...document.components.schemas, ...Object.fromEntries(moved) };
}
