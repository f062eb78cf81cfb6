import type { LedgerLineOnWire } from '@onelot/api-client'
import type { Instant, Posting } from '@onelot/domain'
import type { Found, Page, PageOf } from '../store/lists.ts'

/** The rows of a page that is counted from 1. */
export const pageAt = ({ page, pageSize }: { readonly page: number; readonly pageSize: number }): Page => ({
  offset: (page - 1) * pageSize,
  limit: pageSize,
})

/** A page of what was read whole. */
export const pageOf = <Item>(items: readonly Item[], { offset, limit }: Page): PageOf<Item> => ({
  rows: items.slice(offset, offset + limit),
  total: items.length,
})

/** A ledger line as a member reads it. */
export function lineOnWire({ row }: Found): LedgerLineOnWire {
  // The kernel writes each row of the ledger from a posting.
  const { sequence, at, from, to, money, reason, ref } = row.body as Posting & {
    readonly sequence: number
    readonly at: Instant
  }
  return { sequence, at, from, to, money, reason, ref }
}
