import { createClient, unwrap } from "@assessment-api/control";
import { expect, onTestFinished, test } from "vitest";
import { plantCatalogue } from "../../../testing/catalogue.ts";
import { startTestSandbox } from "../../../testing/sandbox.ts";
import { at } from "../../../testing/start-with-control.ts";
import { invite } from "../../service/candidates.ts";

test("timers are listed by due time, with their subjects", async () => {
  const { world, organizationId, urls, close } = await startTestSandbox();
  onTestFinished(close);
  const control = createClient({ baseUrl: urls.control });
  const { automatic } = await plantCatalogue(world, organizationId);
  const { candidate, assessment } = await invite(
    world,
    organizationId,
    { email: "a@example.com" },
    { testId: automatic.id },
  );
  const list = () => unwrap(control.GET("/organizations/{id}/timers", at({ id: organizationId })));
  const about = { candidateId: candidate.id, assessmentId: assessment.id };
  expect((await list()).items).toMatchObject([{ kind: "EXPIRE", ...about }]);
  await unwrap(control.POST("/assessments/{id}/start", at({ id: assessment.id })));
  expect((await list()).items).toMatchObject([{ kind: "TIME_LIMIT", ...about }]);
});
