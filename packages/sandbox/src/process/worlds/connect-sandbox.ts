import type { World, WorldOptions } from "./world.ts";

export interface ConnectOptions {
  readonly url: string;
  readonly controlToken?: string | undefined;
}

export interface WorldsSandbox {
  readonly url: string;
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

/** Connects to the listening address. */
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
