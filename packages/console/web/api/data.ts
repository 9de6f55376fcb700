import { useEffect, useState } from "preact/hooks";
import { route } from "../route.ts";
import type { Call } from "./call.ts";
import { token } from "./client.ts";
import { revision } from "./live.ts";

export interface Loaded<Data> {
  /** While others are loaded, those that were there before. */
  readonly data: Data | undefined;
  readonly error: unknown;
}

/** The response to a call, made again whenever something has happened in the organization. */
export function useData<Data>(call: Call<Data> | undefined): Loaded<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ data: undefined, error: undefined });
  const address = call && `${route.value.organization} ${call.api} ${call.address}`;
  // The call is the same while its address is
  useEffect(() => {
    if (call === undefined) return undefined;
    const controller = new AbortController();
    call.send(controller.signal).then(
      (data) => !controller.signal.aborted && setLoaded({ data, error: undefined }),
      (error: unknown) => !controller.signal.aborted && setLoaded({ data: undefined, error }),
    );
    return () => controller.abort();
  }, [address, revision.value, token.value]);
  return loaded;
}
