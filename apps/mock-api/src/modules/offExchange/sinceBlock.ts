import {
  type Block,
  type Decimal,
  type Instant,
  type InstrumentId,
  type LocalDate,
  discounted,
  exact,
  marketFacts,
  plusDays,
  roundTo,
  toLocal,
} from '@onelot/domain'
import type { Services } from '../../services.ts'
import { unlockAt } from './unlock.ts'

const PARTS = 4

/** The last close at or before a date, in shares of today; undefined before the share was traded. */
async function closeOn(
  { market, yieldTurn }: Pick<Services, 'market' | 'yieldTurn'>,
  instrument: InstrumentId,
  date: LocalDate,
  now: Instant,
): Promise<Decimal | undefined> {
  const query = { period: 'day', adjustment: 'forward', limit: 1, before: plusDays(date, 1) } as const
  return (await market.candles(instrument, query, now, yieldTurn)).candles.at(-1)?.close
}

/**
 * How a share stood when the lock ended of what passed at the end of a block's sale: its close of that day against the discounted close of the
 * sale's last day, as a rate. Undefined until that day has closed, and of an OTC lot, which nothing locks.
 */
export async function sinceBlock(
  services: Pick<Services, 'market' | 'yieldTurn' | 'site' | 'calendar'>,
  block: Block,
  now: Instant,
): Promise<{ readonly unlockedAt: Instant; readonly change: Decimal } | undefined> {
  if (block.kind !== 'block') return undefined
  const { id, market } = block.instrument
  const unlockedAt = unlockAt(services, market, block.lockDays, block.to)
  const dayOf = (at: Instant): LocalDate => toLocal(marketFacts[market].zone, at).date
  if (dayOf(unlockedAt) >= dayOf(now)) return undefined
  const sold = await closeOn(services, id, dayOf(block.to), now)
  const then = await closeOn(services, id, dayOf(unlockedAt), now)
  if (sold === undefined || then === undefined) return undefined
  const price = discounted(block.discount, sold, services.site.marketRules(market), undefined)
  return { unlockedAt, change: roundTo(exact(then).div(price).minus('1'), PARTS, 'halfUp') }
}
