import {
  type ApiDocument,
  isObject,
  type Operation,
  objectAt,
  type Parameter,
  resolve,
} from "@assessment-api/contract-tests/internal";
import { faultsIn, listIn, operationFaultsIn } from "../change.ts";
import type { Fault, Target } from "../fault.ts";

const fault = faultsIn("filters");
const { inRequest, inSuccess } = operationFaultsIn("filters");
const PAGING = new Set(["count", "page", "after", "limit"]);

export function filterFaults(document: ApiDocument, target: Target): Fault[] {
  const reads = document.operations.filter(
    ({ method, parameters }) => method === "GET" && parameters.some((one) => one.in === "query"),
  );
  return reads.flatMap((operation) =>
    operation.parameters
      .filter((one) => one.in === "query" && !PAGING.has(one.name))
      .flatMap((parameter, index) =>
        faultsOf(document, operation, parameter, target === "control" ? index : undefined),
      ),
  );
}

function faultsOf(document: ApiDocument, { id }: Operation, parameter: Parameter, only: number | undefined): Fault[] {
  const { name } = parameter;
  const given = (url: URL) => url.searchParams.has(name);
  const faults = [
    inRequest("stated", id, `ignores ${name}`, ({ url }) => {
      if (!given(url)) return false;
      url.searchParams.delete(name);
    }),
  ];
  if (id.startsWith("list")) {
    faults.push(
      inSuccess("stated", id, `nothing matches ${name}`, ({ body }, { url }) => {
        const list = listIn(body);
        if (!given(url) || !list || list.items.length === 0) return false;
        list.put([]);
        const page = isObject(body) && isObject(body.page) ? body.page : body;
        if (isObject(page) && "totalElements" in page) Object.assign(page, { totalElements: 0, totalPages: 0 });
      }),
    );
  }
  const schema = parameter.schema ? resolve(document.root, parameter.schema).value : undefined;
  const items = resolve(document.root, { pointer: "#", value: objectAt(schema, "items") }).value;
  if ([schema, items].some((one) => isObject(one) && "enum" in one)) {
    faults.push(
      fault("stated", `${id}: takes an unknown ${name}`, (context) => async (request, next) => {
        const response = await next(request);
        if (request.operation?.id !== id || response.status !== 400 || !given(request.url)) return response;
        context.planted();
        request.url.searchParams.delete(name);
        return next(request);
      }),
    );
  }
  const [one] = only === undefined ? [] : [faults[only % faults.length]];
  return one ? [one] : faults;
}
