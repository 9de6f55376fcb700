import type { Transaction } from "../../src/store/store.ts";

/** Two values per field; `organizationId` is part of the URL or key. */
type Values<Entity> = {
  readonly [Field in Exclude<keyof Entity, "organizationId">]-?: readonly [
    Required<Entity>[Field],
    Required<Entity>[Field],
  ];
};

export interface Subject<Entity> {
  readonly values: Values<Entity>;
  readonly leftOut?: { readonly [Field in keyof Entity]?: string };
  readonly store: (tx: Transaction, entity: Entity & { organizationId: string }) => Promise<readonly string[]>;
}

export interface AnySubject {
  readonly values: Readonly<Record<string, readonly [unknown, unknown]>>;
  readonly leftOut?: Readonly<Record<string, string | undefined>>;
  readonly store: (tx: Transaction, entity: never) => Promise<readonly string[]>;
}

interface Owned {
  readonly id: string;
  readonly organizationId: string;
}

type Collection = {
  [Name in keyof Transaction]: Transaction[Name] extends { put(entity: never): unknown } ? Name : never;
}[keyof Transaction];

/** @param at URLs that present it */
export const putInto =
  (collection: Collection, at: (entity: Owned) => readonly string[]) =>
  async (tx: Transaction, entity: Owned): Promise<readonly string[]> => {
    await tx[collection].put(entity as never);
    return at(entity);
  };

export const control = ({ organizationId }: Pick<Owned, "organizationId">, path: string): string =>
  `/control/organizations/${organizationId}${path}`;
