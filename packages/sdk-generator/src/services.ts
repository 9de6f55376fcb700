import { startMock } from "@assessment-api/mock";
import { startSandbox } from "@assessment-api/sandbox";
import { startHostileServer } from "./hostile/server.ts";
import { writeResponseValues } from "./response-values.ts";

/** Test services, passed as environment variables; `close` stops them. */
export interface Services {
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * Starts the services of the SDK tests:
 * - ASSESSMENT_API_SANDBOX_URL: a sandbox without rate limit, with `/v1`, `/v2`, `/v3` and `/control`
 * - ASSESSMENT_API_LIMITED_SANDBOX: a sandbox with two requests in four seconds
 * - ASSESSMENT_API_KEY: key of both sandboxes
 * - ASSESSMENT_API_MOCK: the mock, with `/v1`, `/v2` and `/v3`
 * - ASSESSMENT_API_HOSTILE: server of `vectors/hostile-responses.json`, see `hostile/server.ts`
 * - ASSESSMENT_API_UNTRUSTED: the same server with a self-signed certificate
 * - ASSESSMENT_API_VALUES: file of valid and invalid response values, see `response-values.ts`
 */
export async function startServices(): Promise<Services> {
  const apiKey = "sdk-tests-0123456789-abcdefghij";
  const common = { port: 0, data: ":memory:", logLevel: "silent", apiKey } as const;
  const sandbox = await startSandbox({ ...common, rateLimit: "off" });
  const limited = await startSandbox({ ...common, rateLimit: { requests: 2, periodInMs: 4000 } });
  const mock = await startMock({ port: 0 });
  const hostile = await startHostileServer();
  const values = await writeResponseValues();
  return {
    env: {
      ASSESSMENT_API_SANDBOX_URL: sandbox.url,
      ASSESSMENT_API_LIMITED_SANDBOX: limited.url,
      ASSESSMENT_API_KEY: apiKey,
      ASSESSMENT_API_MOCK: mock.url,
      ASSESSMENT_API_HOSTILE: hostile.url,
      ASSESSMENT_API_UNTRUSTED: hostile.untrustedUrl,
      ASSESSMENT_API_VALUES: values.file,
    },
    async close() {
      values.remove();
      await Promise.all([sandbox.close(), limited.close(), mock.close(), hostile.close()]);
    },
  };
}
