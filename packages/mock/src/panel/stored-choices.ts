import { type Choice, choose } from "../msw/choices.ts";

/** Session storage key, so that choices survive a reload. */
const KEY = "assessment-mock-choices";

interface Named {
  readonly version: string;
  readonly operationId: string;
}

export interface Choices {
  of(operation: Named): Choice | undefined;
  set(operation: Named, choice: Choice | undefined): void;
  clear(): void;
  count(): number;
  onChange(listener: () => void): void;
}

/** @param known existing operations; drops stored choices for other operations */
export function createChoices(known: readonly Named[]): Choices {
  const nameOf = ({ version, operationId }: Named) => `${version}.${operationId}`;
  const byName = new Map(known.map((operation) => [nameOf(operation), operation]));
  const chosen = new Map(Object.entries(read()).filter(([name]) => byName.has(name)));
  const listeners: (() => void)[] = [];

  function set(operation: Named, choice: Choice | undefined): void {
    if (choice === undefined) chosen.delete(nameOf(operation));
    else chosen.set(nameOf(operation), choice);
    choose(operation.version, operation.operationId, choice);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(chosen)));
    for (const listener of listeners) listener();
  }

  for (const [name, choice] of chosen) set(byName.get(name) as Named, choice);
  return {
    of: (operation) => chosen.get(nameOf(operation)),
    set,
    clear() {
      for (const name of [...chosen.keys()]) set(byName.get(name) as Named, undefined);
    },
    count: () => chosen.size,
    onChange: (listener) => void listeners.push(listener),
  };
}

function read(): Record<string, Choice> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
