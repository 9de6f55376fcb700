import { sameJson } from "../json.ts";
import { createDecisions } from "../pairs/decide-pairs.ts";
import { concerns } from "./concerns.ts";
import { isOfScalars, LIMITS, limitOf, relateLimits } from "./constraints.ts";
import type { Effective, Node, Read } from "./effective.ts";
import { isFree } from "./same-meaning.ts";
import { areScalarsWithin } from "./scalars.ts";
import { mayBe } from "./shape.ts";
import { isAnnotation } from "./whole-keywords.ts";

/** Returns whether the wide schema provably accepts every value of the narrow one; false if undecidable. */
export type Covers = (wide: Node, narrow: Node) => boolean;

export function createCovers(readWide: Read, readNarrow: Read): Covers {
  const decide = createDecisions();

  const covers: Covers = (wide, narrow) =>
    decide(`${wide.join(" ")}|${narrow.join(" ")}`, () => isFree(wide, readWide) || coversEffective(wide, narrow));

  const coversEffective = (wideNode: Node, narrowNode: Node): boolean => {
    const [wide, narrow] = [readWide(wideNode), readNarrow(narrowNode)];
    const [union, ...more] = narrow.unions;
    if (union && more.length === 0 && !narrow.types && !narrow.values && narrow.properties.size === 0)
      return union.members.every((member) => covers(wideNode, member));
    return (
      areScalarsWithin(narrow, wide) === true &&
      coversKeywords(wide, narrow) &&
      wide.unions.every(
        ({ keyword, members }) => keyword === "anyOf" && members.some((one) => covers(one, narrowNode)),
      ) &&
      (!mayBe(narrow, "object") || coversObject(wide, narrow)) &&
      (!mayBe(narrow, "array") || coversPart(wide.items, narrow.items))
    );
  };

  const coversPart = (wide: Node | undefined, narrow: Node | undefined): boolean =>
    isFree(wide, readWide) || (wide !== undefined && narrow !== undefined && covers(wide, narrow));

  const coversObject = (wide: Effective, narrow: Effective): boolean =>
    [...wide.required.keys()].every((name) => narrow.required.has(name)) &&
    [...new Set([...wide.properties.keys(), ...narrow.properties.keys()])].every((name) =>
      coversMember(wide.properties.get(name) ?? wide.additional, narrow.properties.get(name) ?? narrow.additional),
    ) &&
    coversMember(wide.additional, narrow.additional);

  const coversMember = (wide: Node | false | undefined, narrow: Node | false | undefined): boolean =>
    narrow === false || (wide !== false && coversPart(wide, narrow));

  return covers;
}

function coversKeywords(wide: Effective, narrow: Effective): boolean {
  const limits = LIMITS.every((limit) => {
    const own = limitOf(wide, limit);
    if (!own || isOfScalars(own[0]) || !concerns(own[0]).some((type) => mayBe(narrow, type))) return true;
    return ["same", "narrower"].includes(relateLimits(own, limitOf(narrow, limit)));
  });
  const wholes = [...wide.keywords].filter(([keyword]) => concerns(keyword).length === 0 && !isAnnotation(keyword));
  return limits && wholes.every(([keyword, { value }]) => sameJson(value, narrow.keywords.get(keyword)?.value));
}
