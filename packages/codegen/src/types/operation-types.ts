import {
  type Header,
  type MediaTypeObject,
  methodSteps,
  methodsOf,
  type Operation,
  operationOf,
  type Parameter,
  type PathItem,
  type Ref,
  type RequestBody,
  type Response,
} from "../document/openapi.ts";
import { locate, step } from "../document/references.ts";
import { sequenceKind } from "../document/sequences.ts";
import { commentOf, type SchemaTypes } from "./schema-type.ts";
import { generic, type Member, never, object, type Type, text, unknown } from "./type-tree.ts";

/** Methods that every path item lists, even if absent. */
const usualMethods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export class OperationTypes {
  readonly operations: Member[] = [];
  readonly #schemas: SchemaTypes;

  constructor(schemas: SchemaTypes) {
    this.#schemas = schemas;
  }

  pathItem(item: PathItem, pointer: string): Type {
    const members = [...new Set([...usualMethods, ...methodsOf(item)])].map((key): Member => {
      const operation = operationOf(item, key);
      if (!operation) return { key, optional: true, type: never };
      const place = step(pointer, ...methodSteps(key));
      return { key, type: this.#operation(operation, item, place), ...commentOf(operation) };
    });
    return object([this.#parameters(item.parameters ?? [], step(pointer, "parameters")), ...members]);
  }

  #operation(operation: Operation, item: PathItem, pointer: string): Type {
    const type = object(this.#parts(operation, item, pointer));
    if (!operation.operationId) return type;
    const key = operation.operationId.replaceAll("#", "/");
    this.operations.push({ key, type });
    return text(`operations[${JSON.stringify(key)}]`);
  }

  #parts(operation: Operation, item: PathItem, pointer: string): Member[] {
    const { requestBody, responses = {}, parameters = [] } = operation;
    const byName = new Map<string, Parameter | Ref>();
    for (const one of [...(item.parameters ?? []), ...parameters]) {
      const { in: place, name } = this.#follow<Parameter>(one);
      byName.set(`${place} ${name}`, one);
    }
    const statuses = Object.entries(responses).filter(([status]) => !status.startsWith("x-"));
    return [
      this.#parameters([...byName.values()], step(pointer, "parameters")),
      requestBody === undefined
        ? { key: "requestBody", optional: true, type: never }
        : {
            key: "requestBody",
            optional: this.#follow<RequestBody>(requestBody).required !== true,
            type: this.#referable(requestBody, step(pointer, "requestBody"), (body, place) =>
              this.requestBody(body, place),
            ),
            ...commentOf(requestBody),
          },
      {
        key: "responses",
        type:
          statuses.length === 0
            ? never
            : object(
                statuses.map(([key, response]) => ({
                  key,
                  type: this.#referable(response, step(pointer, "responses", key), (one, place) =>
                    this.response(one, place),
                  ),
                  ...commentOf(response),
                })),
              ),
      },
    ];
  }

  #parameters(list: readonly (Parameter | Ref)[], pointer: string): Member {
    const groups = (["query", "header", "path", "cookie"] as const).map((place): Member => {
      const members = list.flatMap((one, index): Member[] => {
        const parameter = this.#follow<Parameter>(one);
        if (parameter.in !== place) return [];
        return [
          {
            key: parameter.name,
            optional: place !== "path" && parameter.required !== true,
            type: this.#referable(one, step(pointer, index), (found, where) => this.parameter(found, where)),
            ...commentOf(parameter),
          },
        ];
      });
      if (members.length === 0) return { key: place, optional: true, type: never };
      return { key: place, optional: members.every(({ optional }) => optional), type: object(members) };
    });
    return { key: "parameters", type: object(groups) };
  }

  parameter(parameter: Parameter, pointer: string): Type {
    // The client takes the parsed value of JSON parameters.
    const [[mediaType, media] = []] = Object.entries(parameter.content ?? {});
    if (mediaType !== undefined && media) return this.#media(mediaType, media, step(pointer, "content", mediaType));
    return parameter.schema ? this.#schemas.of(parameter.schema, step(pointer, "schema")) : text("string");
  }

  requestBody({ content = {} }: RequestBody, pointer: string): Type {
    const members = this.#content(content, pointer);
    return object([
      { key: "content", type: object(members.length > 0 ? members : [{ key: "*/*", optional: true, type: never }]) },
    ]);
  }

  response({ headers = {}, content = {} }: Response, pointer: string): Type {
    const named = Object.entries(headers).map(
      ([key, header]): Member => ({
        key,
        optional: this.#follow<Header>(header).required !== true,
        type: this.#referable(header, step(pointer, "headers", key), (one, place) => this.header(one, place)),
        ...commentOf(header),
      }),
    );
    const members = this.#content(content, pointer);
    return object([
      { key: "headers", type: object([...named, { key: { index: "[name: string]" }, type: unknown }]) },
      members.length > 0 ? { key: "content", type: object(members) } : { key: "content", optional: true, type: never },
    ]);
  }

  header({ schema, content }: Header, pointer: string): Type {
    if (schema) return this.#schemas.of(schema, step(pointer, "schema"));
    return content ? object(this.#content(content, pointer)) : unknown;
  }

  #content(content: Record<string, MediaTypeObject>, pointer: string): Member[] {
    return Object.entries(content).map(([key, media]) => ({
      key,
      type: this.#media(key, media, step(pointer, "content", key)),
      ...commentOf(media),
    }));
  }

  #media(mediaType: string, media: MediaTypeObject, pointer: string): Type {
    if (sequenceKind(mediaType, media) !== undefined)
      return generic("AsyncIterable", this.#schemas.of(media.itemSchema, step(pointer, "itemSchema")));
    return media.schema === undefined ? unknown : this.#schemas.of(media.schema, step(pointer, "schema"));
  }

  #follow<T extends object>(value: T | Ref): T {
    return locate<T>(this.#schemas.document, value, "").value;
  }

  #referable<T extends object>(value: T | Ref, pointer: string, write: (value: T, pointer: string) => Type): Type {
    if (!("$ref" in value) || typeof value.$ref !== "string") return write(value as T, pointer);
    return this.#schemas.reference(value.$ref, (place) => write(this.#follow<T>(value), place));
  }
}
