import { type Instant, epochMs, instant } from '../../base/instant.ts'

/** What is kept of a closed account: transactions and electronic records; orders and executions. */
export const keptRecords = ['transactions', 'investments'] as const
export type KeptRecords = (typeof keptRecords)[number]

/** For so many years after an account was closed (docs/rules/identity.md). */
export const retentionYears: Readonly<Record<KeptRecords, number>> = { transactions: 5, investments: 10 }

export interface ClosingState {
  /** Undefined while the account is open. */
  readonly closedAt: Instant | undefined
  /** What of a closed account is still served. */
  readonly kept: readonly KeptRecords[]
}

export const initialClosing: ClosingState = Object.freeze({ closedAt: undefined, kept: [] })

/** Until when records of an account that was closed at a moment are kept: the same day of a later year. */
export function keptUntil(closedAt: Instant, records: KeptRecords): Instant {
  const date = new Date(epochMs(closedAt))
  date.setUTCFullYear(date.getUTCFullYear() + retentionYears[records])
  return instant(date.getTime())
}
