import { propertyKey } from "../names.ts";
import type {
  BodyModel,
  HeaderModel,
  MediaModel,
  Model,
  OperationModel,
  ParameterModel,
  ResponseModel,
  SenderModel,
} from "./model.ts";
import { comment, indent, paragraphs, property, typeText } from "./text.ts";

/** `operations.gen.ts`: what handlers receive and return, types only. */
export function emitOperations(model: Model, runtime: string): string {
  const operations = model.operations.flatMap((operation) => [emitRequest(operation), emitResponse(operation)]);
  const body = [...operations, emitHandlers(model), emitSecurity(model), ...emitSenders(model.senders)].join("\n");
  const used = ["components", "operations", "Readable", "Writable", "webhooks"].filter((name) =>
    new RegExp(`(?<![\\w."'])${name}[[<]`).test(body),
  );
  const results = emitResults(body);
  return [
    ...(body.includes("SecurityRequest") ? [`import type { SecurityRequest } from ${JSON.stringify(runtime)};\n`] : []),
    ...(used.length > 0 ? [`import type { ${used.sort().join(", ")} } from "./schema.d.ts";\n`] : []),
    "\n",
    ...emitStatuses(body + results.join("")),
    ...results,
    body,
  ].join("");
}

/** Types whose arguments are there to be read: the compiler prints them where a handler returns a status that is not declared. */
function emitResults(body: string): string[] {
  const ranges = new Set([...body.matchAll(/\bOther((?:\dXX|Or)+)</g)].map(([, name = ""]) => name));
  const others = [...ranges].toSorted().map((name) => {
    const range = name.split("Or").map((one) => `Status${one}`);
    const intro = comment("What a range or `default` covers beside the declared statuses.");
    return `${intro}type Other${name}<Declared extends readonly unknown[]> = Exclude<${range.join(" | ")}, Declared[number]>;\n\n`;
  });
  const intro = comment("A response with one of these statuses, at once or later.");
  const type = "type Returned<_Statuses extends readonly unknown[], Response> = Response | Promise<Response>;";
  return [...others, ...(body.includes("Returned<") ? [`${intro}${type}\n\n`] : [])];
}

/** The ranges that some response uses, written out, so that the compiler tells a declared status from another one. */
function emitStatuses(body: string): string[] {
  return [1, 2, 3, 4, 5]
    .filter((first) => body.includes(`Status${first}XX`))
    .map((first) => {
      const rows = Array.from({ length: 5 }, (_, row) =>
        Array.from({ length: 20 }, (_, column) => first * 100 + row * 20 + column).join(" | "),
      );
      return `type Status${first}XX =\n${rows.map((row) => `  | ${row}`).join("\n")};\n\n`;
    });
}

const title = ({ method, path }: OperationModel) => `${method} ${path}`;

const parts = [
  ["params", "path"],
  ["query", "query"],
  ["headers", "header"],
  ["cookies", "cookie"],
] as const;

function emitParameter(parameter: ParameterModel): string {
  const name = parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
  const present = parameter.required || parameter.default !== undefined;
  const standsIn = parameter.default !== undefined && `@default ${JSON.stringify(parameter.default)}`;
  return comment(...paragraphs(parameter.docs), standsIn) + property(name, typeText(parameter.type, "in"), !present);
}

const block = (members: string[]) => (members.length === 0 ? "{}" : `{\n${indent(members.join("\n"))}\n}`);

/** A media type as a type; ranges take every type they cover. */
function mediaTypeText(mediaType: string): string {
  if (mediaType === "*/*") return "string";
  return mediaType.endsWith("/*") ? `\`${mediaType.slice(0, -1)}\${string}\`` : JSON.stringify(mediaType);
}

const union = (types: string[]) => [...new Set(types)].join(" | ") || "never";

function bodyAlternatives(body: BodyModel | undefined): { contentType: string; body: string }[] {
  const none = { contentType: "undefined", body: "undefined" };
  if (!body) return [none];
  const some = body.content.map((media) => ({
    contentType: mediaTypeText(media.mediaType),
    body: typeText(media.type, "in"),
  }));
  return body.required ? some : [...some, none];
}

function emitRequest(operation: OperationModel): string {
  const { operationId, typeName, parameters, responses } = operation;
  const bodies = bodyAlternatives(operation.body);
  const accepts = union(responses.flatMap(({ content }) => content.map(({ mediaType }) => mediaTypeText(mediaType))));
  const [only, ...more] = bodies;
  const members = [
    property("operationId", JSON.stringify(operationId)),
    ...parts.map(([name, place]) =>
      property(name, block(parameters.filter((one) => one.in === place).map(emitParameter))),
    ),
    ...(only && more.length === 0 ? [property("contentType", only.contentType), property("body", only.body)] : []),
    property("accepts", accepts.includes(" ") ? `readonly (${accepts})[]` : `readonly ${accepts}[]`),
    property("url", "string"),
    property("signal", "AbortSignal"),
  ];
  const head = comment(`What \`${operationId}\` receives: ${title(operation)}`);
  if (more.length === 0) return `${head}export interface ${typeName}Request ${block(members)}\n`;
  const alternatives = bodies.map(
    (one) =>
      `  | { ${property("contentType", one.contentType)} ${one.body.length > 0 ? property("body", one.body).slice(0, -1) : ""} }`,
  );
  return `${head}export type ${typeName}Request = ${block(members)} & (\n${alternatives.join("\n")}\n);\n`;
}

const isCode = (status: string) => /^\d+$/.test(status);

/** Declared statuses as a tuple, successes first: the compiler prints unions in no order. */
function statusesText(responses: ResponseModel[]): string {
  const statuses = responses.map(({ status }) => status).toSorted();
  return `[${statuses.map((status) => (isCode(status) ? status : JSON.stringify(status))).join(", ")}]`;
}

/** The status of a response as a type: what a range or `default` covers is what is not declared more precisely. */
function statusText(status: string, all: ResponseModel[]): string {
  if (isCode(status)) return status;
  const declared = all.map((response) => response.status);
  // Without declared successes `default` covers success, too.
  const success = declared.some((one) => /^[123]/.test(one));
  const firsts = status === "default" ? [...(success ? [] : ["2", "3"]), "4", "5"] : [status.charAt(0)];
  const ranges = firsts.filter((first) => status !== "default" || !declared.includes(`${first}XX`));
  if (ranges.length === 0) return "never";
  const codes = all.filter((one) => isCode(one.status));
  if (codes.length === 0) return ranges.map((first) => `Status${first}XX`).join(" | ");
  return `Other${ranges.map((first) => `${first}XX`).join("Or")}<${statusesText(codes)}>`;
}

function emitHeaders(headers: HeaderModel[], direction: "in" | "out" = "out"): string {
  if (headers.length === 0) return "headers?: undefined;";
  const members = headers.map(({ name, type, required }) =>
    property(name, typeText(type, direction), !required).slice(0, -1),
  );
  const line = `{ ${members.join("; ")} }`;
  const type = line.length <= 90 ? line : block(members.map((member) => `${member};`));
  return property("headers", type, !headers.some(({ required }) => required));
}

function emitResponse({ operationId, typeName, responses }: OperationModel): string {
  const alternatives = responses.flatMap((response) => {
    const status = statusText(response.status, responses);
    if (status === "never") return [];
    const start = [property("status", status), emitHeaders(response.headers)];
    const one = (...rest: string[]) => {
      const line = `  | { ${[...start, ...rest].join(" ").replace(/;$/, "")} }`;
      return line.length <= 120 ? line : `  | ${indent(block([...start, ...rest]), "    ").trimStart()}`;
    };
    if (response.content.length === 0) return [one("contentType?: undefined;", "body?: undefined;")];
    return response.content.map((media: MediaModel) =>
      one(
        property(
          "contentType",
          mediaTypeText(media.mediaType),
          response.content.length === 1 && !media.mediaType.endsWith("*"),
        ),
        property("body", typeText(media.type, "out")),
      ),
    );
  });
  const meanings = responses.map(
    ({ status, description }) => description && `- ${status}: ${description.trim().replaceAll(/\s+/g, " ")}`,
  );
  const list = meanings.filter(Boolean).join("\n");
  return `${comment(`What \`${operationId}\` returns.`, list)}export type ${typeName}Response =\n${alternatives.join("\n")};\n`;
}

const isPublic = ({ security }: OperationModel) =>
  security.length === 0 || security.some((alternative) => Object.keys(alternative).length === 0);

function emitHandlers({ operations }: Model): string {
  const intro = comment(
    "One function per operation. `Ctx` is what the security handlers make of a credential; a public operation may have none of it.",
  );
  if (operations.length === 0) return `${intro}export type Handlers<_Ctx = unknown> = Record<never, never>;\n`;
  const members = operations.map((operation) => {
    const { operationId, typeName, responses } = operation;
    const context = isPublic(operation) ? "Partial<Ctx>" : "Ctx";
    const result = `Returned<${statusesText(responses)}, ${typeName}Response>`;
    const signature = `${propertyKey(operationId)}(request: ${typeName}Request, context: ${context}): ${result};`;
    const [summary, ...rest] = paragraphs(operation.docs);
    return comment(summary, `\`${title(operation)}\``, ...rest) + signature;
  });
  return `${intro}export interface Handlers<Ctx> {\n${indent(members.join("\n\n"))}\n}\n`;
}

function emitSecurity({ schemes }: Model): string {
  const intro = comment(
    "One function per security scheme: what it makes of a credential goes to the handler as context; undefined refuses.",
  );
  if (schemes.size === 0) return `${intro}export type SecurityHandlers<_Ctx = unknown> = Record<never, never>;\n`;
  const members = [...schemes].map(([name, scheme]) => {
    const where =
      scheme.type === "apiKey"
        ? `The ${scheme.in === "query" ? "query parameter" : scheme.in} \`${scheme.name}\`.`
        : scheme.type === "http" && `HTTP authentication, scheme ${scheme.scheme}.`;
    const credential = scheme.type === "other" ? "" : "credential: string, ";
    // A scheme that never stands alone need not know the whole context.
    const context = scheme.combined ? "Partial<Ctx>" : "Ctx";
    const result = `${context} | undefined | Promise<${context} | undefined>`;
    return `${comment(where, ...paragraphs(scheme.docs))}${propertyKey(name)}(${credential}request: SecurityRequest): ${result};`;
  });
  return `${intro}export interface SecurityHandlers<Ctx> {\n${indent(members.join("\n\n"))}\n}\n`;
}

function emitSenders(senders: SenderModel[]): string[] {
  if (senders.length === 0) return [];
  const messages = senders.map((sender) => {
    const bodies = sender.body?.content ?? [];
    const headers = emitHeaders(sender.headers);
    const contentType = union(bodies.map(({ mediaType }) => mediaTypeText(mediaType)));
    const members = [
      headers,
      bodies.length > 1
        ? property("contentType", contentType)
        : bodies.length === 1
          ? property("contentType", contentType, true)
          : "contentType?: undefined;",
      bodies.length > 0
        ? property("body", union(bodies.map(({ type }) => typeText(type, "out"))), !sender.body?.required)
        : "body?: undefined;",
    ];
    const kind = sender.expression === undefined ? "webhook" : "callback";
    return `${comment(`What the ${kind} \`${sender.name}\` carries.`, ...paragraphs(sender.docs))}export interface ${sender.typeName}Message ${block(members)}\n`;
  });
  const list = senders.map(({ name, typeName }) => property(name, `${typeName}Message`));
  return [
    ...messages,
    `${comment("The messages that the service sends of its own accord, by name.")}export interface Messages ${block(list)}\n`,
  ];
}
