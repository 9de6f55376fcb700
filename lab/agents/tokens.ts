/** Token cost of a task: this server, one tool per operation, and the OpenAPI documents in the context. */
import { createRequire } from "node:module";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { countTokens } from "./count-tokens.ts";
import { runTasks } from "./run-tasks.ts";
import type { Solver } from "./task.ts";
import { kinds } from "./tasks/all.ts";

const versions = ["v1", "v2", "v3", "control"] as const;
const load = createRequire(import.meta.url);
type Json = Readonly<Record<string, unknown>>;
interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Json[];
  readonly requestBody?: Json;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
const documents = versions.map((version) => ({
  version,
  document: load(`@assessment-api/${version}/openapi.json`) as Document,
}));
const documentTokens = new Map(
  documents.map(({ version, document }) => [version, countTokens(JSON.stringify(document))]),
);

/**
 * Counts tokens of one tool per operation, as generators write them: description and schemas with resolved
 * references.
 */
function operationTools(): number {
  const tools = documents.flatMap(({ version, document }) =>
    Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId, summary, description, parameters = [], requestBody }) => {
        if (operationId === undefined) return [];
        const all = parameters.map(
          (parameter) =>
            resolve(document, parameter) as { name: string; schema?: Json; required?: boolean; description?: string },
        );
        const content =
          (resolve(document, requestBody ?? {}) as { content?: Record<string, { schema?: Json }> }).content ?? {};
        const body = Object.values(content)[0]?.schema;
        const properties = {
          ...Object.fromEntries(
            all.map(({ name, schema, description: about }) => [name, { ...schema, description: about }]),
          ),
          ...(body && { body }),
        };
        const required = all.flatMap((one) => (one.required ? one.name : []));
        const inputSchema = { type: "object", properties, required };
        return { name: `${version}_${operationId}`, description: `${summary}. ${description}`, inputSchema };
      }),
    ),
  );
  return countTokens(JSON.stringify(tools));
}

/** Resolves references. A recursive schema ends at the second occurrence. */
function resolve(document: Document, value: unknown, inside: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => resolve(document, one, inside));
  if (typeof value !== "object" || value === null) return value;
  const { $ref } = value as { $ref?: string };
  if ($ref !== undefined) {
    if (inside.includes($ref)) return {};
    const place = $ref.split("/").slice(1);
    const target = place.reduce<unknown>((at, name) => (at as Json)[name], document);
    return resolve(document, target, [...inside, $ref]);
  }
  const kept = Object.entries(value).filter(([name]) => !/^(x-|example)/.test(name));
  return Object.fromEntries(kept.map(([name, one]) => [name, resolve(document, one, inside)]));
}

const textOf = (content: unknown): string => (content as { text: string }[])[0]?.text ?? "";

interface Sum {
  server: number;
  perOperation: number;
  document: number;
}

/** Returns a Markdown table with the mean per kind of task. */
export async function tokenTable(url: string): Promise<string> {
  const perOperation = operationTools();
  let definitions = 0;
  let sent: { method: string; url: string; body: string; response: string }[] = [];
  const record: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    sent.push({
      method: init?.method ?? "GET",
      url: String(input),
      body: String(init?.body ?? ""),
      response: await response.clone().text(),
    });
    return response;
  };
  let cost: Sum = { server: 0, perOperation: 0, document: 0 };
  const solve: Solver = async ({ solution, prompt }, mcpUrl) => {
    const client = new Client({ name: "tokens", version: "1" });
    await client.connect(new StreamableHTTPClientTransport(new URL(mcpUrl)));
    definitions = countTokens(JSON.stringify((await client.listTools()).tools) + (client.getInstructions() ?? ""));
    sent = [];
    const { content } = await client.callTool({ name: "execute", arguments: { code: solution } });
    const text = textOf(content);
    // An agent looks up each operation once.
    const called = new Set(
      Array.from(solution.matchAll(/\b(v[123]|control)\.([a-z]\w+)\(/g), ([, version, id]) => `${version} ${id}`),
    );
    called.forEach((name) => {
      if (name.endsWith("paginate")) called.delete(name);
    });
    let looked = 0;
    for (const query of called) {
      const found = await client.callTool({ name: "search", arguments: { query } });
      looked += countTokens(JSON.stringify({ query })) + countTokens(textOf(found.content));
    }
    await client.close();
    const calls = sent.map(({ method, url: to, body, response }) => ({
      call: countTokens(`${method} ${to} ${body}`),
      response: countTokens(response),
    }));
    const answered = calls.reduce((sum, { call, response }) => sum + call + response, 0);
    const used = versions.filter((version) => sent.some((one) => new URL(one.url).pathname.startsWith(`/${version}/`)));
    const promptTokens = countTokens(prompt);
    cost = {
      server: promptTokens + definitions + countTokens(JSON.stringify({ code: solution })) + countTokens(text) + looked,
      perOperation: promptTokens + perOperation + answered,
      document: promptTokens + answered + used.reduce((sum, version) => sum + (documentTokens.get(version) ?? 0), 0),
    };
    return text.split("\n\n")[0] ?? "";
  };
  const rows: string[] = [];
  for (const { name, tasks } of kinds) {
    const costs: Sum[] = [];
    for await (const { task, problems } of runTasks(url, tasks, solve, record)) {
      if (problems.length > 0) throw new Error(`${task.id}: ${problems.join("; ")}`);
      costs.push(cost);
    }
    const mean = (key: keyof Sum) =>
      Math.round(costs.reduce((sum, one) => sum + one[key], 0) / costs.length).toLocaleString("en");
    rows.push(`| ${name} | ${mean("server")} | ${mean("perOperation")} | ${mean("document")} |`);
  }
  return [
    `| tokens of a task, mean of five | this server | a tool per operation | the documents |`,
    "| --- | ---: | ---: | ---: |",
    ...rows,
    `| of which before the first call | ${definitions.toLocaleString("en")} | ${perOperation.toLocaleString("en")} | ${versions.map((version) => `${version} ${documentTokens.get(version)?.toLocaleString("en")}`).join(", ")} |`,
  ].join("\n");
}
