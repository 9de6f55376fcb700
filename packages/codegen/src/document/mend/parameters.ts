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

/** How parameters are written, and that each is there once. */
export function mendParameters(document: Document, tell: Report): void {
  const done = new Set<Parameter>();
  const one = (reference: Parameter | Ref, pointer: string) => {
    const { value, pointer: place } = locate<Parameter>(document, reference, pointer);
    if (typeof value !== "object" || done.has(value) || !Object.hasOwn(stylesOf, value.in)) return;
    done.add(value);
    mendParameter(document, value, place, tell);
  };
  walkDocument(document, {
    parameters(holder, pointer) {
      const list = holder.parameters ?? [];
      const last = new Map(list.map((parameter, index) => [keyOf(document, parameter), index]));
      if (last.size < list.length) {
        for (const [index, parameter] of list.entries())
          if (last.get(keyOf(document, parameter)) !== index)
            tell(step(pointer, index), `${keyOf(document, parameter)} is declared twice; the last one counts`);
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

function mendParameter(document: Document, parameter: Parameter, pointer: string, tell: Report): void {
  if (parameter.in === "path" && parameter.required !== true) {
    tell(pointer, "a path parameter is always required");
    parameter.required = true;
  }
  if (parameter.content) {
    const types = Object.keys(parameter.content);
    if (types.length === 1 && isJson(types[0] ?? "")) return;
    tell(step(pointer, "content"), "a parameter in another form than JSON is text");
    delete parameter.content;
    parameter.schema = { type: "string" };
  }
  if (!parameter.schema) {
    tell(pointer, "a parameter without schema is a string");
    parameter.schema = { type: "string" };
  }
  const { style, explode } = styleOf(parameter);
  const { shape } = shapeOf(document, parameter.schema, style);
  const place = step(pointer, "style");
  if (parameter.in === "cookie" && (style as string) === "cookie") {
    tell(place, 'the style "cookie" of OpenAPI 3.2 is not supported; form is taken, which percent-encodes');
    delete parameter.style;
  } else if (!stylesOf[parameter.in]?.includes(style)) {
    tell(place, `"${style}" is not a style of ${parameter.in} parameters; the usual one is taken`);
    delete parameter.style;
  } else if (style === "deepObject" && shape === "primitive") {
    tell(place, "deepObject is for objects and arrays; the usual style is taken");
    delete parameter.style;
  } else if (/Delimited$/.test(style) && (shape === "primitive" || explode)) {
    tell(place, `${style} is for arrays and objects without explode; form is taken`);
    delete parameter.style;
  }
  if (parameter.allowEmptyValue === true && parameter.in === "query") allowEmpty(document, parameter, pointer, tell);
}

/** `?name=` is a value of its own, beside those of the schema. */
function allowEmpty(document: Document, parameter: Parameter, pointer: string, tell: Report): void {
  const { schema = {} } = parameter;
  delete parameter.allowEmptyValue;
  const { value } = locate(document, schema, "");
  const types = typesOf(document, schema);
  const isFree = types.size === 0 || (types.has("string") && !value.enum && !value.pattern && !value.format);
  if (isFree && !("minLength" in value)) return;
  if (shapeOf(document, schema).shape !== "primitive") {
    tell(step(pointer, "allowEmptyValue"), "means nothing for arrays and objects; it is ignored");
    return;
  }
  const fallback = value.default;
  parameter.schema = {
    anyOf: [schema, { type: "string", const: "" }],
    ...(fallback !== undefined && { default: fallback }),
  };
}
