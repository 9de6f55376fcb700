import { Command, Option } from "commander";
import { addressesOf } from "../../store/postgres/connection/addresses.ts";
import { SandboxError } from "../errors.ts";
import {
  definitions,
  type Flags,
  flagOf,
  readSettings,
  type Settings,
  settingNames,
  unknownVariables,
  variableOf,
} from "../settings.ts";
import { closeOnSignal } from "../signals.ts";

/** `assessment-api-sandbox serve`: runs until a signal. */
export function createServeCommand(): Command {
  const command = new Command("serve")
    .description("serve V1, V2, V3 and the control API")
    .option("--check", "check settings and database without changes, then exit: 0 fine, 1 damaged, 2 could not check")
    .action(async ({ check = false, ...flags }: Flags & { check?: boolean }) => {
      const settings = settingsFrom(flags);
      await (check ? checkAll(settings) : serve(settings));
    });
  for (const name of settingNames) {
    const { argument, description, standard, otherwise } = definitions[name];
    const preset = `default: ${standard ?? otherwise}, environment: ${variableOf(name)}`;
    // Values are validated later, to report all invalid ones at once.
    command.addOption(new Option(`${flagOf(name)} ${argument}`, `${description} (${preset})`));
  }
  return command;
}

function settingsFrom(flags: Flags): Settings {
  const { settings, problems } = readSettings(flags, process.env);
  // Unknown variables are only warnings, since they may belong to a newer release.
  for (const line of unknownVariables(process.env)) console.warn(line);
  if (problems.length > 0) throw new SandboxError(problems.join("\n"));
  return settings;
}

async function checkAll({ data, databaseUrl }: Settings): Promise<void> {
  if (databaseUrl !== undefined)
    throw new SandboxError("--check reads a database folder; use pg_amcheck for PostgreSQL");
  const { checkData } = await import("../check-data.ts");
  console.log(checkData(data));
}

function whereData({ data, databaseUrl }: Settings): string {
  if (databaseUrl === undefined) return data;
  const addresses = addressesOf(databaseUrl).map((address) => new URL(address));
  const host = addresses.map((address) => address.host).join(",");
  const [{ pathname } = { pathname: "" }] = addresses;
  return `PostgreSQL, ${host}${pathname}`;
}

async function serve(settings: Settings): Promise<void> {
  // Lazy import: --help and invalid options return sooner.
  const [{ startSandbox }, { startScreen }] = await Promise.all([
    import("../start-sandbox.ts"),
    import("../start-screen.ts"),
  ]);
  const sandbox = await startSandbox({ ...settings, telemetry: true });
  // A signal may follow immediately.
  const closed = closeOnSignal(sandbox, settings.gracePeriod);
  console.log(startScreen(sandbox, { data: whereData(settings), guarded: settings.controlToken !== undefined }));
  await closed;
}
