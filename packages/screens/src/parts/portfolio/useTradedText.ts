import type { TradedInstrument } from '@onelot/api-client'
import type { Decimal, InstrumentId } from '@onelot/domain'
import { MASK, formatAveragePrice, formatPrice, priceScale, useTheme } from '@onelot/ui'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useQuantity } from '../../base/i18n/useQuantity.ts'

export interface TradedText {
  readonly name: string
  readonly quantity: (lots: number) => string
  readonly price: (price: Decimal) => string
  /** What was paid, which a split may have changed. */
  readonly paid: (price: Decimal) => string
}

/** How names, quantities and prices of listed instruments are written. What the market no longer has is named by its id. */
export function useTradedText(instruments: readonly TradedInstrument[]): (id: InstrumentId) => TradedText {
  const { locale, hideAmounts } = useTheme()
  const rules = useMarketRules()
  const quantity = useQuantity()
  const name = useName()
  return (id) => {
    const instrument = instruments.find((one) => one.id === id)
    if (instrument === undefined)
      return {
        name: id,
        quantity: hideAmounts ? () => MASK : String,
        price: (price) => price,
        paid: (price) => price,
      }
    const scale = priceScale(instrument, rules(instrument.market))
    return {
      name: name(instrument.name),
      quantity: (lots) => quantity(lots, instrument),
      price: (price) => formatPrice(locale, price, scale),
      paid: (price) => formatAveragePrice(locale, price, scale),
    }
  }
}
