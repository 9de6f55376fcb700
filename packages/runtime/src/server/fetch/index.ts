export * from "../core.ts";
export { type FetchHandler, type ServeFetchOptions, serveFetch } from "./serve-fetch.ts";
