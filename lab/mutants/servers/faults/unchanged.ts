import { type ApiDocument, isJson, type Operation } from "@assessment-api/contract-tests/internal";
import { operationFaultsIn } from "../change.ts";
import type { Fault, Target } from "../fault.ts";

const { instead } = operationFaultsIn("unchanged");

const jsonOf = ({ requestBody }: Operation): string | undefined =>
  requestBody?.media.map(({ mediaType }) => mediaType).find(isJson);

/** Rejected requests take effect. */
export function unchangedFaults(document: ApiDocument, target: Target): Fault[] {
  const shown = ({ method, path }: Operation) =>
    document.operations.some(
      (one) => one.method === "GET" && (one.path === path || (method !== "POST" && path.startsWith(`${one.path}/`))),
    );
  const writes = document.operations.filter((one) => one.method !== "GET" && jsonOf(one) && shown(one));
  return writes.slice(0, target === "control" ? 4 : 99).map((operation) =>
    instead("sensible", operation.id, "does what it refuses with 415", async (request, next) => {
      const refused = await next({ ...request, headers: new Headers(request.headers) });
      if (refused.status !== 415 || typeof request.body !== "string") return refused;
      const headers = new Headers(request.headers);
      headers.set("content-type", jsonOf(operation) ?? "");
      await next({ ...request, headers });
      return refused;
    }),
  );
}
