import type { Exam, Handlers } from "@assessment-api/v1/server";
import { isAssessedAutomatically } from "../../domain/tasks.ts";
import type { Test } from "../../domain/tests.ts";
import { getTest, searchTests } from "../../service/tests.ts";
import type { World } from "../../service/world.ts";
import type { Context } from "../handlers.ts";
import { presentPage, sliceOf } from "./paging.ts";

export function examHandlers(world: World) {
  return {
    async listExams({ query }, { organizationId }) {
      const page = await searchTests(world, organizationId, { usable: true }, sliceOf(query));
      return { status: 200, body: presentPage(page, query, presentExam) };
    },

    async getExam({ params }, { organizationId }) {
      return { status: 200, body: presentExam(await getTest(world, organizationId, params.id)) };
    },
  } satisfies Partial<Handlers<Context>>;
}

function presentExam({ id, name, durationInMinutes, sections, skills }: Test): Exam {
  const tasks = sections.flatMap((section) => section.tasks);
  return {
    id,
    name,
    durationInMinutes,
    automaticAssessmentPossible: tasks.every(({ type }) => isAssessedAutomatically(type)),
    numberOfPages: sections.length,
    numberOfTasks: tasks.length,
    skillTags: skills as string[],
  };
}
