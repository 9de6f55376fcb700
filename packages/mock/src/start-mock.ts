import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Api, createApi } from "./api.ts";
import { loadDocument, type Spec } from "./document/document.ts";
import { watchSpecs } from "./document/watch-specs.ts";
import { MockError } from "./errors.ts";
import { createFront } from "./front.ts";
import { firstSample } from "./page/samples.ts";
import { selectVersions, type VersionName } from "./versions.ts";

export interface MockOptions {
  /** Port to listen on; 0 takes a free one. Default 4020. */
  readonly port?: number;
  /** Default 127.0.0.1: this machine only. */
  readonly host?: string;
  /** Versions to serve; default all. */
  readonly only?: readonly string[];
  /** Respond with made-up data instead of examples, where a request's Prefer header does not say otherwise. */
  readonly dynamic?: boolean;
  /** Documents to serve instead of the published ones: root files, or documents without references to other files. */
  readonly specs?: Partial<Record<VersionName, Spec>>;
  /** Reload a document when a file beside its root file changes; versions given as a file in `specs` only. */
  readonly watch?: boolean;
  /** Takes one line per request; `true` prints them. Default: no log. */
  readonly log?: boolean | ((line: string) => void);
  /** Takes what happens on a reload; printed by default, as an error when it is one. */
  readonly onReload?: (message: string, failed: boolean) => void;
}

export interface RunningMock {
  /** Of the index page, without a slash at the end. */
  readonly url: string;
  /** Base URL per version that is served. */
  readonly urls: Readonly<Record<VersionName, string>>;
  /** A shell command per version that works as it is. */
  readonly samples: Readonly<Record<VersionName, string>>;
  /** Stops listening and ends open connections. */
  close(): Promise<void>;
}

/**
 * Starts the mock.
 *
 * @throws MockError when a version is unknown, a document cannot be used or the port is taken.
 */
export async function startMock(options: MockOptions = {}): Promise<RunningMock> {
  const { port = 4020, host = "127.0.0.1", dynamic = false, specs = {}, watch = false } = options;
  const apis = new Map<string, Api>();
  for (const version of selectVersions(options.only)) {
    const document = await loadDocument(version, specs[version.name]);
    apis.set(version.name, await createApi(version, document, dynamic));
  }

  const log = options.log === true ? console.log : options.log || undefined;
  const server = createServer(createFront({ apis, ...(log && { log }) }));
  await listen(server, port, host);
  const url = urlOf(host, (server.address() as AddressInfo).port);

  const perVersion = (value: (name: string, api: Api) => string) =>
    Object.fromEntries([...apis].map(([name, api]) => [name, value(name, api)])) as Record<VersionName, string>;

  const stopWatching = watch
    ? await watchSpecs({
        versions: selectVersions(options.only),
        specs,
        report: options.onReload ?? ((message, failed) => (failed ? console.error : console.log)(message)),
        reload: async (version, document) => void apis.set(version.name, await createApi(version, document, dynamic)),
      })
    : () => {};

  return {
    url,
    urls: perVersion((name) => `${url}/${name}`),
    samples: perVersion((name, api) => firstSample(api.operations, `${url}/${name}`)),
    async close() {
      await stopWatching();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new MockError(explain(error, port, host))));
    server.listen(port, host, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is in use; stop what runs there or choose another with --port`;
  if (error.code === "EACCES") return `Port ${port} may not be opened by this user; choose one above 1023 with --port`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") return `This machine has no address ${host}`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

/** An address to open in a browser, which a wildcard address is not. */
function urlOf(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
