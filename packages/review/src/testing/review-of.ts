import { parse } from "yaml";
import type { Finding } from "../model/finding.ts";
import { isObject, type JsonObject } from "../model/json.ts";
import { METHODS } from "../model/operations.ts";
import { reviewDocuments } from "../review-documents.ts";

/** Adds common members to two YAML documents. */
export const reviewOf = (before: string, after: string): Promise<Finding[]> =>
  reviewDocuments(documentOf(before), documentOf(after), { engines: ["rules", "values"] });

export function documentOf(text: string): JsonObject {
  const { paths, ...rest } = parse(text) as JsonObject;
  return { openapi: "3.1.1", info: { title: "Test", version: "1" }, paths: withResponses(paths), ...rest };
}

function withResponses(value: unknown): unknown {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      if (!METHODS.includes(key)) return [key, isObject(member) ? withResponses(member) : member];
      const { body, returns, ...operation } = isObject(member) ? member : {};
      const requestBody = body === undefined ? {} : { requestBody: carrying(body) };
      const response = returns === undefined ? { description: "Fine." } : carrying(returns);
      return [key, { responses: { 200: response }, ...requestBody, ...operation }];
    }),
  );
}

const carrying = (schema: unknown) => ({
  description: "Fine.",
  content: {
    "application/json": { schema: typeof schema === "string" ? { $ref: `#/components/schemas/${schema}` } : schema },
  },
});
