import type { World, WorldOptions } from "./world.ts";

export interface ConnectOptions {
  /** Sandbox URL, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  readonly controlToken?: string | undefined;
}

export interface WorldsSandbox {
  /** Without trailing slash. */
  readonly url: string;
  /** Creates an isolated organization for a test; `close()` deletes it. */
  world(options?: WorldOptions): Promise<World>;
}

export function connectSandbox({ url: given, controlToken }: ConnectOptions): WorldsSandbox {
  const url = given.replace(/\/+$/, "");
  return {
    url,
    // Lazy: starting a sandbox needs no clients.
    world: async (options) => (await import("./world.ts")).createWorld({ url, controlToken }, options),
  };
}

/** Connects to a sandbox in this process by its listening address. */
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
