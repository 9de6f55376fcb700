import { join } from "node:path";
import { api as v1 } from "@assessment-api/v1";
import { api as v2 } from "@assessment-api/v2";
import { api as v3 } from "@assessment-api/v3";
import type { Version } from "../documents.ts";

interface Calls {
  list: { operation: string; path: string; query: Record<string, unknown> };
  create: { operation: string; path: string };
  get: { operation: string; path: string; parameter: string };
  /** Media type of the created resource; default `application/json`. */
  mediaType?: string;
}

export const calls: Record<Version, Calls> = {
  v1: {
    list: { operation: "listCandidates", path: "/candidates", query: { count: 50 } },
    create: { operation: "createCandidate", path: "/candidates" },
    get: { operation: "getCandidate", path: "/candidates/{id}", parameter: "id" },
  },
  v2: {
    list: { operation: "listCandidates", path: "/candidates", query: { count: 50 } },
    create: { operation: "createCandidate", path: "/candidates" },
    get: { operation: "getCandidate", path: "/candidates/{id}", parameter: "id" },
    mediaType: "application/vnd.vendor.v2.hal+json",
  },
  v3: {
    list: { operation: "listPeople", path: "/boost/v3/people", query: { email: "maya.lindqvist@example.com" } },
    create: { operation: "createInvitation", path: "/boost/v3/invitations" },
    get: { operation: "getPerson", path: "/boost/v3/people/{personId}", parameter: "personId" },
  },
};

export const keyHeaders: Record<Version, string> = { v1: v1.keyHeader, v2: v2.keyHeader, v3: v3.keyHeader };

const text = JSON.stringify;

function assessmentApi(version: Version): string {
  const { list, create, get } = calls[version];
  return `
import { createClient } from "@assessment-api/${version}";
export async function run(baseUrl, apiKey, body, id) {
  const client = createClient({ baseUrl, apiKey });
  return [
    (await client.GET(${text(list.path)}, { params: { query: ${text(list.query)} } })).data,
    (await client.POST(${text(create.path)}, { body })).data,
    (await client.GET(${text(get.path)}, { params: { path: { ${get.parameter}: id } } })).data,
  ];
}`;
}

function assessmentApiHelpers(version: Version): string {
  const { list, create, get } = calls[version];
  return `
import { createClient, paginate, unwrap } from "@assessment-api/${version}";
export async function run(baseUrl, apiKey, body, id) {
  const client = createClient({ baseUrl, apiKey });
  const elements = [];
  const params = { query: ${text(list.query)} };
  for await (const element of paginate(client, ${text(list.path)}, { params })) elements.push(element);
  return [
    elements,
    await unwrap(client.POST(${text(create.path)}, { body })),
    await unwrap(client.GET(${text(get.path)}, { params: { path: { ${get.parameter}: id } } })),
  ];
}`;
}

function openapiFetch(version: Version): string {
  const { list, create, get, mediaType } = calls[version];
  const keyHeader = keyHeaders[version];
  // openapi-fetch defaults to application/json, which V2 rejects.
  const headers = mediaType ? `, headers: { "Content-Type": ${text(mediaType)} }` : "";
  return `
import createClient from "openapi-fetch";
export async function run(baseUrl, apiKey, body, id) {
  const client = createClient({ baseUrl, headers: { ${text(keyHeader)}: apiKey } });
  return [
    (await client.GET(${text(list.path)}, { params: { query: ${text(list.query)} } })).data,
    (await client.POST(${text(create.path)}, { body${headers} })).data,
    (await client.GET(${text(get.path)}, { params: { path: { ${get.parameter}: id } } })).data,
  ];
}`;
}

function heyApi(version: Version, generated: string): string {
  const { list, create, get } = calls[version];
  return `
import { client } from ${text(join(generated, version, "client.gen.ts"))};
import { ${list.operation}, ${create.operation}, ${get.operation} } from ${text(join(generated, version, "sdk.gen.ts"))};
export async function run(baseUrl, apiKey, body, id) {
  client.setConfig({ baseUrl, auth: apiKey });
  return [
    (await ${list.operation}({ query: ${text(list.query)} })).data,
    (await ${create.operation}({ body })).data,
    (await ${get.operation}({ path: { ${get.parameter}: id } })).data,
  ];
}`;
}

function orval(version: Version, generated: string): string {
  const { list, create, get } = calls[version];
  const keyHeader = keyHeaders[version];
  // The generated code contains the base URL.
  return `
import { ${list.operation}, ${create.operation}, ${get.operation} } from ${text(join(generated, version, "client.ts"))};
export async function run(baseUrl, apiKey, body, id) {
  const options = { headers: { ${text(keyHeader)}: apiKey } };
  return [
    (await ${list.operation}(${text(list.query)}, options)).data,
    (await ${create.operation}(body, options)).data,
    (await ${get.operation}(id, options)).data,
  ];
}`;
}

export type ProgramName = "openapi-fetch" | "assessment-api" | "assessment-api-helpers" | "hey-api" | "orval";

interface Program {
  label: string;
  generatedBy?: "hey-api" | "orval";
  source(version: Version, generated: string): string;
}

export const programs: Record<ProgramName, Program> = {
  "openapi-fetch": { label: "openapi-fetch alone", source: openapiFetch },
  "assessment-api": { label: "Assessment API, `createClient`", source: assessmentApi },
  "assessment-api-helpers": {
    label: "Assessment API, with `unwrap` and `paginate`",
    source: assessmentApiHelpers,
  },
  "hey-api": { label: "@hey-api/openapi-ts, fetch client", generatedBy: "hey-api", source: heyApi },
  orval: { label: "orval, fetch client", generatedBy: "orval", source: orval },
};
