import { useEffect, useState } from "preact/hooks";
import { route } from "../route.ts";
import { type Call, Refusal } from "./call.ts";
import { token } from "./client.ts";
import { revision } from "./live.ts";

export interface Loaded<Data> {
  /** While others are loaded, those that were there before. */
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Whether that is the response to this call, and not to one before. */
  readonly isCurrent: boolean;
}

/** A response with the address of its call. */
interface State<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly of: string | undefined;
}

/** The response to a call, made again whenever something has happened in the organization. */
export function useData<Data>(call: Call<Data> | undefined): Loaded<Data> {
  const address = call && `${route.value.organization} ${call.api} ${call.address}`;
  const [{ data, error, of }, setLoaded] = useState<State<Data>>({ data: undefined, error: undefined, of: undefined });
  // The call is the same while its address is
  useEffect(() => {
    if (call === undefined) return undefined;
    const controller = new AbortController();
    call.send(controller.signal).then(
      (given) => !controller.signal.aborted && setLoaded({ data: given, error: undefined, of: address }),
      (failure: unknown) => !controller.signal.aborted && setLoaded((known) => after(known, failure, address)),
    );
    return () => controller.abort();
  }, [address, revision.value, token.value]);
  return { data, error, isCurrent: of === address };
}

/** The state after a failure: while the sandbox is gone, data that was there stays, with all that somebody has typed into it. */
function after<Data>(known: State<Data>, failure: unknown, address: string | undefined): State<Data> {
  const isKept = failure instanceof Refusal && failure.isUnanswered && known.data !== undefined && known.of === address;
  return isKept ? known : { data: undefined, error: failure, of: address };
}
