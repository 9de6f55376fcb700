import type { IncomingRequest } from "./api.ts";

/** A value of which parts are given; the rest is that of the example, and what is undefined is left out. An array is given whole, its elements in parts. */
export type Partly<Value> = Value extends readonly (infer Element)[]
  ? readonly Partly<Element>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Partly<Value[Name]> | undefined }
    : Value;

/** Members of every scene beside its response. */
export interface SceneOptions {
  /** Name of the document's example to begin with; default is the first one. */
  readonly example?: string;
  /** Elements of the whole list, of which a request gets a page. Those beyond the example's have values of their own. */
  readonly count?: number;
  /** Added to the document's headers, or in their place. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds before the response. */
  readonly delay?: number;
}

type Success = 200 | 201 | 202 | 204;

type SceneOf<Response> = Response extends { readonly status: infer Status }
  ? SceneOptions &
      ([Status] extends [Success] ? { readonly status?: Status } : { readonly status: Status }) &
      (Response extends { readonly body: infer Body } ? { readonly body?: Partly<Body> } : { readonly body?: never })
  : never;

/** The broken connection: no response at all. */
export interface NoResponse {
  readonly networkError: true;
  readonly delay?: number;
}

/** A response of an operation, typed by its handler in the server stubs: `{ status: 404 }`, `{ body: { status: "EXPIRED" } }`, `{ count: 25 }`. */
export type Scene<Handler> = Handler extends (...given: never[]) => infer Response
  ? SceneOf<Awaited<Response>> | NoResponse
  : never;

/** The validated request of an operation. */
export type RequestOf<Handler> = Handler extends (request: infer Request, ...more: never[]) => unknown
  ? Request
  : IncomingRequest;

/** One scene for every request; several, one after the other, of which the last stays; or a function of the request. */
export type Script<Handler> =
  | Scene<Handler>
  | readonly Scene<Handler>[]
  | ((request: RequestOf<Handler>) => Scene<Handler> | Promise<Scene<Handler>>);

/** A scene whatever its operation is. */
export type AnyScene = (SceneOptions & { readonly status?: number; readonly body?: unknown }) | NoResponse;
