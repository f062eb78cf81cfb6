import type { Instant, Instrument } from '@onelot/domain'
import type { MarketEvent } from '../../../market/newsEvent.ts'
import type { Services } from '../../../services.ts'

const SHOWN = 5

/** What one looks at next: the instrument itself, then the stocks that made the news, or what is traded most of its group or market. */
export async function relatedTo(
  { market, yieldTurn }: Pick<Services, 'market' | 'yieldTurn'>,
  event: MarketEvent,
  now: Instant,
): Promise<readonly Instrument[]> {
  const own = market.listing(event.instrument)
  if (own === undefined) return []
  if (event.kind === 'sectorMove') return event.members.flatMap((id) => market.listing(id) ?? [])
  await market.prepareBoard(own.market, now, yieldTurn)
  const sector = own.kind === 'index' ? undefined : own.industry.en
  const { rows } = market.board('hot', own.market, now, { number: 1, size: SHOWN, sector })
  const others = rows.map(({ instrument }) => instrument).filter(({ id }) => id !== own.id)
  return [own, ...others].slice(0, SHOWN)
}
