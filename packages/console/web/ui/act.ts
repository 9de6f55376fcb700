import type { ComponentChildren } from "preact";
import type { Call } from "../api/call.ts";

/** An action. */
export interface Act {
  readonly name: string;
  readonly call: Call<unknown>;
  /** Success message; default: the name. */
  readonly told?: string;
  /** Progress text of slow calls, such as `Advancing`. */
  readonly doing?: string;
  /** Receives the response. */
  done?(data: unknown): void;
  /** The reason why the action is disabled. */
  readonly impossible?: string | undefined;
  /** Confirmation text of a destructive action. */
  readonly ask?: ComponentChildren;
  /** Whether to take a snapshot before a destructive action; default true. */
  readonly snapshot?: boolean;
  readonly dialog?: (close: () => void) => ComponentChildren;
}

/** Actions ordered by likelihood. */
export interface Acts {
  /** The most likely next action. */
  readonly main?: Act | undefined;
  /** Buttons next to the main action. */
  readonly beside?: readonly Act[];
  /** Actions in a menu. */
  readonly more?: readonly Act[];
}

/** Lists all actions, likely ones first. */
export const listed = ({ main, beside = [], more = [] }: Acts): readonly Act[] => [
  ...(main ? [main] : []),
  ...beside,
  ...more,
];

/** Types the response of an action's call. */
export const act = <Data>(
  given: Omit<Act, "call" | "done"> & { readonly call: Call<Data>; done(data: Data): void },
): Act => given;
