import { afterEach, beforeEach } from "vitest";
import { type Found, getAssessment } from "../../src/service/assessments.ts";
import { startTestSandbox, type TestSandbox } from "../sandbox.ts";
import { type Fields, open, post, type Visited } from "./browse.ts";
import { inviteAda, type Sample, storeSampleTest } from "./sample-test.ts";

export function takingTests() {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startTestSandbox();
    await sandbox.clock.freeze();
  });
  afterEach(() => sandbox.close());

  const visit = (path: string): Promise<Visited> => open(sandbox.origin, path);
  const send = (path: string, fields?: Fields): Promise<Visited> => post(sandbox.origin, path, fields);
  const current = async ({ assessment }: Found) =>
    (await getAssessment(sandbox.world, sandbox.organizationId, assessment.id)).assessment;
  return {
    sandbox: () => sandbox,
    visit,
    send,
    current,
    invited: async (sample: Sample = {}, more: Parameters<typeof inviteAda>[2] = {}): Promise<Found> =>
      inviteAda(sandbox.world, await storeSampleTest(sandbox.world, sandbox.organizationId, sample), more),
    start: ({ assessment }: Found): Promise<Visited> => send(`/t/${assessment.token}/start`),
    valuesOf: async (found: Found) =>
      Object.fromEntries(
        (await current(found)).sections.flatMap(({ answers }) => answers.map(({ type, value }) => [type, value])),
      ),
  };
}
