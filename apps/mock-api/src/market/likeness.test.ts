import { describe, expect, it } from 'vitest'
import { continuationLikeness, recordedApple } from './testing/continuationLikeness.ts'
import { type LikenessFigure, boundsText, compared } from './testing/figure.ts'
import { dailyLikeness, minuteLikeness } from './testing/likeness.ts'
import { marketOfSeed, samplesOf, stockMarkets } from './testing/samples.ts'
import { triangleLikeness } from './testing/triangleLikeness.ts'
import { volumeLikeness } from './testing/volumeLikeness.ts'

/** That of `npm start`, and one more. */
const seeds = [1, 2]

async function figuresOf(seed: number): Promise<readonly LikenessFigure[]> {
  const market = marketOfSeed(seed)
  const apple = await recordedApple(market)
  const markets = await Promise.all(
    stockMarkets.map(async (id) => ({ id, samples: await samplesOf(market, id) })),
  )
  return [
    ...markets.flatMap(({ id, samples }) => [
      ...minuteLikeness(id, samples),
      ...volumeLikeness(id, samples, apple),
    ]),
    ...dailyLikeness(markets.flatMap(({ samples }) => samples)),
    ...(await continuationLikeness(market)),
    ...triangleLikeness(market),
  ].filter(({ bounds }) => bounds !== undefined)
}

const measured = await Promise.all(seeds.map(async (seed) => ({ seed, figures: await figuresOf(seed) })))

const sentence = (figure: LikenessFigure): string =>
  `${figure.of}: the ${figure.name} is ${boundsText(figure)}${figure.reference === undefined ? '' : ' the reference'}`

describe.each(measured)('a market of seed $seed', ({ figures }) => {
  for (const figure of figures)
    it(sentence(figure), () => {
      const { least = -Infinity, most = Infinity } = figure.bounds ?? {}
      expect(compared(figure)).toBeGreaterThanOrEqual(least)
      expect(compared(figure)).toBeLessThanOrEqual(most)
    })
})
