import { createMcp, serveHttp } from "@assessment-api/mcp";
import { startSandbox } from "@assessment-api/sandbox";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countTokens } from "./count-tokens.ts";
import { runTasks } from "./run-tasks.ts";
import { byCommand, byScript } from "./solve.ts";
import type { Solver, Task } from "./task.ts";
import { kinds } from "./tasks/all.ts";

const tasks = kinds.flatMap((kind) => kind.tasks);
const named = (...ids: string[]): Task[] => tasks.filter(({ id }) => ids.includes(id));
let sandbox: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, data: ":memory:", seed: "none", rateLimit: "off", logLevel: "silent" });
});
afterAll(() => sandbox.close());

async function problemsOf(chosen: readonly Task[], solve: Solver): Promise<Record<string, readonly string[]>> {
  const results = [];
  for await (const { task, problems } of runTasks(sandbox.url, chosen, solve))
    results.push([task.id, problems] as const);
  return Object.fromEntries(results);
}

test("tools and instructions have at most 1,500 tokens", async () => {
  const mcp = createMcp({ url: sandbox.url });
  const server = await serveHttp(mcp, { port: 0 });
  const client = new Client({ name: "tokens", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
  const { tools } = await client.listTools();
  await client.close();
  await server.close();
  await mcp.close();
  expect(countTokens(JSON.stringify(tools) + (client.getInstructions() ?? ""))).toBeLessThanOrEqual(1500);
});

test("there are 40 tasks, each with a unique name and an expectation", () => {
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(40);
  const vague = tasks.filter(({ changes, answer, check }) => Object.keys(changes).length === 0 && !answer && !check);
  expect(vague).toEqual([]);
});

test("some tasks pass with their scripts; nightly, all", async () => {
  const chosen = named("supervisor", "invite-v1", "expires", "fault");
  expect(await problemsOf(chosen, byScript)).toEqual(Object.fromEntries(chosen.map(({ id }) => [id, []])));
});

test("unexpected changes, missing changes and a wrong answer are reported", async () => {
  const [supervisor, invite] = named("supervisor", "invite-v1");
  const wrong = [
    { ...supervisor, solution: 'await v2.createTeam({ body: { name: "Stray" } }); return "ada@example.com"' } as Task,
    {
      ...invite,
      solution: 'await world.candidate({ email: "mira@example.com", firstName: "Nina", lastName: "Sand" }).cancel()',
    } as Task,
  ];
  expect(await problemsOf(wrong, byScript)).toEqual({
    supervisor: [
      "+ teams: expected 0, found 1",
      expect.stringContaining("the answer does not say elena.novak@example.com"),
    ],
    "invite-v1": ["the state is not as expected: false"],
  });
});

test("a command gets the task and the address, and its output is the answer", async () => {
  const program =
    "let task = ''; process.stdin.on('data', (part) => (task += part)).on('end', () => console.log(process.argv[1] === task, process.argv[2] === process.env.ASSESSMENT_API_MCP_URL, 'elena.novak@example.com'))";
  const solve = byCommand(`"${process.execPath}" -e "${program}" {task} {url}`);
  const answers: string[] = [];
  const recording: Solver = async (task, url) => {
    const answer = await solve(task, url);
    answers.push(answer);
    return answer;
  };
  expect(await problemsOf(named("supervisor"), recording)).toEqual({ supervisor: [] });
  expect(answers).toEqual(["true true elena.novak@example.com\n"]);
});
