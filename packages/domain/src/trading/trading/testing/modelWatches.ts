import type { Quote } from '../../../base/instruments/quote.ts'
import type { Cross, Schedule } from '../../../base/module/schedule.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { compareDecimals, exact } from '../../../base/money/exact.ts'

/** Follows the best price of each trail, as the store and the market do for the broker. */
export class Trails {
  private readonly best = new Map<string, { readonly cross: Cross; readonly peak: Decimal }>()

  /** Whether a watch is met by a quote; a trail moves with it. */
  isMet({ owner }: Pick<Schedule, 'owner'>, cross: Cross, quote: Quote): boolean {
    const price = quote[cross.at]
    if (cross.kind === 'level') return reaches(price, cross.when, cross.price)
    const { when, distance } = cross
    const known = this.best.get(owner)
    const before = known?.cross === cross ? known.peak : cross.peak
    const isBetter = compareDecimals(price, before) * (when === 'atMost' ? 1 : -1) > 0
    const peak = isBetter ? price : before
    this.best.set(owner, { cross, peak })
    const from = exact(peak)
    const away = distance.kind === 'amount' ? exact(distance.amount) : from.times(distance.rate)
    const limit = when === 'atMost' ? from.minus(away) : from.plus(away)
    return when === 'atMost' ? exact(price).lte(limit) : exact(price).gte(limit)
  }
}

const reaches = (price: Decimal, when: Cross['when'], limit: Decimal): boolean =>
  when === 'atMost' ? compareDecimals(price, limit) <= 0 : compareDecimals(price, limit) >= 0
