import type { ApiDocument, Operation } from "@assessment-api/contract-tests/internal";
import { empty, faultsIn, insteadOf, isOperation, onResponse, onSuccess, operationFaultsIn } from "../change.ts";
import type { Fault, PlantedRequest, Target } from "../fault.ts";

const fault = faultsIn("messages");
const { inResponse, inSuccess } = operationFaultsIn("messages");

interface Kind {
  name: string;
  fits(operation: Operation): boolean;
  change: Parameters<typeof onSuccess>[1];
}

const successOf = ({ responses }: Operation) => responses.find(({ status }) => status.startsWith("2"));
const hasBody = (operation: Operation): boolean => (successOf(operation)?.media.length ?? 0) > 0;

const KINDS: Kind[] = [
  {
    name: "another status of success",
    fits: () => true,
    change: (response) => {
      response.status = response.status === 200 ? 203 : 200;
    },
  },
  {
    name: "a failure of the server instead of success",
    fits: () => true,
    change: (response) => {
      response.status = 500;
      response.body = {
        code: 500,
        errorId: "err_1",
        details: "oops",
        message: "oops",
        errorType: "X",
        validationErrors: [],
      };
    },
  },
  {
    name: "text/html as media type",
    fits: hasBody,
    change: ({ headers }) => headers.set("content-type", "text/html; charset=utf-8"),
  },
  {
    name: "no media type",
    fits: hasBody,
    change: ({ headers }) => headers.delete("content-type"),
  },
  {
    name: "another charset",
    fits: hasBody,
    change: ({ headers }) =>
      headers.set("content-type", `${headers.get("content-type")?.split(";")[0]}; charset=iso-8859-1`),
  },
  {
    name: "an empty body",
    fits: hasBody,
    change: (response) => {
      response.body = undefined;
    },
  },
  {
    name: "a body that is cut off",
    fits: hasBody,
    change: (response) => {
      response.body = JSON.stringify(response.body).slice(0, -2);
    },
  },
  {
    name: "a body where none is declared",
    fits: (operation) => !hasBody(operation),
    change: (response) => {
      response.status = response.status === 204 ? 200 : response.status;
      response.body = "{}";
    },
  },
  {
    name: "a byte order mark before the body",
    fits: hasBody,
    change: (response) => {
      response.body = `\uFEFF${JSON.stringify(response.body)}`;
    },
  },
];

/** Returns faults of messages. Kinds are distributed over the operations; each required header is missing once. */
export function messageFaults(document: ApiDocument, target: Target): Fault[] {
  const perOperation = { v1: 4, v2: 1, v3: 1, control: 1 }[target];
  return document.operations.flatMap((operation, index) => {
    const kinds = KINDS.filter((kind) => kind.fits(operation));
    const own = Array.from({ length: Math.min(perOperation, kinds.length) }, (_, turn) => {
      const kind = kinds[(index + turn * 2) % kinds.length] as Kind;
      return fault("protocol", `${operation.id}: ${kind.name}`, onSuccess(isOperation(operation.id), kind.change));
    });
    const headers = (successOf(operation)?.headers ?? []).filter(({ required }) => required);
    return [...own, ...headers.flatMap(({ name }) => headerFaults(operation.id, name)), ...mediaFaults(operation)];
  });
}

const headerFaults = (id: string, name: string): Fault[] => [
  inSuccess("protocol", id, `without the header ${name}`, ({ headers }) => headers.delete(name)),
  inSuccess("protocol", id, `${name} is a path only`, ({ headers }) => {
    const value = headers.get(name);
    if (!value || !URL.canParse(value)) return false;
    headers.set(name, new URL(value).pathname);
  }),
];

/** Faults that ignore the requested media type. */
function mediaFaults(operation: Operation): Fault[] {
  const types = successOf(operation)?.media.map(({ mediaType }) => mediaType) ?? [];
  const [first] = types;
  if (types.length < 2 || first === undefined) return [];
  return [
    inResponse("protocol", operation.id, `always ${first}`, ({ headers, status }) => {
      if (status >= 300 || headers.get("content-type") === first) return false;
      headers.set("content-type", first);
    }),
  ];
}

const isMethod =
  (name: string) =>
  ({ method }: PlantedRequest) =>
    method === name;
const responds = (status: number) => async () => empty(status);

/** Faults in common HTTP headers and methods. */
export function httpFaults(document: ApiDocument): Fault[] {
  const http = faultsIn("http");
  const list = document.operations.find(({ method, path }) => method === "GET" && !path.includes("{"));
  const write = document.operations.find(({ method, requestBody }) => method !== "GET" && requestBody);
  const faults = [
    http("sensible", "HEAD is refused", insteadOf(isMethod("HEAD"), responds(405))),
    http("sensible", "HEAD fails", insteadOf(isMethod("HEAD"), responds(500))),
    http("sensible", "OPTIONS fails", insteadOf(isMethod("OPTIONS"), responds(500))),
    http(
      "sensible",
      "preflights allow no origin",
      onResponse(isMethod("OPTIONS"), ({ headers }) => {
        for (const name of [...headers.keys()]) if (name.startsWith("access-control")) headers.delete(name);
      }),
    ),
    http(
      "protocol",
      "405 without Allow",
      onResponse(
        () => true,
        ({ status, headers }) => status === 405 && headers.delete("allow") === undefined,
      ),
    ),
    http(
      "protocol",
      "another method gets 404",
      onResponse(
        () => true,
        (response) => {
          if (response.status !== 405) return false;
          response.status = 404;
          response.headers.delete("allow");
          response.body = { ...(response.body as object), code: 404 };
        },
      ),
    ),
    http(
      "protocol",
      "an unknown path gets 200",
      insteadOf(({ operation, method }) => operation === undefined && method === "GET", responds(200)),
    ),
    http(
      "protocol",
      "an unknown path gets a page of HTML",
      onResponse(
        ({ operation }) => operation === undefined,
        (response) => {
          if (response.status !== 404) return false;
          response.headers.set("content-type", "text/html");
          response.body = "<h1>Not found</h1>";
        },
      ),
    ),
  ];
  if (list)
    faults.push(
      http(
        "sensible",
        "any Accept gets the document's media type",
        insteadOf(
          ({ headers, operation }) =>
            operation?.method === "GET" && /^(image|text)\//.test(headers.get("accept") ?? ""),
          async (request, next) => {
            request.headers.set("accept", "*/*");
            return next(request);
          },
        ),
      ),
    );
  if (write) faults.push(...bodyFaults(http));
  return faults;
}

const bodyFaults = (http: ReturnType<typeof faultsIn>): Fault[] => [
  http("protocol", "any Content-Type is taken", (context) => {
    let last = "";
    return async (request, next) => {
      const declared = request.operation?.requestBody?.media.map(({ mediaType }) => mediaType) ?? [];
      const type = request.headers.get("content-type")?.split(";")[0] ?? "";
      if (declared.includes(type)) last = JSON.stringify(request.body);
      else if (declared[0]?.endsWith("json") && type !== "") {
        context.planted();
        request.headers.set("content-type", declared[0]);
        request.body = last;
        return { ...(await next(request)), status: Number(request.operation?.responses[0]?.status) };
      }
      return next(request);
    };
  }),
  http("sensible", "another charset is taken", (context) => (request, next) => {
    const type = request.headers.get("content-type") ?? "";
    if (/charset=(?!utf-8)/i.test(type)) {
      context.planted();
      request.headers.set("content-type", type.split(";")[0] ?? "");
      if (typeof request.body === "string" && request.body.trim() !== "") {
        try {
          JSON.parse(request.body);
        } catch {
          request.body = "{}";
        }
      }
    }
    return next(request);
  }),
  http(
    "sensible",
    "charset=utf-8 is refused",
    insteadOf(
      ({ headers }) => /charset=utf-8/i.test(headers.get("content-type") ?? ""),
      async (request, next) => {
        request.headers.set("content-type", "text/plain");
        return next(request);
      },
    ),
  ),
  http(
    "protocol",
    "a body that is no JSON fails",
    onResponse(
      ({ body, headers }) => typeof body === "string" && body !== "" && /json/.test(headers.get("content-type") ?? ""),
      (response) => {
        if (response.status !== 400) return false;
        response.status = 500;
        response.body = { ...(response.body as object), code: 500 };
      },
    ),
  ),
];
