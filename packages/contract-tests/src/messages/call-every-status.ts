import type { ApiDocument, Example, Media, Operation } from "../document/document.ts";
import { sameJson } from "../document/json.ts";
import { isJson } from "../document/media-types.ts";
import { child } from "../document/pointer.ts";
import { createValidator, type Validator } from "../document/validator.ts";
import { type Coverage, createCoverage } from "../findings/coverage.ts";
import type { Finding } from "../findings/finding.ts";
import { buildCall, type CallOptions, requestVariants } from "./calls.ts";
import { checkResponse } from "./check-response.ts";
import { type ReceivedResponse, type Server, send } from "./send.ts";

export interface Wish {
  /** Declared status, or `default`. */
  status: string;
  media?: Media | undefined;
  example?: Example | undefined;
  prefer: string;
}

export interface StatusRun {
  findings: Finding[];
  coverage: Coverage;
  calls: number;
}

const ERROR_CODES = [503, 500, 502, 504, 418];

export function wishesOf(operation: Operation): Wish[] {
  return operation.responses.flatMap(({ status, media }): Wish[] => {
    const code = status === "default" ? undeclaredCode(operation) : status;
    if (media.length === 0) return [{ status, prefer: `code=${code}` }];
    return media.flatMap((one): Wish[] => {
      if (one.examples.length === 0) return [{ status, media: one, prefer: `code=${code}` }];
      return one.examples.map((example) => ({
        status,
        media: one,
        example,
        prefer: `code=${code}, example=${example.name}`,
      }));
    });
  });
}

const undeclaredCode = ({ responses }: Operation): number | undefined =>
  ERROR_CODES.find((code) => !responses.some(({ status }) => status === String(code)));

export async function callEveryStatus(
  document: ApiDocument,
  server: Server & { apiKey: string },
  validator: Validator = createValidator(document),
): Promise<StatusRun> {
  const coverage = createCoverage();
  const findings: Finding[] = [];
  let calls = 0;
  for (const operation of document.operations) {
    for (const { wish, options } of plansOf(operation)) {
      calls += 1;
      const expected = { status: wish.status, mediaType: wish.media?.mediaType };
      try {
        const response = await send(server, buildCall(operation, { ...options, apiKey: server.apiKey }));
        const checked = checkResponse(operation, response, validator, expected);
        coverage.reach(operation.id, checked.status);
        findings.push(...checked.findings, ...checkExampleReturned(operation, wish, response));
      } catch (error) {
        const pointer = child(operation.pointer, "responses", wish.status);
        findings.push({
          check: "call",
          operation: operation.id,
          status: wish.status,
          pointer,
          message: (error as Error).message,
        });
      }
    }
  }
  return { findings, coverage, calls };
}

function plansOf(operation: Operation): { wish: Wish; options: CallOptions }[] {
  const wishes = wishesOf(operation);
  const [first, ...others] = requestVariants(operation);
  const plans = wishes.map((wish) => ({
    wish,
    options: {
      parameters: "all",
      body: first,
      accept: wish.media?.mediaType,
      prefer: wish.prefer,
    } satisfies CallOptions,
  }));
  const [success] = plans;
  if (!success) return plans;
  return [
    ...plans,
    { wish: success.wish, options: { ...success.options, parameters: "required" } },
    ...others.map((body) => ({ wish: success.wish, options: { ...success.options, body } })),
  ];
}

function checkExampleReturned(
  operation: Operation,
  { status, media, example }: Wish,
  response: ReceivedResponse,
): Finding[] {
  if (!example || !media || example.external) return [];
  const text = new TextDecoder().decode(response.body);
  const same = isJson(media.mediaType) ? sameJson(parseOrText(text), example.value) : text === example.value;
  if (same) return [];
  const message = `the response is not the requested example ${example.name}`;
  return [
    { check: "example", operation: operation.id, status, pointer: example.pointer, message, request: response.request },
  ];
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
