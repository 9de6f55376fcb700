import type { Document, MediaTypeObject, Parameter } from "../document/openapi.ts";
import type { OperationPlace } from "../document/operations.ts";
import { isStyled, parametersOf, shapeOf, styleOf } from "../document/parameters.ts";
import { propertiesOf } from "../document/schemas.ts";

/** Parameter style in the runtime's notation: `form*` for `style: form` with `explode: true`. */
export type Style = string;

export type Styles = Partial<Record<Parameter["in"], Record<string, Style>>>;

function unusualStyle(document: Document, parameter: Parameter): Style | undefined {
  const named = parameter.in === "query" || parameter.in === "cookie";
  if (parameter["x-whole-query"]) return parameter.content ? "jsonText" : "simple";
  if (parameter.content) return named ? "json" : "jsonText";
  const { style, explode } = styleOf(parameter);
  const { shape } = shapeOf(document, parameter.schema ?? {}, style);
  const reserved = parameter.in === "query" && parameter.allowReserved === true ? "+" : "";
  const code = `${style}${explode && shape !== "primitive" ? "*" : ""}${reserved}`;
  if (shape === "primitive" && (style === "form" || style === "simple" || named)) return reserved && `form${reserved}`;
  const usual = { query: shape === "object" ? "deepObject*" : "form*", cookie: "form*", path: "simple", header: "" };
  return code === usual[parameter.in] || (shape === "array" && /^simple/.test(code)) ? undefined : code;
}

export function stylesOf(document: Document, { item, operation, itemPointer, pointer }: OperationPlace) {
  const styles: Styles = {};
  const parameters = parametersOf(document, item, operation, itemPointer, pointer).map(({ parameter }) => parameter);
  for (const parameter of parameters) {
    const style = unusualStyle(document, parameter);
    if (style) styles[parameter.in] = { ...styles[parameter.in], [parameter.name]: style };
  }
  return { styles, hasCookies: parameters.some((parameter) => parameter.in === "cookie") };
}

interface FieldSpec {
  style?: Style;
  contentType?: string;
}

/** Returns the form fields with a non-default encoding. By default, arrays repeat the name and objects are JSON. */
export function fieldsOf(document: Document, { schema = {}, encoding = {} }: MediaTypeObject) {
  const fields: Record<string, FieldSpec> = {};
  const properties = propertiesOf(document, schema);
  for (const [name, { style, explode, contentType = "" }] of Object.entries(encoding)) {
    const { shape } = shapeOf(document, properties.get(name) ?? {}, style);
    const { style: found, explode: isExploded } = styleOf({
      in: "query",
      ...(style && { style }),
      ...(explode !== undefined && { explode }),
    });
    if (isStyled(encoding[name]) && shape !== "primitive") fields[name] = { style: `${found}${isExploded ? "*" : ""}` };
    else if (contentType && !/[*]|^application\/json/.test(contentType))
      fields[name] = { contentType: contentType.split(",")[0]?.trim() ?? "" };
  }
  return fields;
}
