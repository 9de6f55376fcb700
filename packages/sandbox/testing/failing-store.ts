import { StorageFullError, StoreUnavailableError } from "../src/domain/storage-errors.ts";
import type { Store } from "../src/store/store.ts";

export interface FailingStore {
  readonly around: (store: Store) => Store;
  fail(when: "now" | "after the next commit", how?: "away" | "full"): void;
  recover(): void;
}

export function createFailingStore(): FailingStore {
  let state: "fine" | "armed" | "failing" = "fine";
  let how: "away" | "full" = "away";

  function demandThere(): void {
    if (state === "failing" && how === "away") throw new StoreUnavailableError("its server cannot be reached");
  }

  const failing =
    (work: (...values: unknown[]) => unknown) =>
    async (...values: unknown[]) => {
      demandThere();
      return work(...values);
    };

  const collectionOf = (collection: object): object =>
    Object.fromEntries(
      Object.entries(collection).map(([name, work]) => [name, typeof work === "function" ? failing(work) : work]),
    );

  return {
    around(store) {
      const collections = Object.entries(store).filter(([, part]) => typeof part === "object" && part !== null);
      const others = Object.fromEntries(collections.map(([name, part]) => [name, collectionOf(part)]));
      return {
        ...store,
        ...others,
        async transact(work) {
          demandThere();
          if (state === "failing") throw new StorageFullError();
          const result = await store.transact(work);
          if (state === "armed") state = "failing";
          return result;
        },
      };
    },
    fail(when, kind = "away") {
      how = kind;
      state = when === "now" ? "failing" : "armed";
    },
    recover() {
      state = "fine";
    },
  };
}
