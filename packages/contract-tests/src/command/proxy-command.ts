import { refusedPorts } from "@assessment-api/runtime/ports";
import { checkPath, choice, parseFlags, readUrl, required, type Terminal, usage, writeReport } from "./command-line.ts";
import { loadVersion, versionNames } from "./versions.ts";

const FORMATS = ["text", "json", "junit"] as const;
const PORT = "4030";

const HELP = `Forwards requests between a client and a server, and reports violations of the document.

Usage: assessment-api-contract proxy --version v1|v2|v3 --to URL [options]

  --version NAME   version of the API: ${versionNames.join(", ")}
  --to URL         URL of that version on the server, such as https://api.example.com/v2
  --port NUMBER    port of this machine to listen on, 0 for a free one; default ${PORT}
  --har FILE       record the exchanges as HAR, such as for \`assessment-api-review usage\`
  --report FORMAT  ${FORMATS.join(", ")}; default text
  --output FILE    write the report to a file instead of standard output
  --help           show this text

Each line on standard error is a finding of the client or the server. SIGINT (Ctrl+C) and SIGTERM end the proxy and print the
report. Output and recordings contain no keys, but recordings contain all other data.
Exit code: 0 no findings, 1 findings, 2 could not run.
`;

const FLAGS = {
  version: { type: "string" },
  to: { type: "string" },
  port: { type: "string", default: PORT },
  har: { type: "string" },
  report: { type: "string", default: "text" },
  output: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

export async function runProxyCommand(args: readonly string[], terminal: Terminal): Promise<0 | 1> {
  const flags = parseFlags(args, FLAGS);
  if (flags.help) {
    terminal.out(HELP);
    return 0;
  }
  const version = choice("version", required("--version", flags.version), versionNames);
  const format = choice("report format", flags.report, FORMATS);
  const to = readServer(required("--to", flags.to));
  const port = readPort(flags.port);
  checkPath("--har", flags.har, "write", "file");
  checkPath("--output", flags.output, "write", "file");
  const { startProxy } = await import("../proxy/proxy.ts");
  const { formatSided, proxyReports, summaryOf } = await import("../proxy/report.ts");
  const proxy = await startProxy({
    document: await loadVersion(version),
    to,
    port,
    har: flags.har,
    onFindings: (findings) => {
      for (const finding of findings) terminal.progress(formatSided(finding));
    },
  });
  const ended = signalled();
  terminal.progress(`${version.toUpperCase()} at ${proxy.url}, forwards to ${to}. Stop with Ctrl+C.`);
  await ended;
  await proxy.close();
  const report = proxy.report();
  await writeReport(proxyReports[format](report), flags.output, summaryOf(report), terminal);
  return report.findings.length > 0 ? 1 : 0;
}

function readServer(value: string): string {
  const url = readUrl("--to", value, "https://api.example.com/v2");
  if (url.search || url.hash || url.username || url.password)
    throw usage("--to takes no query, no fragment and no credentials");
  return value.replace(/\/+$/, "");
}

function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) throw usage(`--port takes a number from 0 to 65535, not ${value}`);
  if (refusedPorts.has(port)) throw usage(`--port ${value} is blocked by browsers and fetch; choose another port`);
  return port;
}

const signalled = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      process.off("SIGINT", end).off("SIGTERM", end);
      resolve();
    };
    process.on("SIGINT", end).on("SIGTERM", end);
  });
