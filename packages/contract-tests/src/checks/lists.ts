import { isList, pagingOf } from "../session/pages.ts";
import type { Check } from "../session/session.ts";
import { checkCursors } from "./lists/cursors.ts";
import { checkElements, checkOrder } from "./lists/elements.ts";
import { checkIdsListed } from "./lists/ids-listed.ts";
import { watchInnerOrder } from "./lists/inner-order.ts";
import { checkLongList } from "./lists/long-lists.ts";
import { checkNextLink } from "./lists/next-links.ts";
import { checkOffsets } from "./lists/offsets.ts";
import { noteCreated, watchOrder } from "./lists/order.ts";
import { checkPageNumbers, watchFull } from "./lists/page-numbers.ts";
import { checkParts, checkPartsAfter, checkPartsOfOthers } from "./lists/parts-and-wholes.ts";
import { checkReferencesListed } from "./lists/references-listed.ts";
import { checkMadeFrom, checkRepeated, noteRepeated } from "./lists/repeated-members.ts";

export const lists = {
  name: "lists",
  about:
    "page sizes, numbers, totals and cursors, to the end and past it; a stable order, by creation or name if documented; filters in links to the next page; each element once and equal to its GET; with `--write`, lists without a page size get 60 elements",
  needs: [],
  async run(session, moment) {
    if (moment.when === "read") {
      const { operation, path, reply } = moment;
      if (reply) await checkParts(session, operation, path, reply);
      await checkPartsOfOthers(session, operation);
      if (!isList(operation)) return;
      if (pagingOf(operation, "number")) await checkPageNumbers(session, operation, path);
      else if (pagingOf(operation, "cursor")) await checkCursors(session, operation, path);
      else if (pagingOf(operation, "offset")) await checkOffsets(session, operation, path);
      await checkOrder(session, operation, path);
      await checkElements(session, operation, path);
    } else if (moment.when === "seen") {
      checkNextLink(session, moment);
      watchFull(session, moment);
      noteCreated(session, moment);
      await watchOrder(session, moment);
      watchInnerOrder(session, moment);
      noteRepeated(session, moment);
    } else if (moment.when === "all-read") {
      await checkIdsListed(session);
      await checkReferencesListed(session);
      await checkRepeated(session);
    } else if (moment.when === "changed") {
      await checkPartsAfter(session, moment.operation, moment.path, moment.change.body?.value);
      await checkMadeFrom(session, moment.operation, moment.change.body?.value, moment.reply.body);
      if (!moment.created) return;
      await checkLongList(moment.change.writing, moment.operation, moment.path, moment.created);
    }
  },
} as const satisfies Check;
