import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { verifyWebhook as verifyV1 } from "@assessment-api/v1/webhooks";
import { verifyWebhook as verifyV2, WebhookError } from "@assessment-api/v2/webhooks";
import { afterEach, describe, expect, it } from "vitest";
import { runCommand } from "../command/command.ts";
import { loadVersion } from "../command/versions.ts";
import { webhookOf } from "./receiver-check.ts";
import { checkReceiver } from "./run.ts";

interface Received {
  readonly body: string;
  readonly position: number;
  readonly request: IncomingMessage;
}

type Respond = (delivery: Received, right: number) => number | "hang" | "reset" | Promise<number>;

const verifiers = { v1: verifyV1, v2: verifyV2 };
type Version = keyof typeof verifiers;

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

async function startReceiver(version: Version, respond: Respond = (_, right) => right, secrets = ["n3w-Secret"]) {
  let position = 0;
  const server = createServer(async (request, response) => {
    position += 1;
    const body = await text(request);
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const received = new Request("https://receiver.example", { method: "POST", headers, body });
    const right = await verifiers[version](received, secrets).then(
      () => 204,
      (error: unknown) => (error instanceof WebhookError ? error.status : 500),
    );
    const status = await respond({ body, position, request }, right);
    if (status === "reset") request.socket.destroy();
    else if (status !== "hang") response.writeHead(status, status === 302 ? { location: "/" } : {}).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks?tenant=7`;
}

const check = async (version: Version, url: string, timeout = 15) => {
  const report = await checkReceiver({ document: await loadVersion(version), url, secret: "n3w-Secret", timeout });
  return report.outcomes.filter(({ result }) => result === "failed");
};

describe.each(["v1", "v2"] as const)("a receiver of %s", (version) => {
  it("that uses verifyWebhook passes", async () => {
    expect(await check(version, await startReceiver(version))).toEqual([]);
  });

  it("with two secrets passes the check of a rotation, with one secret it fails", async () => {
    const run = async (secrets: string[]) => {
      const url = await startReceiver(version, undefined, secrets);
      const document = await loadVersion(version);
      const { outcomes } = await checkReceiver({ document, url, secret: "n3w-Secret", oldSecret: "0ld-Secret" });
      return outcomes.filter(({ result }) => result !== "passed").map(({ title }) => title);
    };
    expect(await run(["n3w-Secret", "0ld-Secret"])).toEqual([]);
    expect(await run(["n3w-Secret"])).toEqual(["accepts the old and the new secret during a rotation"]);
  });

  it("with verifyWebhook checks signatures, with a comparison of the secret it fails", async () => {
    const run = async (respond?: Respond) => {
      const url = await startReceiver(version, respond, ["n3w-Secret", "0ld-Secret"]);
      const document = await loadVersion(version);
      const secrets = { secret: "n3w-Secret", oldSecret: "0ld-Secret" };
      const { outcomes } = await checkReceiver({ document, url, ...secrets, signatures: true });
      return outcomes.filter(({ result }) => result === "failed").map(({ title }) => title);
    };
    expect(await run()).toEqual([]);
    const { secretHeader } = webhookOf(await loadVersion(version));
    const holdsSecret: Respond = ({ request }, right) =>
      /^(n3w|0ld)-Secret$/.test(String(request.headers[secretHeader.toLowerCase()])) && right === 401 ? 204 : right;
    expect(await run(holdsSecret)).toEqual([
      "refuses a signature of an unknown secret",
      "refuses a changed body",
      "refuses an unsigned identifier or time",
      "refuses a malformed signature",
      "refuses a delivery with an old or a future timestamp",
      "refuses a time that is not in seconds",
      "refuses a delivery that lacks a part of its signature",
    ]);
  });

  const seen = new Set<string>();
  const isStarted = /_STARTED"/;
  const batch = /cnd_batch/;
  const faults: [what: string, respond: Respond, title: string, message: string][] = [
    ["accepts everything", () => 204, "refuses a delivery without a secret", "204: accepted; respond with 401"],
    ["refuses everything", () => 401, "accepts the secret", "401: the delivery is retried until the response is 2xx"],
    [
      "does not know new kinds of events",
      ({ body }, right) => (body.includes("CANDIDATE_PAUSED") ? 400 : right),
      "accepts an event of a kind that the document does not know",
      "400: the delivery is retried",
    ],
    [
      "refuses fields that it does not know",
      ({ body }, right) => (body.includes("pausedBy") ? 422 : right),
      "accepts a field and a header that the document does not know",
      "422: ",
    ],
    [
      "calls a repetition a conflict",
      ({ request, body }, right) => {
        const id = String(request.headers["webhook-id"]);
        if (right !== 204 || !isStarted.test(body)) return right;
        return seen.size === seen.add(id).size ? 409 : right;
      },
      "accepts a delivery that arrives twice",
      "409: ",
    ],
    [
      "is overwhelmed by a large delivery",
      ({ body }, right) => (batch.test(body) ? 413 : right),
      "accepts a delivery of 500 events",
      "413: ",
    ],
    [
      "responds with 410 to a wrong secret",
      (_, right) => (right === 401 ? 410 : right),
      "refuses a wrong secret",
      "410 disables the endpoint",
    ],
    [
      "fails over bad bodies",
      (_, right) => (right === 400 ? 500 : right),
      "refuses a body that is not an array of events",
      "500, as if the receiver had failed; respond with 400",
    ],
    [
      "trusts any media type",
      (_, right) => (right === 415 ? 200 : right),
      "refuses another media type",
      "200: accepted; respond with 415",
    ],
    ["redirects", () => 302, "accepts the secret", "302: redirects are not followed; register the final address"],
    [
      "dies of the first bad body",
      ({ position }, right) => (position > 40 ? 503 : right),
      "still accepts a delivery",
      "503: ",
    ],
    [
      "closes connections",
      ({ position }, right) => (position > 3 ? "reset" : right),
      "accepts the secret",
      "no response: ",
    ],
  ];
  it.each(faults)("that %s is found", async (_, respond, title, message) => {
    seen.clear();
    const failed = await check(version, await startReceiver(version, respond));
    const outcome = failed.find((one) => one.title === title);
    expect(outcome?.findings.map((finding) => finding.message)).toContainEqual(expect.stringContaining(message));
  });

  it("that processes before it responds gets the advice to respond first", async () => {
    const url = await startReceiver(version, ({ body }, right) => (batch.test(body) ? "hang" : right));
    const [outcome, ...others] = await check(version, url, 1);
    expect(outcome?.findings[0]?.message).toBe(
      "no response within 1 s, which counts as a failure; respond first, then process",
    );
    expect(others).toEqual([]);
  });
});

describe("assessment-api-contract receiver", () => {
  async function run(...args: string[]) {
    const out: string[] = [];
    const progress: string[] = [];
    const code = await runCommand(
      ["receiver", ...args],
      { ASSESSMENT_API_WEBHOOK_SECRET: "n3w-Secret" },
      { out: (text) => void out.push(text), progress: (line) => void progress.push(line) },
    );
    return { code, out: out.join(""), progress };
  }

  it("ends with 0 and names skipped checks", async () => {
    const { code, out } = await run("--version", "v2", "--url", await startReceiver("v2"));
    expect(out).toMatch(/^Receiver of V2 at http/);
    expect(out).toContain("skip Secret: accepts the old and the new secret");
    expect(out).toMatch(/\n\d+ passed, 0 failed, 1 skipped\n$/);
    expect(code).toBe(0);
  });

  it("also checks signatures on request", async () => {
    const { code, out } = await run("--version", "v1", "--url", await startReceiver("v1"), "--signatures");
    expect(out).toContain("ok   Signature: refuses a changed body");
    expect(code).toBe(0);
  });

  it.each(["text", "json", "junit"])("ends with 1 and reports the same as %s", async (format) => {
    const url = await startReceiver("v1", (_, right) => (right === 415 ? 200 : right));
    const { code, out } = await run("--version", "v1", "--url", url, "--report", format);
    expect(out).toMatch(/200: accepted; respond with 415/);
    expect(out).not.toContain("n3w-Secret");
    expect(code).toBe(1);
  });

  it.each<[string, string[], string]>([
    ["no version", ["--url", "http://127.0.0.1:9"], "--version is missing"],
    ["a version without webhooks", ["--version", "v3"], "there is no version with webhooks v3; choose from v1, v2"],
    ["no address", ["--version", "v1"], "--url is missing"],
    ["an address that is none", ["--version", "v1", "--url", "here"], "--url must be an absolute URL such as"],
    ["no secret", ["--version", "v1", "--url", "http://127.0.0.1:9", "--secret", ""], "--secret (or the environment"],
    ["nobody there", ["--version", "v1", "--url", "http://127.0.0.1:9"], "start the receiver, or correct --url"],
  ])("ends with 2 and one line for %s", async (_, args, message) => {
    const { code, out, progress } = await run(...args);
    expect([code, out, progress.length]).toEqual([2, "", 1]);
    expect(progress[0]).toContain(message);
  });
});
