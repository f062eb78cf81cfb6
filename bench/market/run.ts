import { parseArgs } from 'node:util'
import type { LikenessFigure } from '../../apps/mock-api/src/market/testing/figure.ts'
import {
  continuationLikeness,
  recordedApple,
} from '../../apps/mock-api/src/market/testing/continuationLikeness.ts'
import { dailyLikeness, minuteLikeness } from '../../apps/mock-api/src/market/testing/likeness.ts'
import { marketOfSeed, samplesOf, stockMarkets } from '../../apps/mock-api/src/market/testing/samples.ts'
import { triangleLikeness } from '../../apps/mock-api/src/market/testing/triangleLikeness.ts'
import { volumeLikeness } from '../../apps/mock-api/src/market/testing/volumeLikeness.ts'
import { quoteTimes } from './quoteTimes.ts'
import { allKept, table } from './report.ts'

/** The revision before the path was drawn anew. */
const BEFORE = '74302cf'
/** Of `npm start`. */
const DEMO_SEED = '1'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string', default: BEFORE } },
})
const seeds = (positionals.length === 0 ? [DEMO_SEED] : positionals).map(Number)
if (!seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0))
  throw new Error('a seed is a whole number')

const all: LikenessFigure[] = []
function print(title: string, figures: readonly LikenessFigure[]): void {
  console.log(`\n${title}\n\n${table(figures)}`)
  all.push(...figures)
}

for (const seed of seeds) {
  const of = `seed ${String(seed)}`
  const market = marketOfSeed(seed)
  const markets = await Promise.all(
    stockMarkets.map(async (id) => ({ id, samples: await samplesOf(market, id) })),
  )
  const apple = await recordedApple(market)
  print(
    `${of}: minutes of the ten most active stocks, beside random walks of the deviation of 250 days`,
    markets.flatMap(({ id, samples }) => minuteLikeness(id, samples)),
  )
  print(
    `${of}: the same beside random walks of the ten days’ own deviation`,
    markets.flatMap(({ id, samples }) => minuteLikeness(id, samples, 'own')),
  )
  print(`${of}: days of these forty`, dailyLikeness(markets.flatMap(({ samples }) => samples)))
  print(
    `${of}: volume; the reference of months is Apple’s record`,
    markets.flatMap(({ id, samples }) => volumeLikeness(id, samples, apple)),
  )
  print(`${of}: what continues a recorded series, beside its record`, await continuationLikeness(market))
  print(`${of}: pairs of currencies beside the way round by the dollar`, triangleLikeness(market))
}
print(`time, beside ${values.against}`, await quoteTimes(values.against))
if (!allKept(all)) process.exitCode = 1
