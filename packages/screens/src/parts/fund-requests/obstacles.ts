import type { DepositTermsOnWire, WithdrawalTermsOnWire } from '@onelot/api-client'
import type { ClosedWindow, Instant } from '@onelot/domain'

/** What stands in the way of any deposit, or of any withdrawal, whatever its amount. */
export type ObstacleCode = (DepositTermsOnWire | WithdrawalTermsOnWire)['obstacles'][number]

/** Those that end by themselves. */
const waits = ['WITHDRAWAL_HELD', 'WITHDRAWAL_WINDOW_CLOSED', 'DEPOSIT_WINDOW_CLOSED'] as const
export type WaitedFor = (typeof waits)[number]
/** Those that something can be done about. */
export type MendedObstacle = Exclude<ObstacleCode, WaitedFor>

export const isMended = (code: ObstacleCode): code is MendedObstacle => !waits.some((one) => one === code)

/** What stands in the way now, as the terms of a deposit or of a withdrawal say it. */
export interface Obstructed {
  /** In the order in which a submission would be refused. */
  readonly obstacles: readonly ObstacleCode[]
  readonly window: (DepositTermsOnWire | WithdrawalTermsOnWire)['window']
  /** Until when WITHDRAWAL_HELD holds. */
  readonly heldUntil?: Instant | undefined
}

/** The window that is closed; undefined where the terms do not say when it opens. */
export function closedWindowOf({ window }: Pick<Obstructed, 'window'>): ClosedWindow | undefined {
  const { opensAt } = window
  return opensAt && { ...window, opensAt }
}

/** When the first of what is waited for ends, where the terms say it. */
export const waitEndsAt = ({ heldUntil, window }: Obstructed): Instant | undefined =>
  [heldUntil, window.opensAt].filter((at) => at !== undefined).toSorted()[0]
