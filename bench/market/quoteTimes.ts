import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { instant } from '@onelot/domain'
import { createMarket } from '@onelot/mock-api'
import type { LikenessFigure } from '../../apps/mock-api/src/market/testing/figure.ts'
import { inFolder } from '../broker/brokers.ts'
import { brokerAt } from '../broker/revision.ts'

type CreateMarket = typeof createMarket

const ROUNDS = 10
const SLOTS = 20
const SLOT_MS = 1_875
/** Each market of a seed that no other had: markets of one seed share their caches. */
const FIRST_SEED = 900_000
const beganMs = Date.parse('2026-02-17T12:00:00Z')

interface Times {
  readonly cold: number
  readonly warm: number
}

/** Milliseconds of CPU for the first quotes of all listings, and for those of a slot later, the least of twenty. */
function timesOf(create: CreateMarket, seed: number): Times {
  const market = create({ seed, calendar: 'demo' })
  const ids = market.listings().map(({ id }) => id)
  const [cold = Number.NaN, ...warm] = Array.from({ length: 1 + SLOTS }, (_, slot) => {
    const now = instant(beganMs + slot * SLOT_MS)
    const before = process.cpuUsage()
    for (const id of ids) market.quote(id, now)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return { cold, warm: Math.min(...warm) }
}

const makesMarkets = (module: unknown): module is { readonly createMarket: CreateMarket } =>
  typeof module === 'object' && module !== null && 'createMarket' in module

async function createMarketAt(revision: string, folder: string): Promise<CreateMarket | undefined> {
  const broker = await brokerAt(revision, folder)
  if (broker === undefined) return undefined
  const module: unknown = await import(pathToFileURL(join(dirname(broker), 'market/market.ts')).href)
  if (!makesMarkets(module)) throw new Error(`${revision} makes no markets`)
  return module.createMarket
}

/** Quotes of all listings, beside another revision's, in turns; without it where the history does not reach back to it. */
export const quoteTimes = (against: string): Promise<readonly LikenessFigure[]> =>
  inFolder(async (folder) => {
    const other = await createMarketAt(against, folder)
    const own: Times[] = []
    const others: Times[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const seed = FIRST_SEED + round
      if (round % 2 === 0) own.push(timesOf(createMarket, seed))
      if (other !== undefined) others.push(timesOf(other, seed))
      if (round % 2 === 1) own.push(timesOf(createMarket, seed))
    }
    return (['cold', 'warm'] as const).map((kind): LikenessFigure => {
      const least = (times: readonly Times[]): number => Math.min(...times.map((one) => one[kind]))
      return {
        of: 'all listings',
        name: `quotes, ${kind}, in ms of CPU`,
        measured: least(own),
        reference: other && least(others),
        bounds: other && { most: 1.2 },
      }
    })
  })
