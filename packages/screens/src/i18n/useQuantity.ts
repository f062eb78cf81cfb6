import type { Decimal } from '@onelot/domain'
import { quantityTexts, quantityUnit, useUiMessages } from '@onelot/ui'
import { useCallback } from 'react'

/** `12 shares`, or `12 lots` where a lot is not one share. The same function as long as the language is. */
export function useQuantity(): (lots: number, lotSize: Decimal) => string {
  const ui = useUiMessages()
  return useCallback((lots, lotSize) => ui(quantityTexts[quantityUnit(lotSize)].count, { count: lots }), [ui])
}
