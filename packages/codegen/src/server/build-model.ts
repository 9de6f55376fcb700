import {
  type Document,
  type Header,
  locate,
  type MediaTypeObject,
  type Method,
  methods,
  type Operation,
  type PathItem,
  type RequestBody,
  type Response,
  type Schema,
  step,
} from "../document.ts";
import { nameAll, pascalCase } from "../names.ts";
import { docsOf } from "./docs.ts";
import type { Use } from "./json-schema.ts";
import { bareMediaType, mediaKind } from "./media.ts";
import type {
  BodyModel,
  HeaderModel,
  MediaModel,
  Model,
  OperationModel,
  ParameterModel,
  ResponseModel,
  SchemaUse,
  SenderModel,
  Step,
  TypeSource,
} from "./model.ts";
import { parametersOf, shapeOf, styleOf } from "./parameters.ts";
import { createMarkFinder, isBinary, propertiesOf, typesOf } from "./schemas.ts";
import { schemesOf } from "./security.ts";

const names = (...path: (string | Step)[]): Step[] => path.map((name) => (typeof name === "string" ? { name } : name));

const componentSchema = "#/components/schemas/";

/** Reads the model of a document that {@link validate} has passed. */
export function buildModel(document: Document): Model {
  const hasMarks = createMarkFinder(document);

  /** Where the type of a schema is: its component if it is one, else the place it stands at. */
  const typeOf = (schema: Schema | undefined, place: Step[], use: Use): TypeSource => {
    if (typeof schema !== "object") return { kind: "unknown" };
    const path =
      schema.$ref?.startsWith(componentSchema) && !schema.$ref.slice(componentSchema.length).includes("/")
        ? names("components", "schemas", decodeURIComponent(schema.$ref.slice(componentSchema.length)))
        : place;
    if (use === "text" || !hasMarks(schema)) return { kind: "index", path };
    return { kind: "index", path, view: use === "request" ? "Writable" : "Readable" };
  };

  const fieldsOf = (schema: Schema, media: MediaTypeObject): NonNullable<MediaModel["fields"]> =>
    [...propertiesOf(document, schema)].map(([name, property]) => {
      const encoding = media.encoding?.[name];
      const { style, explode } = styleOf({ ...encoding, in: "query" });
      const { shape, properties } = shapeOf(document, property, style);
      const json =
        encoding?.style === undefined && shape === "object" && !/urlencoded/.test(encoding?.contentType ?? "");
      const required = schema.required?.includes(name) ?? false;
      return { name, in: "query", required, style, explode, shape, ...(properties && { properties }), json };
    });

  const contentOf = (
    content: Record<string, MediaTypeObject> | undefined,
    pointer: string,
    place: Step[],
    use: Use,
    name: string,
  ): MediaModel[] => {
    const media = new Map<string, MediaModel>();
    for (const [key, object] of Object.entries(content ?? {})) {
      const mediaType = bareMediaType(key);
      if (media.has(mediaType)) continue; // differs by parameters only, validate saw to that
      const kind = mediaKind(document, mediaType, object.schema);
      const model: MediaModel = { mediaType, kind, type: { kind: "unknown" } };
      media.set(mediaType, model);
      const schema = object.schema;
      let schemaPointer = step(pointer, key, "schema");
      if (kind === "binary") model.type = { kind: "bytes" };
      else if (kind === "text")
        model.type = schema && isText(schema) ? typeOf(schema, [...place, { name: key }], use) : { kind: "text" };
      else if (kind === "yaml" && schema) {
        const content = locate<Schema>(document, schema, schemaPointer);
        if (content.value.contentSchema) {
          schemaPointer = step(content.pointer, "contentSchema");
          model.type = typeOf(content.value.contentSchema, [], use);
        } else model.type = typeOf(schema, [...place, { name: key }], use);
      } else model.type = typeOf(schema, [...place, { name: key }], use);
      if (kind === "form" || kind === "multipart") {
        if (schema) model.fields = fieldsOf(schema, object);
      }
      if (!schema || kind === "binary" || (kind === "text" && model.type.kind === "text")) continue;
      const coerced = kind === "form" || kind === "multipart";
      const suffix = Object.keys(content ?? {}).length > 1 ? ` ${mediaType.replace("application/", "")}` : "";
      model.schema = { pointer: schemaPointer, use: coerced ? "text" : use, name: `${name}${suffix}` };
    }
    return [...media.values()];
  };
  const isText = (schema: Schema) =>
    [...typesOf(document, schema)].every((type) => type === "string" || type === "null") && !isBinary(document, schema);

  const bodyOf = (
    operation: Operation,
    pointer: string,
    place: Step[],
    use: Use,
    name: string,
  ): BodyModel | undefined => {
    if (!operation.requestBody) return undefined;
    const body = locate<RequestBody>(document, operation.requestBody, step(pointer, "requestBody"));
    const required = body.value.required === true;
    const shared = /^#\/components\/requestBodies\/([^/]+)$/.exec(body.pointer)?.[1];
    const path = shared
      ? names("components", "requestBodies", shared, "content")
      : [...place, ...names({ name: "requestBody", optional: !required }, "content")];
    return { required, content: contentOf(body.value.content, step(body.pointer, "content"), path, use, name) };
  };

  const headerOf = (name: string, header: Header, pointer: string, place: Step[], use: string): HeaderModel => {
    const required = header.required === true;
    const base = { name: name.toLowerCase(), required, ...(header.description && { description: header.description }) };
    if (!header.schema) return { ...base, type: { kind: "text" } };
    // A handler writes texts and numbers; how lists and booleans look in a header is for it to decide.
    const types = [...typesOf(document, header.schema)];
    const plain = types.length > 0 && types.every((type) => /^(string|number|integer)$/.test(type));
    const schema: SchemaUse = { pointer: step(pointer, "schema"), use: "text", name: `${use} header` };
    if (!plain)
      return {
        ...base,
        type: { kind: "text" },
        ...(types.every((type) => type === "boolean") && types.length > 0 && { schema }),
      };
    return { ...base, type: typeOf(header.schema, place, "text"), schema };
  };

  const responsesOf = (operation: Operation, pointer: string, place: Step[], method: Method): ResponseModel[] =>
    Object.entries(operation.responses ?? {})
      .filter(([status]) => !status.startsWith("x-"))
      .map(([status, reference]) => {
        const response = locate<Response>(document, reference, step(pointer, "responses", status));
        const component =
          "$ref" in reference && /^#\/components\/responses\/[^/]+$/.test(response.pointer)
            ? response.pointer.split("/")[3]
            : undefined;
        const types =
          component === undefined
            ? [...place, ...names("responses", status)]
            : names("components", "responses", component);
        const name = component ?? `${operation.operationId} ${status}`;
        const headers = Object.entries(response.value.headers ?? {}).map(([header, referenced]) => {
          const found = locate<Header>(document, referenced, step(response.pointer, "headers", header));
          const shared = found.pointer.startsWith("#/components/headers/") ? found.pointer.split("/") : [];
          const optional = found.value.required !== true;
          const path =
            shared.length === 4
              ? names("components", "headers", shared[3] ?? "")
              : [...types, ...names("headers", { name: header, optional })];
          return headerOf(header, found.value, found.pointer, path, shared[3] ?? `${name} ${header}`);
        });
        const content =
          method === "head"
            ? []
            : contentOf(
                response.value.content,
                step(response.pointer, "content"),
                [...types, ...names("content")],
                "response",
                `${name} body`,
              );
        return {
          status,
          ...(response.value.description && { description: response.value.description }),
          headers: headers.filter(({ name }) => name !== "content-type"),
          content,
          ...(component !== undefined && method !== "head" && { component }),
        };
      });

  const parameterModels = (
    item: PathItem,
    operation: Operation,
    itemPointer: string,
    pointer: string,
    place: Step[],
  ): ParameterModel[] => {
    const found = parametersOf(document, item, operation, itemPointer, pointer);
    return found.map(({ parameter, place: where, component }) => {
      const [media] = Object.entries(parameter.content ?? {});
      const schema = (media ? media[1].schema : parameter.schema) ?? {};
      const siblings = found.filter((other) => other.parameter.in === parameter.in);
      const allOptional = parameter.in !== "path" && siblings.every((other) => other.parameter.required !== true);
      const required = parameter.required === true;
      const path =
        component !== undefined && !media
          ? names("components", "parameters", component)
          : [
              ...place,
              ...names(
                "parameters",
                { name: parameter.in, optional: allOptional },
                { name: parameter.name, optional: !required },
              ),
            ];
      const { style, explode } = media ? styleOf({ in: parameter.in }) : styleOf(parameter);
      const { shape, properties } = media
        ? { shape: "primitive" as const, properties: undefined }
        : shapeOf(document, schema, style);
      const fallback = locate<Schema>(document, schema, "").value.default;
      return {
        name: parameter.name,
        in: parameter.in,
        required,
        style,
        explode,
        shape,
        ...(properties && { properties }),
        json: media !== undefined,
        ...(fallback !== undefined && !required && { default: fallback }),
        type: typeOf(schema, path, "text"),
        schema: { pointer: media ? step(where, "content", media[0], "schema") : step(where, "schema") },
        docs: docsOf(parameter),
        ...(component !== undefined && { component }),
      };
    });
  };

  const operations: OperationModel[] = [];
  const senders: SenderModel[] = [];

  const senderHeaders = (
    item: PathItem,
    operation: Operation,
    itemPointer: string,
    pointer: string,
    place: Step[],
    name: string,
  ) =>
    parameterModels(item, operation, itemPointer, pointer, place)
      .filter((parameter) => parameter.in === "header")
      .map((parameter): HeaderModel => {
        const { name: header, required, type, docs, schema } = parameter;
        const text: TypeSource = parameter.shape === "primitive" && !parameter.json ? type : { kind: "text" };
        return {
          name: header.toLowerCase(),
          required,
          type: text,
          ...(text === type && {
            schema: {
              pointer: schema.pointer,
              use: "text" as const,
              name: `${parameter.component ?? `${name} ${header}`} header`,
            },
          }),
          ...(docs.description && { description: docs.description }),
        };
      });

  const addSenders = (item: PathItem, pointer: string, name: string, place: Step[], expression?: string) => {
    const present = methods.filter((method) => item[method]);
    for (const method of present) {
      const operation = item[method];
      if (!operation) continue;
      const own = present.length > 1 ? `${name}.${method}` : name;
      const types = operation.operationId
        ? names("operations", operation.operationId.replaceAll("#", "/"))
        : [...place, { name: method }];
      const here = step(pointer, method);
      const body = bodyOf(operation, here, types, "response", `${own} message`);
      senders.push({
        name: own,
        typeName: "",
        method: method.toUpperCase() as Uppercase<Method>,
        ...(expression !== undefined && { expression }),
        docs: docsOf(operation),
        headers: senderHeaders(item, operation, pointer, here, types, own),
        ...(body && { body }),
      });
    }
  };

  for (const [path, item] of Object.entries(document.paths ?? {})) {
    if (path.startsWith("x-")) continue;
    for (const method of methods) {
      const operation = item[method];
      if (!operation?.operationId) continue;
      const { operationId } = operation;
      const itemPointer = step("#/paths", path);
      const pointer = step(itemPointer, method);
      const place = names("operations", operationId.replaceAll("#", "/"));
      const body = bodyOf(operation, pointer, place, "request", `${operationId} body`);
      operations.push({
        operationId,
        typeName: "",
        method: method.toUpperCase() as Uppercase<Method>,
        path,
        docs: docsOf(operation),
        parameters: parameterModels(item, operation, itemPointer, pointer, place),
        ...(body && { body }),
        responses: responsesOf(operation, pointer, place, method),
        security: operation.security ?? document.security ?? [],
      });
      for (const [name, reference] of Object.entries(operation.callbacks ?? {})) {
        const callback = locate(document, reference, step(pointer, "callbacks", name));
        const entries = Object.entries(callback.value).filter(([expression]) => !expression.startsWith("x-"));
        for (const [index, [expression, inner]] of entries.entries()) {
          const own = `${operationId}.${name}${entries.length > 1 ? index + 1 : ""}`;
          addSenders(inner, step(callback.pointer, expression), own, [], expression);
        }
      }
    }
  }
  for (const [name, item] of Object.entries(document.webhooks ?? {}))
    addSenders(item, step("#/webhooks", name), name, names("webhooks", name));

  const typeNames = nameAll(
    operations.map(({ operationId }) => operationId),
    (id) => pascalCase(id, "Operation"),
    ["Security"],
  );
  for (const operation of operations) operation.typeName = typeNames.get(operation.operationId) ?? "";
  const senderNames = nameAll(
    senders.map(({ name }) => name),
    (name) => pascalCase(name, "Message"),
  );
  for (const sender of senders) sender.typeName = senderNames.get(sender.name) ?? "";
  return { operations, senders, schemes: schemesOf(document, operations) };
}
