import { expect, it } from "vitest";
import { run } from "../src/testing/run-probe.ts";
import { checks } from "./own-checks.ts";

const HOUR = { createdAt: "2026-11-28T10:00:00+01:00" };

/** Runs the checks on the things server with request ids and idempotent creations, except what `without` names. */
async function found(without?: "request-ids" | "unique-ids" | "utc" | "idempotency") {
  let count = 0;
  const first = new Map<string, Response>();
  const { found: lines, report } = await run(
    {
      async fault(request, given) {
        const key = request.headers.get("idempotency-key");
        let response = given;
        if (key !== null && given.status === 201 && without !== "idempotency") {
          response = first.get(key) ?? given;
          if (!first.has(key)) first.set(key, given.clone());
        }
        count += 1;
        const headers = new Headers(response.headers);
        if (without !== "request-ids") headers.set("x-request-id", without === "unique-ids" ? "1" : String(count));
        const wrong = without === "utc" && request.method === "GET" && response.status === 200;
        const body = wrong
          ? JSON.stringify({ ...((await response.json()) as object), ...HOUR })
          : response.clone().body;
        return new Response(body, { status: response.status, headers });
      },
    },
    { checks, write: true },
  );
  return { lines, ran: report.checks.map(({ name }) => name) };
}

it("a server that follows the rules has no findings, and the report names the rules", async () => {
  const { lines, ran } = await found();
  expect(lines).toBe("");
  expect(ran).toEqual(expect.arrayContaining(["request-ids", "utc", "idempotency"]));
});

it.each([
  ["request-ids", "the header X-Request-Id is missing"],
  ["unique-ids", "another response has the id 1"],
  ["utc", "utc at /createdAt: 2026-11-28T10:00:00+01:00 has an offset instead of Z"],
  ["idempotency", "idempotency: created /things/thg_new"],
] as const)("a server without %s is found", async (without, message) => {
  expect((await found(without)).lines).toContain(message);
});
