import type { MarketDetail } from '@onelot/api-client'
import {
  type Adjustment,
  type Candle,
  type ChartPeriod,
  type Decimal,
  type Exact,
  type Exchange,
  type Instant,
  type LocalDate,
  type TickRow,
  decimal,
  exact,
  firstOpening,
  isIntradayPeriod,
  plusDays,
  roundToTick,
  stepTick,
  toLocal,
} from '@onelot/domain'
import type { DrawnPoint } from '@onelot/ui/kline'
import type { Drawing } from './drawings.ts'

/**
 * What the prices of a drawing are: those that were traded at its points, or adjusted forward as of a day. A line across the chart is a price of
 * the day on which it was drawn.
 */
export type PricesOf = 'traded' | LocalDate

/** One price of a day as it was traded, and adjusted forward to now. */
export interface AdjustedDay {
  readonly traded: Decimal
  readonly adjusted: Decimal
}

/** By days before today. */
export type AdjustedDays = ReadonlyMap<LocalDate, AdjustedDay>

export interface ShownPrices {
  /** Forward, to the prices of now. */
  readonly isAdjusted: boolean
  /** The trading day in whose units prices of now are. */
  readonly today: LocalDate
  readonly zone: string
  readonly ticks: readonly TickRow[]
}

/** Whether bars have prices adjusted forward to now: those of a day or more where that is chosen, shorter ones never (docs/rules/market.md). */
export const isAdjustedForward = (period: ChartPeriod, adjustment: Adjustment): boolean =>
  !isIntradayPeriod(period) && adjustment === 'forward'

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The day to which the last price belongs: before the first opening of a day, pre-market included, an earlier one. */
export function dayOfPrices({
  session: { phase, tradingDay, hours },
  market: { id, zone },
  now,
}: Pick<MarketDetail, 'session' | 'now'> & { readonly market: Exchange }): LocalDate {
  const { date, minute } = toLocal(zone, now)
  if (phase !== 'closed' || date !== tradingDay) return date
  // The session's hours are the regular ones. In the demo calendar nothing is closed on a trading day.
  return minute < (firstOpening(id) ?? minuteOf(hours.from)) ? plusDays(date, -1) : date
}

/** Of today, and of a listing without bars. */
const UNADJUSTED: AdjustedDay = { traded: decimal('1'), adjusted: decimal('1') }

const dayOf = (at: Instant, { zone }: ShownPrices): LocalDate => toLocal(zone, at).date

/** The days whose adjustment decides where drawings are. */
export function adjustmentDays(drawings: readonly Drawing[], shown: ShownPrices): readonly LocalDate[] {
  const days = drawings.flatMap((one): readonly LocalDate[] => {
    const { pricesOf } = one
    if (pricesOf === undefined) return []
    const drawn = pricesOf === 'traded' ? [] : [pricesOf]
    const isOfPoints = one.kind !== 'line' && shown.isAdjusted === (pricesOf === 'traded')
    return isOfPoints ? [...drawn, ...one.points.map(({ at }) => dayOf(at, shown))] : drawn
  })
  return [...new Set(days)].filter((day) => day < shown.today).toSorted()
}

/** Daily bars of the same days, as traded and adjusted forward, oldest first. */
export interface DailyBars {
  readonly traded: readonly Candle[]
  readonly adjusted: readonly Candle[]
}

/** How days are adjusted: each as its bar, or as the last one before it; as the first bar where there is none before it. */
export function adjustedDays(days: readonly LocalDate[], { traded, adjusted }: DailyBars): AdjustedDays {
  const byDay = new Map(adjusted.map(({ time, open }) => [time, open]))
  const bars = traded.flatMap((bar) => {
    const open = byDay.get(bar.time)
    return open === undefined ? [] : [{ day: bar.time, traded: bar.open, adjusted: open }]
  })
  return new Map(days.map((day) => [day, bars.findLast((bar) => bar.day <= day) ?? bars[0] ?? UNADJUSTED]))
}

/**
 * A drawing with its prices in those of the chart, each on the nearest tick where it is adjusted; undefined until the adjustment is known. One
 * whose prices are of no known day has them as they were kept.
 */
export function shownDrawing(drawing: Drawing, days: AdjustedDays, shown: ShownPrices): Drawing | undefined {
  const { pricesOf } = drawing
  const needed = adjustmentDays([drawing], shown)
  if (pricesOf === undefined || needed.length === 0) return drawing
  if (needed.some((day) => !days.has(day))) return undefined
  const dayWas = (day: LocalDate): AdjustedDay => days.get(day) ?? UNADJUSTED
  const toNow = (price: Decimal, day: LocalDate): Exact =>
    exact(price).times(dayWas(day).adjusted).div(dayWas(day).traded)
  const priceAt = (price: Decimal, at: Instant): Exact => {
    const day = dayOf(at, shown)
    if (pricesOf === 'traded') return toNow(price, day)
    const ofNow = toNow(price, pricesOf)
    return shown.isAdjusted ? ofNow : ofNow.times(dayWas(day).traded).div(dayWas(day).adjusted)
  }
  const pointOf = ({ at, price }: DrawnPoint): DrawnPoint => ({
    at,
    price: onTick(priceAt(price, at), shown),
  })
  switch (drawing.kind) {
    case 'line':
      return pricesOf === 'traded'
        ? drawing
        : { ...drawing, price: onTick(toNow(drawing.price, pricesOf), shown) }
    case 'trend': {
      const [from, to] = drawing.points
      return { ...drawing, points: [pointOf(from), pointOf(to)] }
    }
    case 'text': {
      const [at] = drawing.points
      return { ...drawing, points: [pointOf(at)] }
    }
  }
}

/** Never zero. */
function onTick(price: Exact, { ticks }: ShownPrices): Decimal {
  const nearest = roundToTick({ ticks }, price, 'nearest')
  return Number(nearest) > 0 ? nearest : stepTick({ ticks }, nearest, 1)
}

/** What is to be kept of a drawing that was changed as it is shown: its prices as they were where none of them was changed. */
export function keptDrawing(changed: Drawing, kept: Drawing, before: Drawing, pricesOf: PricesOf): Drawing {
  if (isAtSamePrices(changed, before)) {
    const { note, colour } = changed
    return { ...kept, note, colour }
  }
  return { ...changed, pricesOf }
}

const placesOf = (one: Drawing): string =>
  one.kind === 'line' ? one.price : one.points.map(({ at, price }) => `${at} ${price}`).join(' ')

const isAtSamePrices = (a: Drawing, b: Drawing): boolean => a.kind === b.kind && placesOf(a) === placesOf(b)

/** What the prices of something that is drawn now are. */
export const drawnNow = (kind: Drawing['kind'], { isAdjusted, today }: ShownPrices): PricesOf =>
  kind === 'line' || isAdjusted ? today : 'traded'
