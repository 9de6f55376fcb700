import { block, comment, property } from "../code/text.ts";
import type { BodyModel, OperationModel, ParameterModel } from "./model/stub-model.ts";
import { mediaTypeText, paragraphs, title, typeText, union } from "./type-text.ts";
import type { UsedTypes } from "./used-types.ts";

const parts = [
  ["params", "path"],
  ["query", "query"],
  ["headers", "header"],
  ["cookies", "cookie"],
] as const;

function parameterProperty(parameter: ParameterModel, used: UsedTypes): string {
  const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
  const present = parameter.required || parameter.default !== undefined;
  const defaultTag = parameter.default !== undefined && `@default ${JSON.stringify(parameter.default)}`;
  return (
    comment(...paragraphs(parameter.docs), defaultTag) + property(name, typeText(parameter.type, "in", used), !present)
  );
}

function bodyAlternatives(body: BodyModel | undefined, used: UsedTypes): { contentType: string; body: string }[] {
  const none = { contentType: "undefined", body: "undefined" };
  if (!body) return [none];
  const some = body.content.map((media) => ({
    contentType: mediaTypeText(media.mediaType),
    body: typeText(media.type, "in", used),
  }));
  return body.required ? some : [...some, none];
}

export function requestType(operation: OperationModel, used: UsedTypes): string {
  const { operationId, typeName, parameters, responses } = operation;
  const bodies = bodyAlternatives(operation.body, used);
  const accepts = union(responses.flatMap(({ content }) => content.map(({ mediaType }) => mediaTypeText(mediaType))));
  const [only, ...more] = bodies;
  const members = [
    property("operationId", JSON.stringify(operationId)),
    ...parts.map(([name, place]) =>
      property(name, block(parameters.filter((one) => one.in === place).map((one) => parameterProperty(one, used)))),
    ),
    ...(only && more.length === 0 ? [property("contentType", only.contentType), property("body", only.body)] : []),
    property("accepts", accepts.includes(" ") ? `readonly (${accepts})[]` : `readonly ${accepts}[]`),
    property("url", "string"),
    property("signal", "AbortSignal"),
  ];
  const head = comment(`Request of \`${operationId}\`: ${title(operation)}`);
  if (more.length === 0) return `${head}export interface ${typeName}Request ${block(members)}\n`;
  const alternatives = bodies.map(
    (one) =>
      `  | { ${property("contentType", one.contentType)} ${one.body.length > 0 ? property("body", one.body).slice(0, -1) : ""} }`,
  );
  return `${head}export type ${typeName}Request = ${block(members)} & (\n${alternatives.join("\n")}\n);\n`;
}
