import type { ComponentChildren } from "preact";
import type { Call } from "../api/call.ts";

/** Something that can be done with what is looked at. */
export interface Act {
  readonly name: string;
  readonly call: Call<unknown>;
  /** The message when it is done; by default its name. */
  readonly told?: string;
  /** Text beside a call that takes long, such as `Advancing`. */
  readonly doing?: string;
  /** After it, with what was responded. */
  done?(data: unknown): void;
  /** Why it is not possible now. */
  readonly impossible?: string | undefined;
  /** For something that takes away: what goes, which is asked before. */
  readonly ask?: ComponentChildren;
  /** Whether a snapshot is taken before what takes away; by default it is. */
  readonly snapshot?: boolean;
  /** A dialog of its own, for what has to be told more before. */
  readonly dialog?: (close: () => void) => ComponentChildren;
}

/** Actions of one thing, by how likely they are. */
export interface Acts {
  /** At the first place, the one that is likely to be next. */
  readonly main?: Act | undefined;
  /** Beside it. */
  readonly beside?: readonly Act[];
  /** In a menu. */
  readonly more?: readonly Act[];
}

/** All of them, the likely ones first. */
export const listed = ({ main, beside = [], more = [] }: Acts): readonly Act[] => [
  ...(main ? [main] : []),
  ...beside,
  ...more,
];

/** An action that does something with the response to its call. */
export const act = <Data>(
  given: Omit<Act, "call" | "done"> & { readonly call: Call<Data>; done(data: Data): void },
): Act => given;
