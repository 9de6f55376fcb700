import type { Mail } from "@assessment-api/control";
import { allPages } from "../api/all.ts";
import { type Call, call, Refusal } from "../api/call.ts";
import { type Read, useData } from "../api/data.ts";
import { readerOf } from "../api/names.ts";
import { allOrganizations } from "../api/organizations.ts";
import { hrefOf } from "../route.ts";
import { viewOf } from "../view-of.ts";
import { views } from "../views/index.ts";
import { type Command, commandsFor, knownCommands } from "./commands.ts";
import { matching, useFinder } from "./finder.ts";

export interface Found {
  readonly text: string;
  readonly kind: string;
  readonly href: string;
  readonly call?: Call<unknown>;
  readonly success?: string;
  readonly run?: () => void;
}

interface Search {
  readonly found: readonly Found[];
  readonly isCurrent: boolean;
  readonly isPartial: boolean;
}

const OF_A_KIND = 4;

const wholes = {
  keys: (page: number) => call("control", "get", "/organizations/{id}/keys", { query: { count: 100, page } }),
  mails: (page: number) => call("control", "get", "/organizations/{id}/mails", { query: { count: 100, page } }),
  snapshots: (page: number) => call("control", "get", "/organizations/{id}/snapshots", { query: { count: 100, page } }),
  webhooks: (page: number) => call("control", "get", "/organizations/{id}/webhooks", { query: { count: 100, page } }),
};

export function useCommands(text: string): Found[] {
  const isRestore = /^res/i.test(text);
  const snapshots = useData(isRestore ? allPages(wholes.snapshots) : undefined);
  return commandsFor(text, snapshots.data ?? []).map(foundCommand);
}

const foundCommand = ({ href = "", ...command }: Command): Found => ({ ...command, href, kind: "command" });
const foundView = ({ name, title }: (typeof views)[number]): Found => ({
  text: title,
  kind: "view",
  href: hrefOf(name),
});

/** Searches titles without a request. */
export const findAtOnce = (text: string): Found[] =>
  views.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())).map(foundView);

const sections: Readonly<Record<string, string>> = {
  v1: "V1",
  v2: "V2",
  v3: "V3",
  control: "Control",
  guides: "Guide",
};

/** Searches views and commands by synonyms and similar spelling, and the documentation. */
export function useSuggestions(text: string): { readonly actions: readonly Found[]; readonly docs: readonly Found[] } {
  const library = useFinder();
  if (library === undefined || text.length < 3 || text.includes("@") || viewOf(text) !== undefined)
    return { actions: [], docs: [] };
  const known: (readonly [found: Found, keywords: string])[] = [
    ...knownCommands().map(([command, synonyms]) => [foundCommand(command), synonyms] as const),
    ...views.map((view) => [foundView(view), view.name] as const),
  ];
  return {
    actions: matching(library, known, ([{ text }, keywords]) => [text, keywords], text)
      .slice(0, OF_A_KIND)
      .map(([found]) => found),
    docs: library
      .findDocs(text)
      .slice(0, OF_A_KIND)
      .map(({ title, href, section }) => ({
        text: title,
        kind: sections[section] ?? "Documentation",
        href: `/docs/${href.replace(/(?=#)|$/, ".html")}`,
      })),
  };
}

/** Reads an entity by its identifier, whose prefix selects the call. */
function entityRead(id: string): Read<readonly Found[]> | undefined {
  const view = views.find(({ name }) => name === viewOf(id));
  const read = readerOf(id);
  if (view === undefined || read === undefined) return undefined;
  const found = (name?: string): Found => ({
    text: name === undefined ? id : `${name} (${id})`,
    kind: view.title,
    href: hrefOf(view.name, id),
  });
  return {
    key: `entity ${id}`,
    send: () =>
      read().then(
        (name) => [found(name)],
        (error: unknown) => {
          if (error instanceof Refusal && (error.status === 404 || error.status === 400)) return [];
          throw error;
        },
      ),
  };
}

/**
 * Searches by identifier, name, title, e-mail or URL; prefix matches first.
 * @param text trimmed input
 */
export function useSearch(text: string): Search {
  const entity = entityRead(text);
  const identified = useData(entity);
  const isText = text.length >= 2 && viewOf(text) === undefined;
  const responses = sourcesOf(text).map(({ call, isWhole = false }) => ({
    ...useData(isText ? call : undefined),
    isWhole,
  }));
  if (entity !== undefined) {
    const { data = [], isCurrent, error } = identified;
    return { found: data, isCurrent, isPartial: error !== undefined };
  }
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
      ...source("mails", allPages<Mail>(wholes.mails), (items) =>
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
