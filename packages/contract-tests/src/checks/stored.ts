import type { JsonObject } from "../document/json.ts";
import type { Stored } from "../session/current-state.ts";
import type { OwnResource } from "../session/own-resources.ts";
import type { Change, Check, Trial } from "../session/session.ts";
import { checkChain } from "./stored/chains.ts";
import { before, checkChanged } from "./stored/changed.ts";
import { checkCreated, checkInList } from "./stored/created.ts";
import { checkDeleted, checkEmptied, checkListed, checkRemains, type Remains, remainsOf } from "./stored/deleted.ts";
import { checkEmbedded } from "./stored/embedded.ts";
import { checkFurtherChanges } from "./stored/further-changes.ts";
import { watchTraces } from "./stored/left-behind.ts";
import { checkOtherParent } from "./stored/other-parent.ts";
import { creationProblems } from "./stored/sent-members.ts";
import { checkShownInParent } from "./stored/shown-in-parent.ts";
import { checkSiblings, siblingsOf } from "./stored/siblings.ts";
import { watch } from "./stored/unchanged.ts";

const earlierOf = new WeakMap<Change, Stored | undefined>();
const siblings = new WeakMap<Change, JsonObject[]>();
const remains = new WeakMap<OwnResource, Remains | undefined>();
const comparisons = new WeakMap<Trial, (() => Promise<void>)[]>();

export const stored = {
  name: "stored",
  about:
    "the response, GET, the list and the parent contain the sent data (three levels deep); a change affects the sent members only; a refused request changes no resource, mail, event or parent; null removes a value; GET, filters and searches no longer find deleted resources, and find all others; embedded resources match their GET",
  needs: [],
  async run(session, moment) {
    switch (moment.when) {
      case "response": {
        const { operation, request, reply } = moment;
        if (moment.expected) moment.add(...creationProblems(session, operation, request.body?.value, reply));
        break;
      }
      case "read":
        if (moment.reply) await checkEmbedded(session, moment.operation, moment.reply);
        break;
      case "changing":
        if (moment.operation.method === "POST") break;
        earlierOf.set(moment.change, await before(session, moment.operation, moment.path));
        siblings.set(moment.change, await siblingsOf(session, moment.operation, moment.path));
        break;
      case "changed": {
        const { operation, path, change, reply, created } = moment;
        const requested = change.body?.value;
        if (created) await checkEmbedded(session, operation, reply);
        if (operation.method !== "POST") {
          await checkChanged(session, operation, path, requested, earlierOf.get(change), reply.body);
          await checkSiblings(session, operation, path, requested, siblings.get(change) ?? []);
        } else if (created) {
          const own = created.template.startsWith(`${operation.path}/{`);
          await checkCreated(session, operation, created, requested, own ? reply.body : undefined);
          if (own) await checkShownInParent(session, operation, created, true);
          await checkChain(change.writing, operation, path, created);
        } else if (reply.response.status === 201) await checkInList(session, operation, path, requested);
        break;
      }
      case "variants":
        await checkFurtherChanges(session, moment.operation, moment.path, moment.trial);
        break;
      case "before-refusals":
        comparisons.set(moment.trial, [
          await watch(session, moment.operation, moment.path, moment.trial),
          await watchTraces(session, moment.operation, moment.path, moment.trial),
        ]);
        break;
      case "refusals":
        if (moment.operation.method === "GET") await checkOtherParent(session, moment.operation, moment.path);
        break;
      case "after-refusals":
        for (const compare of comparisons.get(moment.trial)?.toReversed() ?? []) await compare();
        break;
      case "deleting":
        await checkListed(session, moment.operation, moment.resource);
        remains.set(moment.resource, await remainsOf(session, moment.resource));
        break;
      case "deleted":
        await checkDeleted(session, moment.operation, moment.resource, moment.below);
        await checkRemains(session, moment.operation, moment.resource, moment.below, remains.get(moment.resource));
        await checkShownInParent(session, moment.operation, moment.resource, false);
        break;
      case "emptied":
        await checkEmptied(session, moment.operation, moment.path);
    }
  },
} as const satisfies Check;
