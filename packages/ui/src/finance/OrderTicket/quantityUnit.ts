import { type Decimal, type InstrumentId, exact, toDecimal } from '@onelot/domain'
import type { UiTranslate } from '../../locales/en.ts'
import { MASK } from '../format/money.ts'
import { formatNumber } from '../format/number.ts'

export const quantityUnits = ['shares', 'lots'] as const
/** What a quantity counts. */
export type QuantityUnit = (typeof quantityUnits)[number]

/** Shares where a lot is one of them. */
export const quantityUnit = (lotSize: Decimal): QuantityUnit => (exact(lotSize).eq('1') ? 'shares' : 'lots')

/** The messages of a quantity by what it counts. */
export const quantityTexts = {
  shares: {
    label: 'finance.ticket.shares',
    count: 'finance.shares',
    hidden: 'finance.sharesHidden',
    by: 'finance.ticket.byShares',
    most: 'finance.ticket.mostShares',
    forAmount: 'finance.ticket.forAmountShares',
  },
  lots: {
    label: 'finance.ticket.quantity',
    count: 'finance.lots',
    hidden: 'finance.lotsHidden',
    by: 'finance.ticket.byQuantity',
    most: 'finance.ticket.most',
    forAmount: 'finance.ticket.forAmount',
  },
} as const satisfies Record<QuantityUnit, Record<string, string>>

/** What a quantity is of: an instrument, by its id, which has its market and its code. */
export interface Counted {
  readonly id: InstrumentId
  /** Units in one lot. */
  readonly lotSize: Decimal
}

/** The symbol that a quantity of crypto is in, `BITX`; undefined of what is in shares or lots. */
const coinOf = (id: InstrumentId): string | undefined => {
  const [market, code] = id.split(':')
  return market === 'CRYPTO' ? code : undefined
}

/** Coins of so many lots without their symbol, `0.2`; undefined of what is in shares or lots. */
export const coinsText = (locale: string, lots: number, { id, lotSize }: Counted): string | undefined =>
  coinOf(id) === undefined ? undefined : formatNumber(locale, toDecimal(exact(String(lots)).times(lotSize)))

/** `12 shares`, `3 lots`, `0.2 BITX`; masked, how many is left out. */
export function quantityText(
  t: UiTranslate,
  locale: string,
  lots: number,
  of: Counted,
  { masked = false }: { readonly masked?: boolean | undefined } = {},
): string {
  const coin = coinOf(of.id)
  const coins = coinsText(locale, lots, of)
  if (coin !== undefined && coins !== undefined) return `${masked ? MASK : coins} ${coin}`
  const texts = quantityTexts[quantityUnit(of.lotSize)]
  return masked ? t(texts.hidden, { mask: MASK }) : t(texts.count, { count: lots })
}

/** What names a quantity that is shown by `quantityText`: `Shares`, `Lots`, `Quantity` of crypto. */
export const quantityLabel = ({ id, lotSize }: Counted) =>
  coinOf(id) === undefined ? quantityTexts[quantityUnit(lotSize)].label : 'finance.ticket.coins'

/** `12 shares`, `3 lots`, of crypto too, as lots of it are typed. */
export const typedLotsText = (t: UiTranslate, lots: number, { lotSize }: Counted): string =>
  t(quantityTexts[quantityUnit(lotSize)].count, { count: lots })

/** `12 shares`, `3 lots`, `20 lots (0.2 BITX)`: a quantity where lots of it are typed. */
export const lotsText = (t: UiTranslate, locale: string, lots: number, of: Counted): string =>
  withCoins(t, locale, typedLotsText(t, lots, of), lots, of)

/** A text about so many lots, `Up to 310 lots`, with what they come to in crypto: `Up to 310 lots (3.1 BITX)`. */
export const withCoins = (t: UiTranslate, locale: string, text: string, lots: number, of: Counted): string =>
  coinOf(of.id) === undefined
    ? text
    : t('finance.withCoins', { text, coins: quantityText(t, locale, lots, of) })

/** Under a field in which lots are typed: what they come to in crypto, and the most: `0.2 BITX · Up to 310 lots (3.1 BITX)`. */
export function lotsHint(
  t: UiTranslate,
  locale: string,
  {
    lots,
    most,
  }: { readonly lots: number | undefined; readonly most: { text: string; lots: number } | undefined },
  of: Counted,
): string | undefined {
  const coins = coinOf(of.id) === undefined || !lots ? undefined : quantityText(t, locale, lots, of)
  const bound = most && withCoins(t, locale, most.text, most.lots, of)
  const parts = [coins, bound].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(' · ')
}
