import type { News } from '@onelot/api-client'
import type { Instant, InstrumentId, MarketId } from '@onelot/domain'
import type { ListOrder } from '../../http/paging.ts'
import { type MarketEvent, newsIdOf } from '../../market/newsEvent.ts'
import type { Services } from '../../services.ts'

/** What is traded most in a market makes its news. */
export const NEWSWORTHY = 20
const stockMarkets = ['KRX', 'TWSE', 'US', 'SET'] as const satisfies readonly MarketId[]

type Reading = Pick<Services, 'market' | 'yieldTurn'>

/** The listings of a market that are traded most, the most traded first. */
export async function mostTraded(
  { market, yieldTurn }: Reading,
  id: MarketId,
  now: Instant,
  size: number = NEWSWORTHY,
): Promise<readonly InstrumentId[]> {
  await market.prepareBoard(id, now, yieldTurn)
  const { rows } = market.board('hot', id, now, { number: 1, size })
  return rows.map(({ instrument }) => instrument.id)
}

/** Whose news an instrument shows: its own, and of an index also those of its market. Of none, those of the stock markets. */
export async function newsworthy(
  services: Reading,
  id: InstrumentId | undefined,
  now: Instant,
): Promise<readonly InstrumentId[]> {
  const listing = id === undefined ? undefined : services.market.listing(id)
  if (id !== undefined && listing?.kind !== 'index') return [id]
  const found: InstrumentId[] = id === undefined ? [] : [id]
  for (const market of listing === undefined ? stockMarkets : [listing.market])
    found.push(...(await mostTraded(services, market, now)))
  return found
}

/** All news of several instruments, in any order. */
export async function newsOf(
  { market, yieldTurn }: Reading,
  ids: Iterable<InstrumentId>,
  now: Instant,
): Promise<readonly MarketEvent[]> {
  const events: MarketEvent[] = []
  for (const id of ids) {
    events.push(...(await market.news(id, now, yieldTurn)))
    await yieldTurn()
  }
  return events
}

/** The latest first. */
export const newsOrder: ListOrder<MarketEvent> = {
  slotOf: (event) => [event.at, newsIdOf(event)],
  directions: ['descending', 'ascending'],
}

/** What is not listed has no news. */
export const newsOnWire = (
  market: Pick<Services['market'], 'listing'>,
  events: readonly MarketEvent[],
): readonly News[] =>
  events.flatMap((event): readonly News[] => {
    const instrument = market.listing(event.instrument)
    const of = { id: newsIdOf(event) }
    if (instrument === undefined) return []
    if (event.kind !== 'sectorMove') return [{ ...event, ...of, instrument }]
    const { members: _, leader, ...sector } = event
    const leading = market.listing(leader)
    return leading === undefined ? [] : [{ ...sector, ...of, instrument, leader: leading }]
  })
