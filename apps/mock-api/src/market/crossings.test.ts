import {
  type Cross,
  type Crossed,
  type Decimal,
  type Extremes,
  type Instant,
  epochMs,
  exact,
  instant,
  plusMs,
} from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TrailCross } from './port.ts'
import { everySlot, firstMet, isOutside, lastPeak } from './testing/everySlot.ts'
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

/** A scene with a condition that is made for its price. */
const withCross = <C extends Cross>(scenes: fc.Arbitrary<Scene>, made: fc.Arbitrary<(scene: Scene) => C>) =>
  fc.tuple(scenes, made).map(([scene, make]) => ({ scene, cross: make(scene) }))

const found = (scene: Scene, cross: Cross): Crossed | undefined =>
  marketOf(scene).firstCross(scene.stretch.id, cross, scene.stretch.from, scene.stretch.to)

function foundSlotBySlot(scene: Scene, cross: Cross): Crossed | undefined {
  const first = firstMet(cross, everySlot(marketOf(scene), scene))
  return first && { at: first.at, price: first[cross.at] }
}

const peakOf = (scene: Scene, cross: TrailCross): Decimal =>
  marketOf(scene).peakOf(scene.stretch.id, cross, scene.stretch.from, scene.stretch.to)

const extremesOf = (scene: Scene): Extremes | undefined =>
  marketOf(scene).extremes(scene.stretch.id, scene.stretch.from, scene.stretch.to)

describe('a first crossing', () => {
  it('of a level is the first slot whose price meets it', () => {
    fc.assert(
      fc.property(withCross(someHours, levelNear(0.015)), ({ scene, cross }) => {
        expect(found(scene, cross)).toEqual(foundSlotBySlot(scene, cross))
      }),
      { seed: 11, numRuns: 80 },
    )
  })

  it('of a trail is the first slot whose price is its distance behind the peak', () => {
    fc.assert(
      fc.property(withCross(someHours, trailNear(0.015)), ({ scene, cross }) => {
        expect(found(scene, cross)).toEqual(foundSlotBySlot(scene, cross))
      }),
      { seed: 12, numRuns: 80 },
    )
  })

  it('of a level over months, whose days are skipped, is that of the first half day that has one', () => {
    fc.assert(
      fc.property(withCross(someMonths, levelNear(0.15)), ({ scene, cross }) => {
        const market = marketOf(scene)
        let first: Crossed | undefined
        for (const [from, to] of partsOf(scene)) {
          first = market.firstCross(scene.stretch.id, cross, from, to)
          if (first !== undefined) break
        }
        expect(found(scene, cross)).toEqual(first)
      }),
      { seed: 13, numRuns: 400 },
    )
  })

  it('of a trail over months is that of the first half day that has one, with the peak carried over', () => {
    fc.assert(
      fc.property(withCross(someMonths, trailNear(0.15)), ({ scene, cross }) => {
        const market = marketOf(scene)
        let { peak } = cross
        let first: Crossed | undefined
        for (const [from, to] of partsOf(scene)) {
          first = market.firstCross(scene.stretch.id, { ...cross, peak }, from, to)
          if (first !== undefined) break
          peak = market.peakOf(scene.stretch.id, { ...cross, peak }, from, to)
        }
        expect(found(scene, cross)).toEqual(first)
      }),
      { seed: 14, numRuns: 400 },
    )
  })
})

describe('the peak of a trail', () => {
  it('is the best price that counts', () => {
    fc.assert(
      fc.property(withCross(someHours, trailNear(0.015)), ({ scene, cross }) => {
        const counted = everySlot(marketOf(scene), scene)
        expect(exact(peakOf(scene, cross)).toFixed()).toBe(lastPeak(cross, counted).toFixed())
      }),
      { seed: 15, numRuns: 80 },
    )
  })

  it('over months is that which half days carry over', () => {
    fc.assert(
      fc.property(withCross(someMonths, trailNear(0.15)), ({ scene, cross }) => {
        const market = marketOf(scene)
        const handedOn = partsOf(scene).reduce(
          (peak, [from, to]) => market.peakOf(scene.stretch.id, { ...cross, peak }, from, to),
          cross.peak,
        )
        expect(peakOf(scene, cross)).toBe(handedOn)
      }),
      { seed: 16, numRuns: 80 },
    )
  })
})

describe('extremes', () => {
  it('miss no bid and no ask of any open phase', () => {
    fc.assert(
      fc.property(someHours, (scene) => {
        const { stretch } = scene
        const after = {
          ...stretch,
          from: plusMs(stretch.from, 1),
          phases: ['pre', 'regular', 'after'] as const,
        }
        const counted = everySlot(marketOf(scene), { ...scene, stretch: after })
        const extremes = extremesOf(scene)
        expect(counted.filter((price) => isOutside(price, extremes))).toEqual([])
        expect(extremes === undefined).toBe(counted.length === 0)
      }),
      { seed: 17, numRuns: 80 },
    )
  })

  it('of months miss nothing of their half days', () => {
    fc.assert(
      fc.property(someMonths, (scene) => {
        const market = marketOf(scene)
        const parts = partsOf(scene).flatMap(
          ([from, to]) => market.extremes(scene.stretch.id, plusMs(from, -1), to) ?? [],
        )
        const extremes = market.extremes(scene.stretch.id, plusMs(scene.stretch.from, -1), scene.stretch.to)
        const seen = parts.flatMap(({ bid, ask }) => [
          { bid: bid.low, ask: ask.low },
          { bid: bid.high, ask: ask.high },
        ])
        expect(seen.filter((price) => isOutside(price, extremes))).toEqual([])
        expect(extremes === undefined).toBe(parts.length === 0)
      }),
      { seed: 18, numRuns: 80 },
    )
  })
})
