import type { InstrumentId, PositionId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { Leverage } from '../instruments/instrument.ts'
import { type Balances, type Posting, balanceOf, emptyBalances, post } from '../ledger/ledger.ts'
import { type Currency, currencies } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import { type Money, add, zero } from '../money/money.ts'
import type { ClosingExecution, Execution, OpeningExecution } from './execution.ts'
import type { Fill } from './position.ts'
import { type Priced, grossProfitOf, splitFill } from './settlement.ts'

/** What an account did, each list the earliest first. */
export interface AccountHistory {
  readonly executions: readonly Execution[]
  readonly postings: readonly (Posting & { readonly at: Instant })[]
}

/** What is open of a position at a moment. */
export interface OpenLeg extends Priced {
  readonly position: PositionId
  readonly instrument: InstrumentId
  readonly leverage: Leverage
  readonly fill: Fill
}

/** An account as it was at a moment: what it had, what it held and what it had realised. */
export interface PastAccount {
  readonly ledger: Balances
  readonly legs: readonly OpenLeg[]
  readonly realised: Readonly<Partial<Record<Currency, Money>>>
}

/** One currency of a past account at the prices of its moment. */
export interface PastWorth {
  readonly currency: Currency
  readonly available: Money
  readonly frozen: Money
  /** The margin and the unrealised profit of what was held. */
  readonly holdingFunds: Money
  readonly copy: Money
  /** Net profit of every exit, and what was unrealised. */
  readonly profit: Money
}

const legOf = (opening: OpeningExecution): OpenLeg => {
  const { position, instrument, side, leverage, currency, lotSize } = opening
  const { price, at, tradingDay, margin, fee, lots } = opening
  return {
    position,
    instrument,
    leverage,
    terms: { side },
    currency,
    lotSize,
    fill: { price, at, tradingDay, margin, fee, lots },
  }
}

/** What an exit leaves of a leg. */
function afterExit(leg: OpenLeg, { lots }: ClosingExecution): OpenLeg | undefined {
  return lots >= leg.fill.lots ? undefined : { ...leg, fill: splitFill(leg.fill, lots).remainder }
}

const isBy = (happened: { readonly at: Instant } | undefined, moment: Instant): boolean =>
  happened !== undefined && happened.at <= moment

/**
 * The account at each of some moments, in their order: a fold of its postings and executions up to and including the moment. It reads
 * both lists once, however many moments there are.
 */
export function* pastAccounts(
  { executions, postings }: AccountHistory,
  moments: readonly Instant[],
): Generator<PastAccount> {
  const legs = new Map<PositionId, OpenLeg>()
  const realised: Partial<Record<Currency, Money>> = {}
  let ledger = emptyBalances
  let executed = 0
  let posted = 0
  for (const moment of moments) {
    const from = posted
    while (posted < postings.length && isBy(postings[posted], moment)) posted += 1
    ledger = post(ledger, postings.slice(from, posted))
    for (; executed < executions.length; executed += 1) {
      const execution = executions[executed]
      if (execution === undefined || !isBy(execution, moment)) break
      if (execution.purpose === 'open') {
        legs.set(execution.position, legOf(execution))
        continue
      }
      const { position, currency, netProfit } = execution
      realised[currency] = add(realised[currency] ?? zero(currency), netProfit)
      const leg = legs.get(position)
      const left = leg && afterExit(leg, execution)
      if (left === undefined) legs.delete(position)
      else legs.set(position, left)
    }
    yield { ledger, legs: [...legs.values()], realised: { ...realised } }
  }
}

/** What a past account was worth by prices of its moment; a leg without a price counts at its entry (docs/rules/positions.md). */
export function pastWorthOf(
  { ledger, legs, realised }: PastAccount,
  priceOf: (instrument: InstrumentId) => Decimal | undefined,
): readonly PastWorth[] {
  const unrealised = legs.map((leg) =>
    grossProfitOf(leg, leg.fill, priceOf(leg.instrument) ?? leg.fill.price),
  )
  return currencies
    .filter((currency) => ledger[currency] !== undefined)
    .map((currency) => {
      const own = unrealised.filter((one) => one.currency === currency)
      return {
        currency,
        available: balanceOf(ledger, currency, 'available'),
        frozen: balanceOf(ledger, currency, 'frozen'),
        holdingFunds: add(balanceOf(ledger, currency, 'margin'), ...own),
        copy: balanceOf(ledger, currency, 'copy'),
        profit: add(realised[currency] ?? zero(currency), ...own),
      }
    })
}
