/** `pnpm dev agents`: runs the tasks with a script or a model and reports the results. */
import { parseArgs } from "node:util";
import { startSandbox } from "@assessment-api/sandbox";
import { runTasks } from "./run-tasks.ts";
import { byCommand, byScript } from "./solve.ts";
import { kinds } from "./tasks/all.ts";
import { tokenTable } from "./tokens.ts";

const help = `Usage: pnpm dev agents [options] [task or kind …]

Runs 40 tasks in a sandbox, each in a separate organization, and compares the journal with the expected entries. Default: with our scripts,
without a model.

  --model-command <command>  runs this command for each task: the task is on its standard input, the address of the server in
                             ASSESSMENT_API_MCP_URL, and both replace {task} and {url}. Its standard output is the answer.
  --tokens                   prints the tokens of each kind of task, by our scripts, as a table in Markdown
  --list                     lists the tasks with their prompts
`;

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        "model-command": { type: "string" },
        tokens: { type: "boolean", default: false },
        list: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    console.error(`agents: ${(error as Error).message.split(". ")[0]}; see --help`);
    process.exit(2);
  }
}

const { values, positionals } = readOptions();

const all = kinds.flatMap(({ name, tasks }) => tasks.map((task) => ({ kind: name, task })));
const chosen = all
  .filter(({ kind, task }) => positionals.length === 0 || positionals.includes(kind) || positionals.includes(task.id))
  .map(({ task }) => task);

async function main(): Promise<void> {
  const sandbox = await startSandbox({ port: 0, data: ":memory:", seed: "none", rateLimit: "off", logLevel: "silent" });
  let done = 0;
  try {
    if (values.tokens) return console.log(await tokenTable(sandbox.url));
    const command = values["model-command"];
    for await (const { task, problems } of runTasks(
      sandbox.url,
      chosen,
      command === undefined ? byScript : byCommand(command),
    )) {
      if (problems.length === 0) done++;
      console.log(
        [`${problems.length === 0 ? "done  " : "failed"}  ${task.id}`, ...problems.map((one) => `        ${one}`)].join(
          "\n",
        ),
      );
    }
  } finally {
    await sandbox.close();
  }
  console.log(`${done} of ${chosen.length} tasks done`);
  if (done < chosen.length || chosen.length === 0) process.exitCode = 1;
}

if (values.help) process.stdout.write(help);
else if (values.list) for (const { kind, task } of all) console.log(`${kind}: ${task.id}: ${task.prompt}`);
else await main();
