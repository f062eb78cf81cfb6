import type { ListedOrder, OrderOnWire } from '@onelot/api-client'
import { type Decimal, type Instant, exact, toDecimal } from '@onelot/domain'
import {
  type ShownStatus,
  coinsText,
  formatAveragePrice,
  formatDateTime,
  formatNumber,
  formatPrice,
  priceScale,
  quantityUnit,
  useTheme,
} from '@onelot/ui'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useQuantity } from '../../base/i18n/useQuantity.ts'
import { useNow } from '../../base/ports/ports.ts'

/** An order that closes a long sells, one that closes a short buys. */
export const buys = ({ purpose, side }: Pick<OrderOnWire, 'purpose' | 'side'>): boolean =>
  (purpose === 'open') === (side === 'long')

export const shownStatus = ({ status }: Pick<OrderOnWire, 'status'>): ShownStatus =>
  status === 'working' ? 'pendingOrder' : status

/** What an order is, in words: prices as its instrument writes them, times by the reader's clock. */
export function useOrderText({ order, instrument }: ListedOrder) {
  const { t } = useTranslation('orders')
  const { t: trading } = useTranslation('trading')
  const { t: ui, locale, hideAmounts } = useTheme()
  const now = useNow()()
  const quantity = useQuantity()
  const scale = priceScale(instrument, useMarketRules()(instrument.market))
  const price = (amount: Decimal): string => formatPrice(locale, amount, scale)
  const average = (amount: Decimal): string => formatAveragePrice(locale, amount, scale)
  const distance = (stop: OrderOnWire['stop']): string | undefined => {
    if (stop?.kind !== 'trail') return undefined
    return stop.distance.kind === 'amount'
      ? price(stop.distance.amount)
      : `${formatNumber(locale, toDecimal(exact(stop.distance.rate).times('100')))}%`
  }
  const kind = (): string => {
    switch (order.type) {
      case 'market':
      case 'limit':
        return ui(`finance.orderTypes.${order.type}`)
      case 'takeProfit':
      case 'stopLoss':
        return trading(`protection.${order.type}`)
      case 'trailingStop':
        return t('trailingStop')
    }
  }
  /** The price that it waits for; of a trail where it is now, or how far it trailed; of a market order what it was filled at. */
  const level = (): string | undefined => {
    const { limitPrice, stop, trigger, averagePrice } = order
    if (trigger !== undefined) return price(trigger)
    if (stop !== undefined) return stop.kind === 'level' ? price(stop.price) : distance(stop)
    if (limitPrice !== undefined) return price(limitPrice)
    return averagePrice === undefined ? undefined : average(averagePrice)
  }
  return {
    price,
    average,
    distance,
    kind,
    quantity: (lots: number): string => quantity(lots, instrument),
    /** `Limit 150.00`. */
    terms: (): string => [kind(), level()].filter((part) => part !== undefined).join(' '),
    /** `0 / 6 shares`. */
    filled: (): string => {
      if (hideAmounts) return quantity(order.lots, instrument)
      const coins = coinsText(locale, order.filledLots, instrument)
      return coins !== undefined
        ? `${coins} / ${quantity(order.lots, instrument)}`
        : t(`filled.${quantityUnit(instrument.lotSize)}`, {
            filled: order.filledLots,
            count: order.lots,
          })
    },
    action: (): string => t(`actions.${order.purpose}.${order.side}`),
    time: (at: Instant, { seconds = false }: { readonly seconds?: boolean } = {}): string =>
      formatDateTime(locale, at, { zone: readerZone(), seconds, now }),
  }
}
export type OrderText = ReturnType<typeof useOrderText>
