import type { Auction } from '../auctioning/auction.ts'
import type { Clearing } from '../auctioning/clearing.ts'
import { type AuctionPhase, auctionPhaseAfter, auctionPhaseEnds } from '../auctioning/steps.ts'
import { type Instant, epochMs } from '../../base/instant.ts'
import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { CallOffCause } from '../offering/callOff.ts'
import type { AuctionsEvent } from './event.ts'
import type { AuctionsState } from './state.ts'

/** Every auction as an `AuctionRecord`: the state is its phase; once in the group of all, once in that of its company. */
export const auctionsCollection = 'auctions.list'
export const ALL_AUCTIONS = 'all'

export interface AuctionRecord {
  readonly auction: Auction
  readonly phase: AuctionPhase
  readonly clearing?: Clearing | undefined
  readonly calledOff?: CallOffCause | undefined
}

export const phaseOf = ({ reached, calledOff }: AuctionsState): AuctionPhase =>
  calledOff === undefined ? auctionPhaseAfter(reached) : 'calledOff'

/** Lists begin with the greatest key. */
const listed: readonly AuctionPhase[] = ['calledOff', 'listed', 'closed', 'coming', 'open']
const LAST_MOMENT = 9_999_999_999_999
const padded = (ms: number): string => String(ms).padStart(13, '0')
const soonestFirst = (at: Instant): string => padded(LAST_MOMENT - epochMs(at))

/** What is open or coming begins with what ends soonest; of what has closed, the last comes first. */
function sortKeyOf({ dates }: Auction, phase: AuctionPhase): string {
  const ends = phase === 'open' || phase === 'coming' ? auctionPhaseEnds(dates, phase) : undefined
  return `${String(listed.indexOf(phase))} ${ends === undefined ? padded(epochMs(dates.closesAt)) : soonestFirst(ends)}`
}

/** Undefined before it is announced. */
export function recordOf(state: AuctionsState): AuctionRecord | undefined {
  const { auction, clearing, calledOff } = state
  return auction && { auction, phase: phaseOf(state), clearing, calledOff: calledOff?.cause }
}

export function rows({ after }: Change<AuctionsState, AuctionsEvent>): readonly RowChange[] {
  const body = recordOf(after)
  if (body === undefined) return []
  const { auction, phase } = body
  const row = (key: string, group: string): RowChange => ({
    collection: auctionsCollection,
    key,
    row: { state: phase, group, sortKey: sortKeyOf(auction, phase), body },
  })
  return [row('auction', ALL_AUCTIONS), row('instrument', auction.instrument.id)]
}
