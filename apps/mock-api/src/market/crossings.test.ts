import { type Cross, type Crossed, type Instant, epochMs, exact, instant, plusMs } from '@onelot/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MarketPort } from './port.ts'
import { type Counted, everySlot, firstMet, isOutside, lastPeak } from './testing/everySlot.ts'
import { type Scene, levelNear, marketOf, someHours, someMonths, trailNear } from './testing/scenes.ts'

const PART_MS = 43_200_000

/** A scene's time in parts of half a day, so that no day is skipped whole. */
function partsOf({ stretch: { from, to } }: Scene): readonly (readonly [Instant, Instant])[] {
  const parts: (readonly [Instant, Instant])[] = []
  const end = epochMs(to)
  for (let ms = epochMs(from); ms <= end; ms += PART_MS)
    parts.push([instant(ms), instant(Math.min(ms + PART_MS - 1, end))])
  return parts
}

const found = (market: MarketPort, { stretch }: Scene, cross: Cross): Crossed | undefined =>
  market.firstCross(stretch.id, cross, stretch.from, stretch.to)

const asFound = (cross: Cross, first: Counted | undefined): Crossed | undefined =>
  first && { at: first.at, price: first[cross.at] }

/** A few hours with conditions that are made for its price. Its slots are asked for once for all of them: that is what these tests take. */
const someHoursWatched = fc
  .tuple(someHours, levelNear(0.015), trailNear(0.015))
  .map(([scene, level, trail]) => ({ scene, level: level(scene), trail: trail(scene) }))

it('beside every slot of some hours, a first crossing is the first that meets its level or trail, a peak the best price that counts, and extremes miss nothing', () => {
  fc.assert(
    fc.property(someHoursWatched, ({ scene, level, trail }) => {
      const market = marketOf(scene)
      const { id, from, to, phases } = scene.stretch
      const slots = everySlot(market, scene)
      const counted = slots.filter(({ phase }) => phases.includes(phase))
      expect(found(market, scene, level)).toEqual(asFound(level, firstMet(level, counted)))
      expect(found(market, scene, trail)).toEqual(asFound(trail, firstMet(trail, counted)))
      expect(exact(market.peakOf(id, trail, from, to)).toFixed()).toBe(lastPeak(trail, counted).toFixed())
      const extremes = market.extremes(id, from, to)
      // Those of a stretch begin after its first moment.
      const after = slots.filter(({ at }) => at > from)
      expect(after.filter((price) => isOutside(price, extremes))).toEqual([])
      expect(extremes === undefined).toBe(after.length === 0)
    }),
    { seed: 11, numRuns: 80 },
  )
})

/** Up to some months with conditions that are made for its price, on one market, which keeps what it has calculated. */
const someMonthsWatched = fc
  .tuple(someMonths, levelNear(0.15), trailNear(0.15))
  .map(([scene, level, trail]) => ({ scene, level: level(scene), trail: trail(scene) }))

it('over months, whose days are skipped, a first crossing is that of the first half day that has one, with the peak carried over', () => {
  fc.assert(
    fc.property(someMonthsWatched, ({ scene, level, trail }) => {
      const market = marketOf(scene)
      const { id } = scene.stretch
      let crossed: Crossed | undefined
      for (const part of partsOf(scene)) {
        crossed = market.firstCross(id, level, ...part)
        if (crossed !== undefined) break
      }
      expect(found(market, scene, level)).toEqual(crossed)
      let { peak } = trail
      let trailed: Crossed | undefined
      for (const part of partsOf(scene)) {
        trailed = market.firstCross(id, { ...trail, peak }, ...part)
        if (trailed !== undefined) break
        peak = market.peakOf(id, { ...trail, peak }, ...part)
      }
      expect(found(market, scene, trail)).toEqual(trailed)
    }),
    { seed: 13, numRuns: 400 },
  )
})

it('over months the peak is that which half days carry over, and extremes miss nothing of them', () => {
  fc.assert(
    fc.property(someMonthsWatched, ({ scene, trail }) => {
      const market = marketOf(scene)
      const { id, from, to } = scene.stretch
      const handedOn = partsOf(scene).reduce(
        (peak, part) => market.peakOf(id, { ...trail, peak }, ...part),
        trail.peak,
      )
      expect(market.peakOf(id, trail, from, to)).toBe(handedOn)
      const parts = partsOf(scene).flatMap(
        ([start, end]) => market.extremes(id, plusMs(start, -1), end) ?? [],
      )
      const extremes = market.extremes(id, plusMs(from, -1), to)
      const seen = parts.flatMap(({ bid, ask }) => [
        { bid: bid.low, ask: ask.low },
        { bid: bid.high, ask: ask.high },
      ])
      expect(seen.filter((price) => isOutside(price, extremes))).toEqual([])
      expect(extremes === undefined).toBe(parts.length === 0)
    }),
    { seed: 16, numRuns: 80 },
  )
})
