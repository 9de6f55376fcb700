import { bareMediaType, isJson } from "../media-types.ts";
import type { Document, MediaTypeObject, Parameter, Ref, Schema } from "../openapi.ts";
import { shapeOf } from "../parameters.ts";
import type { Report } from "../problems.ts";
import { locate, step } from "../references.ts";
import { merged, propertiesOf } from "../schemas.ts";
import { walkDocument } from "../walk.ts";

/**
 * Expands `in: querystring`: a form becomes one parameter per property; other content becomes one parameter with
 * `x-whole-query`.
 */
export function fixQuerystrings(document: Document, tell: Report): void {
  walkDocument(document, {
    parameters(holder, pointer) {
      const list = holder.parameters ?? [];
      const isWhole = (one: Parameter | Ref) => isQuerystring(locate<Parameter>(document, one, "").value);
      if (!list.some(isWhole)) return;
      const others = list.filter((one) => !isWhole(one));
      holder.parameters = list.flatMap((one, index) => {
        if (!isWhole(one)) return [one];
        const { value, pointer: place } = locate<Parameter>(document, one, step(pointer, index));
        const found = parametersOf(document, value, place, tell);
        const hasQuery = others.some((other) => locate<Parameter>(document, other, "").value.in === "query");
        if (!hasQuery || !found.some((one) => one["x-whole-query"])) return found;
        tell(place, "conflicts with query parameters; ignored");
        return [];
      });
    },
  });
  const { parameters = {} } = document.components ?? {};
  for (const [name, one] of Object.entries(parameters))
    if (isQuerystring(locate<Parameter>(document, one, "").value)) delete parameters[name];
}

const isQuerystring = (parameter: Parameter) => (parameter.in as string) === "querystring";

function parametersOf(document: Document, parameter: Parameter, pointer: string, tell: Report): Parameter[] {
  const { name, required = false, description, content = {} } = parameter;
  const [[mediaType, media] = ["", {}]] = Object.entries(content);
  const own = {
    name,
    in: "query" as const,
    required,
    ...(description && { description }),
    "x-whole-query": true as const,
  };
  const { schema = {} } = media;
  if (bareMediaType(mediaType) === "application/x-www-form-urlencoded" && shapeOf(document, schema).shape === "object")
    return formParameters(document, own, media, step(pointer, "content", mediaType), tell);
  if (isJson(mediaType)) return [{ ...own, content: { [mediaType]: media } }];
  if (!mediaType.startsWith("text/"))
    tell(step(pointer, "content"), "a query that is neither a form nor JSON is read as text");
  return [{ ...own, schema: { type: "string" } }];
}

function formParameters(
  document: Document,
  { name, required }: Parameter,
  { schema = {}, encoding = {} }: MediaTypeObject,
  pointer: string,
  tell: Report,
): Parameter[] {
  const all = merged(document, schema as Schema);
  if (all.oneOf ?? all.anyOf) tell(step(pointer, "schema"), "alternatives of a whole query are merged");
  const parameters = [...propertiesOf(document, schema)].map(([key, property]): Parameter => {
    const { style, explode } = encoding[key] ?? {};
    const isRequired = required === true && all.required?.includes(key) === true;
    const own = { name: key, in: "query" as const, required: isRequired };
    const { shape } = shapeOf(document, property);
    // Objects within a form are JSON (OpenAPI 3.1, Encoding Object).
    if (shape === "object" && style === undefined)
      return { ...own, content: { "application/json": { schema: property } } };
    return { ...own, schema: property, ...(style && { style }), ...(explode !== undefined && { explode }) };
  });
  const { additionalProperties } = all;
  if (!additionalProperties) return parameters;
  const others: Schema = { type: "object", additionalProperties };
  return [...parameters, { name, in: "query", required: false, style: "form", explode: true, schema: others }];
}
