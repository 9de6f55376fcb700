import { arrayAt, isObject, type JsonObject, objectAt } from "./json.ts";
import type { Operation } from "./operations.ts";
import { child } from "./pointer.ts";

export interface Address {
  url: string;
  /** URL for messages. Variables without an enumeration appear by name. */
  name: string;
}

export interface Servers {
  pointer: string;
  addresses: Address[];
  chosen: string;
  variables: string[];
  words: Map<string, unknown[]>;
}

const MOST = 200;

export function serversOf(root: JsonObject, { pointer, value, item }: Operation): Servers {
  const holder = [{ pointer, value }, item].find((one) => Array.isArray(one.value.servers));
  return holder ? readServers(holder.value, child(holder.pointer, "servers")) : readServers(root, "#/servers");
}

/** Returns the servers; without any, OpenAPI's default, the location of the document. */
export function readServers(holder: JsonObject, pointer = "#/servers"): Servers {
  const listed = arrayAt(holder, "servers").filter(isObject);
  const servers = listed.length > 0 ? listed : [{ url: "/" }];
  return {
    pointer,
    addresses: servers.flatMap(addressesOf),
    chosen: normal(fill(String(servers[0]?.url), servers[0] ?? {}, ({ default: value }) => [String(value)])[0] ?? ""),
    words: new Map(servers.map((server) => [normal(String(server.url)), wordsOf(server)])),
    variables: [...new Set(servers.flatMap((server) => Object.keys(objectAt(server, "variables"))))].toSorted(),
  };
}

const DEFAULT_PORTS: Record<string, string> = { http: ":80", https: ":443", ws: ":80", wss: ":443" };

/** Normalizes scheme, host and default port (RFC 3986, 6.2). */
const normal = (url: string): string =>
  url.replace(/^([a-z]+):\/\/([^/?#{}]*)(?=[/?#]|$)/i, (_, scheme: string, host: string) => {
    const port = DEFAULT_PORTS[scheme.toLowerCase()] ?? "";
    const name = host.toLowerCase();
    return `${scheme.toLowerCase()}://${port !== "" && name.endsWith(port) ? name.slice(0, -port.length) : name}`;
  });

const wordsOf = (server: JsonObject): unknown[] => [
  server.description ?? "",
  ...Object.entries(objectAt(server, "variables")).map(([name, variable]) => [
    name,
    objectAt({ variable }, "variable").description ?? "",
  ]),
];

function addressesOf(server: JsonObject): Address[] {
  const template = String(server.url);
  // A variable without an enumeration may have any value.
  const urls = fill(template, server, (variable) =>
    Array.isArray(variable.enum) ? variable.enum.map(String) : ["{}"],
  );
  return urls.map((url) => ({ url: normal(url), name: url.includes("{}") ? template : url }));
}

function fill(template: string, server: JsonObject, valuesOf: (variable: JsonObject) => string[]): string[] {
  const names = [...template.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
  return names.reduce<string[]>(
    (urls, name) => {
      const values = valuesOf(objectAt(objectAt(server, "variables"), name));
      const filled = urls.flatMap((url) => values.map((value) => url.replace(`{${name}}`, () => value)));
      return filled.length > MOST ? urls : filled;
    },
    [template],
  );
}

export const isAmong = (url: string, addresses: Address[]): boolean =>
  addresses.some((one) => one.url === url || new RegExp(patternOf(one.url)).test(url));

const patternOf = (url: string) =>
  `^${url
    .split("{}")
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("[^/]*")}$`;
