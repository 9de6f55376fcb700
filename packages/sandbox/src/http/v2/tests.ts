import type { GeneratorTaskType, Handlers, NewTest, Test, TestPatch } from "@assessment-api/v2/server";
import { InvalidValueError } from "../../domain/errors.ts";
import type { GeneratorCriteria } from "../../domain/generated-tests.ts";
import type { TaskType } from "../../domain/tasks.ts";
import type { Test as DomainTest } from "../../domain/tests.ts";
import type { Links } from "../../service/links.ts";
import { createTestFromPredefined, generateTest, getTest, searchTests, updateTest } from "../../service/tests.ts";
import type { World } from "../../service/world.ts";
import { allRead, type Context } from "../handlers.ts";
import { link, testHref } from "./hrefs.ts";
import { presentPageInfo, sliceOf } from "./paging.ts";

const typeOf: Record<GeneratorTaskType, TaskType> = {
  MULTI_CHOICE: "CHOICE",
  ESSAY: "ESSAY",
  PROGRAMMING: "PROGRAMMING",
  CODE_REVIEW: "CODE_REVIEW",
  SQL: "DATABASE",
  DEVOPS: "DEVOPS",
  CODE_GAPS: "CODE_GAPS",
  TESTING: "TESTING",
};

export function testHandlers(world: World) {
  const { links } = world;
  return {
    async listTests({ query }, { organizationId }) {
      const page = await searchTests(world, organizationId, { text: query.query }, sliceOf(query));
      const tests = page.items.map((test) => presentTest(test, links));
      return { status: 200, body: { _embedded: { tests }, page: presentPageInfo(page, query) } };
    },

    async createTest({ body }, { organizationId }) {
      const given = parseNewTest(body);
      const test =
        "predefinedTestId" in given
          ? await createTestFromPredefined(world, organizationId, given.predefinedTestId)
          : await generateTest(world, organizationId, given);
      const location = testHref(links.origin, test.id);
      return { status: 201, headers: { location }, body: presentTest(test, links) };
    },

    async getTest({ params }, { organizationId }) {
      return { status: 200, body: presentTest(await getTest(world, organizationId, params.id), links) };
    },

    async updateTest({ params, body }, { organizationId }) {
      await updateTest(world, organizationId, params.id, parseTestPatch(body));
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Context>>;
}

export function parseNewTest(body: NewTest): { predefinedTestId: string } | GeneratorCriteria {
  if (!("generatorCriteria" in body)) {
    const { predefinedTestId } = body;
    allRead<typeof body>({ predefinedTestId });
    return { predefinedTestId };
  }
  const { generatorCriteria } = body;
  // A body with both forms matches `oneOf` as the generator form.
  if ("predefinedTestId" in body)
    throw new InvalidValueError(
      "predefinedTestId",
      body.predefinedTestId,
      "must be absent when generatorCriteria is present",
    );
  allRead<typeof body>({ generatorCriteria });
  const { skills, difficulties, taskTypes } = generatorCriteria;
  allRead<typeof generatorCriteria>({ skills, difficulties, taskTypes });
  return { skills, difficulties, types: taskTypes?.map((type) => typeOf[type]) };
}

export function parseTestPatch({ customFields }: TestPatch) {
  allRead<TestPatch>({ customFields });
  return { customFields };
}

const presentTest = (test: DomainTest, { origin }: Links): Test => ({
  id: test.id,
  name: test.name,
  skills: test.skills as string[],
  durationInMinutes: test.durationInMinutes,
  customFields: test.customFields,
  _links: { self: link(testHref(origin, test.id)) },
});
