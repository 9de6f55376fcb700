import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { CouldNotRunError } from "../errors.ts";
import { isObject, type JsonObject } from "../model/json.ts";

const execute = promisify(execFile);

/** Reads the document of a published package, such as `npm:@assessment-api/v2@2.0.0`. npm applies its own settings. */
export async function readPublished(spec: string, folder: string): Promise<JsonObject> {
  const name = spec.replace(/^npm:/, "");
  try {
    const { stdout } = await execute("npm", ["pack", name, "--silent", "--pack-destination", folder], { cwd: folder });
    const tarball = stdout.trim().split("\n").at(-1) ?? "";
    await execute("tar", ["-xzf", join(folder, tarball), "-C", folder]);
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim().split("\n")[0] ?? (error as Error).message;
    throw new CouldNotRunError(
      `${name} cannot be fetched: ${reason}; \`npm view ${name.replace(/@[^@/]*$/, "")} versions\` lists what there is`,
    );
  }
  const root = join(folder, "package");
  const manifest: unknown = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const exported = isObject(manifest) && isObject(manifest.exports) ? manifest.exports["./openapi.json"] : undefined;
  const path = join(root, typeof exported === "string" ? exported : "openapi.json");
  if (!existsSync(path))
    throw new CouldNotRunError(`${name} contains no openapi.json; use the package of a single API version`);
  return readDocument(path);
}

export function readDocument(path: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new CouldNotRunError(`${path} is not JSON: ${(error as Error).message}`);
  }
  if (!isObject(value) || typeof value.openapi !== "string")
    throw new CouldNotRunError(`${path} is not an OpenAPI document; use a bundled openapi.json`);
  return value;
}
