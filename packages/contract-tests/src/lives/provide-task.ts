import { arrayAt, isObject, objectAt, parseJson } from "../document/json.ts";
import { pageOf } from "../session/pages.ts";
import type { Session, Writing } from "../session/session.ts";

/** Publishes a task if the server has none, because the criteria of a new test must match a published task. */
export async function provideTask({ session, lost }: Writing): Promise<void> {
  const find = (id: string) => session.document.operations.find((one) => one.id === id);
  const [list, create, importing, publish] = ["listTests", "createTest", "importTasks", "publishTask"].map(find);
  if (!list || !create || !importing || !publish || !session.selects(create) || !(await isEmpty(session, list))) return;
  const examples = (create.requestBody?.media ?? []).flatMap((media) => media.examples);
  const skills = examples.flatMap(({ value }) => arrayAt(objectAt(value, "generatorCriteria"), "skills"));
  const task = {
    type: "CHOICE",
    title: "Contract",
    question: "Which one?",
    difficulty: "EASY",
    tags: [...new Set(skills)],
    points: 5,
    duration: "PT5M",
    choices: [{ text: "This", correct: true }, { text: "That" }],
  };
  const value = JSON.stringify({ tasks: [task] });
  const { body } = await session.ask(importing, [], { body: { mediaType: "application/yaml", value } });
  const [id] = arrayAt(parseJson(body), "created");
  if (typeof id !== "string") return;
  await session.ask(publish, [id]);
  lost.push(`the task ${id}`);
}

async function isEmpty(session: Session, list: Parameters<Session["ask"]>[0]): Promise<boolean> {
  const { status, body } = await session.ask(list, []);
  const found = parseJson(body);
  return status === 200 && isObject(found) && pageOf(found)?.items.length === 0;
}
