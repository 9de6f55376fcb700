import { expect, it } from "vitest";
import { createLibrary, type LibraryFault } from "../testing/services/library.ts";
import { checkService } from "../testing/services/service.ts";

const options = { credentials: { Key: "library-key-81c3" } };

it("a correct library has no findings", async () => {
  expect((await checkService(createLibrary(), options)).found).toBe("");
});

it.each<[fault: LibraryFault, words: string]>([
  ["searches with wildcards", "% finds book-1"],
  ["finds deleted books", "the filter q finds book-"],
  ["filters deleted books", "the filter author finds book-"],
  ["deletes the neighbour", "was deleted as well"],
  ["changes the neighbour", "as well"],
  ["deletes by year", "was deleted as well"],
  ["keeps a refused change", "after refused requests"],
  ["empties on an empty change", "year was not sent"],
  ["repeats the key in errors", "the error repeats the key"],
  ["shows SQL in errors", "a database error"],
  ["keeps a refused book", "after refused requests"],
])("a library that %s is found", async (fault, words) => {
  const { found } = await checkService(createLibrary(fault), options);
  expect(found).toContain(words);
});
