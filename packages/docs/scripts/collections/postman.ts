import type { ApiDocument } from "../../site/document.ts";
import { CONTENT_TYPE, files, requireTool, sandboxFirst } from "./common.ts";
import { type CollectedRequest, demandWhole } from "./demand-whole.ts";

/** A document as a collection of Postman. @throws Error where a request is not that of the document */
export async function postmanOf(api: ApiDocument): Promise<object> {
  const collection = withFiles(await converted(api));
  demandWhole("Postman", api, leavesOf(collection).map(ofPostman));
  return collection;
}

function converted(api: ApiDocument): Promise<PostmanItem> {
  const { convertV2 } = requireTool("openapi-to-postmanv2");
  const input = { type: "string", data: JSON.stringify(sandboxFirst(api)) };
  const options = {
    folderStrategy: "Tags",
    parametersResolution: "Example",
    includeWebhooks: false,
    enableOptionalParameters: false,
  };
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
  readonly output?: readonly { readonly data: PostmanItem }[];
}

/** A collection, a folder or a request. */
interface PostmanItem {
  readonly name: string;
  readonly item?: readonly PostmanItem[];
  readonly request?: PostmanRequest;
}

interface PostmanRequest {
  readonly method: string;
  readonly url: {
    readonly path: readonly string[];
    readonly query?: readonly { readonly key: string; readonly disabled?: boolean }[];
  };
  readonly header?: readonly { readonly key: string; readonly value: string }[];
  readonly body?: object;
}

const leavesOf = (parent: PostmanItem): PostmanItem[] => parent.item?.flatMap(leavesOf) ?? [parent];

const contentTypeOf = ({ header = [] }: PostmanRequest) => header.find(({ key }) => key === CONTENT_TYPE)?.value;

/** A ZIP or a snapshot is a file to be chosen, where the converter has the words of the example. */
function withFiles(parent: PostmanItem): PostmanItem {
  const { item, request } = parent;
  if (item !== undefined) return { ...parent, item: item.map(withFiles) };
  const src = files[(request && contentTypeOf(request)) ?? ""];
  return request === undefined || src === undefined
    ? parent
    : { ...parent, request: { ...request, body: { mode: "file", file: { src } } } };
}

function ofPostman({ name, request }: PostmanItem): CollectedRequest {
  if (request === undefined) throw new Error(`${name} has no request for Postman`);
  const { method, url, body } = request;
  const sent = (url.query ?? []).filter(({ disabled }) => !disabled).map(({ key }) => key);
  const hasBody = body !== undefined && Object.keys(body).length > 0;
  return { name, method, path: `/${url.path.join("/")}`, contentType: contentTypeOf(request), sent, hasBody };
}
