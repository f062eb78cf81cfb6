import type { StreamId } from '@onelot/domain'

/** Why nothing of an append was written. */
export type Conflict =
  | { readonly kind: 'version'; readonly stream: StreamId }
  /** A stream is named twice in one append. */
  | { readonly kind: 'streamTwice'; readonly stream: StreamId }
  /** The stream has events of this command already. */
  | { readonly kind: 'commandRepeated'; readonly stream: StreamId }
  | { readonly kind: 'outcomeExists' }
  | { readonly kind: 'keyTaken'; readonly collection: string; readonly key: string }
  /** A record that was to be kept is gone, or is kept already. */
  | { readonly kind: 'notExpiring'; readonly collection: string; readonly key: string }
  | { readonly kind: 'quotaExceeded'; readonly key: string }
  | { readonly kind: 'alreadyFired' }

/** Nothing was written, for a reason that the caller can act on. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict'
  readonly conflict: Conflict
  constructor(conflict: Conflict) {
    super(`store conflict: ${conflict.kind}`)
    this.conflict = conflict
  }
}

/** The commit was sent and its answer was lost: written whole, or not at all. */
export class UnknownCommit extends Error {
  override readonly name: string = 'UnknownCommit'
}

/** The database failed, for no reason that lies in what it was asked: nothing was done. */
export class StoreFailed extends Error {
  override readonly name: string = 'StoreFailed'
}

/** The database cannot be reached. The cause says why. */
export class StoreUnreachable extends StoreFailed {
  override readonly name = 'StoreUnreachable'
}

/** Whether an error is one of the store, as against one of whoever asked it. */
export const isOfStore = (error: unknown): boolean =>
  error instanceof StoreConflict || error instanceof UnknownCommit || error instanceof StoreFailed

/** What the store held is not on the disk any more: it answers nothing from then on. */
export class StoreLost extends UnknownCommit {
  override readonly name = 'StoreLost'
}
