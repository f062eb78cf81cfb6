import { type InstrumentId, type PositionId, positionId } from '../../../base/ids.ts'
import type { Instant } from '../../../base/instant.ts'
import { rebasedPrice } from '../../../base/instruments/announced.ts'
import type { Leverage } from '../../../base/instruments/instrument.ts'
import { cashOf } from '../../../base/ledger/debt.ts'
import {
  type Balances,
  type Posting,
  type PostingReason,
  balanceOf,
  emptyBalances,
  post,
} from '../../../base/ledger/ledger.ts'
import { type Currency, currencies } from '../../../base/money/currency.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Money, add, negate, subtract, zero } from '../../../base/money/money.ts'
import type { ClosingExecution, Execution, OpeningExecution } from '../orders/execution.ts'
import type { Fill } from '../positions/position.ts'
import type { PositionRebased } from '../corporateActions/splits.ts'
import { type Priced, grossProfitOf, splitFill } from '../positions/settlement.ts'

/** What an account did, each list the earliest first. */
export interface AccountHistory {
  readonly executions: readonly Execution[]
  readonly postings: readonly (Posting & { readonly at: Instant })[]
  /** @defaultValue none */
  readonly rebased?: readonly PositionRebased[]
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
  /** Net profit of every exit. */
  readonly realised: Money
  readonly unrealised: Money
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

/** The leg in units after a split. */
function afterSplit(leg: OpenLeg, { lots, ratio, cash }: PositionRebased): OpenLeg | undefined {
  if (lots === 0) return undefined
  const { fill } = leg
  const price = rebasedPrice(fill.price, ratio)
  if (cash === undefined) return { ...leg, fill: { ...fill, price, lots } }
  const margin = subtract(fill.margin, cash.margin)
  return { ...leg, fill: { ...fill, price, lots, margin, fee: subtract(fill.fee, cash.fee) } }
}

/** Where a posting changes the margin of a position that stays open: by how much; undefined of any other posting. */
function marginChangeOf({ reason, money }: Posting): Money | undefined {
  if (reason === 'marginAdded') return money
  return reason === 'marginDrawn' ? negate(money) : undefined
}

/** Postings that realise a profit, or take from it, without an exit. */
const earnedBy: Readonly<Partial<Record<PostingReason, 'gain' | 'loss'>>> = {
  dividend: 'gain',
  withholding: 'loss',
  dividendCharge: 'loss',
}

/** What a posting realised without an exit, negative where it was charged; undefined of any other posting. */
export function earnedOf({ reason, money }: Pick<Posting, 'reason' | 'money'>): Money | undefined {
  const earned = earnedBy[reason]
  if (earned === undefined) return undefined
  return earned === 'gain' ? money : negate(money)
}

const isBy = (happened: { readonly at: Instant } | undefined, moment: Instant): boolean =>
  happened !== undefined && happened.at <= moment

/**
 * The account at each of some moments, in their order: a fold of its postings and executions up to and including the moment. It reads
 * both lists once, however many moments there are.
 */
export function* pastAccounts(
  { executions, postings, rebased = [] }: AccountHistory,
  moments: readonly Instant[],
): Generator<PastAccount> {
  const legs = new Map<PositionId, OpenLeg>()
  const realised: Partial<Record<Currency, Money>> = {}
  let ledger = emptyBalances
  let executed = 0
  let split = 0
  let posted = 0
  const marginChanges = postings.filter((line) => marginChangeOf(line) !== undefined)
  let changed = 0
  for (const moment of moments) {
    const from = posted
    while (posted < postings.length && isBy(postings[posted], moment)) posted += 1
    ledger = post(ledger, postings.slice(from, posted))
    for (const line of postings.slice(from, posted)) {
      const earned = earnedOf(line)
      if (earned === undefined) continue
      const { currency } = earned
      realised[currency] = add(realised[currency] ?? zero(currency), earned)
    }
    const rebaseUntil = (until: Instant): void => {
      for (let next = rebased[split]; isBy(next, until); next = rebased[split]) {
        split += 1
        if (next === undefined) break
        const leg = legs.get(next.position)
        const left = leg && afterSplit(leg, next)
        if (left === undefined) legs.delete(next.position)
        else legs.set(next.position, left)
        if (next.cash === undefined) continue
        const { netProfit } = next.cash
        const { currency } = netProfit
        realised[currency] = add(realised[currency] ?? zero(currency), netProfit)
      }
      for (
        let next = marginChanges[changed];
        next !== undefined && isBy(next, until);
        next = marginChanges[changed]
      ) {
        changed += 1
        const leg = legs.get(positionId(next.ref))
        const change = marginChangeOf(next)
        if (leg === undefined || change === undefined) continue
        const { fill } = leg
        legs.set(leg.position, { ...leg, fill: { ...fill, margin: add(fill.margin, change) } })
      }
    }
    for (; executed < executions.length; executed += 1) {
      const execution = executions[executed]
      if (execution === undefined || !isBy(execution, moment)) break
      rebaseUntil(execution.at)
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
    rebaseUntil(moment)
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
        available: cashOf(ledger, currency),
        frozen: balanceOf(ledger, currency, 'frozen'),
        holdingFunds: add(balanceOf(ledger, currency, 'margin'), ...own),
        copy: balanceOf(ledger, currency, 'copy'),
        realised: realised[currency] ?? zero(currency),
        unrealised: add(zero(currency), ...own),
      }
    })
}
