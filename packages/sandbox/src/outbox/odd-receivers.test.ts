import { expect, onTestFinished, test } from "vitest";
import { oddities, startOddReceiver } from "../../testing/odd-receivers.ts";
import { createPoster, type PosterOptions } from "./webhooks.ts";

const TIMEOUT = 200;

function start(options: Partial<PosterOptions> = {}) {
  const poster = createPoster({ policy: "loopback", timeoutMs: TIMEOUT, ...options });
  onTestFinished(() => poster.close());
  return async (url: string) => {
    const request = { url, headers: {}, body: "[]" };
    return poster.post(request);
  };
}

const ended = { durationInMs: expect.any(Number) };

test.each(Object.entries(oddities))("of a receiver that %s", async (_, oddity) => {
  const send = start();
  const tryTwice = async (when: "requested" | "connected") => {
    const { url, close } = await startOddReceiver(oddity, { when });
    onTestFinished(close);
    // The second attempt reuses the connection.
    for (let attempt = 1; attempt <= 2; attempt++) expect(await send(url)).toMatchObject(ended);
  };
  await Promise.all([tryTwice("requested"), tryTwice("connected")]);
});

/** Options for attempts that end before the timeout. */
const patient = { timeoutMs: 300_000 };

test("of one that switches protocols", async () => {
  const { url, close } = await startOddReceiver(oddities["changes the protocol, and speaks it"] as never);
  onTestFinished(close);
  expect(await start(patient)(url)).toMatchObject({ status: 101, body: "" });
});

test("of one without valid TLS", async () => {
  const send = start(patient);
  const refusing = await startOddReceiver(() => {}, { secured: true });
  const silent = await startOddReceiver(() => {});
  const plain = await startOddReceiver(oddities["responds, and closes"] as never);
  onTestFinished(() => {
    for (const { close } of [refusing, silent, plain]) close();
  });
  expect(await send(refusing.url)).toMatchObject({ failure: "connection" });
  expect(await send(plain.url.replace("http:", "https:"))).toMatchObject({ failure: "connection" });
  expect(await start()(silent.url.replace("http:", "https:"))).toMatchObject({ failure: "timeout" });
});

test("of one with a hanging name lookup", async () => {
  const send = start({ lookup: () => {} });
  expect(await send("https://hooks.example.com/")).toMatchObject({ failure: "timeout" });
});
