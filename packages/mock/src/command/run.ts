import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { MockError } from "../errors.ts";
import { selectVersions, versionNames } from "../versions.ts";
import { type CommandOptions, help, readOptions } from "./options.ts";

/** Runs the command until a signal ends it; the result is its exit code. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.help) process.stdout.write(help);
    else if (options.version) console.log(packageVersion());
    else await serve(options);
    return 0;
  } catch (error) {
    if (!(error instanceof MockError)) throw error;
    console.error(`assessment-api-mock: ${error.message}`);
    return 2;
  }
}

async function serve(options: CommandOptions): Promise<void> {
  const { port, host, only, dynamic, watch, quiet } = options;
  selectVersions(only);
  const specs = specFiles(options);
  // Prism takes most of the start time; --help and a wrong option need not wait for it.
  const [{ startMock }, { startScreen }] = await Promise.all([import("../start-mock.ts"), import("./start-screen.ts")]);
  const mock = await startMock({
    port,
    host,
    dynamic,
    watch,
    log: !quiet,
    ...(only && { only }),
    ...(specs && { specs }),
  });
  // A signal may follow the start screen at once.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  console.log(startScreen(mock, watch));
  await stopped;
  await mock.close();
}

/** Root files per version when the documents come from a folder: the given one, or with --watch the checkout's. */
function specFiles({ specs, watch, only }: CommandOptions): Record<string, string> | undefined {
  if (specs === undefined && !watch) return undefined;
  const folder = specs ?? checkoutSpecs();
  if (folder === undefined) {
    throw new MockError("--watch needs a checkout of the repository, or --specs with a folder of documents");
  }
  const names = only ?? versionNames;
  return Object.fromEntries(names.map((name) => [name, join(folder, name, "openapi.yaml")]));
}

function checkoutSpecs(): string | undefined {
  const folder = fileURLToPath(new URL("../../../../specs", import.meta.url));
  const found = versionNames.some((name) => existsSync(join(folder, name, "openapi.yaml")));
  return found ? relative(process.cwd(), folder) || "." : undefined;
}

function packageVersion(): string {
  return JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
}
