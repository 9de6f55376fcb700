import { formatFindings } from "../findings/finding.ts";
import { findingsOf } from "../findings/outcome.ts";
import { type ProbeOptions, probe } from "../probe/probe.ts";
import { createThingsServer, type ThingsOptions } from "./things-server.ts";
import { tinyDocument } from "./tiny-document.ts";

export async function run(options: ThingsOptions = {}, probeOptions: Partial<ProbeOptions> = {}) {
  const server = createThingsServer(options);
  const progress: string[] = [];
  const report = await probe({
    document: tinyDocument(),
    baseUrl: "http://things.test/v1",
    apiKey: "key",
    fetch: server.fetch,
    progress: (line) => void progress.push(line),
    ...probeOptions,
  });
  const skipped = report.outcomes
    .filter(({ result }) => result === "skipped")
    .map(({ operation, title, reason }) => `${operation} ${title}: ${reason}`);
  return { ...server, report, progress, skipped, found: formatFindings(findingsOf(report)) };
}

export const instead =
  (
    fits: (request: Request, response: Response) => boolean,
    other: (response: Response) => Response | Promise<Response>,
  ): NonNullable<ThingsOptions["fault"]> =>
  (request, response) =>
    fits(request, response) ? other(response) : response;

export const isItem = (request: Request) => /\/things\/\w+$/.test(request.url);
