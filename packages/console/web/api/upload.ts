import { type Call, call, contentOf, demanding, rawCall } from "./call.ts";

/** Size limits of V2 in bytes. */
const MOST = { zip: 16 * 2 ** 20, yaml: 256 * 2 ** 10 } as const;

/**
 * @param onlyZip whether to reject YAML
 * @returns undefined if the file is accepted
 */
export function refusedFile({ name, size }: Pick<File, "name" | "size">, onlyZip: boolean): string | undefined {
  const kind = kindOf(name);
  if (kind === undefined || (onlyZip && kind !== "zip"))
    return `${name} is not ${onlyZip ? "a ZIP file" : "a ZIP or YAML file"}. Choose another file.`;
  if (size <= MOST[kind]) return undefined;
  const most = kind === "zip" ? "16 MiB" : "256 KiB";
  return `${name} is too large (${sizeText(size)}): ${kind === "zip" ? "packages" : "definitions"} may have up to ${most}.`;
}

function kindOf(name: string): keyof typeof MOST | undefined {
  if (/\.zip$/i.test(name)) return "zip";
  return /\.ya?ml$/i.test(name) ? "yaml" : undefined;
}

/** Rounds up, so that a size over the limit never looks equal to it. */
const sizeText = (bytes: number): string =>
  bytes >= 2 ** 20 ? `${Math.ceil((bytes / 2 ** 20) * 10) / 10} MiB` : `${Math.ceil((bytes / 2 ** 10) * 10) / 10} KiB`;

/** Uploads a package to the given task, or to the task that the package names. */
export function zipCall(file: File, taskId?: string): Call {
  const ofTask = taskId !== undefined;
  const template = ofTask ? "/tasks/{taskId}/zip" : "/tasks/zip";
  const address = ofTask ? `/tasks/${encodeURIComponent(taskId)}/zip` : template;
  return {
    api: "V2",
    method: "PUT",
    template,
    parameters: ofTask ? { path: { taskId } } : {},
    address,
    contentType: "application/zip",
    file: file.name,
    async send(signal) {
      const given = { query: { path: address }, body: file };
      return contentOf(await call("control", "post", "/organizations/{id}/calls/zip", given).send(signal));
    },
  };
}

/** Uploads task definitions. @throws TypeError for a file that is not UTF-8 */
export async function yamlCall(file: File): Promise<Call> {
  const body = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  return demanding(rawCall("V2", "PUT", "/tasks/yaml", { body, contentType: "application/yaml" }));
}

export const uploadCall = async (file: File, taskId?: string): Promise<Call> =>
  kindOf(file.name) === "zip" ? zipCall(file, taskId) : yamlCall(file);
