/** Starts the installed MCP server with the installed sandbox, and runs a valid and an invalid snippet. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { startSandbox } from "@assessment-api/sandbox";

const sandbox = await startSandbox({ port: 0, data: ":memory:", logLevel: "silent", seed: "demo" });
const command = "node_modules/@assessment-api/mcp/dist/cli.js";
const server = spawn(process.execPath, [command, "--url", sandbox.url], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();

async function send(id: number, method: string, params: object) {
  server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
  return JSON.parse((await lines.next()).value ?? "{}").result;
}

const clientInfo = { name: "consumer", version: "1" };
await send(1, "initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })}\n`);
const run = async (id: number, code: string) =>
  (await send(id, "tools/call", { name: "execute", arguments: { code } })).content[0].text;
const right = await run(2, 'return (await world.candidate({ email: "ada@example.com" })).email;');
const wrong = await run(3, "return (await v2.listCandidates()).pages;");
const found = await send(4, "tools/call", { name: "search", arguments: { query: "createInvitation" } });
server.stdin.end();
await new Promise((resolve) => server.once("exit", resolve));
await sandbox.close();
console.log(
  JSON.stringify({
    value: right.split("\n")[0],
    changed: right.includes("+ candidates"),
    wrong: wrong.split("\n")[1],
    found: found.content[0].text.split(" ")[0],
  }),
);
