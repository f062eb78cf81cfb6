import { isZero, moneyOfSums, negate } from '../../base/money/money.ts'
import { type Unsettled, unsettledAt } from '../mentoring/ending.ts'
import type { CopyEvent } from './event.ts'
import type { Follow } from './follow.ts'
import { type CopyState, askedFor, withCharged } from './state.ts'
import type { MentorId } from '../../base/ids.ts'

function asked(state: CopyState, mentor: MentorId, more: number): CopyState['underReview'] {
  const { [mentor]: _before, ...others } = state.underReview
  const count = askedFor(state, mentor) + more
  return count <= 0 ? others : { ...others, [mentor]: count }
}

const withFollow = (state: CopyState, follow: Follow): CopyState => ({
  ...state,
  follows: { ...state.follows, [follow.id]: follow },
})

const withReleased = (state: CopyState, gone: readonly Unsettled[], at: CopyEvent['at']): CopyState => ({
  ...state,
  released: [...unsettledAt(state.released, at), ...gone],
})

export function evolve(state: CopyState, event: CopyEvent): CopyState {
  switch (event.kind) {
    case 'copyTrading.submitted':
      return { ...state, underReview: asked(state, event.terms.mentor, 1) }
    case 'copyTrading.released':
      return { ...state, underReview: asked(state, event.terms.mentor, -1) }
    case 'copyTrading.begun':
      return withFollow({ ...state, underReview: asked(state, event.follow.terms.mentor, -1) }, event.follow)
    case 'copyTrading.removed':
      return withReleased(withFollow(state, event.follow), event.gone, event.at)
    case 'copyTrading.added':
    case 'copyTrading.changed':
    case 'copyTrading.watched':
    case 'copyTrading.noted':
    case 'copyTrading.bought':
    case 'copyTrading.sold':
    case 'copyTrading.skipped':
    case 'copyTrading.mirrored':
    case 'copyTrading.settled':
    case 'copyTrading.carried':
    case 'copyTrading.ending':
      return withFollow(state, event.follow)
    case 'copyTrading.ended': {
      const { [event.follow.id]: _ended, ...follows } = state.follows
      const { fee } = event.ended
      const charged = isZero(fee) ? state.charged : withCharged(state.charged, fee)
      return withReleased({ ...state, follows, charged }, event.gone, event.at)
    }
    case 'copyTrading.addSubmitted':
    case 'copyTrading.addReleased':
    case 'copyTrading.calledOff':
    case 'copyTrading.passedOn':
      return state
    default: {
      const never: never = event
      return never
    }
  }
}

/** The fees: what follows earned is trading's. */
export const earned = ({ charged }: CopyState) => moneyOfSums(charged).map(negate)
