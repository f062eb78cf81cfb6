import type { LedgerLineOnWire, MovedPosition } from '@onelot/api-client'
import { type PostingReason, type StreamId, tradingCollections } from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { executionIn, viewIn } from '../../base/tradingRows.ts'

/** More than the fills of one position. */
const WHOLE = { limit: 10_000 }

/** Reasons of postings whose `ref` is no position. */
const ofAccount: readonly PostingReason[] = ['practiceMoney', 'reward']

async function movedPosition(
  { store, market }: Services,
  stream: StreamId,
  id: string,
  moments: ReadonlySet<string>,
): Promise<readonly MovedPosition[]> {
  const [card, fills] = await Promise.all([
    store.row(tradingCollections.cards, stream, id),
    store.rows({ collection: tradingCollections.executions, stream, group: id }, WHOLE),
  ])
  if (card === undefined) return []
  const { id: position, terms } = viewIn(card)
  const listing = market.listing(terms.instrument)
  if (listing === undefined) return []
  const { id: instrument, market: exchange, kind, currency, code, name, lotSize } = listing
  const { side, leverage } = terms
  const filled = fills.rows
    .map(({ row }) => executionIn(row))
    .filter(({ at }) => moments.has(at))
    .map(({ purpose, at, price, lots }) => ({ purpose, at, price, lots }))
  return [
    {
      id: position,
      side,
      leverage,
      instrument: { id: instrument, market: exchange, kind, currency, code, name, lotSize },
      fills: filled,
    },
  ]
}

/** The positions that ledger lines belong to, with their fills of the moments of those lines. */
export async function movedPositions(
  services: Services,
  stream: StreamId,
  lines: readonly LedgerLineOnWire[],
): Promise<readonly MovedPosition[]> {
  const refs = lines.filter(({ reason }) => !ofAccount.includes(reason)).map(({ ref }) => ref)
  const moments = new Set<string>(lines.map(({ at }) => at))
  const found = await Promise.all(
    [...new Set(refs)].map((ref) => movedPosition(services, stream, ref, moments)),
  )
  return found.flat()
}
