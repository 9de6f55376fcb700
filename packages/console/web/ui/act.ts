import type { ComponentChildren } from "preact";
import type { Call } from "../api/call.ts";

export interface Act {
  readonly name: string;
  readonly call: Call<unknown>;
  readonly success?: string;
  readonly doing?: string;
  done?(data: unknown): void;
  readonly impossible?: string | undefined;
  /** Confirmation text of a destructive action. */
  readonly confirmation?: ComponentChildren;
  /** Whether to take a snapshot before a destructive action; default true. */
  readonly snapshot?: boolean;
  readonly dialog?: (close: () => void) => ComponentChildren;
}

/** Actions ordered by likelihood. */
export interface Acts {
  readonly main?: Act | undefined;
  readonly secondary?: readonly Act[];
  readonly more?: readonly Act[];
}

export const listed = ({ main, secondary = [], more = [] }: Acts): readonly Act[] => [
  ...(main ? [main] : []),
  ...secondary,
  ...more,
];

export const act = <Data>(
  given: Omit<Act, "call" | "done"> & { readonly call: Call<Data>; done(data: Data): void },
): Act => given;
