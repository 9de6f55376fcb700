import { type ApiDocument, isObject, type Operation } from "@assessment-api/contract-tests/internal";
import { faultsIn, isOperation, listIn, onRequest, onSuccess, operationFaultsIn } from "../change.ts";
import type { Fault, Target } from "../fault.ts";
import * as places from "../places.ts";
import { jsonSchemaOf } from "./schemas.ts";
import { createdId, HIDDEN, idIn, membersOf, notStored } from "./stored-members.ts";

const fault = faultsIn("stored");
const { inSuccess } = operationFaultsIn("stored");

/** Returns whether a response shows a member of the resource, or of each element of a list. */
function shows(document: ApiDocument, operation: Operation | undefined, name: string, list: boolean): boolean {
  const schema = operation && jsonSchemaOf(operation);
  const ways = schema ? places.membersOf(document, schema).map(({ way }) => way) : [];
  return ways.some((way) => way.at(-1) === name && (list ? way.at(-2) === "*" : way.length === 1));
}

/** Does not store a created resource, or stores other values. */
export function createFaults(document: ApiDocument, { id, path }: Operation, target: Target): Fault[] {
  const operation = document.operations.find((one) => one.id === id) as Operation;
  const read = document.operations.find(
    (one) => one.method === "GET" && one.path.startsWith(`${path}/{`) && one.path.endsWith("}"),
  );
  const list = document.operations.find((one) => one.method === "GET" && one.path === path);
  const faults: Fault[] = [];
  const remember =
    (then: (ids: Set<string>) => Fault["plant"]): Fault["plant"] =>
    (context) => {
      const ids = new Set<string>();
      const inner = then(ids)(context);
      return async (request, next) => {
        const response = await inner(request, next);
        const created = request.operation?.id === id && response.status < 300 ? createdId(response) : undefined;
        if (created) ids.add(created);
        return response;
      };
    };
  if (read)
    faults.push(
      fault(
        "stated",
        `${id}: forgets what it created`,
        remember((ids) =>
          onRequest(isOperation(read.id), (request) => {
            const asked = idIn(request);
            if (!asked || !ids.has(asked)) return false;
            request.url.pathname = request.url.pathname.replace(asked, asked.replace(/[A-Za-z0-9]{4}$/, "0000"));
          }),
        ),
      ),
    );
  if (list)
    faults.push(
      fault(
        "sensible",
        `${id}: the list does not show what it created`,
        remember((ids) =>
          onSuccess(isOperation(list.id), ({ body }) => {
            const shown = listIn(body);
            const left = shown?.items.filter((one) => !ids.has(String(one.id)));
            if (!shown || !left || left.length === shown.items.length) return false;
            shown.put(left);
          }),
        ),
      ),
    );
  if (operation.responses.some(({ headers }) => headers.some(({ name }) => name === "Location")))
    faults.push(
      fault("stated", `${id}: Location is that of something else`, (context) => {
        let first: string | undefined;
        return async (request, next) => {
          const response = await next(request);
          const location =
            request.operation?.id === id && response.status < 300 ? response.headers.get("location") : null;
          if (location === null) return response;
          if (first && first !== location) {
            response.headers.set("location", first);
            context.planted();
          }
          first ??= location;
          return response;
        };
      }),
      inSuccess("protocol", id, "Location leads nowhere", ({ headers }) =>
        headers.set("location", `${headers.get("location")}0`),
      ),
    );
  const members = membersOf(document, operation).filter(([name]) => !HIDDEN.test(name));
  const most = target === "control" ? 2 : 99;
  for (const [name, schema, required] of members.slice(0, most)) {
    if (!required) {
      faults.push(notStored(id, name));
    } else if (schema.type === "string" && (shows(document, read, name, false) || shows(document, list, name, true))) {
      faults.push(
        fault(
          "stated",
          `${id}: shows another ${name} later`,
          onSuccess(
            ({ operation: one, method }) => method === "GET" && (one?.id === read?.id || one?.id === list?.id),
            ({ body }) => {
              const all = listIn(body)?.items ?? [body];
              let changed = false;
              for (const one of all) {
                if (!isObject(one) || typeof one[name] !== "string") continue;
                one[name] = name === "email" ? "another@example.com" : `${one[name]}x`;
                changed = true;
              }
              return changed;
            },
          ),
        ),
      );
    }
  }
  return faults;
}
