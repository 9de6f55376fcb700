/**
 * Writes beside the documents of the built site what other tools import: `postman.json`, a collection of Postman, and `bruno/`, a
 * folder that Bruno opens.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ApiDocument, documentNames, readDocument } from "../site/document.ts";

const root = fileURLToPath(new URL("../dist/docs/", import.meta.url));
/** The converters are big, and nothing else needs them. */
const require = createRequire(new URL("../../../tools/package.json", import.meta.url));

if (!existsSync(root)) throw new Error("Build the documentation first: pnpm --filter @assessment-api/docs run docs");
for (const name of documentNames) {
  const api = readDocument(name);
  const postman = await postmanOf(api);
  writeFileSync(join(root, name, "postman.json"), `${JSON.stringify(postman, undefined, 2)}\n`);
  const folder = join(root, name, "bruno");
  const files = await brunoOf(api);
  const wanted = api.operations.filter(({ kind }) => kind === "operation").length;
  const requests = files.filter(([, text]) => /^meta \{\n {2}name: .*\n {2}type: http\n/.test(text)).length;
  const others = JSON.stringify(postman).match(/"request":\{"name"/g)?.length;
  if (requests !== wanted || others === undefined || others < wanted)
    throw new Error(`${name} has ${wanted} operations, of which Bruno gets ${requests} and Postman ${others}`);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  console.log(`dist/docs/${name}/postman.json and bruno/`);
}

/** The base URL of the sandbox comes first, which both tools take for the one to use. */
function sandboxFirst({ source }: ApiDocument): object {
  const { servers } = source as { servers: { url: string }[] };
  return {
    ...source,
    servers: servers.toSorted((a, b) => Number(b.url.includes(":4010")) - Number(a.url.includes(":4010"))),
  };
}

function postmanOf(api: ApiDocument): Promise<object> {
  const { convertV2 } = require("openapi-to-postmanv2");
  const input = { type: "string", data: JSON.stringify(sandboxFirst(api)) };
  const options = { folderStrategy: "Tags", parametersResolution: "Example", includeWebhooks: false };
  return new Promise((resolve, reject) => {
    convertV2(input, options, (error: Error | null, { result, reason, output }: PostmanResult) => {
      if (error || !result || output?.[0] === undefined) reject(error ?? new Error(reason));
      else resolve(output[0].data);
    });
  });
}

interface PostmanResult {
  readonly result: boolean;
  readonly reason?: string;
  readonly output?: readonly { readonly data: object }[];
}

interface BrunoItem {
  readonly name: string;
  readonly type: string;
  readonly items?: readonly BrunoItem[];
  readonly root?: object;
  readonly request?: { readonly method: string; readonly url: string; readonly headers: object[] };
}

/** The files of a Bruno collection by path. */
async function brunoOf(api: ApiDocument): Promise<[string, string][]> {
  const { openApiToBruno } = require("@usebruno/converters");
  const filestore = require("@usebruno/filestore");
  const format = { format: "bru" };
  const { name, root: settings, environments, items } = await openApiToBruno(sandboxFirst(api));
  const files: [string, string][] = [
    ["bruno.json", `${JSON.stringify({ version: "1", name, type: "collection", ignore: [] }, undefined, 2)}\n`],
    ["collection.bru", await filestore.stringifyCollection(settings, { name }, format)],
  ];
  for (const environment of environments)
    files.push([`environments/${environment.name}.bru`, await filestore.stringifyEnvironment(environment, format)]);

  async function add(item: BrunoItem, folder: string): Promise<void> {
    const path = folder + item.name.replaceAll(/[^\w ,.'()-]/g, "-");
    if (item.items === undefined) {
      files.push([`${path}.bru`, await filestore.stringifyRequest(withContentType(api, item), format)]);
      return;
    }
    files.push([
      `${path}/folder.bru`,
      await filestore.stringifyFolder({ ...item.root, meta: { name: item.name } }, format),
    ]);
    for (const inner of item.items) await add(inner, `${path}/`);
  }
  for (const item of items) await add(item, "");
  return files;
}

/** A JSON body goes out as `application/json` unless a header says otherwise, which V2 refuses. */
function withContentType(api: ApiDocument, item: BrunoItem): BrunoItem {
  const { request } = item;
  const operation = api.operations.find(
    ({ kind, method, summary }) => kind === "operation" && method === request?.method && summary === item.name,
  );
  const type = operation?.body?.media[0]?.type;
  if (request === undefined || type === undefined) return item;
  const header = { name: "Content-Type", value: type, enabled: true };
  return { ...item, request: { ...request, headers: [...request.headers, header] } };
}
