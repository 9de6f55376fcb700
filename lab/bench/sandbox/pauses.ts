import { type Pause, startMeasuring, worstInputs } from "@assessment-api/lab/pauses";
import type { Table } from "../measure/table.ts";

const ATTEMPTS = 3;

export interface InputPause extends Pause {
  readonly input: string;
}

export async function measurePauses(progress: (line: string) => void): Promise<InputPause[]> {
  const measuring = await startMeasuring();
  const pauses: InputPause[] = [];
  try {
    for (const input of worstInputs) {
      progress(`pause: ${input.name}`);
      const { wall, cpu } = await measuring.pauseOf(input, ATTEMPTS);
      pauses.push({ input: input.name, wall, cpu });
    }
  } finally {
    await measuring.stop();
  }
  return pauses;
}

export function pausesTable(pauses: readonly InputPause[]): Table {
  const longestFirst = [...pauses].sort((one, other) => other.cpu - one.cpu);
  return {
    title: `Longest pause of the sandbox's event loop on the costliest known inputs, the longest first (best of ${ATTEMPTS})`,
    head: ["input", "by the clock", "of that computed"],
    rows: longestFirst.map(({ input, wall, cpu }) => [input, `${wall.toFixed(0)} ms`, `${cpu.toFixed(0)} ms`]),
  };
}
