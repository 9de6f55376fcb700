import {
  checkPath,
  choice,
  parseFlags,
  readSeconds,
  readUrl,
  required,
  type Terminal,
  writeReport,
} from "./command-line.ts";
import { loadVersion } from "./versions.ts";

const VERSIONS = ["v1", "v2"] as const;
const FORMATS = ["text", "json", "junit"] as const;

const HELP = `Tests a webhook receiver with genuine, forged and malformed deliveries.

Usage: assessment-api-contract receiver --version v1|v2 --url URL --secret SECRET [options]

  --version NAME       version of the API whose events the receiver takes: ${VERSIONS.join(", ")}
  --url URL            address of the receiver
  --secret SECRET      accepted secret; default: the environment variable ASSESSMENT_API_WEBHOOK_SECRET
  --old-secret SECRET  previous secret, also accepted
  --signatures         the receiver also verifies signature and timestamp (Standard Webhooks)
  --report FORMAT      ${FORMATS.join(", ")}; default text
  --output FILE        write the report to a file instead of standard output
  --timeout SECONDS    timeout of a response; default: 15, as in the service
  --help               show this text

Events are about candidates of the document's examples: use a test system.
Exit code: 0 no findings, 1 findings, 2 could not run.
`;

const FLAGS = {
  version: { type: "string" },
  url: { type: "string" },
  secret: { type: "string" },
  "old-secret": { type: "string" },
  signatures: { type: "boolean", default: false },
  report: { type: "string", default: "text" },
  output: { type: "string" },
  timeout: { type: "string", default: "15" },
  help: { type: "boolean", default: false },
} as const;

export async function runReceiverCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<0 | 1> {
  const flags = parseFlags(args, FLAGS);
  if (flags.help) {
    terminal.out(HELP);
    return 0;
  }
  const version = choice("version with webhooks", required("--version", flags.version), VERSIONS);
  const format = choice("report format", flags.report, FORMATS);
  checkPath("--output", flags.output, "write", "file");
  const { checkReceiver } = await import("../receiver/run.ts");
  const { receiverReports, summaryOf } = await import("../receiver/report.ts");
  const report = await checkReceiver({
    document: await loadVersion(version),
    url: readUrl("--url", required("--url", flags.url), "https://example.com/webhooks").href,
    secret: required(
      "--secret (or the environment variable ASSESSMENT_API_WEBHOOK_SECRET)",
      flags.secret ?? env.ASSESSMENT_API_WEBHOOK_SECRET,
    ),
    oldSecret: flags["old-secret"],
    signatures: flags.signatures,
    timeout: readSeconds("--timeout", flags.timeout),
    progress: terminal.progress,
  });
  await writeReport(receiverReports[format](report), flags.output, summaryOf(report), terminal);
  return report.outcomes.some(({ result }) => result === "failed") ? 1 : 0;
}
