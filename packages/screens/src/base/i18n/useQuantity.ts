import { type Counted, quantityText, useTheme } from '@onelot/ui'
import { useCallback } from 'react'

/**
 * `12 shares`, `0.2 BITX` of crypto, or `12 lots` where a lot is not one share: a quantity of the reader's own, masked while amounts are hidden,
 * for beside a price it says the amount. The same function as long as the language is, and the choice to hide.
 */
export function useQuantity(): (lots: number, of: Counted) => string {
  const { t, locale, hideAmounts } = useTheme()
  return useCallback(
    (lots, of) => quantityText(t, locale, lots, of, { masked: hideAmounts }),
    [t, locale, hideAmounts],
  )
}
