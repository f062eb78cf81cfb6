import type { Currency } from '@onelot/domain'

const ours: readonly Currency[] = ['USD', 'THB', 'KRW', 'TWD']

/** As many fit beside each other on the narrowest phone. */
const MOST = 4

/** The currencies that totals may be shown in. @param ofSite those that a site names in place of ours */
export const totalsCurrencies = (ofSite: readonly Currency[] | undefined): readonly Currency[] =>
  ofSite === undefined ? ours : ofSite.slice(0, MOST)

/** What totals are in: what the reader chose, or the first of the site's where it is none of these. */
export function totalsCurrency(chosen: Currency, ofSite: readonly Currency[] | undefined): Currency {
  const choices = totalsCurrencies(ofSite)
  return choices.includes(chosen) ? chosen : (choices[0] ?? chosen)
}
