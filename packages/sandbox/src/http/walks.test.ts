import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { addOrganization } from "../../testing/organizations.ts";
import { startTestSandbox, type TestSandbox } from "../../testing/sandbox.ts";
import * as samples from "../../testing/store-suite/samples.ts";
import { CURSOR_LIFETIME } from "../service/cursors.ts";
import type { Transaction } from "../store/store.ts";

interface Named {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
}

type Change = readonly [method: string, path: string, body?: object];

interface Kind {
  put(tx: Transaction, element: Named): Promise<void>;
  readonly remove: (tx: Transaction, organizationId: string, id: string) => Promise<unknown>;
  readonly requests?: {
    create(name: string): Change;
    rename(id: string, name: string): Change;
    remove(id: string): Change;
  };
}

const V3 = "/v3/boost/v3";
const TEAM = "team_of_all";

const kinds = {
  people: {
    put: (tx, { name, ...element }) =>
      tx.people.put(samples.person({ ...element, firstName: name, email: `${element.id}@example.com` })),
    remove: (tx, organizationId, id) => tx.people.delete(organizationId, id),
    requests: {
      create: (name) => ["POST", `${V3}/invitations`, { email: `${name}@example.com`, teamId: TEAM }],
      rename: (id, name) => ["PATCH", `${V3}/people/${id}`, { firstName: name }],
      remove: (id) => ["DELETE", `${V3}/people/${id}`],
    },
  },
  teams: {
    put: (tx, element) => tx.teams.put(samples.team(element)),
    remove: (tx, organizationId, id) => tx.teams.delete(organizationId, id),
    requests: {
      create: (name) => ["POST", `${V3}/teams`, { name }],
      rename: (id, name) => ["PUT", `${V3}/teams/${id}`, { name, parentTeamId: TEAM }],
      remove: (id) => ["DELETE", `${V3}/teams/${id}`],
    },
  },
  skills: {
    put: (tx, element) => tx.skills.put(samples.skill(element)),
    remove: (tx, organizationId, id) => tx.skills.delete(organizationId, id),
  },
} satisfies Record<string, Kind>;

const lists: [path: string, kind: Kind, filter: string][] = [
  [`${V3}/people`, kinds.people, "customId=HR-1"],
  ["/v2/boost/people", kinds.people, "email=ada@example.com"],
  [`${V3}/teams`, kinds.teams, "customId=T-1"],
  [`${V3}/skills`, kinds.skills, "includeHidden=true"],
];

interface Page {
  readonly ids: readonly string[];
  readonly next?: string;
  readonly following?: string;
}

async function startClient({ world, origin }: TestSandbox) {
  const { organizationId, apiKey } = await addOrganization(world);
  await world.store.transact((tx) => tx.teams.put(samples.team({ id: TEAM, organizationId })));
  const send = async ([method, path, body]: Change) => {
    const type = method === "PATCH" ? "application/merge-patch+json" : "application/json";
    const headers = {
      ...{ "X-API-KEY": apiKey, "Vendor-Api-Key": apiKey },
      ...(body && { "content-type": type }),
    };
    const response = await fetch(`${origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  };

  const pageAt = async (address: string): Promise<Page> => {
    const { status, body } = await send(["GET", address]);
    expect([status, body]).toEqual([200, body]);
    const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
    const list = address.replace(/\?.*/, "");
    if (body._embedded === undefined) {
      const { next, content } = body;
      return { ids: idsOf(content), ...(next !== undefined && { next, following: `${list}?after=${next}` }) };
    }
    const { _embedded, slice, _links } = body;
    const { next } = slice;
    const following = next === undefined ? undefined : `${origin}${list}?after=${next}`;
    expect([_links.first.href, _links.next?.href]).toEqual([`${origin}${list}`, following]);
    const [items] = Object.values(_embedded) as { id: string }[][];
    return { ids: idsOf(items ?? []), ...(next !== undefined && { next, following: `${list}?after=${next}` }) };
  };
  return { organizationId, send, pageAt };
}

async function start(): Promise<TestSandbox> {
  const sandbox = await startTestSandbox();
  onTestFinished(() => sandbox.close());
  return sandbox;
}

const change = fc.record({ what: fc.constantFrom("create", "rename", "delete"), at: fc.nat(200) });
const concurrentChanges = fc.array(fc.array(change, { maxLength: 12 }), { maxLength: 6 });

describe.each(lists)("a walk along %s", (path, kind, filter) => {
  test("shows each element that existed at its start and still exists exactly once, despite concurrent changes", async () => {
    const sandbox = await start();
    const { transact } = sandbox.world.store;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 40, max: 160 }), concurrentChanges, async (count, steps) => {
        const { organizationId, send, pageAt } = await startClient(sandbox);
        const atStart = Array.from({ length: count }, (_, index) => `el_${index}`);
        await transact(async (tx) => {
          for (const id of atStart) await kind.put(tx, { id, organizationId, name: id });
        });
        const deleted = new Set<string>();
        let made = 0;
        const request = async (one: Change) => expect((await send(one)).status).toBeLessThan(300);
        const act = async ({ what, at }: { what: string; at: number }): Promise<unknown> => {
          const id = atStart[at % count] as string;
          const name = `new-${made++}`;
          const { requests } = kind;
          if (what === "create" || deleted.has(id)) {
            if (requests) return request(requests.create(name));
            return transact((tx) => kind.put(tx, { id: name, organizationId, name }));
          }
          if (what === "delete") {
            deleted.add(id);
            return requests ? request(requests.remove(id)) : transact((tx) => kind.remove(tx, organizationId, id));
          }
          if (requests) {
            const { status } = await send(requests.rename(id, name));
            return expect(deleted.has(id) ? [200, 404] : [200]).toContain(status);
          }
          return transact((tx) => kind.put(tx, { id, organizationId, name }));
        };

        const shown: string[] = [];
        let address: string | undefined = path;
        for (let step = 0; address !== undefined; step++) {
          const [page]: [Page, ...unknown[]] = await Promise.all([pageAt(address), ...(steps[step] ?? []).map(act)]);
          shown.push(...page.ids);
          address = page.following;
        }
        expect(shown.filter((id, index) => shown.indexOf(id) !== index)).toEqual([]);
        expect(atStart.filter((id) => !deleted.has(id) && !shown.includes(id))).toEqual([]);
        expect(shown.filter((id) => id.startsWith("el_"))).toEqual(atStart.filter((id) => shown.includes(id)));
      }),
      { numRuns: 12 },
    );
  });

  test("refuses cursors of other lists, filters and organizations, changed and expired ones, by their field", async () => {
    const sandbox = await start();
    const { world, clock } = sandbox;
    const [ours, theirs] = [await startClient(sandbox), await startClient(sandbox)];
    await world.store.transact(async (tx) => {
      const one = (organizationId: string, index: number) => ({ id: `el_${index}`, organizationId, name: `${index}` });
      for (let index = 0; index < 51; index++)
        for (const { organizationId } of [ours, theirs])
          for (const each of Object.values(kinds)) await each.put(tx, one(organizationId, index));
    });
    const { next = "" } = await ours.pageAt(path);
    const elsewhere = lists.find(([, other]) => other !== kind)?.[0] as string;
    const refusal = async (address: string) => {
      const { status, body } = await ours.send(["GET", address]);
      const { message, validationErrors } = body;
      return [
        status,
        message ?? validationErrors.map((one: { field: string; message: string }) => `${one.field} ${one.message}`)[0],
      ];
    };
    const foreign = [
      400,
      expect.stringContaining("after must be a cursor of the page before, sent with the same filters"),
    ];
    expect((await ours.pageAt(`${path}?after=${next}`)).ids).toHaveLength(kind === kinds.teams ? 2 : 1);
    expect(await refusal(`${path}?after=${(await theirs.pageAt(path)).next}`)).toEqual(foreign);
    expect(await refusal(`${path}?after=${(await ours.pageAt(elsewhere)).next}`)).toEqual(foreign);
    expect(await refusal(`${path}?after=${next}&${filter}`)).toEqual(foreign);
    await fc.assert(
      fc.asyncProperty(fc.nat(next.length - 1), fc.constantFrom("A", "_", ""), async (at, letter) => {
        const changed = next.slice(0, at) + letter + next.slice(at + 1);
        fc.pre(changed !== next);
        expect(await refusal(`${path}?after=${changed}`)).toEqual(foreign);
      }),
      { numRuns: 25 },
    );
    await clock.advance(CURSOR_LIFETIME * 2);
    expect(await refusal(`${path}?after=${next}`)).toEqual([400, expect.stringContaining("after has expired")]);
  });
});
