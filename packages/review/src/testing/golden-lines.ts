import type { Finding } from "../model/finding.ts";
import type { GoldenCase } from "./golden.ts";

export const findingsOf = (findings: Finding[], { slug }: Pick<GoldenCase, "slug">): Finding[] =>
  findings.filter(({ pointer }) =>
    [`#/paths/~1${slug}/`, `#/paths/~1${slug}~1`, `#/webhooks/${slug}/`, `#/components/schemas/${slug}_`].some(
      (start) => `${pointer}/`.startsWith(start),
    ),
  );

export const lineOf = ({ verdict, rule, engines }: Finding): string =>
  `${verdict} ${rule}: ${
    engines
      .filter((engine) => engine !== "rules")
      .toSorted()
      .join(" ") || "rules alone"
  }`;
