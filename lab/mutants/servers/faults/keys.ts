import type { ApiDocument, Operation } from "@assessment-api/contract-tests/internal";
import { faultsIn, insteadOf, onResponse, operationFaultsIn } from "../change.ts";
import type { Fault, PlantedRequest, Target } from "../fault.ts";

const fault = faultsIn("keys");
const { instead } = operationFaultsIn("keys");

function keyOf(operation: Operation, key: string): [string, string] {
  return [operation.key?.name ?? "authorization", `${operation.key?.prefix ?? ""}${key}`];
}

const given = (request: PlantedRequest, key: string): string | undefined =>
  request.operation ? (request.headers.get(keyOf(request.operation, key)[0]) ?? undefined) : undefined;

/** Faults that accept wrong keys. Kinds of keys are distributed over the operations. */
export function keyFaults(document: ApiDocument, target: Target): Fault[] {
  const perOperation = document.operations.flatMap((operation, index) => {
    const kinds: [string, (value: string | undefined, key: string) => boolean][] = [
      ["takes requests without a key", (value) => value === undefined],
      ["takes any key", (value, key) => value !== undefined && value !== keyOf(operation, key)[1]],
      ["takes an empty key", (value) => value !== undefined && value.replace(/^Bearer/, "").trim() === ""],
    ];
    const [name, wrong] = kinds[index % kinds.length] as (typeof kinds)[number];
    return instead(
      index % kinds.length === 0 ? "protocol" : "sensible",
      operation.id,
      `${name}`,
      async (request, next, { apiKey }) => {
        if (!wrong(given(request, apiKey), apiKey)) return undefined;
        request.headers.set(...keyOf(operation, apiKey));
        return next(request);
      },
    );
  });
  const someId = (one: Operation) => one.path.includes("{");
  const inner = document.operations.filter(someId);
  return [
    ...perOperation,
    fault(
      "sensible",
      "all: unknown ids get 404 without a key",
      insteadOf(
        ({ operation }) => operation !== undefined && someId(operation),
        async (request, next, { apiKey }) => {
          if (given(request, apiKey) !== undefined || !request.operation) return undefined;
          const keyed = { ...request, headers: new Headers(request.headers) };
          keyed.headers.set(...keyOf(request.operation, apiKey));
          if (request.method !== "GET") return undefined;
          const response = await next(keyed);
          return response.status === 404 ? response : undefined;
        },
      ),
    ),
    // The control API has a single key for all organizations.
    ...(target === "control" ? [] : otherOrganizations(inner)),
    fault(
      "protocol",
      "all: 403 instead of 401",
      onResponse(
        () => true,
        (response) => {
          if (response.status !== 401) return false;
          response.status = 403;
          response.body = { ...(response.body as object), code: 403 };
        },
      ),
    ),
  ];
}

/** Operations of the catalogue, which is the same in all seeded organizations. */
const CATALOGUE = /^get(Exam|Task|Test|Skill|SkillFolder|CertificateDefinition|JobPosition)$/;

const otherOrganizations = (inner: Operation[]): Fault[] =>
  inner
    .filter(({ method, key, id }) => method === "GET" && key && !CATALOGUE.test(id))
    .map((operation) =>
      instead(
        "sensible",
        operation.id,
        "shows what another organization has",
        async (request, next, { apiKey, otherApiKey }) => {
          if (given(request, apiKey) !== otherApiKey) return undefined;
          request.headers.set(...keyOf(operation, apiKey));
          return next(request);
        },
      ),
    );
