import type { Money as Amount } from '@onelot/domain'
import { useTheme } from '../../theme/ThemeContext.ts'
import { maskedParts, moneyParts } from '../format/money.ts'
import { lengthOf } from './fitting.ts'

/** How wide the longest of the reader's amounts is at most, its sign included, in multiples of its height; while they are hidden all are alike. */
export function useLongest(amounts: readonly Amount[]): number {
  const { locale, hideAmounts } = useTheme()
  const lengths = amounts.map((value) =>
    lengthOf(hideAmounts ? maskedParts(locale, value.currency) : moneyParts(locale, value, { signed: true })),
  )
  return Math.max(0, ...lengths)
}
