import type { ExchangeQuoteOnWire } from '@onelot/api-client'
import {
  type Balances,
  type Currency,
  type Decimal,
  type Money,
  type Refusal,
  decimal,
  exact,
  minorUnits,
  money,
  refuse,
} from '@onelot/domain'
import { exchange, exchangedInto, neededFor, spreadOf } from '@onelot/domain/modules/funds/exchange'
import type { PairSide } from '@onelot/ui'
import type { CurrencyPair } from './pair.ts'

/** What is filled in: an amount of one side, of which the other follows. */
export interface ExchangeDraft extends CurrencyPair {
  readonly side: PairSide
  /** As it was typed. */
  readonly text: string
  /** The number in it; undefined where it is none. */
  readonly amount: Decimal | undefined
}

/** What an amount brings by a quote. */
export interface Conversion {
  readonly quote: ExchangeQuoteOnWire
  readonly source: Money
  readonly target: Money
  /** By how much less comes than at the mid rate. */
  readonly spread: Money
}

export interface ExchangeModel {
  readonly conversion: Conversion | undefined
  /** Why the broker would refuse it. */
  readonly refusal: Refusal | undefined
}

const none: ExchangeModel = { conversion: undefined, refusal: undefined }

/** Longer ones are more than anybody has of any currency, and are not converted. */
const MOST_WHOLE_DIGITS = 15
const isBeyondMoney = (amount: Decimal): boolean =>
  (amount.replace(/^-?0*/, '').split('.')[0]?.length ?? 0) > MOST_WHOLE_DIGITS

/** Turned round: what was typed stays with its currency. */
export const swapped = ({ from, to, side, ...typed }: ExchangeDraft): ExchangeDraft => ({
  ...typed,
  from: to,
  to: from,
  side: side === 'from' ? 'to' : 'from',
})

/** With another currency on a side. What was typed in it is read anew: it may be no number of the currency that takes its place. */
export function chosen(
  draft: ExchangeDraft,
  side: PairSide,
  currency: Currency,
  read: (text: string, currency: Currency) => Decimal | undefined,
): ExchangeDraft {
  if (side !== draft.side) return { ...draft, [side]: currency }
  // A mark that was pasted went with its currency.
  const text = draft.amount ?? draft.text
  return { ...draft, [side]: currency, text, amount: read(text, currency) }
}

/** What is given for what was typed: itself, or as much as brings it. */
function sourceOf(
  { side, amount = decimal('0') }: ExchangeDraft,
  { from, to, rate }: ExchangeQuoteOnWire,
): Money {
  return side === 'from' ? money(from, amount, 'down') : neededFor(money(to, amount, 'down'), from, rate)
}

/** The least that may be typed on a side: of what is wanted the smallest unit, and of what is given as much as is exchanged to that. */
export function leastOf(side: PairSide, { from, to, rate }: ExchangeQuoteOnWire): Money {
  const smallest = money(to, exact('10').pow(-minorUnits(to)))
  return side === 'to' ? smallest : neededFor(smallest, from, rate)
}

/** What a draft comes to by a quote, by the rules of the broker. */
export function modelOf(draft: ExchangeDraft, quote: ExchangeQuoteOnWire | undefined): ExchangeModel {
  if (quote === undefined || draft.amount === undefined) return none
  if (isBeyondMoney(draft.amount))
    return { conversion: undefined, refusal: refuse('BALANCE_INSUFFICIENT', {}, { amount: 'tooHigh' }) }
  const source = sourceOf(draft, quote)
  const target = exchangedInto(source, quote.to, quote.rate)
  const { available, frozen, withdrawable } = quote.accounts.from
  const ledger: Balances = { [quote.from]: { available: available.amount, frozen: frozen.amount } }
  const [refusal] = exchange.check(
    { kind: 'exchange.convert', token: quote.token, amount: source.amount },
    exchange.initial,
    { now: quote.quotedAt, newId: '', ledger, offered: true, restrictions: [], quote, withdrawable },
  )
  return { conversion: { quote, source, target, spread: spreadOf(source, target, quote.mid) }, refusal }
}

/** What a side reads: what was typed on it, else what follows from the other. */
export function typedOn(side: PairSide, draft: ExchangeDraft, { conversion }: ExchangeModel): string {
  if (side === draft.side) return draft.text
  return (side === 'from' ? conversion?.source.amount : conversion?.target.amount) ?? ''
}
