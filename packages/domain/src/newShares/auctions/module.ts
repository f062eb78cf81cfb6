import { clearingOf } from '../auctioning/clearing.ts'
import { simulatedDemand } from '../auctioning/demand.ts'
import { auctionStepsOf } from '../auctioning/steps.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import { announcedOnce } from '../../base/instruments/announcedOnce.ts'
import type { Change, Decision } from '../../base/module/module.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { stepSchedule } from '../../base/module/steps.ts'
import { type AuctionsContext, check } from './check.ts'
import type { AuctionsCommand, ShareCause } from './command.ts'
import type { AuctionsEvent } from './event.ts'
import { rows } from './rows.ts'
import { type AuctionsState, initialAuctions, mayBeCalledOff } from './state.ts'

export type { AuctionsCommand, ShareCause } from './command.ts'
export type { AuctionsContext } from './check.ts'
export type { AuctionsEvent } from './event.ts'
export type { AuctionsState } from './state.ts'
export { ALL_AUCTIONS, type AuctionRecord, auctionsCollection, phaseOf, recordOf } from './rows.ts'

/** What waits in the stream of an auction. */
const OWNER = 'auction'

function evolve(state: AuctionsState, event: AuctionsEvent): AuctionsState {
  switch (event.kind) {
    case 'auctions.announced':
    case 'auctions.amended':
      return { ...state, auction: event.auction, setAt: event.at }
    case 'auctions.stepReached':
      return { ...state, reached: [...state.reached, event.step] }
    case 'auctions.cleared': {
      const { cut, fraction } = event
      return { ...state, reached: [...state.reached, 'clear'], clearing: { cut, fraction } }
    }
    case 'auctions.calledOff':
      return { ...state, calledOff: { at: event.at, cause: event.cause } }
    default: {
      const never: never = event
      return never
    }
  }
}

const endedByShare = (
  cause: ShareCause,
  state: AuctionsState,
  { now: at }: Pick<AuctionsContext, 'now'>,
): readonly AuctionsEvent[] => {
  const { auction } = state
  if (auction === undefined || !mayBeCalledOff(state)) return []
  if (cause === 'split' && auction.kind === 'newShare') return []
  const reason = ''
  return [{ version: 1, at, postings: [], kind: 'auctions.calledOff', auction: auction.id, cause, reason }]
}

/** The step that the timer waited for; none where the auction was changed or called off since. */
function nextStep(
  { auction, reached, calledOff }: AuctionsState,
  { now: at, endedBy, bids, tickTable }: AuctionsContext,
): readonly AuctionsEvent[] {
  if (auction === undefined || calledOff !== undefined) return []
  const next = auctionStepsOf(auction).find(({ step }) => !reached.includes(step))
  if (next === undefined || next.at > at) return []
  const { step } = next
  const { id, kind, instrument, dates } = auction
  const base = { version: 1, at, postings: [], auction: id } as const
  // Also where what became of the share has not been delivered yet.
  if (endedBy !== undefined) return [{ ...base, kind: 'auctions.calledOff', cause: endedBy, reason: '' }]
  if (step !== 'clear')
    return [
      {
        ...base,
        kind: 'auctions.stepReached',
        instrument: instrument.id,
        closesAt: dates.closesAt,
        step,
      },
    ]
  return [
    {
      ...base,
      kind: 'auctions.cleared',
      listing: kind === 'newShare' ? instrument : undefined,
      ...clearingOf([...simulatedDemand(auction, tickTable), ...bids], auction),
    },
  ]
}

function accept(
  command: AuctionsCommand,
  state: AuctionsState,
  context: AuctionsContext,
): readonly AuctionsEvent[] | Decision<AuctionsEvent> {
  const base = { version: 1, at: context.now, postings: [] } as const
  switch (command.kind) {
    case 'auctions.set': {
      const { auction, reason } = command
      if (state.auction !== undefined) return [{ ...base, kind: 'auctions.amended', auction, reason }]
      return {
        events: [{ ...base, kind: 'auctions.announced', auction, reason }],
        quotaClaims: auction.kind === 'newShare' ? [announcedOnce(auction.instrument.id)] : [],
      }
    }
    case 'auctions.callOff': {
      const { auction } = state
      if (auction === undefined) return []
      const { id, kind, instrument } = auction
      const notListed = kind === 'newShare' ? instrument.id : undefined
      const { reason } = command
      return [{ ...base, kind: 'auctions.calledOff', auction: id, cause: 'operator', reason, notListed }]
    }
    case 'auctions.end':
      return endedByShare(command.cause, state, context)
    case 'auctions.reachStep':
      return nextStep(state, context)
    default: {
      const never: never = command
      return never
    }
  }
}

function schedule({ after, events }: Change<AuctionsState, AuctionsEvent>): readonly Schedule[] {
  const { auction, reached, calledOff } = after
  const at = events.at(-1)?.at
  if (auction === undefined || at === undefined) return []
  const steps = calledOff === undefined ? auctionStepsOf(auction) : []
  return [stepSchedule(OWNER, 'auctions.reachStep', { steps, reached, at })]
}

/** Shares that members bid for: their terms, their close and how it ended (docs/rules/offers.md). */
export const auctions = defineModule({
  name: 'auctions',
  stream: 'auction',
  initial: initialAuctions,
  shape: 2,
  evolve,
  upcasts: {
    'auctions.announced': [],
    'auctions.amended': [],
    'auctions.stepReached': [],
    'auctions.cleared': [],
    'auctions.calledOff': [],
  },
  refusals: {
    'auctions.set': ['ORDER_WRONG_STATE', 'VALIDATION'],
    'auctions.callOff': ['ORDER_WRONG_STATE'],
    'auctions.end': [],
    'auctions.reachStep': [],
  },
  check,
  accept,
  schedule,
  rows,
})
