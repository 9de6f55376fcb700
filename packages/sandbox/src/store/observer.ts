import type { Entity } from "./documents.ts";
import type { Reader } from "./tables.ts";

export type ObservedCollection = Exclude<
  keyof Reader,
  "packages" | "taskRevisions" | "settings" | "clocks" | "journal"
>;

export interface Change extends Entity {
  readonly collection: ObservedCollection;
  /** Absent for new entities, or if the observer does not read it. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
}

/** Observes each change in the unit of work, since one transaction may have several causes. */
export interface ChangeObserver {
  /** Reading `before` may cost a statement. */
  readsBefore(kind: "put" | "delete", change: Pick<Change, "collection" | "organizationId" | "id">): boolean;
  /** Returns the entity as stored, with its trace and cause. */
  stamp<Item extends object>(change: Change & { readonly after: Item }): Item;
  changed(change: Change): void | Promise<void>;
  /** Called when the organization has only API keys left. */
  cleared(organizationId: string): void;
  draftCreated(draftId: string, organizationId: string, isKnown: boolean): void;
  /**
   * Counts the following changes of the organization as changes of its draft, until the returned function is called.
   */
  draftEntered(draftId: string): () => void;
  draftPublished(draftId: string): void;
  draftDropped(draftId: string): void;
}

export const noObserver: ChangeObserver = {
  readsBefore: () => false,
  stamp: ({ after }) => after,
  changed: () => {},
  cleared: () => {},
  draftCreated: () => {},
  draftEntered: () => () => {},
  draftPublished: () => {},
  draftDropped: () => {},
};
