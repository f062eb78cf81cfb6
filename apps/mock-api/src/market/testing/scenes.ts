import {
  type CalendarKind,
  type Cross,
  type Decimal,
  type Instant,
  type Instrument,
  type OpenPhase,
  dateOfDayNumber,
  dayNumber,
  dayWindows,
  decimal,
  defaultMarkets,
  marketFacts,
  exact,
  instant,
  isTradingDay,
  localDate,
  marketIds,
  roundToTick,
} from '@onelot/domain'
import fc from 'fast-check'
import { calendars, markets, tradable } from '../../testing/marketArbitraries.ts'
import { createMarket } from '../market.ts'
import type { Override } from '../overrides.ts'
import type { MarketPort, TrailCross } from '../port.ts'
import type { Stretch } from './everySlot.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** An instrument under overrides, and a time to look at. */
export interface Scene {
  readonly calendar: CalendarKind
  readonly overrides: readonly Override[]
  readonly stretch: Stretch
  /** About the price at the beginning. */
  readonly price: Decimal
}

/** Those of each market; the pairs that are derived from two others; and a listing that goes on from a recorded series. */
const kinds: readonly (readonly Instrument[])[] = [
  ...marketIds.map((id) => tradable.filter(({ market }) => market === id)),
  tradable.filter(({ market, code }) => market === 'FX' && !code.startsWith('USD')),
  markets.demo.listings().filter(({ kind, origin }) => kind === 'stock' && origin === 'recorded'),
]
const someInstrument = fc.constantFrom(...kinds).chain((some) => fc.constantFrom(...some))

/** A beginning near one where a session begins or ends. */
function edgeOf(calendar: CalendarKind, { market }: Instrument, day: number, pick: number): number {
  let date = dateOfDayNumber(day)
  while (!isTradingDay(market, calendar, date)) date = dateOfDayNumber(dayNumber(date) + 1)
  const edges = dayWindows(marketFacts[market], calendar, date).flatMap(({ from, to }) => [from, to])
  return edges[pick % edges.length] ?? 0
}

const day = fc.integer({
  min: dayNumber(localDate('2024-02-01')),
  max: dayNumber(localDate('2027-11-01')),
})
/** Evenly between two bounds: floats would be close to 0. */
const between = (min: number, max: number) =>
  fc.integer({ min: 0, max: 10_000 }).map((n) => min + ((max - min) * n) / 10_000)
const movedBy = (price: Decimal, by: number): string =>
  exact(price)
    .times((1 + by).toFixed(6))
    .toFixed(4)

const phases = fc
  .subarray<OpenPhase>(['pre', 'regular', 'after'], { minLength: 1 })
  .map((some): readonly OpenPhase[] => some)

const drawnOverride = fc.record({
  kind: fc.constantFrom('price' as const, 'halt' as const, 'halt' as const),
  /** When it begins, and how long it is in force, as fractions of the time looked at. */
  from: between(-0.2, 1),
  length: fc.option(between(0, 0.5), { nil: undefined }),
  move: between(-0.05, 0.05),
})
const delisting = fc.option(between(0.1, 1), { nil: undefined, freq: 3 })

/** Scenes of up to `longest` milliseconds, with up to four overrides and perhaps a delisting. */
export const sceneOf = (longest: number): fc.Arbitrary<Scene> =>
  fc
    .record({
      calendar: calendars,
      instrument: someInstrument,
      day,
      edge: fc.nat(),
      before: fc.integer({ min: -HOUR_MS, max: HOUR_MS / 2 }),
      length: fc.integer({ min: 1_000, max: longest }),
      phases,
      drawn: fc.array(drawnOverride, { maxLength: 4 }),
      delisting,
    })
    .map((drawn) => {
      const { calendar, instrument } = drawn
      const from = edgeOf(calendar, instrument, drawn.day, drawn.edge) + drawn.before
      const at = (part: number): Instant => instant(from + Math.floor(drawn.length * part))
      const price = markets[calendar].quote(instrument.id, instant(from))?.price ?? decimal('1')
      const overrides = drawn.drawn.map((one): Override => {
        const base = { instrument: instrument.id, from: at(one.from) }
        const until = one.length === undefined ? undefined : at(one.from + one.length)
        if (one.kind === 'halt') return { kind: 'halt', ...base, until }
        const moved = decimal(movedBy(price, one.move))
        const onTick = roundToTick(defaultMarkets[instrument.market], moved, 'up')
        return { kind: 'price', ...base, price: onTick, until }
      })
      if (drawn.delisting !== undefined)
        overrides.push({ kind: 'delisting', instrument: instrument.id, from: at(drawn.delisting) })
      const stretch = { id: instrument.id, from: at(0), to: at(1), phases: drawn.phases }
      return { calendar, overrides, stretch, price }
    })

export const marketOf = ({ calendar, overrides }: Scene): MarketPort =>
  createMarket({ seed: 1, calendar, overrides })

/** A few hours: slot by slot. */
export const someHours = sceneOf(3 * HOUR_MS)
/** Up to some months: days and blocks of days are skipped. */
export const someMonths = sceneOf(150 * DAY_MS)

const watched = {
  at: fc.constantFrom('bid' as const, 'ask' as const),
  when: fc.constantFrom('atMost' as const, 'atLeast' as const),
}
/** Mostly a move in the direction that is waited for. */
const ahead = (reach: number) => between(-reach / 10, reach)
const toward = (when: Cross['when'], move: number): number => (when === 'atMost' ? -move : move)

/** A level up to `reach` (a fraction) from a price; most are off the tick table. */
export const levelNear = (reach: number) =>
  fc
    .record({ ...watched, move: ahead(reach) })
    .map(({ at, when, move }) => ({ price, stretch }: Scene): Cross => ({
      kind: 'level',
      at,
      when,
      phases: stretch.phases,
      price: decimal(movedBy(price, toward(when, move))),
    }))

/** A trail from about a price, with a distance up to `reach` (a fraction) of it. */
export const trailNear = (reach: number) =>
  fc
    .record({
      ...watched,
      move: ahead(reach / 4),
      distance: between(0, reach),
      kind: fc.constantFrom('amount' as const, 'rate' as const),
    })
    .map(({ at, when, move, distance, kind }) => ({ price, stretch }: Scene): TrailCross => ({
      kind: 'trail',
      at,
      when,
      phases: stretch.phases,
      peak: decimal(movedBy(price, toward(when, move))),
      distance:
        kind === 'rate'
          ? { kind, rate: decimal(distance.toFixed(5)) }
          : { kind, amount: decimal(exact(price).times(distance.toFixed(6)).toFixed(4)) },
    }))
