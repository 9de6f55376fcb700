import { allPages } from "../api/all.ts";
import { type Call, call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { allOrganizations } from "../api/organizations.ts";
import { hrefOf } from "../route.ts";
import { viewOf } from "../view-of.ts";
import { views } from "../views/index.ts";
import { commandsFor } from "./commands.ts";

/** A search result. */
export interface Found {
  readonly text: string;
  readonly kind: string;
  readonly href: string;
  /** Call to make instead of following the link. */
  readonly call?: Call<unknown>;
  readonly told?: string;
}

interface Search {
  readonly found: readonly Found[];
  /** Whether all responses for the text have arrived. */
  readonly isCurrent: boolean;
  /** Whether some sources could not be searched. */
  readonly isPartial: boolean;
}

/** Limit of results per kind. */
const OF_A_KIND = 4;

/** Pages of lists without search. */
const wholes = {
  keys: (page: number) => call("control", "get", "/organizations/{id}/keys", { query: { count: 100, page } }),
  mails: (page: number) => call("control", "get", "/organizations/{id}/mails", { query: { count: 100, page } }),
  snapshots: (page: number) => call("control", "get", "/organizations/{id}/snapshots", { query: { count: 100, page } }),
  webhooks: (page: number) => call("control", "get", "/organizations/{id}/webhooks", { query: { count: 100, page } }),
};

/** Returns matching commands. */
export function useCommands(text: string): Found[] {
  const isRestore = /^res/i.test(text);
  const snapshots = useData(isRestore ? allPages(wholes.snapshots) : undefined);
  return commandsFor(text, snapshots.data ?? []).map(({ href = "", ...command }) => ({
    ...command,
    href,
    kind: "command",
  }));
}

/** Returns views by title and entities by identifier, without requests. */
export function findAtOnce(text: string): Found[] {
  const view = views.find(({ name }) => name === viewOf(text));
  return [
    ...views
      .filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))
      .map(({ name, title }) => ({ text: title, kind: "view", href: hrefOf(name) })),
    ...(view === undefined ? [] : [{ text, kind: view.title, href: hrefOf(view.name, text) }]),
  ];
}

/** Searches entities by name, title, e-mail or URL; prefix matches come first. @param text trimmed input */
export function useSearch(text: string): Search {
  const isText = text.length >= 2 && viewOf(text) === undefined;
  const responses = sourcesOf(text).map(({ call, isWhole = false }) => ({
    ...useData(isText ? call : undefined),
    isWhole,
  }));
  if (!isText) return { found: [], isCurrent: true, isPartial: false };
  const begins = (one: Found) => one.text.toLowerCase().startsWith(text.toLowerCase());
  const contains = (one: Found) => one.text.toLowerCase().includes(text.toLowerCase());
  const found = responses.flatMap(({ data = [], isWhole }) =>
    isWhole ? data.filter(contains).slice(0, OF_A_KIND) : data,
  );
  return {
    found: [...found.filter(begins), ...found.filter((one) => !begins(one))],
    isCurrent: responses.every(({ isCurrent }) => isCurrent),
    isPartial: responses.some(({ error }) => error !== undefined),
  };
}

/** A source of entities. */
interface Source {
  readonly call: Call<readonly Found[]>;
  /** Whether the call returns the whole list, for lists without search. */
  readonly isWhole?: boolean;
}

function sourcesOf(text: string): Source[] {
  const list = { query: { searchText: text, count: OF_A_KIND } };
  const v2 = { query: { query: text, count: OF_A_KIND } };
  const folders = { query: { includeHidden: true, includeDisabled: true } };
  const definitions = { searchText: text, isActive: "all", limit: OF_A_KIND } as const;

  function source<Data>(
    view: string,
    made: Call<Data>,
    namesIn: (data: Data) => (readonly [id: string | undefined, name: string])[],
  ): Source {
    const kind = views.find(({ name }) => name === view)?.title ?? view;
    const foundIn = (data: Data): Found[] =>
      namesIn(data).map(([id, name]) => ({ text: name, kind, href: hrefOf(view, id) }));
    return { call: { ...made, send: async (signal?: AbortSignal) => foundIn(await made.send(signal)) } };
  }

  const organizations = allOrganizations();
  return [
    {
      call: {
        ...organizations,
        send: async (signal) =>
          (await organizations.send(signal)).map(({ id, name }) => ({
            text: name,
            kind: "Organization",
            href: `#/${id}/today`,
          })),
      },
      isWhole: true,
    },
    source("candidates", call("V2", "get", "/candidates", v2), ({ _embedded: { candidates } }) =>
      candidates.map(({ id, email }) => [id, email]),
    ),
    source("people", call("control", "get", "/organizations/{id}/people", list), ({ items }) =>
      items.map(({ id, email }) => [id, email]),
    ),
    source("invitations", call("V2", "get", "/invitations", v2), ({ _embedded: { invitations } }) =>
      invitations.map(({ id, _embedded: { candidate } }) => [id, candidate.email]),
    ),
    {
      ...source("mails", wholes.mails(0), ({ items }) =>
        items.map(({ id, subject, to }) => [id, `${subject}, to ${to}`]),
      ),
      isWhole: true,
    },
    {
      ...source("keys", allPages(wholes.keys), (items) =>
        items.map(({ name = "Key", hint }) => [undefined, `${name} …${hint}`]),
      ),
      isWhole: true,
    },
    {
      ...source("skills", call("V3", "get", "/boost/v3/skillFolders", folders), ({ content }) =>
        content.map(({ id, name }) => [id, name]),
      ),
      isWhole: true,
    },
    source("tests", call("V2", "get", "/tests", v2), ({ _embedded: { tests } }) =>
      tests.map(({ id, name }) => [id, name]),
    ),
    source("tasks", call("control", "get", "/organizations/{id}/tasks", list), ({ items }) =>
      items.map(({ id, title }) => [id, title]),
    ),
    source("teams", call("control", "get", "/organizations/{id}/teams", list), ({ items }) =>
      items.map(({ id, name }) => [id, name]),
    ),
    source("skills", call("control", "get", "/organizations/{id}/skills", list), ({ items }) =>
      items.map(({ id, name }) => [id, name]),
    ),
    source("positions", call("control", "get", "/organizations/{id}/jobPositions", list), ({ items }) =>
      items.map(({ id, name }) => [id, name]),
    ),
    source(
      "certificates",
      call("V3", "get", "/boost/v3/certificateDefinitions", { query: definitions }),
      ({ content }) => content.map(({ id, name }) => [id, name]),
    ),
    {
      ...source("webhooks", allPages(wholes.webhooks), (items) => items.map(({ id, url }) => [id, url])),
      isWhole: true,
    },
    {
      ...source("snapshots", allPages(wholes.snapshots), (items) => items.map(({ id, name }) => [id, name])),
      isWhole: true,
    },
  ];
}
