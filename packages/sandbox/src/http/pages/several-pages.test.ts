import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldsOf, filled, open, post, type Visited } from "../../../testing/pages/browse.ts";
import { inviteAda, storeSampleTest } from "../../../testing/pages/sample-test.ts";
import { findServer } from "../../../testing/postgres/database.ts";
import { onPostgres } from "../../../testing/postgres/on-postgres.ts";
import { startTestSandbox, type TestSandbox } from "../../../testing/sandbox.ts";
import { answersOf } from "../../domain/assessments.ts";
import { getAssessment, saveAnswers, startAssessment } from "../../service/assessments.ts";

const server = await findServer();

describe.each(["SQLite", "PostgreSQL"])("several pages of one test, on %s", (kind) => {
  let sandbox: TestSandbox;
  let testId: Awaited<ReturnType<typeof storeSampleTest>>;

  describe.skipIf(kind === "PostgreSQL" && server === undefined)("", () => {
    beforeAll(async () => {
      const { options, drop } = await onPostgres(kind === "PostgreSQL" ? server : undefined);
      sandbox = await startTestSandbox(options);
      await sandbox.clock.freeze();
      testId = await storeSampleTest(sandbox.world, sandbox.organizationId);
      return drop;
    });
    afterAll(() => sandbox.close());

    async function begin() {
      const { world, organizationId } = sandbox;
      const { assessment } = await inviteAda(world, testId);
      await sandbox.settle();
      await startAssessment(world, organizationId, assessment.id);
      const path = (section: number) => `/t/${assessment.token}/sections/${section}`;
      const answers = async () => answersOf((await getAssessment(world, organizationId, assessment.id)).assessment);
      return {
        id: assessment.id,
        visit: (section: number) => open(sandbox.origin, path(section)),
        save: (section: number, fields: [string, string][]) => post(sandbox.origin, path(section), fields),
        answers,
        valueAt: async (type: string) => (await answers()).find((one) => one.type === type)?.value,
        enter: async (type: string, text: string) => {
          const one = (await answers()).find((answer) => answer.type === type);
          await saveAnswers(world, organizationId, assessment.id, { [one?.id ?? ""]: { text } });
        },
      };
    }

    test.each([
      ["text", 1, "ESSAY", ".text", ["one", "one, two", "three"]],
      ["gaps", 1, "CODE_GAPS", ".gap.0", ["a", "ab", "c"]],
      ["choices", 1, "CHOICE", ".choice", ["0", "1", "2"]],
      ["comments", 3, "CODE_REVIEW", ".comment.0.text", ["one", "one, two", "three"]],
    ] as const)(
      "%s saved again by the first page are not replaced by a page that was opened in between",
      async (_, section, type, field, [first, second, third]) => {
        const { visit, save, valueAt } = await begin();
        const fill = (page: Visited, value: string) =>
          filled(page, { ...(type === "CODE_REVIEW" && { ".comment.0.start": "1" }), [field]: value });
        const a = await visit(section);
        await save(section, fill(a, first));
        const d = await visit(section);
        expect((await save(section, fill(a, second))).status).toBe(200);
        const kept = await valueAt(type);
        const refused = await save(section, fill(d, third));
        expect(refused.status).toBe(422);
        expect(refused.root.querySelector("[role=alert]")?.text).toContain("was changed in another window");
        expect(await valueAt(type)).toEqual(kept);
        expect((await save(section, fill(refused, third))).status).toBe(200);
        expect(await valueAt(type)).not.toEqual(kept);
      },
    );

    test("a late post of a page does not replace a later one of the same page", async () => {
      const { visit, save, valueAt } = await begin();
      const page = await visit(1);
      const fill = (text: string, turn: number): [string, string][] => [
        ...filled(page, { ".text": text }).filter(([name]) => name !== "turn"),
        ["turn", String(turn)],
      ];
      await save(1, fill("the whole sentence", 2));
      expect((await save(1, fill("the who", 1))).status).toBe(422);
      expect(await valueAt("ESSAY")).toEqual({ text: "the whole sentence" });
      expect((await save(1, fill("the whole sentence.", 3))).status).toBe(200);
      expect(await valueAt("ESSAY")).toEqual({ text: "the whole sentence." });
    });

    test("a form without a page replaces only answers that it showed", async () => {
      const { visit, save, valueAt } = await begin();
      const page = await visit(1);
      const without = (text: string) => filled(page, { ".text": text }).filter(([name]) => name !== "page");
      await save(1, without("one"));
      expect((await save(1, without("two"))).status).toBe(422);
      expect(await valueAt("ESSAY")).toEqual({ text: "one" });
    });

    test("an answer set by the API is not replaced by a page that does not show it", async () => {
      const { visit, save, valueAt, enter } = await begin();
      const page = await visit(1);
      await save(1, filled(page, { ".text": "one" }));
      await enter("ESSAY", "by the API");
      expect((await save(1, filled(page, { ".text": "two" }))).status).toBe(422);
      expect(await valueAt("ESSAY")).toEqual({ text: "by the API" });
    });

    test("parts of an answer without a field on the page are kept", async () => {
      const { visit, save, valueAt, enter } = await begin();
      await enter("CODE_REVIEW", "All in all, fine.");
      const page = await visit(3);
      await save(3, filled(page, { ".comment.0.start": "1", ".comment.0.text": "Why?" }));
      expect(await valueAt("CODE_REVIEW")).toMatchObject({ text: "All in all, fine.", comments: [{ text: "Why?" }] });
    });

    const action = fc.record({
      page: fc.nat(2),
      does: fc.constantFrom("open", "type", "type", "save", "save", "save twice"),
      field: fc.constantFrom(".text", ".gap.0", ".gap.1"),
    });

    test("never lose a saved text without a message, in any order of posts", async () => {
      let words = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 6, maxLength: 24 }), fc.boolean(), async (actions, scripted) => {
          const { visit, save, answers } = await begin();
          const first = await visit(1);
          const fieldNames = Object.fromEntries(
            [".text", ".gap.0", ".gap.1"].map((end) => [
              end,
              fieldsOf(first).find(([name]) => name.endsWith(end))?.[0],
            ]),
          );
          const pages: { shown: Visited; typed: Record<string, string>; turn: number }[] = [0, 1, 2].map(() => ({
            shown: first,
            typed: {},
            turn: 0,
          }));
          for (const one of pages) one.shown = await visit(1);
          const known = pages.map((): Record<string, string> => ({ essay: "", gaps: "," }));
          const stored = async () => {
            const all = await answers();
            const value = (type: string) => all.find((one) => one.type === type)?.value;
            return { essay: value("ESSAY")?.text ?? "", gaps: String(value("CODE_GAPS")?.gaps ?? ["", ""]) };
          };
          const saveOne = async (index: number) => {
            const page = pages[index] as (typeof pages)[number];
            const before = await stored();
            const fields = [
              ...filled(page.shown, page.typed),
              ...(scripted ? ([["turn", String(++page.turn)]] as [string, string][]) : []),
            ].filter(([name, value]) => name !== "turn" || value !== "");
            const response = await save(1, fields);
            const after = await stored();
            const alert = response.root.querySelector("[role=alert]")?.text ?? "";
            for (const [answer, title] of [
              ["gaps", "Task 2"],
              ["essay", "Task 3"],
            ] as const) {
              const isReplaced = after[answer] !== before[answer];
              if (before[answer] !== known[index]?.[answer]) expect(isReplaced, `${answer} was lost`).toBe(false);
              const posted =
                answer === "essay"
                  ? (fields.findLast(([name]) => name === fieldNames[".text"])?.[1] ?? "")
                  : [".gap.0", ".gap.1"]
                      .map((end) => fields.findLast(([name]) => name === fieldNames[end])?.[1] ?? "")
                      .join(",");
              if (after[answer] !== posted) expect(alert, `${answer} was refused silently`).toContain(title);
              else (known[index] as Record<string, string>)[answer] = posted;
            }
          };
          for (const { page: index, does, field } of actions) {
            const page = pages[index] as (typeof pages)[number];
            if (does === "open") {
              Object.assign(page, { shown: await visit(1), typed: {}, turn: 0 });
              known[index] = await stored();
            } else if (does === "type") page.typed[field] = `word ${++words}`;
            else {
              await saveOne(index);
              if (does === "save twice") {
                page.typed[field] = `word ${++words}`;
                await saveOne(index);
              }
            }
          }
        }),
        { numRuns: Number(process.env.PAGES_RUNS ?? 15) },
      );
    });

    test("keep a saved text or report a conflict if two pages post at the same time", async () => {
      const { visit, save, valueAt } = await begin();
      const pages = [await visit(1), await visit(1), await visit(1)];
      const responses = await Promise.all(
        pages.map((page, index) => save(1, filled(page, { ".text": `page ${index}` }))),
      );
      const saved = responses.flatMap(({ status }, index) => (status === 200 ? [index] : []));
      expect(saved).toHaveLength(1);
      expect(await valueAt("ESSAY")).toEqual({ text: `page ${saved[0]}` });
    });
  });
});
