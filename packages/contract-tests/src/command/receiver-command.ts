import { choice, parseFlags, readSeconds, readUrl, required, type Terminal, writeReport } from "./command-line.ts";
import { loadVersion } from "./versions.ts";

const VERSIONS = ["v1", "v2"] as const;
const FORMATS = ["text", "json", "junit"] as const;

const HELP = `Checks a receiver of webhooks: sends it what the service can send, and what others could.

Usage: assessment-api-contract receiver --version v1|v2 --url URL --secret SECRET [options]

  --version NAME       version of the API whose events the receiver takes: ${VERSIONS.join(", ")}
  --url URL            address of the receiver
  --secret SECRET      the secret that it compares with; default: the environment variable ASSESSMENT_WEBHOOK_SECRET
  --old-secret SECRET  the secret before that one, which it accepts as well
  --signatures         the receiver checks the signature of a delivery and its time as well (Standard Webhooks)
  --report FORMAT      ${FORMATS.join(", ")}; default text
  --output FILE        write the report to a file instead of the standard output
  --timeout SECONDS    how long to wait for a response; default 15, as the service does
  --help               show this text

The events are about the candidates of the document's examples: use a receiver that may take them.
Exit code: 0 nothing found, 1 findings, 2 could not run.
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

/** Runs `assessment-api-contract receiver`. Throws a UsageError or a CouldNotRunError. */
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
  const { checkReceiver } = await import("../receiver/run.ts");
  const { receiverReports, summaryOf } = await import("../receiver/report.ts");
  const report = await checkReceiver({
    document: await loadVersion(version),
    url: readUrl("--url", required("--url", flags.url), "https://example.com/webhooks").href,
    secret: required(
      "--secret (or the environment variable ASSESSMENT_WEBHOOK_SECRET)",
      flags.secret ?? env.ASSESSMENT_WEBHOOK_SECRET,
    ),
    oldSecret: flags["old-secret"],
    signatures: flags.signatures,
    timeout: readSeconds("--timeout", flags.timeout),
    progress: terminal.progress,
  });
  await writeReport(receiverReports[format](report), flags.output, summaryOf(report), terminal);
  return report.outcomes.some(({ result }) => result === "failed") ? 1 : 0;
}
