import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Executed } from "../session/session.ts";

export interface Toolbox {
  readonly search: (query: string) => string;
  readonly execute: (code: string) => Promise<Executed>;
  readonly version: string;
}

/** Instructions, sent once per session and short, because readers pay per token. */
const instructions = `A hiring-and-skills service: candidates take tests (V1, V2), people have skills (V2 /boost, V3). One service behind three API versions.
Work in one or few execute calls; search first when a name or field is not known.`;

const searchDescription = `Search the documentation of the APIs V1, V2, V3 and control: operations, guides, samples, assumptions.
query: words; or an address from a result, such as "v2/createInvitation", "guides/webhooks#retries"; or an assumption, "A-V2-066".
Words give addresses, and what the first operation takes.`;

const executeDescription = `Run TypeScript against the sandbox; it is type-checked first. The body of an async function: await and return work. No imports, no network, no timers beyond the call.
v1, v2, v3, control: a function per operationId, returns data or throws ApiError (status, body):
  const t = await v2.listTests(); await v2.createInvitation({ body: { email, testId: t._embedded.tests[0].id } }); await v2.getCandidate({ params: { path: { id } } })
v2.GET("/candidates/{id}", init) gives { data, error, response } instead. for await (const c of v2.paginate("/candidates", init)) walks all pages (lists default to 10).
world: plays candidates and time.
  const c = await world.candidate({ email?, test? }).start().answer("correct").submit().score(0.8); // c.id, c.assessmentId, c.status; also assess, expire, fail, cancel
  await world.clock.advance("P14D"); await world.mails.next({ to }); control takes { id: world.organizationId }.
Result: the returned value as JSON (return few fields), log, and what changed by the journal (+ created, ~ changed, - deleted, event, mail, timer).`;

const prompts = {
  "try-flow": {
    description: "Play a flow of candidates from invitation to result, and report what the API shows at each step",
    argsSchema: z.object({ flow: z.string().describe("such as: invited, never starts, expires") }),
    text: ({ flow }: { flow: string }) =>
      `Play this flow in the sandbox with execute: ${flow}. After each step read the candidate through V1 and V2. Report per step: call, V1 status, V2 status, events and mails from Changes. Then say what an integrator should know.`,
  },
  "explain-refusal": {
    description: "Explain why a call fails, and fix it",
    argsSchema: z.object({ call: z.string().describe("the call and its error") }),
    text: ({ call }: { call: string }) =>
      `This call fails: ${call}. Reproduce it with execute, read control.getExplanation for its errorId, search the rule, and give the smallest change that works. Prove it with execute.`,
  },
  "write-client": {
    description: "Write a program against the API, tried in the sandbox first",
    argsSchema: z.object({ task: z.string().describe("what the program does"), language: z.string().optional() }),
    text: ({ task, language = "TypeScript" }: { task: string; language?: string | undefined }) =>
      `Write a ${language} program: ${task}. First run its calls with execute until the changes are right; search "getting started", errors and paging for what production needs. Then give the program, and the changes you saw.`,
  },
} as const;

export function createServer({ search, execute, version }: Toolbox): McpServer {
  const server = new McpServer({ name: "assessment-api", version }, { instructions });
  server.registerTool(
    "search",
    {
      description: searchDescription,
      inputSchema: z.object({ query: z.string().min(1).max(500) }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ query }) => ({ content: [{ type: "text", text: search(query) }] }),
  );
  server.registerTool(
    "execute",
    {
      description: executeDescription,
      inputSchema: z.object({ code: z.string().min(1).max(50_000) }),
      annotations: { destructiveHint: false, openWorldHint: false },
    },
    async ({ code }) => {
      const { failed, text } = await execute(code);
      return { content: [{ type: "text", text }], isError: failed };
    },
  );
  for (const [name, { description, argsSchema, text }] of Object.entries(prompts))
    server.registerPrompt(name, { description, argsSchema: argsSchema as z.ZodObject }, (given) => ({
      messages: [{ role: "user", content: { type: "text", text: text(given as never) } }],
    }));
  return server;
}
