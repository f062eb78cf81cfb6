import {
  type Decimal,
  type Instant,
  type InstrumentId,
  decimal,
  epochMs,
  exact,
  marketIds,
  roundTo,
} from '@onelot/domain'
import { toUnits } from '../../../market/grid.ts'
import type { MarketEvent } from '../../../market/newsEvent.ts'
import type { Services } from '../../../services.ts'
import { NEWSWORTHY, mostTraded, newsOf } from '../marketNews.ts'

const HOT_MS = 48 * 3_600_000
const BASIS_DIGITS = 4

/** Of several that happened to an instrument at one moment, the one that says most comes first. */
const telling: readonly MarketEvent['kind'][] = [
  'halted',
  'upperLimit',
  'lowerLimit',
  'sectorMove',
  'milestone',
  'high52Week',
  'low52Week',
  'bigMove',
]
const tellingOf = ({ kind }: MarketEvent): number => {
  const found = telling.indexOf(kind)
  return found === -1 ? telling.length : found
}

export interface HotNews {
  readonly event: MarketEvent
  readonly score: Decimal
}

/** Hundredths of a percent, whichever the direction. */
const basisPoints = (rate: Decimal): number => Math.abs(toUnits(rate, BASIS_DIGITS))

/** By how far an instrument is away from its previous close now, in hundredths of a percent. */
function movedNow({ market }: Pick<Services, 'market'>, id: InstrumentId, now: Instant): number {
  const quote = market.quote(id, now)
  if (quote === undefined) return 0
  const away = exact(quote.price).minus(quote.previousClose).abs().times('10000')
  return Number(roundTo(away.div(quote.previousClose), 0, 'down'))
}

/** How far an instrument moved, and how much of it is traded among its market's: `weight` is greatest for what is traded most. */
export const scoreOf = (moved: number, weight: number): Decimal => decimal(String(moved * weight))

/** The news of 48 hours of what is traded most and of the indices, each moment of an instrument once, in any order. */
export async function hotNews(
  services: Pick<Services, 'market' | 'yieldTurn'>,
  now: Instant,
): Promise<readonly HotNews[]> {
  const { market } = services
  const weights = new Map<InstrumentId, number>()
  for (const { id, kind } of market.listings()) if (kind === 'index') weights.set(id, NEWSWORTHY)
  for (const id of marketIds)
    for (const [index, traded] of (await mostTraded(services, id, now)).entries())
      weights.set(traded, NEWSWORTHY - index)
  const events = await newsOf(services, weights.keys(), now)
  const since = epochMs(now) - HOT_MS
  const best = new Map<string, MarketEvent>()
  for (const event of events.filter(({ at }) => epochMs(at) > since)) {
    const moment = `${event.instrument} ${event.at}`
    const known = best.get(moment)
    if (known === undefined || tellingOf(event) < tellingOf(known)) best.set(moment, event)
  }
  return [...best.values()].map((event) => {
    const moved = 'rate' in event ? basisPoints(event.rate) : movedNow(services, event.instrument, now)
    return { event, score: scoreOf(moved, weights.get(event.instrument) ?? 0) }
  })
}
