import type { Operation } from "../../document/document.ts";
import type { JsonObject } from "../../document/json.ts";
import { SAMPLE_NAME } from "../../document/samples.ts";
import { isList, pageOf } from "../../session/pages.ts";

export const isOpen = (operation: Operation): boolean => isList(operation) && !operation.path.includes("{");

export const wholesOf = ({ responses }: Operation): unknown[] =>
  responses
    .filter(({ status }) => status.startsWith("2"))
    .flatMap(({ media }) => media.flatMap(({ examples }) => examples))
    .filter(({ name }) => !SAMPLE_NAME.test(name))
    .map(({ value }) => value);

export const examplesOf = (list: Operation): JsonObject[] =>
  wholesOf(list).flatMap((value) => pageOf(value)?.items ?? []);
