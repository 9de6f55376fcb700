import { isJson } from "../../document/media-types.ts";
import type { Header, Operation, Response } from "../../document/openapi.ts";
import { locate, referencePath, step } from "../../document/references.ts";
import { typesOf } from "../../document/schemas.ts";
import { contentOf } from "./read-content.ts";
import type { HeaderModel, ResponseModel, SchemaUse, Step } from "./stub-model.ts";
import { type Source, steps } from "./type-places.ts";

export const isBodiless = (status: string) => /^(1\d\d|1XX|204|304)$/.test(status);

const anything: ResponseModel = { status: "default", headers: [], content: [] };

export function responsesOf(
  source: Source,
  operation: Operation,
  pointer: string,
  types: Step[],
  method: string,
): ResponseModel[] {
  const declared = Object.entries(operation.responses ?? {}).filter(([status]) => !status.startsWith("x-"));
  if (declared.length === 0) return [anything];
  return declared.map(([status, reference]) => {
    const response = locate<Response>(source.document, reference, step(pointer, "responses", status));
    const component =
      "$ref" in reference && /^#\/components\/responses\/[^/]+$/.test(response.pointer)
        ? referencePath(response.pointer)?.[2]
        : undefined;
    const place =
      component === undefined ? [...types, ...steps("responses", status)] : steps("components", "responses", component);
    const bodiless = method === "head" || isBodiless(status);
    const name = component ?? `${operation.operationId} ${status}`;
    const content = {
      pointer: step(response.pointer, "content"),
      types: [...place, ...steps("content")],
      use: "response" as const,
      name: `${name} body`,
    };
    return {
      status,
      ...((response.value.description || response.value.summary) && {
        description: response.value.description || response.value.summary || "",
      }),
      headers: headersOf(source, response, place, name),
      content: bodiless ? [] : contentOf(source, response.value.content, content),
      ...(component !== undefined && !bodiless && { component }),
    };
  });
}

function headersOf(
  source: Source,
  { value, pointer }: { value: Response; pointer: string },
  types: Step[],
  name: string,
): HeaderModel[] {
  const names = new Set(["content-type"]);
  return Object.entries(value.headers ?? {})
    .filter(([header]) => !names.has(header.toLowerCase()) && names.add(header.toLowerCase()))
    .map(([header, reference]) => {
      const found = locate<Header>(source.document, reference, step(pointer, "headers", header));
      const [root, section, shared, ...inner] = referencePath(found.pointer) ?? [];
      const isShared = root === "components" && section === "headers" && shared !== undefined && inner.length === 0;
      const place = isShared
        ? steps("components", "headers", shared)
        : [...types, ...steps("headers", { name: header, optional: found.value.required !== true })];
      return headerOf(source, header, found.value, found.pointer, place, isShared ? shared : `${name} ${header}`);
    });
}

function headerOf(
  { document, typeOf }: Source,
  name: string,
  header: Header,
  pointer: string,
  types: Step[],
  use: string,
): HeaderModel {
  const required = header.required === true;
  const base = {
    name: name.toLowerCase(),
    required,
    ...(header.description && { description: header.description }),
    ...(name.toLowerCase() === "set-cookie" && { repeated: true as const }),
  };
  if (!header.schema) {
    const [type = ""] = Object.keys(header.content ?? {});
    return {
      ...base,
      type: isJson(type) ? { kind: "unknown" } : { kind: "text" },
      ...(isJson(type) && { json: true }),
    };
  }
  const jsonTypes = [...typesOf(document, header.schema)];
  const isPlain = jsonTypes.length > 0 && jsonTypes.every((type) => /^(string|number|integer)$/.test(type));
  const isBoolean = jsonTypes.length > 0 && jsonTypes.every((type) => type === "boolean");
  const schema: SchemaUse = { pointer: step(pointer, "schema"), use: "text", name: `${use} header` };
  if (isPlain) return { ...base, type: typeOf(header.schema, types, "text"), schema };
  const isStructured = jsonTypes.length > 0 && jsonTypes.every((type) => type === "array" || type === "object");
  return {
    ...base,
    type: { kind: "text" },
    ...(isBoolean && { schema }),
    ...(isStructured && { structured: typeOf(header.schema, types, "text") }),
    ...(isStructured && header.explode && { explode: true }),
  };
}
