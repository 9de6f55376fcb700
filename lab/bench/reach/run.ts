import { existsSync, mkdtempDisposableSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { renderTable } from "../measure/table.ts";
import { runContender, runDocument } from "./contenders.ts";
import { contenders, type DocumentReport, type PublicDocument, type Row } from "./report.ts";
import { detailTable, summaryTable } from "./tables.ts";

const help = `Usage: pnpm dev reach FOLDER [options]

Generates types, client and server from public documents, compiles and runs them, and calls each operation with generated values.
FOLDER has a copy of each repository of lab/bench/reach/documents.json as OWNER/NAME, at that commit.

  --only NAME  this document alone; may be repeated
  --others     runs the other generators on the same documents as well
  --json       everything that was found instead of tables
  --help       this text

Exit 0: it ran; 2: could not run.`;

export async function run(args: readonly string[], out = console.log, error = console.error): Promise<number> {
  let options: ReturnType<typeof parse>;
  try {
    options = parse(args);
  } catch (cause) {
    error(`reach: ${(cause as Error).message.split(". ")[0]}; \`pnpm dev reach --help\` lists the options`);
    return 2;
  }
  const { values, positionals } = options;
  if (values.help) {
    out(help);
    return 0;
  }
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    error("reach: which folder? Name the one that has the documents");
    return 2;
  }
  const all: PublicDocument[] = JSON.parse(readFileSync(join(import.meta.dirname, "documents.json"), "utf8"));
  const wanted = values.only ? all.filter(({ name }) => values.only?.includes(name)) : all;
  const pathOf = ({ repository, path }: PublicDocument) => join(folder, repository, path);
  const missing = wanted.filter((one) => !existsSync(pathOf(one)));
  for (const one of missing) error(`reach: ${pathOf(one)} is missing (${one.repository} at ${one.commit})`);
  if (missing.length === wanted.length) return 2;

  const rows: Row[] = [];
  for (const one of wanted.filter((document) => !missing.includes(document))) {
    using work = mkdtempDisposableSync(join(tmpdir(), "reach-"));
    const own = await runDocument(pathOf(one), join(work.path, "own"));
    const others: Row["others"] = {};
    for (const name of values.others ? contenders : [])
      others[name] = await runContender(name, pathOf(one), join(work.path, name));
    const row = { name: one.name, megabytes: statSync(pathOf(one)).size / 1e6, own, others };
    rows.push(row);
    error(`${one.name}: ${line(own)}`);
  }
  out(
    values.json ? JSON.stringify(rows, null, 1) : [summaryTable(rows), detailTable(rows)].map(renderTable).join("\n\n"),
  );
  return 0;
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: "string", multiple: true },
      others: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });

function line({ refused, errors, broken, outcomes }: DocumentReport): string {
  const count = (result: string) => outcomes.filter((one) => one.result === result).length;
  const sides = Object.entries(refused).map(([side, problems]) => `no ${side}: ${problems[0]}`);
  const first =
    outcomes.find(({ result }) => result === "silent") ?? outcomes.find(({ result }) => result === "refused");
  return [
    ...sides,
    ...(errors?.length ? [`${errors.length} errors of the compiler: ${errors[0]}`] : []),
    ...(broken ? [`broken: ${broken}`] : []),
    `${count("fine")} fine, ${count("refused")} refused, ${count("silent")} silent, ${count("skipped")} skipped`,
    ...(first ? [`${first.side} ${first.operation}: ${first.about}`] : []),
  ]
    .join("; ")
    .slice(0, 900);
}
