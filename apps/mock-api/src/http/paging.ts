import type { LedgerLineOnWire } from '@onelot/api-client'
import type { Page } from '../store/port.ts'
import type { LineRow } from '../store/rows.ts'

/** The rows of a page that is counted from 1 (section 9). */
export const pageAt = ({ page, pageSize }: { readonly page: number; readonly pageSize: number }): Page => ({
  offset: (page - 1) * pageSize,
  limit: pageSize,
})

/** A ledger line as a member sees it: everything but whose it is. */
export const lineOnWire = ({ sequence, at, from, to, money, reason, ref }: LineRow): LedgerLineOnWire => ({
  sequence,
  at,
  from,
  to,
  money,
  reason,
  ref,
})
