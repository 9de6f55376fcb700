import { parentPort } from "node:worker_threads";
import { loadYaml } from "../body/yaml.ts";
import { type CpuUsage, threadCpuUsage } from "./thread-cpu.ts";

export interface YamlRequest {
  readonly text: string;
  readonly fields?: readonly string[];
}

export type YamlReply = { readonly json: string } | { readonly places: string[] } | { readonly problem: string };

/** Messages of the worker: started, parsing begun (with the CPU time so far), and the result. */
export type YamlReport =
  | { readonly at: "start" }
  | { readonly at: "begin"; readonly cpuUsage: CpuUsage | undefined }
  | { readonly at: "end"; readonly reply: YamlReply };

const parse = await loadYaml();

function reply({ text, fields }: YamlRequest): YamlReply {
  const parsed = parse(text);
  if ("problem" in parsed) return parsed;
  return fields === undefined ? { json: JSON.stringify(parsed.value) } : { places: fields.map(parsed.locate) };
}

const report = (message: YamlReport) => parentPort?.postMessage(message);

parentPort?.on("message", (request: YamlRequest) => {
  report({ at: "begin", cpuUsage: threadCpuUsage() });
  report({ at: "end", reply: reply(request) });
});
report({ at: "start" });
