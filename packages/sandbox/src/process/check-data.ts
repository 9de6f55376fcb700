import { existsSync } from "node:fs";
import { join } from "node:path";
import { linkSecretSetting } from "../service/links.ts";
import { checkSqliteFile } from "../store/sqlite/index.ts";
import { clockSetting } from "../timers/clock.ts";
import { CheckError, checkPath } from "./errors.ts";

export const databaseIn = (data: string): string => join(data, "sandbox.sqlite");

/** @throws CheckError with all damage, SandboxError for an unreadable database */
export function checkData(data: string): string {
  const file = databaseIn(data);
  if (data === ":memory:") return "There is nothing to check: the database would be in memory.";
  if (existsSync(data)) checkPath("data folder", data, "read", "folder");
  if (!existsSync(file)) return `There is no database in ${data} yet. The first start creates it.`;
  checkPath("database", file, "read", "file");
  const problems = checkSqliteFile({ file, checkSetting });
  if (problems.length === 0) return `The database ${file} is fine.`;
  throw new CheckError(problems.map((problem) => `${file}: ${problem}`).join("\n"));
}

function checkSetting(name: string, value: string): void {
  for (const setting of [clockSetting, linkSecretSetting]) if (setting.name === name) setting.read(value);
}
