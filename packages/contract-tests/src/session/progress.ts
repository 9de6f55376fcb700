import type { Outcome } from "../findings/outcome.ts";

interface Progress {
  begin(operation: string): void;
  add(outcome: Outcome): void;
  end(): void;
}

export function createProgress(write: (line: string) => void = () => {}): Progress {
  let name: string | undefined;
  let results: Outcome[] = [];
  const end = () => {
    const parts = (["passed", "failed", "skipped"] as const).flatMap((result) => {
      const count = results.filter((outcome) => outcome.result === result).length;
      return count > 0 ? [`${count} ${result}`] : [];
    });
    if (name !== undefined) write(`${name}: ${parts.join(", ") || "nothing to check"}`);
    name = undefined;
    results = [];
  };
  return {
    begin(operation) {
      if (operation === name) return;
      end();
      name = operation;
    },
    add: (outcome) => void results.push(outcome),
    end,
  };
}
