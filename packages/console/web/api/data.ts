import { useEffect, useState } from "preact/hooks";
import { route } from "../route.ts";
import { type Call, Refusal } from "./call.ts";
import { token } from "./client.ts";
import { opened, revision } from "./live.ts";

export interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Whether the data belongs to this call and not a previous one. */
  readonly isCurrent: boolean;
}

/** Data that comes from several calls, or from one of several. */
export interface Read<Data> {
  /** Identifies the data within the organization. */
  readonly key: string;
  send(signal?: AbortSignal): Promise<Data>;
}

/** A response with the key of its call. */
interface State<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly of: string | undefined;
}

/** Reloads when something happens in the organization. */
export function useData<Data>(call: Call<Data> | Read<Data> | undefined): Loaded<Data> {
  const key = call && `${route.value.organization} ${"key" in call ? call.key : `${call.api} ${call.address}`}`;
  const [{ data, error, of }, setLoaded] = useState<State<Data>>({ data: undefined, error: undefined, of: undefined });
  // The key identifies the call.
  useEffect(() => {
    if (call === undefined) return undefined;
    const controller = new AbortController();
    const load = async () => {
      await opened();
      return controller.signal.aborted ? undefined : call.send(controller.signal);
    };
    load().then(
      (given) => !controller.signal.aborted && setLoaded({ data: given, error: undefined, of: key }),
      (failure: unknown) => !controller.signal.aborted && setLoaded((known) => after(known, failure, key)),
    );
    return () => controller.abort();
  }, [key, revision.value, token.value]);
  return { data, error, isCurrent: of === key };
}

/** Keeps existing data after a failed request, including input of the user. */
function after<Data>(known: State<Data>, failure: unknown, key: string | undefined): State<Data> {
  const isKept = failure instanceof Refusal && failure.isUnanswered && known.data !== undefined && known.of === key;
  return isKept ? known : { data: undefined, error: failure, of: key };
}
