import type { ApiDocument } from "@assessment-api/contract-tests/internal";
import { faultsIn, insteadOf } from "../change.ts";
import type { Fault } from "../fault.ts";

const fault = faultsIn("accept");

export function acceptFaults({ operations }: ApiDocument): Fault[] {
  if (!operations.some(({ method }) => method === "POST")) return [];
  const refusesAll = ({ operation, headers }: Parameters<Parameters<typeof insteadOf>[0]>[0]) =>
    operation?.method === "POST" && /^image\//.test(headers.get("accept") ?? "");
  return [
    fault(
      "sensible",
      "all: any Accept of a creation gets the document's media type",
      insteadOf(refusesAll, async (request, next) => {
        request.headers.set("accept", "*/*");
        return next(request);
      }),
    ),
    fault(
      "sensible",
      "all: creates although nothing declared is acceptable",
      insteadOf(refusesAll, async (request, next) => {
        const refused = await next(request);
        const headers = new Headers(request.headers);
        headers.set("accept", "*/*");
        if (refused.status === 406) await next({ ...request, headers });
        return refused;
      }),
    ),
  ];
}
