import type { WithdrawalTermsOnWire } from '@onelot/api-client'
import { type Instant, type Kind, type Money, add, negate, zero } from '@onelot/domain'

type HeldBack = WithdrawalTermsOnWire['heldBack'][number]

/** A part of the cash that cannot leave; its money is negative. */
export type WaterfallPart =
  | {
      readonly kind: 'unsettled'
      readonly key: string
      readonly money: Money
      readonly until: Instant | undefined
    }
  /** Of all orders together. */
  | { readonly kind: 'order'; readonly key: string; readonly money: Money }
  /** Of all that one module holds. */
  | { readonly kind: 'product'; readonly key: string; readonly money: Money; readonly module: string }
  | {
      readonly kind: 'request'
      readonly key: string
      readonly money: Money
      readonly request: string
      /** What is asked for. */
      readonly asked: Kind
    }
  /** What has to stay while something is borrowed. */
  | { readonly kind: 'loan'; readonly key: string; readonly money: Money }

export interface WaterfallSteps {
  /** All cash of the currency. */
  readonly cash: Money
  readonly parts: readonly WaterfallPart[]
  /** What is left: cash and parts add up to it. */
  readonly withdrawable: Money
}

const sumOf = (parts: readonly HeldBack[], nothing: Money): Money =>
  add(nothing, ...parts.map(({ money }) => money))

/** From all cash to what may leave, by the days of the reader: what has not settled by the day on which it does, then what orders hold together and what each product does, then each request. */
export function waterfallOf(
  { withdrawable, heldBack }: Pick<WithdrawalTermsOnWire, 'withdrawable' | 'heldBack'>,
  dayAt: (at: Instant) => string,
): WaterfallSteps {
  const nothing: Money = zero(withdrawable.currency)
  const unsettled = heldBack.filter(({ kind }) => kind === 'unsettled')
  const dayOf = ({ until }: HeldBack) => (until === undefined ? '' : dayAt(until))
  const days = [...new Set(unsettled.map(dayOf))]
  const orders = heldBack.filter(({ kind }) => kind === 'order')
  const ofProducts = heldBack.filter(({ kind }) => kind === 'product')
  const modules = [...new Set(ofProducts.map(({ module = '' }) => module))]
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
      ...(orders.length === 0
        ? []
        : [{ kind: 'order', key: 'order', money: negate(sumOf(orders, nothing)) } as const]),
      ...modules.map((module): WaterfallPart => {
        const own = ofProducts.filter((part) => (part.module ?? '') === module)
        return { kind: 'product', key: `product ${module}`, money: negate(sumOf(own, nothing)), module }
      }),
      ...heldBack.flatMap(({ kind, money, ref, request: asked }): readonly WaterfallPart[] =>
        kind === 'request' && ref !== undefined && asked !== undefined
          ? [{ kind, key: ref, money: negate(money), request: ref, asked }]
          : [],
      ),
      ...heldBack
        .filter(({ kind }) => kind === 'loan')
        .map((part): WaterfallPart => ({ kind: 'loan', key: 'loan', money: negate(part.money) })),
    ],
    withdrawable,
  }
}

const later = (a: Instant | undefined, b: Instant | undefined): Instant | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a
