import type { Modules } from "../compile/compiler.ts";
import type { Outcome } from "../inside/boot.ts";
import type { Limits } from "./limits.ts";

export interface IsolateStart {
  /** QuickJS; threads share its machine code. */
  readonly wasm: WebAssembly.Module;
  readonly modules: Modules;
  /** JavaScript of the snippet: a module whose default export is a function. */
  readonly code: string;
  readonly place: string;
  readonly limits: Limits;
}

export type FromIsolate =
  | { readonly kind: "begin" }
  | { readonly kind: "send"; readonly id: number; readonly request: string }
  | { readonly kind: "done"; readonly outcome: Outcome; readonly log: readonly string[] };

export interface ToIsolate {
  readonly id: number;
  readonly response: string;
}
