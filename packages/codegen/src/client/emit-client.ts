import { comment, indent, property } from "../code/text.ts";
import { hasOneWayProperties } from "../document/one-way-properties.ts";
import type { Document, Server } from "../document/openapi.ts";
import { hasSequences } from "../document/sequences.ts";
import { callableServers } from "../document/servers.ts";
import { schemesOf } from "./security.ts";

function credentialMembers(document: Document): { members: string[]; types: string[]; required: boolean } {
  const schemes = Object.entries(schemesOf(document));
  const [[, only] = []] = schemes;
  if (only === undefined) return { members: [], types: [], required: false };
  if (only.option) {
    const what = only.option === "apiKey" ? "API key" : "token";
    const text = comment(`The ${what}, or a function that returns it before each request that requires it.`);
    const type = only.optional ? "Credential | undefined" : "Credential";
    const member = `${text}${property(only.option, type, only.optional)}`;
    return { members: [member], types: ["Credential"], required: !only.optional };
  }
  const typeOf = ({ prefix }: { prefix?: string }) => (prefix === "Basic" ? "BasicCredential" : "Credential");
  const members = schemes.map(([name, scheme]) => property(name, `${typeOf(scheme)} | undefined`, true));
  const text = comment("Credentials by security scheme. A request sends the credentials that its operation requires.");
  return {
    members: [`${text}auth?: {\n${indent(members.join("\n"))}\n};`],
    types: [...new Set(schemes.map(([, scheme]) => typeOf(scheme)))],
    required: false,
  };
}

function serverFunction({ url, description, variables = {} }: Server): string {
  const used = Object.entries(variables).filter(([name]) => url.includes(`{${name}}`));
  const members = used.map(
    ([name, { enum: values, description: about }]) =>
      comment(about) +
      property(name, values?.length ? values.map((one) => JSON.stringify(one)).join(" | ") : "string", true),
  );
  const parts = url.split(/\{([^}]*)\}/).map((part, index) => {
    if (index % 2 === 0) return JSON.stringify(part);
    return `(values[${JSON.stringify(part)}] ?? ${JSON.stringify(variables[part]?.default ?? "")})`;
  });
  const text = parts.filter((part) => part !== '""').join(" + ");
  const parameter = used.length > 0 ? `values: {\n${indent(members.join("\n"))}\n} = {}` : "";
  return `${comment(description)}(${parameter}): string => ${text},`;
}

const serverList = (
  servers: Server[],
) => `/** URLs of the document's servers with their variables. The first is the default \`baseUrl\`. */
export const servers = [
${indent(servers.map(serverFunction).join("\n"))}
] as const;

`;

const streamError = (
  runtime: string,
) => `/** Thrown while reading a stream, for an item that is malformed, truncated or too long. */
export { StreamError } from ${JSON.stringify(`${runtime}/client`)};

`;

export function emitClient(document: Document, runtime: string): string {
  const marked = hasOneWayProperties(document) ? `paths, "marked"` : "paths";
  const { members, types, required } = credentialMembers(document);
  const servers = callableServers(document);
  const streams = hasSequences(document);
  const create = streams ? "createStreamingClient" : "createVersionClient";
  const imports = [create, "type Client as VersionClient", "type ConnectionOptions"];
  const base = servers.length > 0 ? `Omit<ConnectionOptions, "baseUrl">` : "ConnectionOptions";
  const url =
    comment("Absolute URL of the API. Default: the first server of the document.") +
    property("baseUrl", "string", true);
  const options = [...(servers.length > 0 ? [url] : []), ...members];
  const declared =
    options.length === 0
      ? `export type ClientOptions = ${base};`
      : `export interface ClientOptions extends ${base} {\n${indent(options.join("\n\n"))}\n}`;
  return `import {
${[...imports, ...types.map((type) => `type ${type}`)].map((name) => `  ${name},`).join("\n")}
} from ${JSON.stringify(`${runtime}/client`)};
import { requests } from "./requests.gen.ts";
import type { paths } from "./schema.d.ts";

${streams ? streamError(runtime) : ""}${servers.length > 0 ? serverList(servers) : ""}/** Options of a client. */
${declared}

/** A typed client: \`GET\`, \`POST\`, … by path return \`{data, error, response}\`. */
export type Client = VersionClient<${marked}>;

/** Creates a client. Throws a TypeError for an invalid \`baseUrl\` or credential. */
export function createClient(options: ClientOptions${servers.length > 0 && !required ? " = {}" : ""}): Client {
  return ${create}<${marked}>(requests, ${servers.length > 0 ? "{ baseUrl: servers[0](), ...options }" : "options"});
}
`;
}
