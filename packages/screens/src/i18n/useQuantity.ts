import type { Decimal } from '@onelot/domain'
import { MASK, quantityTexts, quantityUnit, useTheme } from '@onelot/ui'
import { useCallback } from 'react'

/**
 * `12 shares`, or `12 lots` where a lot is not one share: a quantity of the reader's own, masked while amounts are hidden, for beside a price
 * it says the amount. The same function as long as the language is, and the choice to hide.
 */
export function useQuantity(): (lots: number, lotSize: Decimal) => string {
  const { t, hideAmounts } = useTheme()
  return useCallback(
    (lots, lotSize) => {
      const texts = quantityTexts[quantityUnit(lotSize)]
      return hideAmounts ? t(texts.hidden, { mask: MASK }) : t(texts.count, { count: lots })
    },
    [t, hideAmounts],
  )
}
