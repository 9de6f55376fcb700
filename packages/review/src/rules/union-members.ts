import { type Draft, narrowed, type Rule, type Verdict, widened } from "../model/change.ts";
import type { Node } from "../model/effective.ts";
import { isRuleBeside } from "../model/pair-members.ts";
import { componentOf } from "../model/pointer.ts";

/** Members of `anyOf` and `oneOf`: one less narrows, one more widens; a union beside a schema's own rules narrows as a whole. */
export const unionMembers: Rule = {
  schema({ flow, before, after, members, readBefore, readAfter }) {
    const drafts: Draft[] = [];
    const keyword = (before.unions[0] ?? after.unions[0])?.keyword;
    if (!keyword) return drafts;
    const add = (verdict: Verdict, message: string, at: { before?: string | undefined; after?: string | undefined }) =>
      drafts.push({ rule: "schema-combinator-changed", verdict, message, keyword, ...at });
    if (before.unions.length === 0 && isRuleBeside(after)) {
      add(narrowed(flow), `\`${keyword}\` is new`, { after: after.unions[0]?.pointer });
      return drafts;
    }
    if (after.unions.length === 0 && isRuleBeside(before)) {
      add(widened(flow), `\`${keyword}\` is gone`, { before: before.unions[0]?.pointer });
      return drafts;
    }
    const name = (node: Node, read: typeof readBefore) => {
      const { pointer, types } = read(node);
      return componentOf(pointer)?.split("/").at(-1) ?? ([...(types ?? [])].join(" or ") || "one");
    };
    for (const node of members.removed)
      add(narrowed(flow), `${name(node, readBefore)} is no longer one of \`${keyword}\``, {
        before: node[0],
        after: after.pointer,
      });
    for (const node of members.added)
      add(widened(flow), `${name(node, readAfter)} is a new one of \`${keyword}\``, { after: node[0] });
    const [oldKeyword, newKeyword] = [before.unions[0]?.keyword, after.unions[0]?.keyword];
    if (oldKeyword && newKeyword && oldKeyword !== newKeyword)
      add(newKeyword === "oneOf" ? narrowed(flow) : widened(flow), `\`${oldKeyword}\` became \`${newKeyword}\``, {
        before: before.unions[0]?.pointer,
        after: after.unions[0]?.pointer,
      });
    return drafts;
  },
};
