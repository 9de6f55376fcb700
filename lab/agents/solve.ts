import { spawn } from "node:child_process";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Solver } from "./task.ts";

/** Request options. The client's default timeout of 60 seconds is too short for a busy machine. */
const patient = { timeout: 15 * 60_000 };

/** Runs a snippet with the `execute` tool and returns the result without the list of changes. */
export async function execute(mcpUrl: string, code: string): Promise<string> {
  const client = new Client({ name: "agents", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(mcpUrl)), patient);
  try {
    const { content, isError } = await client.callTool({ name: "execute", arguments: { code } }, patient);
    const [first] = content as { text: string }[];
    return `${isError ? "failed: " : ""}${first?.text.split("\n\n")[0] ?? ""}`;
  } finally {
    await client.close();
  }
}

export const byScript: Solver = ({ solution }, mcpUrl) => execute(mcpUrl, solution);

/** Timeout of a model per task in milliseconds. */
const MODEL_TIME = 10 * 60_000;

/**
 * Runs a command per task: the task on standard input, the server URL in `ASSESSMENT_API_MCP_URL`, and both in the
 * placeholders `{task}` and `{url}` of its text. Standard output is the answer.
 */
export const byCommand =
  (command: string): Solver =>
  async ({ prompt }, mcpUrl) => {
    const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
    const line = command.replaceAll("{task}", () => quoted(prompt)).replaceAll("{url}", () => quoted(mcpUrl));
    const child = spawn(line, {
      shell: true,
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, ASSESSMENT_API_MCP_URL: mcpUrl },
      timeout: MODEL_TIME,
    });
    // Commands may ignore standard input.
    child.stdin.on("error", () => {});
    child.stdin.end(prompt);
    let answer = "";
    for await (const chunk of child.stdout) answer += chunk;
    return answer;
  };
