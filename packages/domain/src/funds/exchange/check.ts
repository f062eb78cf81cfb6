import type { Restriction } from '../../base/access/access.ts'
import { coverRefusals, fundsIn } from '../../base/funds/cover.ts'
import type { Instant } from '../../base/instant.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { minorUnits } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { type Money, money } from '../../base/money/money.ts'
import { type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { ExchangeCommand } from './command.ts'
import { type CurrencyPair, bringsNothing } from './rates.ts'

/** A rate that holds until a moment. */
export interface ExchangeQuote extends CurrencyPair {
  readonly rate: Decimal
  readonly mid: Decimal
  /** It no longer holds from then on. */
  readonly expiresAt: Instant
}

export interface ExchangeContext extends RuleContext {
  /** A setting: whether the feature is offered. */
  readonly offered: boolean
  /** Those of the account: a question that another module answers. */
  readonly restrictions: readonly Restriction[]
  /** What the token says; undefined where this broker did not give it to this account, or it was altered. */
  readonly quote: ExchangeQuote | undefined
  /** Of the currency that is given: a question that another module answers. */
  readonly withdrawable: Money | undefined
}

/** Whether an amount has no more digits than its currency. */
const fits = (amount: Decimal, { from }: CurrencyPair): boolean =>
  (amount.split('.')[1]?.length ?? 0) <= minorUnits(from)

/** Every reason against an exchange, the one that is answered first (docs/rules/funds.md). */
export function check(command: ExchangeCommand, context: ExchangeContext): readonly Refusal[] {
  const { now, offered, restrictions, quote } = context
  const refusals: Refusal[] = []
  if (restrictions.includes('frozen')) refusals.push(refuse('ACCOUNT_FROZEN', {}))
  if (!offered) refusals.push(refuse('PRODUCT_UNAVAILABLE', {}))
  if (quote === undefined || quote.expiresAt <= now) return [...refusals, refuse('QUOTE_EXPIRED', {})]
  if (!fits(command.amount, quote)) return [...refusals, invalid({ amount: 'malformed' })]
  const source = money(quote.from, exact(command.amount))
  if (bringsNothing(source, quote.to, quote.rate)) return [...refusals, invalid({ amount: 'tooLow' })]
  const funds = { ...fundsIn(context.ledger, source.currency), withdrawable: context.withdrawable }
  return [...refusals, ...coverRefusals(source, funds, { amount: 'tooHigh' })]
}
