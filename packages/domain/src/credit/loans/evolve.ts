import { add } from '../../base/money/money.ts'
import type { LoansEvent } from './event.ts'
import type { LoansState } from './state.ts'

function withPlace(
  places: LoansState['places'],
  place: string | undefined,
  has: boolean,
): LoansState['places'] {
  if (place === undefined) return places
  const others = places.filter((one) => one !== place)
  return has ? [...others, place] : others
}

export function evolve(state: LoansState, event: LoansEvent): LoansState {
  switch (event.kind) {
    case 'loans.submitted':
      return { ...state, places: withPlace(state.places, event.terms.place, true) }
    case 'loans.released':
      return { ...state, places: withPlace(state.places, event.terms.place, false) }
    case 'loans.begun': {
      const { loan, checksAt } = event
      return { ...state, loan, checksAt, isLow: false, reminded: undefined }
    }
    case 'loans.repaymentSubmitted':
    case 'loans.returned':
      return state
    case 'loans.repaid':
      return { ...state, loan: event.loan, interest: add(state.interest, event.interest) }
    case 'loans.collected': {
      const { loan, interest, missing } = event
      const overdue = state.overdue + (missing === undefined ? 0 : 1)
      return { ...state, loan, overdue, interest: add(state.interest, interest) }
    }
    case 'loans.ended':
      return { ...state, loan: undefined, checksAt: undefined, isLow: false, reminded: undefined }
    case 'loans.reminded':
      return { ...state, reminded: event.instalment.number }
    case 'loans.collateralChecked':
      return { ...state, isLow: event.isLow, checksAt: event.checksAt }
    default: {
      const never: never = event
      return never
    }
  }
}
