import type { Decimal } from '@onelot/domain'
import { quantityTexts, quantityUnit, useUiMessages } from '@onelot/ui'

/** `12 shares`, or `12 lots` where a lot is not one share. */
export function useQuantity(): (lots: number, lotSize: Decimal) => string {
  const ui = useUiMessages()
  return (lots, lotSize) => ui(quantityTexts[quantityUnit(lotSize)].count, { count: lots })
}
