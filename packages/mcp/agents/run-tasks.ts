import { createClient, type JournalEntry, unwrap } from "@assessment-api/control";
import { type Compiler, startCompiler } from "../src/compile/compile.ts";
import { createMcp, serveHttp } from "../src/index.ts";
import { entriesSince, newestEntry } from "../src/session/changes.ts";
import { openSession, type Session } from "../src/session/session.ts";
import { judge } from "./judge.ts";
import type { Task } from "./task.ts";

/** Does a task, and gives its answer: ours by its solution, others by a model. */
export type Solver = (task: Task, mcpUrl: string) => Promise<string>;

export interface TaskResult {
  readonly task: Task;
  /** Empty where it was done. */
  readonly problems: readonly string[];
}

/** Does tasks one after the other, each in an organization of its own with the same demo data, and judges what the journal has of it. */
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

/** Entries about the candidate with an e-mail address. */
async function about(
  email: string,
  entries: readonly JournalEntry[],
  judging: Session,
): Promise<readonly JournalEntry[]> {
  const { text } = await judging.execute(
    `return (await v2.listCandidates({ params: { query: { query: "${email}" } } }))._embedded.candidates[0]?.id`,
  );
  return entries.filter(({ candidateId, subjectId }) => [candidateId, subjectId].includes(text.replaceAll('"', "")));
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
  // The first timers of the demo data are due in its first seconds.
  await unwrap(
    control.POST("/organizations/{id}/clock/advance", { params: { path: { id } }, body: { duration: "PT1M" } }),
  );
  const judging = await openSession({ url, organization: id, inPlace: true }, compiler);
  const mcp = createMcp({ url, organization: id, inPlace: true, fetch: send }, compiler);
  const server = await serveHttp(mcp, { port: 0 });
  try {
    // Its key stands in the journal.
    await mcp.open();
    const before = await newestEntry(control, id);
    const answer = await solve(task, server.url).catch((error: Error) => `failed: ${error.message}`);
    const all = await entriesSince(control, id, before);
    const entries = task.about === undefined ? all : await about(task.about, all, judging);
    const checked = task.check === undefined ? undefined : (await judging.execute(task.check)).text;
    return judge(task, entries, answer, checked);
  } finally {
    await server.close();
    await mcp.close();
    await judging.close();
    await control.DELETE("/organizations/{id}", { params: { path: { id } } });
  }
}
