import type { ApiDocument, Media } from "../../site/document.ts";
import { CONTENT_TYPE, files, requireTool, sandboxFirst } from "./common.ts";
import { type CollectedRequest, demandWhole } from "./demand-whole.ts";

interface BrunoItem {
  readonly name: string;
  readonly type: string;
  readonly items?: readonly BrunoItem[];
  readonly root?: object;
  readonly request?: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly { readonly name: string; readonly value: string }[];
    readonly params: readonly { readonly name: string; readonly type: "path" | "query"; readonly enabled: boolean }[];
    readonly body: BrunoBody;
  };
}

interface BrunoBody {
  readonly mode: string;
  readonly [content: string]: unknown;
}

/** The files of a Bruno collection by path. @throws Error where a request is not that of the document */
export async function brunoOf(api: ApiDocument): Promise<[string, string][]> {
  const { openApiToBruno } = requireTool("@usebruno/converters");
  const filestore = requireTool("@usebruno/filestore");
  const format = { format: "bru" };
  const { name, root: settings, environments, items } = await openApiToBruno(sandboxFirst(api));
  const files: [string, string][] = [
    ["bruno.json", `${JSON.stringify({ version: "1", name, type: "collection", ignore: [] }, undefined, 2)}\n`],
    ["collection.bru", await filestore.stringifyCollection(settings, { name }, format)],
  ];
  for (const environment of environments)
    files.push([`environments/${environment.name}.bru`, await filestore.stringifyEnvironment(environment, format)]);

  const requests: CollectedRequest[] = [];
  async function add(item: BrunoItem, folder: string): Promise<void> {
    const path = folder + item.name.replaceAll(/[^\w ,.'()-]/g, "-");
    if (item.items === undefined) {
      const request = completed(api, item);
      requests.push(ofBruno(request));
      files.push([`${path}.bru`, await filestore.stringifyRequest(request, format)]);
      return;
    }
    files.push([
      `${path}/folder.bru`,
      await filestore.stringifyFolder({ ...item.root, meta: { name: item.name } }, format),
    ]);
    for (const inner of item.items) await add(inner, `${path}/`);
  }
  for (const item of items) await add(item, "");
  demandWhole("Bruno", api, requests);
  return files;
}

function ofBruno({ name, request }: BrunoItem): CollectedRequest {
  if (request === undefined) throw new Error(`${name} has no request for Bruno`);
  const { method, url, headers, params, body } = request;
  const contentType = headers.find((header) => header.name === CONTENT_TYPE)?.value;
  const sent = params.filter(({ type, enabled }) => type === "query" && enabled).map((param) => param.name);
  const path = url.replace("{{baseUrl}}", "");
  return { name, method, path, contentType, sent, hasBody: body.mode !== "none" };
}

/** Adds what the converter leaves out: the media type, which V2 demands, and bodies that are not JSON. Optional parameters wait to be chosen. */
function completed(api: ApiDocument, item: BrunoItem): BrunoItem {
  const { request } = item;
  const operation = api.operations.find(
    ({ kind, method, summary }) => kind === "operation" && method === request?.method && summary === item.name,
  );
  if (request === undefined || operation === undefined) return item;
  const isRequired = (name: string) => operation.parameters.some((one) => one.name === name && one.required === true);
  // The converter writes a parameter once for each value of its enumeration.
  const isFirst = (name: string, index: number) => request.params.findIndex((one) => one.name === name) === index;
  const params = request.params.map((param, index) => ({
    ...param,
    enabled: isRequired(param.name) && isFirst(param.name, index),
  }));
  const media = operation.body?.media[0];
  if (media === undefined) return { ...item, request: { ...request, params } };
  const headers = [...request.headers, { name: CONTENT_TYPE, value: media.type, enabled: true }];
  const body = request.body.mode === "none" ? bodyOf(media) : request.body;
  return { ...item, request: { ...request, params, headers, body } };
}

function bodyOf({ type, examples }: Media): BrunoBody {
  const { [type]: filePath } = files;
  if (filePath !== undefined) return { mode: "file", file: [{ filePath, contentType: type, selected: true }] };
  const [example] = Object.values(examples);
  if (typeof example?.value !== "string") throw new Error(`There is no example of ${type} for Bruno`);
  return { mode: "text", text: example.value };
}
