export * from "../core.ts";
export { routeFinder } from "../routing/find-route.ts";
export { type FetchHandler, type ServeFetchOptions, serveFetch } from "./serve-fetch.ts";
