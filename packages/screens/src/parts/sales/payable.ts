import type { Endpoint } from '@onelot/api-client'
import type { Currency, Money } from '@onelot/domain'
import type { Read } from '../../base/data/useRead.ts'

/**
 * The terms of a sale, as if they could not be read where the member's money in them is of another currency than what is sold: nobody can say
 * what is left of it. @param currency of what is sold; undefined until it is known
 */
export function payableTerms<Terms extends { readonly available: Money }>(
  terms: Read<Terms>,
  { path }: Pick<Endpoint, 'path'>,
  currency: Currency | undefined,
): Read<Terms> {
  const paidIn = terms.data?.available.currency
  if (paidIn === undefined || currency === undefined || paidIn === currency) return terms
  const issues = [`available: ${paidIn}, where what is sold is paid in ${currency}`]
  return { ...terms, data: undefined, failure: { kind: 'contract', path, issues } }
}
