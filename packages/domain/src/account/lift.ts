import type { AccountEvent, AccountEventKind } from './event.ts'

/** An event as a store gives it back: of any age. */
export interface StoredEvent {
  readonly kind: string
  readonly version: number
}

/** The newest version of each kind; all are still at their first. */
const versions = {
  accountOpened: 1,
  practiceMoneyGranted: 1,
  realNameStateChanged: 1,
  restrictionsSet: 1,
  marginEnabled: 1,
  orderPlaced: 1,
  orderFilled: 1,
  orderCancelled: 1,
  closeOrderPlaced: 1,
  closeOrderCancelled: 1,
  positionClosed: 1,
  positionPartClosed: 1,
} as const satisfies Readonly<Record<AccountEventKind, AccountEvent['version']>>

const current: ReadonlyMap<string, number> = new Map(Object.entries(versions))

const isCurrent = (event: StoredEvent): event is StoredEvent & AccountEvent =>
  current.get(event.kind) === event.version

/**
 * Reads a stored event in its newest version. What a newer release wrote is not guessed at.
 * @throws RangeError on a kind or version that this release does not know.
 */
export function liftEvent(event: StoredEvent): AccountEvent {
  if (!isCurrent(event)) throw new RangeError(`unknown event ${event.kind}, version ${event.version}`)
  return event
}
