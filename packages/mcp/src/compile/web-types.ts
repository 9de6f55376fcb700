export const webTypes = `
interface Headers { get(name: string): string | null; has(name: string): boolean; entries(): IterableIterator<[string, string]>; [Symbol.iterator](): IterableIterator<[string, string]> }
interface Response { readonly ok: boolean; readonly status: number; readonly url: string; readonly headers: Headers; text(): Promise<string>; json(): Promise<any>; arrayBuffer(): Promise<ArrayBuffer> }
interface Request { readonly url: string; readonly method: string; readonly headers: Headers }
interface RequestInit {}
interface AbortSignal {}
interface Blob { readonly isolateHasNone: never }
interface FormData { readonly isolateHasNone: never }
interface ReadableStream<T = any> { readonly isolateHasNone: never }
type HeadersInit = Record<string, string>;
declare const console: { log(...values: unknown[]): void };
declare function setTimeout(callback: (...args: any[]) => void, milliseconds?: number, ...args: unknown[]): number;
`;
