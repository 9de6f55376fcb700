import type { Handlers, PredefinedTest } from "@assessment-api/v2/server";
import type { PredefinedTest as DomainPredefinedTest } from "../../domain/predefined-tests.ts";
import type { Links } from "../../service/links.ts";
import { searchPredefinedTests } from "../../service/tests.ts";
import type { World } from "../../service/world.ts";
import type { Context } from "../handlers.ts";
import { link, predefinedTestHref } from "./hrefs.ts";
import { presentPageInfo, sliceOf } from "./paging.ts";

export function predefinedTestHandlers(world: World) {
  const { links } = world;
  return {
    async listPredefinedTests({ query }, { organizationId }) {
      const { query: text, skills, seniorityLevels } = query;
      const page = await searchPredefinedTests(
        world,
        organizationId,
        { text, skills, seniorityLevels },
        sliceOf(query),
      );
      const predefinedTests = page.items.map((one) => presentPredefinedTest(one, links));
      return { status: 200, body: { _embedded: { predefinedTests }, page: presentPageInfo(page, query) } };
    },
  } satisfies Partial<Handlers<Context>>;
}

const presentPredefinedTest = (test: DomainPredefinedTest, { origin }: Links): PredefinedTest => ({
  id: test.id,
  name: test.name,
  description: test.description,
  durationInMinutes: test.durationInMinutes,
  skills: test.skills as string[],
  seniorityLevel: test.seniorityLevel,
  _links: { self: link(predefinedTestHref(origin, test.name)) },
});
