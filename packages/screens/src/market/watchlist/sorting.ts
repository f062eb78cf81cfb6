import type { ListedWatch } from '@onelot/api-client'
import { type Decimal, compareDecimals, exact, roundTo } from '@onelot/domain'

export const watchSorts = ['own', 'changeDown', 'changeUp', 'priceDown', 'priceUp'] as const
export type WatchSort = (typeof watchSorts)[number]

type Figure = (quote: NonNullable<ListedWatch['quote']>) => Decimal

const RATE_DIGITS = 8
/** Sorts as the day's change does: the price as a part of the close of the day before. */
const rate: Figure = ({ price, previousClose }) =>
  roundTo(exact(price).div(exact(previousClose)), RATE_DIGITS, 'halfUp')

const figures: Readonly<Record<Exclude<WatchSort, 'own'>, readonly [figure: Figure, sign: 1 | -1]>> = {
  changeDown: [rate, -1],
  changeUp: [rate, 1],
  priceDown: [({ price }) => price, -1],
  priceUp: [({ price }) => price, 1],
}

/** Rows by a figure of when they were read, so that none moves away under the finger; what has no quote comes last. */
export function sortedBy(sort: WatchSort, rows: readonly ListedWatch[]): readonly ListedWatch[] {
  if (sort === 'own') return rows
  const [figure, sign] = figures[sort]
  return rows.toSorted((a, b) => {
    if (a.quote === undefined || b.quote === undefined)
      return Number(a.quote === undefined) - Number(b.quote === undefined)
    return sign * compareDecimals(figure(a.quote), figure(b.quote))
  })
}
