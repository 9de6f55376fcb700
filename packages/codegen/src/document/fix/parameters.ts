import { isJson } from "../media-types.ts";
import type { Document, Parameter, Ref } from "../openapi.ts";
import { parameterPlace, shapeOf, styleOf } from "../parameters.ts";
import type { Report } from "../problems.ts";
import { locate, step } from "../references.ts";
import { typesOf } from "../schemas.ts";
import { walkDocument } from "../walk.ts";

const stylesOf: Record<string, string[]> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

export function fixParameters(document: Document, tell: Report): void {
  const done = new Set<Parameter>();
  const one = (reference: Parameter | Ref, pointer: string) => {
    const { value, pointer: place } = locate<Parameter>(document, reference, pointer);
    if (typeof value !== "object" || done.has(value) || !Object.hasOwn(stylesOf, value.in)) return;
    done.add(value);
    fixParameter(document, value, place, tell);
  };
  walkDocument(document, {
    parameters(holder, pointer) {
      const list = holder.parameters ?? [];
      const last = new Map(list.map((parameter, index) => [keyOf(document, parameter), index]));
      if (last.size < list.length) {
        for (const [index, parameter] of list.entries())
          if (last.get(keyOf(document, parameter)) !== index)
            tell(step(pointer, index), `${keyOf(document, parameter)} is declared twice; the last one is used`);
        holder.parameters = list.filter((parameter, index) => last.get(keyOf(document, parameter)) === index);
      }
      for (const [index, parameter] of list.entries()) one(parameter, step(pointer, index));
    },
  });
  for (const [name, parameter] of Object.entries(document.components?.parameters ?? {}))
    one(parameter, step("#/components/parameters", name));
}

const keyOf = (document: Document, reference: Parameter | Ref) =>
  parameterPlace(locate<Parameter>(document, reference, "").value);

function fixParameter(document: Document, parameter: Parameter, pointer: string, tell: Report): void {
  if (parameter.in === "path" && parameter.required !== true) {
    tell(pointer, "is a path parameter and therefore required");
    parameter.required = true;
  }
  if (parameter.content) {
    const types = Object.keys(parameter.content);
    if (types.length === 1 && isJson(types[0] ?? "")) return;
    tell(step(pointer, "content"), "a parameter that is not JSON is read as text");
    delete parameter.content;
    parameter.schema = { type: "string" };
  }
  if (!parameter.schema) {
    tell(pointer, "a parameter without schema is read as a string");
    parameter.schema = { type: "string" };
  }
  const { style, explode } = styleOf(parameter);
  const { shape } = shapeOf(document, parameter.schema, style);
  const place = step(pointer, "style");
  if (parameter.in === "cookie" && (style as string) === "cookie") {
    tell(place, 'the style "cookie" of OpenAPI 3.2 is not supported; form is used, which percent-encodes');
    delete parameter.style;
  } else if (!stylesOf[parameter.in]?.includes(style)) {
    tell(place, `"${style}" is not a style of ${parameter.in} parameters; the default is used`);
    delete parameter.style;
  } else if (style === "deepObject" && shape === "primitive") {
    tell(place, "deepObject requires an object or array; the default style is used");
    delete parameter.style;
  } else if (/Delimited$/.test(style) && (shape === "primitive" || explode)) {
    tell(place, `${style} requires an array or object without explode; form is used`);
    delete parameter.style;
  }
  if (parameter.allowEmptyValue === true && parameter.in === "query") allowEmpty(document, parameter, pointer, tell);
}

function allowEmpty(document: Document, parameter: Parameter, pointer: string, tell: Report): void {
  const { schema = {} } = parameter;
  delete parameter.allowEmptyValue;
  const { value } = locate(document, schema, "");
  const types = typesOf(document, schema);
  const isFree = types.size === 0 || (types.has("string") && !value.enum && !value.pattern && !value.format);
  if (isFree && !("minLength" in value)) return;
  if (shapeOf(document, schema).shape !== "primitive") {
    tell(step(pointer, "allowEmptyValue"), "does not apply to arrays and objects; ignored");
    return;
  }
  const fallback = value.default;
  parameter.schema = {
    anyOf: [schema, { type: "string", const: "" }],
    ...(fallback !== undefined && { default: fallback }),
  };
}
