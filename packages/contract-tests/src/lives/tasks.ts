import { setTimeout as sleep } from "node:timers/promises";
import { strToU8, zipSync } from "fflate";
import type { Operation } from "../document/document.ts";
import { arrayAt, brief, isObject, type JsonObject, sameJson } from "../document/json.ts";
import { successOf } from "../document/operations.ts";
import type { Problem } from "../findings/outcome.ts";
import { learnFrom } from "../session/learn-from.ts";
import type { Check, Reply, Session, Writing } from "../session/session.ts";
import { provideTask } from "./provide-task.ts";

const YAML = "application/yaml";
const ZIP = "application/zip";
/** Number of polls of a build, and pause between them in milliseconds. */
const POLLS = 20;
const PAUSE = 250;
const LOOK_INTO = 8;

const yamlOf = (task: JsonObject): string =>
  `tasks:\n${Object.entries(task)
    .map(([name, value], index) => `${index === 0 ? "  - " : "    "}${name}: ${JSON.stringify(value)}\n`)
    .join("")}`;

const problem = (message: string, at = ""): Problem => ({ check: "task", message, at });

export const tasks = {
  name: "tasks",
  about:
    "tasks are imported, changed, uploaded, built and published with the sent content; 422 for content that cannot be parsed",
  needs: ["--write"],
  async run(_session, moment) {
    if (moment.when === "writing") await provideTask(moment.writing);
    if (moment.when === "all-written") await checkTasks(moment.writing);
  },
} as const satisfies Check;

async function checkTasks(writing: Writing): Promise<void> {
  const { session } = writing;
  const find = (id: string) => session.document.operations.find((one) => one.id === id && session.selects(one));
  const [importing, read, publish] = [find("importTasks"), find("getTask"), find("publishTask")];
  if (!importing || !read || !publish) return;
  session.begin(importing);
  await session.guard(importing, () => checkImport(writing, importing, read, publish));
  for (const id of ["uploadTaskPackage", "uploadTask"]) {
    const upload = find(id);
    if (!upload) continue;
    session.begin(upload);
    await session.guard(upload, () => checkUpload(writing, upload, read, publish));
  }
}

async function checkImport(
  { session, lost }: Writing,
  importing: Operation,
  read: Operation,
  publish: Operation,
): Promise<void> {
  const send = (title: string, text: string, status: string | undefined, judge?: (reply: Reply) => Problem[]) =>
    session.check(importing, title, [], { body: { mediaType: YAML, value: text } }, { status }, judge);
  const success = successOf(importing);
  const task = {
    type: "ESSAY",
    title: `Contract ${Date.now().toString(36)}`,
    question: "Why?",
    difficulty: "EASY",
    // Tags are unsorted, so that sorting is visible.
    tags: ["contract", "zebra", "apple"],
    points: 5,
    duration: "PT5M",
  };
  const reply = await send("creates a task", yamlOf(task), success, ({ body }) =>
    arrayAt(body, "created").length === 1 && arrayAt(body, "updated").length === 0
      ? []
      : [problem(`one task was created, the response says ${brief(body)}`)],
  );
  for (const [what, text] of [
    ["text that is not YAML", "tasks: [\n  - {"],
    ["YAML of another form", "candidates:\n  - 7\n"],
    ["an unknown type of task", yamlOf({ ...task, type: "SOMETHING_ELSE" })],
  ] as const)
    await send(`refuses ${what} with 422`, text, "422");
  const id = arrayAt(reply?.body, "created")[0];
  if (typeof id !== "string") return;
  lost.push(`the task ${id}`);
  const shows = (title: string, due: JsonObject) =>
    session.check(read, title, [id], {}, { status: successOf(read) }, ({ body }) =>
      members({ taskId: id, ...due }, body),
    );
  await shows("shows the imported task as a draft", { ...task, draft: true });
  const changed = { taskId: id, ...task, title: `${task.title} again`, points: 7 };
  await send("updates a task", yamlOf(changed), success, ({ body }) =>
    sameJson(arrayAt(body, "updated"), [id]) && arrayAt(body, "created").length === 0
      ? []
      : [problem(`${id} was updated, the response says ${brief(body)}`)],
  );
  await shows("shows the updated task", { ...changed, draft: true });
  await session.check(publish, "publishes the imported task", [id], {}, { status: successOf(publish) });
  await shows("shows the published task", { ...changed, draft: false });
}

function members(due: JsonObject, body: unknown): Problem[] {
  if (!isObject(body)) return [];
  return Object.entries(due)
    .filter(([name, value]) => !sameJson(value, body[name]))
    .map(([name, value]) => problem(`${name} is ${brief(body[name])}, not ${brief(value)}`, `/${name}`));
}

async function checkUpload(
  { session, lost }: Writing,
  upload: Operation,
  read: Operation,
  publish: Operation,
): Promise<void> {
  const named = upload.path.includes("{");
  const task = session.options.task ?? (session.options.simulate ? await programmingTask(session, read) : undefined);
  const path = named ? [task ?? session.ids.tuplesOf(read.path)[0]?.[0] ?? "tsk_contract"] : [];
  const send = (title: string, value: Uint8Array, status: string | undefined, judge?: (reply: Reply) => Problem[]) =>
    session.check(upload, title, path, { body: { mediaType: ZIP, value } }, { status }, judge);
  if (!named || task)
    await send("refuses a body that is not a ZIP with 422", new TextEncoder().encode("no package"), "422");
  if (!named)
    await send("refuses with 422 a package that names no task", zipOf({ "main.go": "package main\n" }), "422");
  const title = "accepts a package, builds and publishes it";
  if (!task)
    return session.skip(
      upload,
      title,
      "it would replace a task that this run did not create; allow a task with --task",
    );
  const title2 = `Contract ${Date.now().toString(36)}`;
  const metadata = JSON.stringify({ taskId: task, ...(named ? {} : { title: title2 }) });
  const files = { "task.json": metadata, "go.mod": "module contract\n", "main.go": "package main\n\nfunc main() {}\n" };
  const reply = await send(
    title,
    zipOf(named ? { "go.mod": files["go.mod"], "main.go": files["main.go"] } : files),
    successOf(upload),
    ({ body }) =>
      isObject(body) && body.taskId === task
        ? []
        : [problem(`the package is of ${task}, the response says ${brief(body)}`, "/taskId")],
  );
  if (!reply || reply.status !== successOf(upload)) return;
  lost.push(`the package that replaced the source code of ${task}`);
  await session.check(read, `shows a draft after ${upload.id}`, [task], {}, { status: successOf(read) }, ({ body }) =>
    members({ taskId: task, draft: true, ...(named ? {} : { title: title2 }) }, body),
  );
  const built = await waitForBuild(session, read, task);
  session.conclude(
    read,
    `reports the end of the build after ${upload.id}`,
    built ? [] : [problem("the build does not end", "/buildStatus")],
    successOf(read),
  );
  if (built !== "SUCCESS")
    return session.skip(publish, "publishes an uploaded package", `the build ended with ${built ?? "nothing"}`);
  await session.check(publish, "publishes an uploaded package", [task], {}, { status: successOf(publish) });
  await session.check(read, "shows no draft after that", [task], {}, { status: successOf(read) }, ({ body }) =>
    members({ taskId: task, draft: false }, body),
  );
}

/** Returns the id of a programming task from known tasks and assessments. */
async function programmingTask(session: Session, read: Operation): Promise<string | undefined> {
  const assessment = session.document.operations.find(({ id }) => id === "getAssessment");
  const paths = assessment ? session.ids.tuplesOf(assessment.path).slice(0, LOOK_INTO) : [];
  const checked = new Set<string>();
  for (const path of [undefined, ...paths]) {
    if (assessment && path) await learnFrom(session, assessment, path);
    for (const [id = ""] of session.ids.tuplesOf(read.path)) {
      if (checked.has(id)) continue;
      checked.add(id);
      const { body } = await session.ask(read, [id]);
      if (/"type":\s*"(PROGRAMMING|DEVOPS)"/.test(new TextDecoder().decode(body))) return id;
    }
  }
  return undefined;
}

async function waitForBuild(session: Session, read: Operation, id: string): Promise<string | undefined> {
  for (let turn = 0; turn < POLLS; turn += 1) {
    await session.options.simulate?.({ move: "build", id });
    const { body } = await session.ask(read, [id]);
    const status = /"buildStatus":\s*"(\w+)"/.exec(new TextDecoder().decode(body))?.[1];
    if (status) return status;
    await sleep(PAUSE);
  }
  return undefined;
}

const zipOf = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
