import type { Instant } from '../../base/instant.ts'
import { marketFacts } from '../../base/instruments/marketFacts.ts'
import { type Step, morningOf } from '../../base/module/steps.ts'
import type { Auction, AuctionDates } from './auction.ts'

/** What happens to an auction by itself, in this order. It is cleared once nobody can bid any more. */
export const auctionSteps = ['open', 'closesToday', 'close', 'clear', 'list'] as const
export type AuctionStep = (typeof auctionSteps)[number]

/** Every step of an auction, the earliest first. A reminder that would come before the opening or after the close is left out. */
export function auctionStepsOf({
  dates,
  instrument,
}: Pick<Auction, 'dates' | 'instrument'>): readonly Step<AuctionStep>[] {
  const { opensAt, closesAt, listsAt } = dates
  const closing = morningOf(closesAt, marketFacts[instrument.market].zone)
  return [
    { step: 'open', at: opensAt },
    ...(opensAt < closing && closing < closesAt ? [{ step: 'closesToday', at: closing } as const] : []),
    { step: 'close', at: closesAt },
    { step: 'clear', at: closesAt },
    ...(listsAt === undefined ? [] : [{ step: 'list', at: listsAt } as const]),
  ]
}

/** What an auction is at. `closed` begins with the close; a block stays so. */
export const auctionPhases = ['coming', 'open', 'closed', 'listed', 'calledOff'] as const
export type AuctionPhase = (typeof auctionPhases)[number]

const phaseFrom: Readonly<Partial<Record<AuctionStep, AuctionPhase>>> = {
  open: 'open',
  close: 'closed',
  list: 'listed',
}

/** The phase that the steps have led to. */
export const auctionPhaseAfter = (reached: readonly AuctionStep[]): AuctionPhase =>
  reached.reduce<AuctionPhase>((phase, step) => phaseFrom[step] ?? phase, 'coming')

/** What the phase waits for; undefined once nothing is ahead. */
export function auctionPhaseEnds(
  { opensAt, closesAt, listsAt }: AuctionDates,
  phase: AuctionPhase,
): Instant | undefined {
  switch (phase) {
    case 'coming':
      return opensAt
    case 'open':
      return closesAt
    case 'closed':
      return listsAt
    case 'listed':
    case 'calledOff':
      return undefined
    default: {
      const never: never = phase
      return never
    }
  }
}
