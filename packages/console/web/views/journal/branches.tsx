import { formatDate, formatNumber } from "../../format.ts";
import { hrefOfId, route } from "../../route.ts";
import { Time } from "../../ui/time.tsx";
import { Line, Why } from "./line.tsx";
import type { Branch } from "./tree.ts";

const SHOWN = 12;

/** Root entries grouped by day, with their effects. */
export function Roots({ of: branches }: { readonly of: readonly Branch[] }) {
  const days = branches.map(({ entry }) => formatDate(new Date(entry.date)));
  const dated = new Set(branches.flatMap(daysOf)).size > 1;
  return (
    <ul class="journal">
      {branches.map(({ entry, effects }, index) => (
        <li key={entry.id}>
          {days[index] !== days[index - 1] && <h2 class="day">{days[index]}</h2>}
          <Leaf of={entry} dated={dated} />
          {effects.length > 0 && (
            <details open={countOf(effects) <= SHOWN}>
              <summary>{formatNumber(countOf(effects), "effect")}</summary>
              <Effects of={effects} dated={dated} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

const countOf = (branches: readonly Branch[]): number =>
  branches.reduce((count, { effects }) => count + 1 + countOf(effects), 0);

const daysOf = ({ entry, effects }: Branch): string[] => [formatDate(new Date(entry.date)), ...effects.flatMap(daysOf)];

interface EffectsProps {
  readonly of: readonly Branch[];
  readonly dated?: boolean;
}

export function Effects({ of: branches, dated = new Set(branches.flatMap(daysOf)).size > 1 }: EffectsProps) {
  return (
    <ul class="effects">
      {branches.map(({ entry, effects }) => (
        <li key={entry.id}>
          <Leaf of={entry} dated={dated} />
          {effects.length > 0 && <Effects of={effects} dated={dated} />}
        </li>
      ))}
    </ul>
  );
}

function Leaf({ of: entry, dated }: { readonly of: Branch["entry"]; readonly dated: boolean }) {
  return (
    <p
      class={entry.exchange ? "entry request" : "entry"}
      aria-current={entry.id === route.value.id ? "true" : undefined}
    >
      <a href={hrefOfId(entry.id)} data-row>
        <Time at={entry.date} day={dated} />
        <span class="hidden"> {entry.operation}</span>
      </a>{" "}
      <Line of={entry} /> <Why of={entry} />
    </p>
  );
}
