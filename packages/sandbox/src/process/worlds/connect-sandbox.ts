import type { World, WorldOptions } from "./world.ts";

export interface ConnectOptions {
  /** Where the sandbox is, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The token that it was started with, if any. */
  readonly controlToken?: string | undefined;
}

/** A sandbox that worlds are made in. */
export interface WorldsSandbox {
  /** Without a slash at the end. */
  readonly url: string;
  /** Makes an organization of one's own, with all that a test needs of it; deleted by its `close()`. */
  world(options?: WorldOptions): Promise<World>;
}

/** Worlds in a sandbox that runs elsewhere, such as one that a container serves. */
export function connectSandbox({ url: given, controlToken }: ConnectOptions): WorldsSandbox {
  const url = given.replace(/\/+$/, "");
  return {
    url,
    // Whoever only starts a sandbox does not load the clients.
    world: async (options) => (await import("./world.ts")).createWorld({ url, controlToken }, options),
  };
}

/** Worlds in a sandbox of this process, at the address that it listens on. */
export function connectLocally({ url, controlToken }: ConnectOptions): WorldsSandbox {
  let fetch: ((request: Request) => Promise<Response>) | undefined;
  return {
    url,
    async world(options) {
      const [{ createWorld }, { createLocalFetch }] = await Promise.all([
        import("./world.ts"),
        import("./local-fetch.ts"),
      ]);
      fetch ??= createLocalFetch();
      return createWorld({ url, controlToken, fetch }, options);
    },
  };
}
