import { type Currency, isKnownCurrency } from '@onelot/domain'

/** A currency that amounts are counted in here, by a text that was kept or is of an address; undefined where it is none. */
export const keptCurrency = (text: unknown): Currency | undefined =>
  typeof text === 'string' && isKnownCurrency(text) ? text : undefined
