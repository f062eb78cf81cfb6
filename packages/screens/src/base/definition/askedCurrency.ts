import { currencyOf, isKnownCurrency } from '@onelot/domain'
import * as z from 'zod/mini'

/** A currency of an address: one that amounts are counted in here. */
export const currencyParam = z.pipe(
  z.string().check(z.refine(isKnownCurrency)),
  z.transform((code) => currencyOf(code)),
)

/** Likewise; nothing where it is none. */
export const askedCurrency = z.catch(z.optional(currencyParam), undefined)
