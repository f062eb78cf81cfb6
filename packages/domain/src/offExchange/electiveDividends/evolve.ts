import type { ElectiveDividendsEvent } from './event.ts'
import { type ElectiveDividendsState, type Entitled, entitledIn } from './state.ts'

function withElection(
  state: ElectiveDividendsState,
  dividend: string,
  election: Entitled['election'],
): ElectiveDividendsState {
  const entitled = entitledIn(state, dividend)
  if (entitled === undefined) return state
  return { ...state, entitled: { ...state.entitled, [dividend]: { ...entitled, election } } }
}

export function evolve(state: ElectiveDividendsState, event: ElectiveDividendsEvent): ElectiveDividendsState {
  switch (event.kind) {
    case 'electiveDividends.counted': {
      const { dividend, terms } = event
      return { ...state, entitled: { ...state.entitled, [dividend.id]: { dividend, terms } } }
    }
    case 'electiveDividends.submitted':
      return withElection(state, event.terms.dividend, 'underReview')
    case 'electiveDividends.accepted':
      return withElection(state, event.terms.dividend, 'accepted')
    case 'electiveDividends.released':
    case 'electiveDividends.withdrawn':
      return withElection(state, event.terms.dividend, undefined)
    case 'electiveDividends.lapsed':
      return state
    case 'electiveDividends.standingSet':
      return { ...state, standing: event.standing }
    case 'electiveDividends.settled': {
      const { [event.record.dividend.id]: _paid, ...entitled } = state.entitled
      return { ...state, entitled }
    }
    default: {
      const never: never = event
      return never
    }
  }
}
