import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { at, startWithControl } from "../../testing/start-with-control.ts";
import { type Followed, followJournal, MOST_FOLLOWERS } from "./journal.ts";
import type { World } from "./world.ts";

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

async function createOther({ store, clocks }: World): Promise<{ readonly other: string }> {
  const fresh = { credits: null, seed: "none", seedValue: "" } as const;
  const organization = { id: "org_other", name: "Other", credits: null, createdAt: clocks.sandbox.now(), fresh };
  await store.transact((tx) => tx.organizations.put(organization));
  return { other: organization.id };
}

const operationsOf = (followed: Followed) => followed?.entries.map(({ operation }) => operation);

test("a follower gets new entries, and missed ones after a reconnect", async () => {
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

test("an idle stream gets comments, and ends with the server", async () => {
  const { follow, end } = await start();
  const followed = follow({ silenceMs: 20 });
  for (let turn = 0; turn < 3; turn++) expect(await followed.next()).toEqual({ done: false, value: undefined });
  const pending = followed.next();
  end.abort();
  await pending;
  expect(await followed.next()).toEqual({ done: true, value: undefined });
});

test("a slow reader gets everything, page by page", async () => {
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

test("the stream ends when its organization is deleted", async () => {
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

test("the last server-sent event of a batch has the id from which a client resumes", async () => {
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

test("a write causes one read per filter, and wakes no follower of another organization", async () => {
  const { follow, v1, world, end } = await start();
  const { other } = await createOther(world);
  await world.journal.flush();
  const all = Array.from({ length: 40 }, () => follow({ kinds: ["request"] }));
  const pending = all.map((one) => one.next());
  const others = followJournal(world, other, {}, { signal: end.signal }).next();
  await setImmediate();
  const reads = vi.spyOn(world.store.journal, "follow");
  onTestFinished(() => reads.mockRestore());
  await v1.GET("/exams");
  await world.journal.flush();
  const got = await Promise.all(pending);
  expect(got.map(({ value }) => operationsOf(value))).toEqual(Array(40).fill(["listExams"]));
  expect(new Set(got.flatMap(({ value }) => value?.entries ?? [])).size).toBe(1);
  expect(reads.mock.calls.map(([organizationId]) => organizationId)).not.toContain(other);
  expect(reads.mock.calls.length).toBeLessThan(5);
  end.abort();
  await others;
});

test("an organization has at most 50 followers", async () => {
  const { urls, organizationId, world } = await start();
  const { other } = await createOther(world);
  const open = async (id = organizationId) => {
    const stop = new AbortController();
    const headers = { accept: "text/event-stream" };
    const response = await fetch(`${urls.control}/organizations/${id}/journal`, { headers, signal: stop.signal });
    if (response.status !== 200) return { status: response.status, error: await response.json(), stop };
    await response.body?.getReader().read();
    return { status: response.status, stop };
  };
  const many = await Promise.all(Array.from({ length: MOST_FOLLOWERS }, () => open()));
  onTestFinished(() => {
    for (const { stop } of many) stop.abort();
  });
  expect(many.map(({ status }) => status)).toEqual(Array(MOST_FOLLOWERS).fill(200));
  const refused = await open();
  expect(refused).toMatchObject({
    status: 429,
    error: { details: expect.stringContaining("50 clients already follow the journal") },
  });
  const elsewhere = await open(other);
  expect(elsewhere.status).toBe(200);
  elsewhere.stop.abort();
  many[0]?.stop.abort();
  await expect
    .poll(async () => {
      const { status, stop } = await open();
      stop.abort();
      return status;
    })
    .toBe(200);
});
