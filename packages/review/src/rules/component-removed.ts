import type { Rule } from "../model/change.ts";
import { tokensOf } from "../model/pointer.ts";

export const componentRemoved: Rule = {
  document({ fates }) {
    return [...fates].flatMap(([pointer, { movedTo, renamedTo }]) => {
      if (!pointer.startsWith("#/components/schemas/") || movedTo) return [];
      const [name, newName] = [nameOf(pointer), renamedTo && nameOf(renamedTo)];
      return [
        {
          rule: newName ? "component-renamed" : "component-removed",
          verdict: "sdk-breaking" as const,
          message: newName
            ? `the schema \`${name}\` is now called \`${newName}\``
            : `the schema \`${name}\` was removed`,
          before: pointer,
          ...(renamedTo && { after: renamedTo, detail: newName }),
        },
      ];
    });
  },
};

const nameOf = (pointer: string) => tokensOf(pointer).at(-1);
