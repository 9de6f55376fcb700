import { expect, onTestFinished, test } from "vitest";
import { at, startWithControl } from "../../testing/start-with-control.ts";
import { type Followed, followJournal } from "./journal.ts";

async function start() {
  const sandbox = await startWithControl();
  const { world, organizationId } = sandbox;
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const follow = (more: { after?: number; silenceMs?: number; kinds?: readonly "request"[] } = {}) => {
    const { kinds, ...options } = more;
    return followJournal(world, organizationId, { kinds }, { ...options, signal: end.signal });
  };
  return { ...sandbox, end, follow };
}

const operationsOf = (followed: Followed) => followed?.entries.map(({ operation }) => operation);

test("a follower gets what is written from now on, and after a break what it has missed", async () => {
  const { follow, v1, world } = await start();
  await v1.GET("/exams");
  await world.journal.flush();
  const first = follow({ kinds: ["request"] });
  const pending = first.next();
  await world.journal.flush();
  await v1.GET("/candidates");
  const { value } = await pending;
  expect(operationsOf(value)).toEqual(["listCandidates"]);
  await first.return(undefined);
  await v1.GET("/exams");
  await world.journal.flush();
  const again = follow({ kinds: ["request"], after: value?.revision });
  expect(operationsOf((await again.next()).value)).toEqual(["listExams"]);
});

test("silence is broken, and nothing but the end of the server ends it", async () => {
  const { follow, end } = await start();
  const followed = follow({ silenceMs: 20 });
  for (let turn = 0; turn < 3; turn++) expect(await followed.next()).toEqual({ done: false, value: undefined });
  const pending = followed.next();
  end.abort();
  await pending;
  expect(await followed.next()).toEqual({ done: true, value: undefined });
});

test("a reader that takes its time finds everything, a page at a time", async () => {
  const { follow, v1, world, organizationId } = await start();
  await world.journal.flush();
  const position = await world.store.journal.lastRevision(organizationId);
  const seen = new Set<string>();
  for (let request = 0; request < 120; request++) await v1.GET("/exams");
  await world.journal.flush();
  for await (const followed of follow({ after: position, kinds: ["request"], silenceMs: 50 })) {
    if (followed === undefined) break;
    expect(followed.entries.length).toBeLessThanOrEqual(50);
    for (const { id } of followed.entries) seen.add(id);
  }
  expect(seen.size).toBe(120);
});

test("the stream of an organization that is deleted ends with that", async () => {
  const { follow, control, organizationId } = await start();
  const followed = follow({ silenceMs: 20 });
  await followed.next();
  await control.DELETE("/organizations/{id}", at({ id: organizationId }));
  await expect(
    (async () => {
      for (;;) await followed.next();
    })(),
  ).rejects.toThrow("There is no organization");
});

test("server-sent events have the id at the last of what was read together, from which a client goes on", async () => {
  const { urls, organizationId, v1, world } = await start();
  const open = async (more: Record<string, string> = {}) => {
    const stop = new AbortController();
    const headers = { accept: "text/event-stream", ...more };
    const url = `${urls.control}/organizations/${organizationId}/journal?kind=REQUEST`;
    const response = await fetch(url, { headers, signal: stop.signal });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let text = "";
    return {
      type: response.headers.get("content-type"),
      async until(pattern: RegExp): Promise<string> {
        while (!pattern.test(text)) text += Buffer.from((await reader.read()).value ?? []).toString();
        return text;
      },
      stop: () => stop.abort(),
    };
  };
  const first = await open();
  expect(first.type).toBe("text/event-stream");
  await first.until(/from here on/);
  await v1.GET("/exams");
  const text = await first.until(/id: \d+\n.*\n\n/s);
  first.stop();
  expect(text).toContain('"operation":"listExams"');
  await v1.GET("/candidates");
  await world.journal.flush();
  const [, id = ""] = /id: (\d+)/.exec(text) ?? [];
  const second = await open({ "last-event-id": id });
  const rest = await second.until(/id: \d+\n.*\n\n/s);
  second.stop();
  expect(rest).toContain('"operation":"listCandidates"');
  expect(rest).not.toContain('"operation":"listExams"');
});
