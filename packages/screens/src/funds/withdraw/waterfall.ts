import type { WithdrawalTermsOnWire } from '@onelot/api-client'
import { type Instant, type Money, add, negate, zero } from '@onelot/domain'

type HeldBack = WithdrawalTermsOnWire['heldBack'][number]

/** A part of the cash that cannot leave; its money is negative. */
export type WaterfallPart =
  | {
      readonly kind: 'unsettled'
      readonly key: string
      readonly money: Money
      readonly until: Instant | undefined
    }
  /** Of all orders together, of all applications for new shares, or of all bids. */
  | { readonly kind: 'order' | 'application' | 'bid'; readonly key: string; readonly money: Money }
  | { readonly kind: 'request'; readonly key: string; readonly money: Money; readonly request: string }

export interface WaterfallSteps {
  /** All cash of the currency. */
  readonly cash: Money
  readonly parts: readonly WaterfallPart[]
  /** What is left: cash and parts add up to it. */
  readonly withdrawable: Money
}

const sumOf = (parts: readonly HeldBack[], nothing: Money): Money =>
  add(nothing, ...parts.map(({ money }) => money))

/** From all cash to what may leave, by the days of the reader: what has not settled by the day on which it does, then what orders, applications and bids hold together, then each request. */
export function waterfallOf(
  { withdrawable, heldBack }: Pick<WithdrawalTermsOnWire, 'withdrawable' | 'heldBack'>,
  dayAt: (at: Instant) => string,
): WaterfallSteps {
  const nothing: Money = zero(withdrawable.currency)
  const unsettled = heldBack.filter(({ kind }) => kind === 'unsettled')
  const dayOf = ({ until }: HeldBack) => (until === undefined ? '' : dayAt(until))
  const days = [...new Set(unsettled.map(dayOf))]
  const together = (kind: 'order' | 'application' | 'bid'): readonly WaterfallPart[] => {
    const parts = heldBack.filter((part) => part.kind === kind)
    return parts.length === 0 ? [] : [{ kind, key: kind, money: negate(sumOf(parts, nothing)) }]
  }
  return {
    cash: sumOf(heldBack, withdrawable),
    parts: [
      ...days.map((day): WaterfallPart => {
        const parts = unsettled.filter((part) => dayOf(part) === day)
        return {
          kind: 'unsettled',
          key: `unsettled ${day}`,
          money: negate(sumOf(parts, nothing)),
          // The whole of a day's proceeds is there when its last part is.
          until: parts.map(({ until }) => until).reduce(later, undefined),
        }
      }),
      ...together('order'),
      ...together('application'),
      ...together('bid'),
      ...heldBack.flatMap(({ kind, money, ref }): readonly WaterfallPart[] =>
        kind === 'request' && ref !== undefined
          ? [{ kind, key: ref, money: negate(money), request: ref }]
          : [],
      ),
    ],
    withdrawable,
  }
}

const later = (a: Instant | undefined, b: Instant | undefined): Instant | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a
