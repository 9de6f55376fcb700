import { isList, parameterOf } from "../session/pages.ts";
import type { Check } from "../session/session.ts";
import { checkCursors } from "./lists/cursors.ts";
import { checkElements, checkOrder } from "./lists/elements.ts";
import { checkIdsListed } from "./lists/ids-listed.ts";
import { checkLongList } from "./lists/long-lists.ts";
import { checkPageNumbers } from "./lists/page-numbers.ts";
import { checkParts, checkPartsOfOthers } from "./lists/parts-and-wholes.ts";
import { checkReferencesListed } from "./lists/references-listed.ts";

/** Lists show everything once, in pages as documented, and agree with what is read elsewhere. */
export const lists = {
  name: "lists",
  about:
    "sizes and numbers of pages; pages and cursors to the end and past it; the same order when asked again; every element once (with `--write`, 60 elements are created and deleted again where no parameter chooses the size of a page); lists show what other responses refer to, and reads of the same thing agree",
  needs: [],
  async run(session, moment) {
    if (moment.when === "read") {
      const { operation, path, reply } = moment;
      if (reply) await checkParts(session, operation, path, reply);
      await checkPartsOfOthers(session, operation);
      if (!isList(operation)) return;
      if (parameterOf(operation, "page")) await checkPageNumbers(session, operation, path);
      else if (parameterOf(operation, "after")) await checkCursors(session, operation, path);
      await checkOrder(session, operation, path);
      await checkElements(session, operation, path);
    } else if (moment.when === "all-read") {
      await checkIdsListed(session);
      await checkReferencesListed(session);
    } else if (moment.when === "changed" && moment.created) {
      await checkLongList(moment.change.writing, moment.operation, moment.path, moment.created);
    }
  },
} as const satisfies Check;
