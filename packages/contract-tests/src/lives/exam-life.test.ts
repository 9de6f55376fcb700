import { expect, it } from "vitest";
import { loadVersion } from "../command/versions.ts";
import type { Problem } from "../findings/outcome.ts";
import { createKnownIds } from "../session/seen-ids.ts";
import type { Reply, Session } from "../session/session.ts";
import { checkDuration } from "./exam-life.ts";
import { otherThan } from "./further-lives.ts";

const document = await loadVersion("v1");
const dates = { testStartDate: "2026-03-02T09:00:00.000Z", testFinishDate: "2026-03-02T09:42:20.000Z" };

async function found(results: object, candidate: object = dates): Promise<string[]> {
  const messages: string[] = [];
  const session = {
    document,
    ask: async () => ({ status: 200, body: new TextEncoder().encode(JSON.stringify(candidate)) }),
    check: async (
      _: unknown,
      title: string,
      __: unknown,
      ___: unknown,
      ____: unknown,
      judge: (reply: Reply) => Problem[],
    ) => void messages.push(...judge({ body: results } as Reply).map(({ message }) => `${title}: ${message}`)),
  };
  await checkDuration(session as unknown as Session, "cnd_1");
  return messages;
}

it("results say how long the test took", async () => {
  expect(await found({ examDurationInMinutes: 42 })).toEqual([]);
  expect(await found({}, {})).toEqual([]);
  expect(await found({ examDurationInMinutes: 60 })).toEqual([
    "says how long the test took: examDurationInMinutes is 60, but the test took 42.3 minutes",
  ]);
  expect(await found({})).toEqual([
    "says how long the test took: examDurationInMinutes is undefined, but the test took 42.3 minutes",
  ]);
});

it("results have the time limit of the exam", async () => {
  const candidate = { ...dates, examId: "exm_1", durationInMinutes: 90 };
  const results = { examDurationInMinutes: 42, examTimeLimitInMinutes: 90 };
  expect(await found(results, candidate)).toEqual([]);
  expect(await found({ ...results, examTimeLimitInMinutes: 89 }, candidate)).toEqual([
    "says how long the test took: examTimeLimitInMinutes is 89, that of the exam 90",
  ]);
});

it("uses the right exam if the server has several", () => {
  const ids = createKnownIds(document, []);
  const list = document.operations.find(({ id }) => id === "listExams");
  if (list) ids.learn(list, [], { items: [{ id: "exm_1" }, { id: "exm_2" }] });
  expect(otherThan({ ids } as Session, "exams", "exm_1")).toBe("exm_2");
});
