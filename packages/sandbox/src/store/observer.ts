import type { Entity } from "./documents.ts";
import type { Reader } from "./tables.ts";

/** Collections whose changes observers see. Packages and task revisions belong to tasks, clocks and settings to the sandbox. */
export type ObservedCollection = Exclude<
  keyof Reader,
  "packages" | "taskRevisions" | "settings" | "clocks" | "journal"
>;

/** A change of one entity. */
export interface Change extends Entity {
  readonly collection: ObservedCollection;
  /** Absent if the entity is new, or if the observer does not read it. */
  readonly before?: object | undefined;
  /** Absent for a deletion. */
  readonly after?: object | undefined;
}

/** Sees the changes of one transaction. The unit of work calls it at each change, since a transaction may serve several causes. */
export interface ChangeObserver {
  /** Whether `before` of this change is read, which may take a statement. */
  readsBefore(kind: "put" | "delete", change: Pick<Change, "collection" | "organizationId" | "id">): boolean;
  /** Returns the entity as it is stored: with the trace and the cause that it belongs to. */
  stamp<Item extends object>(change: Change & { readonly after: Item }): Item | Promise<Item>;
  changed(change: Change): void | Promise<void>;
  /** An organization has lost all its data but its keys. */
  cleared(organizationId: string): void;
  /** @param isKnown whether there is such an organization already */
  draftCreated(draftId: string, organizationId: string, isKnown: boolean): void;
  /** The following changes of the organization are changes of its draft. @returns ends that */
  draftEntered(draftId: string): () => void;
  draftPublished(draftId: string): void;
  draftDropped(draftId: string): void;
}

/** Sees nothing. */
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
