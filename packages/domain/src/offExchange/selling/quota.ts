import type { QuotaClaim } from '../../base/module/module.ts'
import { type Quota, quotaClaim, quotaRelease } from '../../base/module/quota.ts'
import { type Decimal, ZERO, decimal } from '../../base/money/decimal.ts'
import type { Refusal } from '../../base/refusals/refusal.ts'
import type { Sale } from './sale.ts'

/** The shares of one kind of sale: under which key they are claimed, and the answer where no more are left. */
export interface SaleQuota<Id extends string> {
  readonly keyOf: (id: Id) => string
  readonly refusal: Refusal
}

const counted = (shares: number): Decimal => decimal(String(shares))

export const saleQuotaOf = <Id extends string>(
  { keyOf, refusal }: SaleQuota<Id>,
  { id, shares }: Pick<Sale, 'shares'> & { readonly id: Id },
  claimed: Decimal = ZERO,
): Quota => ({ key: keyOf(id), max: counted(shares), claimed, refusal })

/** What more others have taken of a sale than was announced before; a negative number gives some back. */
export const takenClaims = <Id extends string>(
  quota: SaleQuota<Id>,
  set: Pick<Sale, 'shares' | 'taken'> & { readonly id: Id },
  before: Pick<Sale, 'taken'> | undefined,
): readonly QuotaClaim[] => {
  const more = set.taken - (before?.taken ?? 0)
  return more === 0 ? [] : [quotaClaim(saleQuotaOf(quota, set), counted(more))]
}

/** With a request for some of them. */
export const sharesClaim = (quota: Quota, shares: number): QuotaClaim => quotaClaim(quota, counted(shares))

/** Once a request has come to nothing. */
export const sharesRelease = <Id extends string>(
  { keyOf, refusal }: SaleQuota<Id>,
  id: Id,
  shares: number,
): QuotaClaim => quotaRelease(keyOf(id), counted(shares), refusal)
