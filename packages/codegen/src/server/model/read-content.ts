import { bareMediaType, mediaKind } from "../../document/media-types.ts";
import type { MediaTypeObject, Operation, RequestBody, Schema } from "../../document/openapi.ts";
import { fieldJson, hasItemsWithoutComma, shapeOf, styleOf } from "../../document/parameters.ts";
import { locate, referencePath, step } from "../../document/references.ts";
import { alternatives, isBinary, propertiesOf, typesOf } from "../../document/schemas.ts";
import { type SequenceKind, sequenceKind } from "../../document/sequences.ts";
import type { Use } from "../../validators/json-schema.ts";
import type { BodyModel, MediaModel, Step, TypeSource } from "./stub-model.ts";
import { type Source, steps } from "./type-places.ts";

export interface ContentPlace {
  pointer: string;
  types: Step[];
  use: Use;
  name: string;
}

export function bodyOf(
  source: Source,
  operation: Operation,
  { pointer, types, use, name }: ContentPlace,
): BodyModel | undefined {
  if (!operation.requestBody) return undefined;
  const body = locate<RequestBody>(source.document, operation.requestBody, step(pointer, "requestBody"));
  const required = body.value.required === true;
  const shared = /^#\/components\/requestBodies\/[^/]+$/.test(body.pointer)
    ? referencePath(body.pointer)?.[2]
    : undefined;
  const path = shared
    ? steps("components", "requestBodies", shared, "content")
    : [...types, ...steps({ name: "requestBody", optional: !required }, "content")];
  const place = { pointer: step(body.pointer, "content"), types: path, use, name };
  return { required, content: contentOf(source, body.value.content, place) };
}

export function contentOf(
  source: Source,
  content: Record<string, MediaTypeObject> = {},
  place: ContentPlace,
): MediaModel[] {
  const media = new Map<string, MediaModel>();
  for (const [key, object] of Object.entries(content)) {
    const mediaType = bareMediaType(key);
    if (media.has(mediaType)) continue;
    const suffix = Object.keys(content).length > 1 ? ` ${mediaType.replace("application/", "")}` : "";
    media.set(mediaType, mediaOf(source, key, object, { ...place, name: `${place.name}${suffix}` }));
  }
  return [...media.values()];
}

function mediaOf(source: Source, key: string, object: MediaTypeObject, place: ContentPlace): MediaModel {
  const { document } = source;
  const { schema } = object;
  const mediaType = bareMediaType(key);
  const kind = kindOf(document, mediaType, object);
  const coerced = kind === "form" || kind === "multipart";
  const sequence = sequenceKind(mediaType, object);
  if (sequence !== undefined) return sequenceModel(source, key, sequence, object, place);
  const { type, pointer } = typeOfContent(source, kind, key, schema, place);
  const fields = coerced && schema ? fieldsOf(source, schema, mediaType, object) : undefined;
  const isExact = ({ json, shape }: { json: boolean | "some"; shape: string }) =>
    json === true || (json && shape === "object");
  const json = fields?.filter(isExact).map(({ name }) => name);
  const isScalar = kind === "text" && type.kind === "text" && isNumberOrBoolean(document, schema);
  const isChecked = schema && kind !== "binary" && (kind !== "text" || type.kind !== "text" || isScalar);
  return {
    mediaType,
    kind,
    type,
    ...(fields && { fields }),
    ...(isChecked && {
      schema: { pointer, use: coerced || isScalar ? "text" : place.use, name: place.name, ...(json && { json }) },
    }),
  };
}

function sequenceModel(
  { typeAt }: Source,
  key: string,
  kind: SequenceKind,
  { itemSchema = {}, "x-event-data": data }: MediaTypeObject,
  { pointer, types, use, name }: ContentPlace,
): MediaModel {
  return {
    mediaType: bareMediaType(key),
    kind,
    type: typeAt(itemSchema, [...types, { name: key }], use),
    schema: { pointer: step(pointer, key, "itemSchema"), use, name: `${name} item` },
    ...(data && { data }),
  };
}

/** Like {@link mediaKind}; a form without an object schema is binary. */
function kindOf(document: Source["document"], mediaType: string, media: MediaTypeObject): MediaModel["kind"] {
  const { schema } = media;
  const kind = mediaKind(document, mediaType, media);
  const isForm = kind === "form" || kind === "multipart";
  return isForm && schema && shapeOf(document, schema).shape !== "object" ? "binary" : kind;
}

/** Returns the type of content. For YAML, type and pointer describe the parsed content. */
function typeOfContent(
  { document, typeOf }: Source,
  kind: MediaModel["kind"],
  key: string,
  schema: Schema | undefined,
  { pointer, types, use }: ContentPlace,
): { type: TypeSource; pointer: string } {
  const own = step(pointer, key, "schema");
  if (kind === "binary") return { type: { kind: "bytes" }, pointer: own };
  if (kind === "text" && !(schema && isText(document, schema))) return { type: { kind: "text" }, pointer: own };
  if (kind === "yaml" && schema) {
    const text = locate<Schema>(document, schema, own);
    const { contentSchema } = text.value;
    if (contentSchema) return { type: typeOf(contentSchema, [], use), pointer: step(text.pointer, "contentSchema") };
  }
  return { type: typeOf(schema, [...types, { name: key }], use), pointer: own };
}

const isText = (document: Source["document"], schema: Schema) =>
  [...typesOf(document, schema)].every((type) => type === "string" || type === "null") && !isBinary(document, schema);

const isNumberOrBoolean = (document: Source["document"], schema: Schema | undefined) => {
  const types = schema === undefined ? [] : [...typesOf(document, schema)];
  return types.length > 0 && types.every((type) => /^(integer|number|boolean)$/.test(type));
};

function fileKind(document: Source["document"], property: Schema): "file" | "nullable" | "any" | undefined {
  const all = [...alternatives(document, property)];
  const items = all.flatMap((one) => (one.items === undefined ? [] : [...alternatives(document, one.items)]));
  if ([...all, ...items].some((one) => isBinary(document, one)))
    return typesOf(document, property).has("null") ? "nullable" : "file";
  return typesOf(document, property).size === 0 ? "any" : undefined;
}

/** Returns the media types that a part may have; undefined if all are allowed. */
function mediaTypesOf(contentType: string | undefined): string[] | undefined {
  const types = contentType
    ?.split(",")
    .map(bareMediaType)
    .filter((type) => type.includes("/"));
  return types === undefined || types.length === 0 || types.includes("*/*") ? undefined : types;
}

function fieldsOf(
  { document }: Source,
  schema: Schema,
  mediaType: string,
  media: MediaTypeObject,
): NonNullable<MediaModel["fields"]> {
  return [...propertiesOf(document, schema)].map(([name, property]) => {
    const encoding = media.encoding?.[name];
    const { style, explode } = styleOf({ ...encoding, in: "query" });
    const { shape, properties } = shapeOf(document, property, style);
    const json = fieldJson(document, property, encoding) ?? false;
    const file = bareMediaType(mediaType) === "multipart/form-data" ? fileKind(document, property) : undefined;
    const contentTypes = mediaTypesOf(encoding?.contentType);
    const required = schema.required?.includes(name) ?? false;
    const itemsWithoutComma = hasItemsWithoutComma(document, property, style, explode);
    return {
      name,
      in: "query",
      required,
      style,
      explode,
      shape,
      ...(properties && { properties }),
      ...(itemsWithoutComma && { itemsWithoutComma }),
      json,
      ...(file && { file }),
      ...(contentTypes && { contentTypes }),
    };
  });
}
