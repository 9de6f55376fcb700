import { isObject } from "./json.ts";
import type { Report } from "./problems.ts";
import { step } from "./references.ts";

type Inner = Kind | readonly [Kind] | { readonly each: Kind } | undefined;

type Kind = keyof typeof fields;

const plain = (names: string) => Object.fromEntries(names.split(" ").map((name) => [name, undefined]));
const media = { content: { each: "media type" }, examples: { each: "example" }, schema: undefined } as const;

/** Fields of OpenAPI objects in all versions. Schemas use the keywords of JSON Schema. */
const fields = {
  document: {
    ...plain("openapi $self jsonSchemaDialect security"),
    info: "info",
    servers: ["server"],
    paths: { each: "path item" },
    webhooks: { each: "path item" },
    components: "components",
    tags: ["tag"],
    externalDocs: "external documentation",
  },
  info: { ...plain("title summary description termsOfService version"), contact: "contact", license: "license" },
  contact: plain("name url email"),
  license: plain("name identifier url"),
  server: { ...plain("url description name"), variables: { each: "server variable" } },
  "server variable": plain("enum default description"),
  tag: { ...plain("name summary description parent kind"), externalDocs: "external documentation" },
  "external documentation": plain("description url"),
  components: {
    ...plain("schemas"),
    responses: { each: "response" },
    parameters: { each: "parameter" },
    examples: { each: "example" },
    requestBodies: { each: "request body" },
    headers: { each: "header" },
    securitySchemes: { each: "security scheme" },
    links: { each: "link" },
    callbacks: { each: "callback" },
    pathItems: { each: "path item" },
    mediaTypes: { each: "media type" },
  },
  "path item": {
    ...plain("$ref summary description"),
    ...Object.fromEntries(
      "get put post delete options head patch trace query".split(" ").map((one) => [one, "operation"]),
    ),
    additionalOperations: { each: "operation" },
    servers: ["server"],
    parameters: ["parameter"],
  },
  operation: {
    ...plain("tags summary description operationId deprecated security"),
    externalDocs: "external documentation",
    parameters: ["parameter"],
    requestBody: "request body",
    responses: { each: "response" },
    callbacks: { each: "callback" },
    servers: ["server"],
  },
  callback: {},
  parameter: {
    ...plain("name in description required deprecated allowEmptyValue style explode allowReserved example"),
    ...media,
  },
  header: { ...plain("description required deprecated allowEmptyValue style explode allowReserved example"), ...media },
  "request body": { ...plain("description required"), content: media.content },
  response: {
    ...plain("summary description"),
    headers: { each: "header" },
    content: media.content,
    links: { each: "link" },
  },
  "media type": {
    ...plain("schema itemSchema example itemEncoding prefixEncoding description"),
    examples: media.examples,
    encoding: { each: "encoding" },
  },
  encoding: {
    ...plain("contentType style explode allowReserved encoding itemEncoding prefixEncoding"),
    headers: { each: "header" },
  },
  example: plain("summary description value externalValue dataValue serializedValue"),
  link: { ...plain("operationRef operationId parameters requestBody description"), server: "server" },
  "security scheme": {
    ...plain("type description name in scheme bearerFormat openIdConnectUrl oauth2MetadataUrl deprecated"),
    flows: "flows of OAuth",
  },
  "flows of OAuth": Object.fromEntries(
    "implicit password clientCredentials authorizationCode deviceAuthorization"
      .split(" ")
      .map((one) => [one, "flow of OAuth"]),
  ),
  "flow of OAuth": plain("authorizationUrl tokenUrl refreshUrl deviceAuthorizationUrl scopes"),
} as const;

/** Reports unknown fields, because a misspelled field has no effect. */
export function checkFields(document: object, tell: Report): void {
  const check = (node: unknown, kind: Kind, pointer: string): void => {
    if (!isObject(node) || typeof node.$ref === "string") return;
    const known = fields[kind] as Readonly<Record<string, Inner>>;
    for (const [name, value] of Object.entries(node)) {
      if (kind === "callback") check(value, "path item", step(pointer, name));
      else if (Object.hasOwn(known, name)) inside(value, known[name], step(pointer, name));
      else if (!name.startsWith("x-"))
        tell(step(pointer, name), `"${name}" is not a field of ${article(kind)}; ignored`);
    }
  };
  const inside = (value: unknown, inner: Inner, pointer: string): void => {
    if (inner === undefined || typeof value !== "object" || value === null) return;
    if (typeof inner === "string") {
      check(value, inner, pointer);
      return;
    }
    const kind = "each" in inner ? inner.each : inner[0];
    for (const [name, one] of Object.entries(value)) if (!name.startsWith("x-")) check(one, kind, step(pointer, name));
  };
  check(document, "document", "#");
}

const article = (kind: string) =>
  /^(components|info|external|flows)/.test(kind) ? kind : `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`;
