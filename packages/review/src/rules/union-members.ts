import {
  type Draft,
  type Flow,
  narrowed,
  type Rule,
  type SchemaPair,
  type Verdict,
  widened,
  worse,
} from "../model/change.ts";
import { componentOf, tokensOf } from "../model/pointer.ts";
import { type Covers, createCovers } from "../model/schemas/covers.ts";
import type { Effective, Node, Read, Union } from "../model/schemas/effective.ts";

export const unionMembers: Rule = {
  schema(pair) {
    const { flow, before, after } = pair;
    const [old, now] = [before.unions[0], after.unions[0]];
    if (!old && !now) return [];
    const keyword = old?.written ?? now?.written ?? "anyOf";
    const add: Add = (verdict, message, detail, at) => [
      { rule: "schema-combinator-changed", verdict, message, keyword, detail, ...at },
    ];
    if (!old) {
      const verdict = keeps(now, before, createCovers(pair.readAfter, pair.readBefore)) ? "additive" : narrowed(flow);
      return add(verdict, `\`${keyword}\` is new`, "new", { after: now?.pointer });
    }
    if (!now) {
      const verdict = keeps(old, after, createCovers(pair.readBefore, pair.readAfter)) ? "additive" : widened(flow);
      return add(verdict, `\`${keyword}\` was removed`, "gone", { before: old.pointer });
    }
    return [...compareMembers(pair, keyword, add), ...compareKeywords(old, now, flow, add)];
  },
};

type Add = (verdict: Verdict, message: string, detail: string, at: Pick<Draft, "before" | "after">) => Draft[];

const keeps = (union: Union | undefined, { pointers }: Effective, covers: Covers): boolean =>
  union?.keyword === "anyOf" && union.members.some((member) => covers(member, pointers));

function compareMembers(pair: SchemaPair, keyword: string, add: Add): Draft[] {
  const { flow, before, after, members, readBefore, readAfter } = pair;
  const isTaken = createCovers(readAfter, readBefore);
  const wasTaken = createCovers(readBefore, readAfter);
  // In a oneOf with overlapping members, a new member may narrow the schema.
  const least: Verdict = [...before.unions, ...after.unions].some(({ keyword }) => keyword === "oneOf")
    ? "undecided"
    : "additive";
  return [
    ...members.removed.flatMap((node) => {
      const name = nameOf(node, readBefore);
      const verdict = membersOf(after).some((other) => isTaken(other, node)) ? least : worse(least, narrowed(flow));
      return add(verdict, `${name} is no longer a member of \`${keyword}\``, name, {
        before: node[0],
        after: after.pointer,
      });
    }),
    ...members.added.flatMap((node) => {
      const name = nameOf(node, readAfter);
      const verdict = membersOf(before).some((other) => wasTaken(other, node)) ? least : worse(least, widened(flow));
      return add(verdict, `${name} is a new member of \`${keyword}\``, name, { after: node[0] });
    }),
  ];
}

function compareKeywords(old: Union, now: Union, flow: Flow, add: Add): Draft[] {
  const [was, is] = [old.written, now.written];
  if (!was || !is || was === is || old.keyword === now.keyword) return [];
  const verdict = is === "oneOf" ? narrowed(flow) : widened(flow);
  return add(verdict, `\`${was}\` became \`${is}\``, `${was} → ${is}`, { before: old.pointer, after: now.pointer });
}

const membersOf = ({ unions }: Effective): Node[] => unions.flatMap(({ members }) => members);

function nameOf(node: Node, read: Read): string {
  const { pointer, types, keywords } = read(node);
  const title = componentOf(pointer) === pointer ? tokensOf(pointer).at(-1) : keywords.get("title")?.value;
  return String(title ?? ([...(types ?? [])].join(" or ") || "one"));
}
