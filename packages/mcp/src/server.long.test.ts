import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMcp, type HttpServer, type Mcp, serveHttp } from "./index.ts";
import { type DemoSandbox, startDemoSandbox } from "./testing/demo-sandbox.ts";

let sandbox: DemoSandbox;
let mcp: Mcp;
let server: HttpServer;

beforeAll(async () => {
  sandbox = await startDemoSandbox();
  mcp = createMcp({ url: sandbox.url });
  server = await serveHttp(mcp, { port: 0 });
});
afterAll(async () => {
  await server.close();
  await mcp.close();
  await sandbox.close();
});

/** The client's default of 60 seconds would measure the machine. */
const patient = { timeout: 15 * 60_000 };

const organizations = async () => (await sandbox.organizations()).map(({ id }) => id);

async function connect(url: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)), patient);
  return client;
}

async function call(client: Client, name: string, given: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: given }, patient);
  const [first] = content as { type: string; text: string }[];
  return { text: first?.text ?? "", isError };
}

test("the tools are search and execute", async () => {
  const client = await connect(server.url);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["search", "execute"]);
  await client.close();
});

describe("over HTTP", () => {
  test("searches and executes", async () => {
    const client = await connect(server.url);
    expect((await call(client, "search", { query: "createInvitation" })).text).toContain(
      "v2.createInvitation({ body })",
    );
    expect(await call(client, "execute", { code: "return (await v1.listExams()).items.length > 0" })).toEqual({
      text: "true",
      isError: false,
    });
    expect(await call(client, "execute", { code: "return x" })).toEqual({
      text: "Does not compile; nothing ran.\nline 1: Cannot find name 'x'.",
      isError: true,
    });
    await client.close();
  });

  test("gives each address a separate organization, which stays between calls", async () => {
    const [one, other] = await Promise.all([connect(`${server.url}/one`), connect(`${server.url}/other`)]);
    const code = "return world.organizationId";
    const first = await call(one, "execute", { code });
    expect((await call(one, "execute", { code })).text).toBe(first.text);
    expect((await call(other, "execute", { code })).text).not.toBe(first.text);
    await Promise.all([one.close(), other.close()]);
  });

  test("has prompts with their tasks", async () => {
    const client = await connect(server.url);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(["try-flow", "explain-refusal", "write-client"]);
    const { messages } = await client.getPrompt({ name: "try-flow", arguments: { flow: "invited, expires" } });
    expect(messages[0]?.content).toMatchObject({ text: expect.stringContaining("invited, expires") });
    await client.close();
  });

  const statusOf = (headers: Record<string, string>, path = "/mcp") =>
    new Promise<number>((resolve, reject) => {
      const sent = request(new URL(path, server.url), { method: "POST", headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on("error", reject).end("{}");
    });

  test.each([
    [{ host: "evil.example" }, 403],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: "http://localhost:3000" }, 415],
  ])("with the headers %j is %i", async (headers, status) => {
    expect(await statusOf(headers as Record<string, string>)).toBe(status);
  });

  test("is at no other path", async () => {
    expect(await statusOf({}, "/")).toBe(404);
  });
});

test("over standard input and output, and deletes its fork at the end of the input", async () => {
  const before = await organizations();
  const client = new Client({ name: "test", version: "1" });
  const cli = fileURLToPath(new URL("./cli.ts", import.meta.url));
  const transport = new StdioClientTransport({ command: process.execPath, args: [cli, "--url", sandbox.url] });
  await client.connect(transport, patient);
  const { text } = await call(client, "execute", { code: "return world.organizationId" });
  expect(await organizations()).toEqual([...before, JSON.parse(text)]);
  await client.close();
  await expect.poll(organizations).toEqual(before);
});

test("without a sandbox, the call says what to do, and the next one retries", async () => {
  const lost = createMcp({ url: "http://127.0.0.1:1" });
  const elsewhere = await serveHttp(lost, { port: 0 });
  const client = await connect(elsewhere.url);
  for (const code of ["return 1", "return 2"]) {
    const { text, isError } = await call(client, "execute", { code });
    expect(text).toContain("assessment-api/sandbox serve");
    expect(isError).toBe(true);
  }
  await client.close();
  await elsewhere.close();
  await lost.close();
});
