import { type Decimal, type Protection, exact, toDecimal } from '@onelot/domain'

export const stopKinds = ['level', 'amount', 'rate'] as const
/** A stop loss at a price, or one that trails by an amount or by a percentage. */
export type StopKind = (typeof stopKinds)[number]

/** Take profit and stop loss as they are being filled in: just what was typed. */
export interface ProtectionDraft {
  readonly takeProfit: string
  readonly stopKind: StopKind
  /** What was typed for each kind, so that a look at another one loses nothing. A rate is in percent. */
  readonly stops: Readonly<Record<StopKind, string>>
}

export type ProtectionAction =
  | { readonly kind: 'takeProfitTyped'; readonly text: string }
  | { readonly kind: 'stopKindChosen'; readonly stopKind: StopKind }
  | { readonly kind: 'stopTyped'; readonly text: string }

export const noProtection: ProtectionDraft = {
  takeProfit: '',
  stopKind: 'level',
  stops: { level: '', amount: '', rate: '' },
}

export const isFilledIn = ({ takeProfit, stopKind, stops }: ProtectionDraft): boolean =>
  takeProfit.trim() !== '' || stops[stopKind].trim() !== ''

const percentOf = (rate: Decimal): Decimal => toDecimal(exact(rate).times('100'))

/** The draft of what protects a position already. */
export function draftOfProtection({ takeProfit, stopLoss }: Protection): ProtectionDraft {
  const draft = { ...noProtection, takeProfit: takeProfit ?? '' }
  if (stopLoss === undefined) return draft
  if (stopLoss.kind === 'level') return { ...draft, stops: { ...draft.stops, level: stopLoss.price } }
  const { distance } = stopLoss
  return distance.kind === 'amount'
    ? { ...draft, stopKind: 'amount', stops: { ...draft.stops, amount: distance.amount } }
    : { ...draft, stopKind: 'rate', stops: { ...draft.stops, rate: percentOf(distance.rate) } }
}

export function protectionReducer(draft: ProtectionDraft, action: ProtectionAction): ProtectionDraft {
  switch (action.kind) {
    case 'takeProfitTyped':
      return { ...draft, takeProfit: action.text }
    case 'stopKindChosen':
      return { ...draft, stopKind: action.stopKind }
    case 'stopTyped':
      return { ...draft, stops: { ...draft.stops, [draft.stopKind]: action.text } }
    default: {
      const never: never = action
      return never
    }
  }
}
