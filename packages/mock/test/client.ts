import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { api as v1 } from "@assessment-api/v1";
import { api as v2 } from "@assessment-api/v2";
import { api as v3 } from "@assessment-api/v3";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import { type DefaultName, defaultNames } from "../src/defaults.ts";
import type { RunningMock } from "../src/server.ts";

export const keyHeader: Record<DefaultName, string> = { v1: v1.keyHeader, v2: v2.keyHeader, v3: v3.keyHeader };

export const v2Type = "application/vnd.vendor.v2.hal+json";

export function documentOf(name: DefaultName) {
  const file = createRequire(import.meta.url).resolve(`@assessment-api/${name}/openapi.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}

export function caller(mock: RunningMock) {
  return (name: DefaultName, path: string, init: RequestInit = {}) => {
    const headers = new Headers({ [keyHeader[name]]: "any", ...(init.headers as Record<string, string>) });
    return fetch(mock.urls[name] + path, { ...init, headers });
  };
}

export function json(method: string, body: unknown, contentType = "application/json"): RequestInit {
  return {
    method,
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": contentType },
  };
}

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
for (const name of defaultNames) ajv.addSchema({ $id: name, ...documentOf(name) });

/** The body of an error: of the given status, in the version's media type, valid against its error schema. */
export async function errorOf(response: Response, name: DefaultName, status: number, mediaType?: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe(mediaType ?? (name === "v2" ? v2Type : "application/json"));
  const text = await response.text();
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|prism/i);
  const body = JSON.parse(text);
  const validate = ajv.compile({ $ref: `${name}#/components/schemas/ErrorObject` });
  validate(body);
  expect(validate.errors ?? []).toEqual([]);
  if (name !== "v3") expect(body.code).toBe(status);
  return body;
}
