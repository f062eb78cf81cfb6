import {
  type Instant,
  type InstrumentId,
  type OpenPosition,
  type StreamState,
  closingOrdersOf,
  isOwnership,
  lentLotsIn,
  sliceOf,
  trading,
} from '@onelot/domain'
import type { LendableLots } from '@onelot/domain/modules/offExchange/lending'
import type { Services } from '../../services.ts'

/** What the account owns of a share that is a stock, but for day trades; the oldest position first. */
export function ownPositions(
  { market }: Pick<Services, 'market'>,
  state: StreamState,
  instrument?: InstrumentId,
): readonly OpenPosition[] {
  return Object.values<OpenPosition>(sliceOf(state, trading).positions)
    .filter(
      (position) =>
        (instrument === undefined || position.terms.instrument === instrument) &&
        isOwnership(position) &&
        position.terms.dayTrade !== true &&
        market.listing(position.terms.instrument)?.kind === 'stock',
    )
    .toSorted((a, b) =>
      a.fill.at < b.fill.at ? -1 : a.fill.at > b.fill.at ? 1 : (a.number ?? 0) - (b.number ?? 0),
    )
}

const isFree = ({ fill: { lockedUntil } }: OpenPosition, now: Instant): boolean =>
  lockedUntil === undefined || lockedUntil <= now

/** Lots whose lock is over and which no loan has. */
export function freeLots(
  services: Pick<Services, 'market'>,
  state: StreamState,
  instrument: InstrumentId,
  now: Instant,
): readonly LendableLots[] {
  const lent = lentLotsIn(state)
  return ownPositions(services, state, instrument)
    .filter((position) => isFree(position, now))
    .map(({ id, fill }) => ({ position: id, lots: Math.max(0, fill.lots - (lent[id] ?? 0)) }))
}

/** Those of them that a loan could have: of positions that nothing closes or protects. */
export function lendableLots(
  services: Pick<Services, 'market'>,
  state: StreamState,
  instrument: InstrumentId,
  now: Instant,
): readonly LendableLots[] {
  const own = sliceOf(state, trading)
  return freeLots(services, state, instrument, now).filter(
    ({ position, lots }) => lots > 0 && closingOrdersOf(own, position).length === 0,
  )
}

/** When further lots become free. */
export function unlocksAt(
  services: Pick<Services, 'market'>,
  state: StreamState,
  instrument: InstrumentId,
  now: Instant,
): Instant | undefined {
  const locks = ownPositions(services, state, instrument).flatMap(({ fill: { lockedUntil } }) =>
    lockedUntil !== undefined && now < lockedUntil ? [lockedUntil] : [],
  )
  return locks.toSorted().at(0)
}
