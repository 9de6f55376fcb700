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

/** A response with the path of its call. */
interface State<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly of: string | undefined;
}

/** Reloads when something happens in the organization. */
export function useData<Data>(call: Call<Data> | undefined): Loaded<Data> {
  const address = call && `${route.value.organization} ${call.api} ${call.address}`;
  const [{ data, error, of }, setLoaded] = useState<State<Data>>({ data: undefined, error: undefined, of: undefined });
  // The path identifies the call.
  useEffect(() => {
    if (call === undefined) return undefined;
    const controller = new AbortController();
    const load = async () => {
      await opened();
      return controller.signal.aborted ? undefined : call.send(controller.signal);
    };
    load().then(
      (given) => !controller.signal.aborted && setLoaded({ data: given, error: undefined, of: address }),
      (failure: unknown) => !controller.signal.aborted && setLoaded((known) => after(known, failure, address)),
    );
    return () => controller.abort();
  }, [address, revision.value, token.value]);
  return { data, error, isCurrent: of === address };
}

/** Keeps existing data after a failed request, including input of the user. */
function after<Data>(known: State<Data>, failure: unknown, address: string | undefined): State<Data> {
  const isKept = failure instanceof Refusal && failure.isUnanswered && known.data !== undefined && known.of === address;
  return isKept ? known : { data: undefined, error: failure, of: address };
}
