import { hash } from "node:crypto";

interface Digest {
  add(kind: string, entity: object): void;
  value(): string;
}

export function createDigest(): Digest {
  let sum = 0n;
  return {
    add(kind, entity) {
      sum += BigInt(`0x${hash("sha256", `${kind} ${JSON.stringify(entity, inOrder)}`)}`);
    },
    value: () => sum.toString(16),
  };
}

function inOrder(_name: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return hash("sha256", value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
