import { type Client, createClient, type JournalEntry, unwrap } from "@assessment-api/control";
import { type Compiler, createMcp, serveHttp, startCompiler } from "@assessment-api/mcp";
import { readJournal } from "../journal.ts";
import { judge } from "./judge.ts";
import { execute } from "./solve.ts";
import type { Solver, Task } from "./task.ts";

export interface TaskResult {
  readonly task: Task;
  readonly problems: readonly string[];
}

/** Runs tasks in sequence, each in a new organization with the same demo data, and judges the journal entries. */
export async function* runTasks(
  url: string,
  tasks: readonly Task[],
  solve: Solver,
  send = fetch,
): AsyncGenerator<TaskResult> {
  const compiler = startCompiler();
  try {
    for (const task of tasks) yield { task, problems: await runTask(url, task, solve, compiler, send) };
  } finally {
    await compiler.close();
  }
}

async function about(
  email: string,
  entries: readonly JournalEntry[],
  mcpUrl: string,
): Promise<readonly JournalEntry[]> {
  const text = await execute(
    mcpUrl,
    `return (await v2.listCandidates({ params: { query: { query: "${email}" } } }))._embedded.candidates[0]?.id`,
  );
  return entries.filter(({ candidateId, subjectId }) => [candidateId, subjectId].includes(text.replaceAll('"', "")));
}

const effects: readonly JournalEntry["kind"][] = ["CHANGE", "EVENT", "MAIL", "TIMER", "ATTEMPT"];

async function newestEntry(control: Client, id: string): Promise<string | undefined> {
  for await (const entry of readJournal(control, id)) return entry.id;
  return undefined;
}

async function entriesSince(control: Client, id: string, since: string | undefined): Promise<JournalEntry[]> {
  const found: JournalEntry[] = [];
  for await (const entry of readJournal(control, id)) {
    if (entry.id === since) break;
    found.push(entry);
  }
  return found.filter(({ kind }) => effects.includes(kind)).toReversed();
}

async function runTask(
  url: string,
  task: Task,
  solve: Solver,
  compiler: Compiler,
  send: typeof fetch,
): Promise<string[]> {
  const control = createClient({ baseUrl: `${url}/control` });
  const body = { name: task.id, seed: "demo", seedValue: "agents" } as const;
  const { id } = await unwrap(control.POST("/organizations", { body }));
  // Skip the first timers of the demo data, which are due in its first seconds.
  await unwrap(
    control.POST("/organizations/{id}/clock/advance", { params: { path: { id } }, body: { duration: "PT1M" } }),
  );
  const mcp = createMcp({ url, organization: id, inPlace: true, fetch: send }, compiler);
  const server = await serveHttp(mcp, { port: 0 });
  try {
    // Open the session first, because the journal records its key.
    await mcp.open();
    const before = await newestEntry(control, id);
    const answer = await solve(task, server.url).catch((error: Error) => `failed: ${error.message}`);
    const all = await entriesSince(control, id, before);
    const entries = task.about === undefined ? all : await about(task.about, all, server.url);
    const checked = task.check === undefined ? undefined : await execute(server.url, task.check);
    return judge(task, entries, answer, checked);
  } finally {
    await server.close();
    await mcp.close();
    await control.DELETE("/organizations/{id}", { params: { path: { id } } });
  }
}
