/**
 * Runs files of requests as editors do, one after the other: `node http-file.ts session.http …`. It knows what such files have in
 * common (variables, headers, bodies) and the scripts of JetBrains' HTTP Client and httpYac. Exit code 1: a check failed.
 */
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

type Variables = Map<string, unknown>;

/** The environment of an editor comes before what the file says. */
const variablesOf = (text: string): Variables =>
  new Map<string, unknown>([
    ...[...text.matchAll(/^@(\w+) = (.*)$/gm)].map(([, name = "", value]) => [name, value] as const),
    ...(process.env.ASSESSMENT_API_SANDBOX_URL ? [["origin", process.env.ASSESSMENT_API_SANDBOX_URL] as const] : []),
  ]);

const filledBy =
  (variables: Variables) =>
  (part: string): string =>
    part.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (!variables.has(name)) throw new Error(`there is no variable ${name}`);
      return String(variables.get(name));
    });

async function run(block: string, variables: Variables): Promise<void> {
  const filled = filledBy(variables);
  const [, request = "", script = ""] = /^([\s\S]*?)\n> \{%\n([\s\S]*?)\n%\}\s*$/.exec(block) ?? [];
  const [title, line = "", ...rest] = request.split("\n");
  const end = rest.indexOf("");
  const headers = rest.slice(0, end).map((header) => header.split(": ", 2).map(filled) as [string, string]);
  const body = rest
    .slice(end + 1)
    .join("\n")
    .trimEnd();
  const [method = "", address = ""] = line.split(" ");
  const response = await fetch(filled(address), { method, headers, ...(body !== "" && { body: filled(body) }) });
  const content = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  const client = {
    test: (_: string, check: () => void) => check(),
    assert(holds: boolean, message: string) {
      if (!holds) throw new Error(`${title}: ${message}`);
    },
    global: { set: (name: string, value: unknown) => void variables.set(name, value) },
  };
  const given = { status: response.status, body: isJson ? JSON.parse(content) : content };
  runInContext(script, createContext({ client, response: given }));
}

try {
  for (const file of process.argv.slice(2)) {
    const text = readFileSync(file, "utf8");
    const variables = variablesOf(text);
    for (const block of text.split(/^### /m).slice(1)) await run(block, variables);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
