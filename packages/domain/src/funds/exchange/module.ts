import { coverCodes } from '../../base/funds/cover.ts'
import { type Posting, type PostingReason, posting } from '../../base/ledger/ledger.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import { type Currency, currencies } from '../../base/money/currency.ts'
import { type Money, money } from '../../base/money/money.ts'
import { type ExchangeContext, check } from './check.ts'
import type { ExchangeCommand } from './command.ts'
import type { ExchangeEvent } from './event.ts'
import { exchangedInto } from './rates.ts'
import { type ExchangeState, initialExchange, withExchanged } from './state.ts'

export { type ExchangeContext, type ExchangeQuote } from './check.ts'
export {
  type CurrencyPair,
  type PairWorth,
  RATE_DIGITS,
  exchangeRate,
  exchangedInto,
  neededFor,
  spreadOf,
} from './rates.ts'
export { type Exchanged } from './state.ts'

const reasons: readonly PostingReason[] = ['exchange.sold', 'exchange.bought']

/** Whether money moved because it was exchanged. */
export const isExchange = ({ reason }: Pick<Posting, 'reason'>): boolean => reasons.includes(reason)

function accept(
  { amount }: ExchangeCommand,
  _: ExchangeState,
  { now: at, newId: id, quote }: ExchangeContext,
): readonly ExchangeEvent[] {
  // Refused without one.
  if (quote === undefined) return []
  const { from, to, rate, mid } = quote
  const source = money(from, amount)
  const target = exchangedInto(source, to, rate)
  const postings = [
    ...posting('available', 'house', source, 'exchange.sold', id),
    ...posting('house', 'available', target, 'exchange.bought', id),
  ]
  const exchanged = { id, source, target, rate, mid, at }
  return [{ kind: 'exchange.exchanged', version: 1, at, postings, exchanged }]
}

const earned = (state: ExchangeState): readonly Money[] =>
  currencies.flatMap((currency: Currency) => {
    const amount = state.earned[currency]
    return amount === undefined ? [] : [money(currency, amount)]
  })

/** Money of one currency for that of another, at a rate that was quoted (docs/rules/funds.md). */
export const exchange = defineModule({
  name: 'exchange',
  stream: 'account',
  initial: initialExchange,
  shape: 1,
  evolve: (state: ExchangeState, { exchanged }: ExchangeEvent) => withExchanged(state, exchanged),
  upcasts: { 'exchange.exchanged': [] },
  refusals: {
    'exchange.convert': [
      'ACCOUNT_FROZEN',
      'PRODUCT_UNAVAILABLE',
      'QUOTE_EXPIRED',
      'VALIDATION',
      ...coverCodes,
      'WITHDRAWABLE_INSUFFICIENT',
    ],
  },
  check: (command: ExchangeCommand, _: ExchangeState, context: ExchangeContext) => check(command, context),
  accept,
  schedule: () => [],
  rows: () => [],
  earned,
})
