import { startMock } from "@assessment-api/mock";
import { startSandbox } from "@assessment-api/sandbox";
import { startHostileServer } from "./hostile/server.ts";
import { writeResponseValues } from "./response-values.ts";

/** Services that the tests of a language talk to, as environment variables; `close` ends it. */
export interface Services {
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * Starts what the tests of the SDKs need:
 * - ASSESSMENT_API_SANDBOX: a sandbox without a rate limit; `/v1`, `/v2`, `/v3` and `/control` are below it
 * - ASSESSMENT_API_SANDBOX_URL: the same, as tests of users have it
 * - ASSESSMENT_API_LIMITED_SANDBOX: another one, which takes two requests per second
 * - ASSESSMENT_API_KEY: the key that opens both
 * - ASSESSMENT_API_MOCK: the mock; `/v1`, `/v2` and `/v3` are below it
 * - ASSESSMENT_API_HOSTILE: the responses of `vectors/hostile-responses.json`, as `hostile/server.ts` says
 * - ASSESSMENT_API_VALUES: a file with values that responses may and must not hold, as `response-values.ts` writes it
 */
export async function startServices(): Promise<Services> {
  const apiKey = "sdk-tests-0123456789-abcdefghij";
  const common = { port: 0, data: ":memory:", logLevel: "silent", apiKey } as const;
  const sandbox = await startSandbox({ ...common, rateLimit: "off" });
  const limited = await startSandbox({ ...common, rateLimit: { requests: 2, periodInMs: 1000 } });
  const mock = await startMock({ port: 0 });
  const hostile = await startHostileServer();
  const values = await writeResponseValues();
  return {
    env: {
      ASSESSMENT_API_SANDBOX: sandbox.url,
      ASSESSMENT_API_SANDBOX_URL: sandbox.url,
      ASSESSMENT_API_LIMITED_SANDBOX: limited.url,
      ASSESSMENT_API_KEY: apiKey,
      ASSESSMENT_API_MOCK: mock.url,
      ASSESSMENT_API_HOSTILE: hostile.url,
      ASSESSMENT_API_VALUES: values.file,
    },
    async close() {
      values.remove();
      await Promise.all([sandbox.close(), limited.close(), mock.close(), hostile.close()]);
    },
  };
}
