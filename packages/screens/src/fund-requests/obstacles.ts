import type { DepositTermsOnWire, WithdrawalTermsOnWire } from '@onelot/api-client'
import { type Instant, type Refusal, refuse } from '@onelot/domain'

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

/** The refusal that says until when it is waited for; undefined where the terms do not say it. */
export function waitOf(code: WaitedFor, { heldUntil, window }: Obstructed): Refusal | undefined {
  if (code === 'WITHDRAWAL_HELD') return heldUntil && refuse(code, { until: heldUntil })
  const { from, to, zone, opensAt } = window
  return opensAt && refuse(code, { from, to, zone, opensAt })
}

/** When the first of what is waited for ends, where the terms say it. */
export const waitEndsAt = ({ heldUntil, window }: Obstructed): Instant | undefined =>
  [heldUntil, window.opensAt].filter((at) => at !== undefined).toSorted()[0]
