import { parentPort } from "node:worker_threads";
import { loadYaml } from "../body/yaml.ts";

/** A text to parse or, with `fields`, to find fields in. */
export interface YamlRequest {
  readonly text: string;
  readonly fields?: readonly string[];
}

/** The content as JSON, the places of the fields, or what is wrong with the text. */
export type YamlReply = { readonly json: string } | { readonly places: string[] } | { readonly problem: string };

const parse = await loadYaml();

function reply({ text, fields }: YamlRequest): YamlReply {
  const parsed = parse(text);
  if ("problem" in parsed) return parsed;
  return fields === undefined ? { json: JSON.stringify(parsed.value) } : { places: fields.map(parsed.locate) };
}

parentPort?.on("message", (request: YamlRequest) => parentPort?.postMessage(reply(request)));
