import type { AccountId } from '../../base/ids.ts'
import { type LossLimit, type LossLimits, lossLimitOn } from '../../base/dayTrades/lossLimit.ts'
import type { LocalDate } from '../../base/instant.ts'
import type { MarketId } from '../../base/instruments/instrument.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { ModuleEvent, RuleContext } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { minorUnits } from '../../base/money/currency.ts'
import type { Currency } from '../../base/money/currency.ts'
import { type Money, compare, money } from '../../base/money/money.ts'
import { type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import { plusDays } from '../../base/sessions/localDates.ts'

export interface DayTradingState {
  /** The member's own, by market. */
  readonly limits: LossLimits
}

/** Without an amount there is no limit. */
export interface DayTradingCommand {
  readonly kind: 'dayTrading.setLossLimit'
  readonly market: MarketId
  readonly amount?: Decimal | undefined
}

export interface DayTradingEvent extends ModuleEvent {
  readonly kind: 'dayTrading.lossLimitSet'
  readonly version: 1
  readonly market: MarketId
  readonly limit: LossLimit
}

export interface DayTradingContext extends RuleContext {
  readonly offered: boolean
  /** Undefined where the account was never opened. */
  readonly account: AccountId | undefined
  readonly currency: Currency
  /** The running trading day of the market. */
  readonly day: LocalDate
  /** Whether its first regular session has opened. */
  readonly isBegun: boolean
}

/** The greatest limit, in any currency. */
const MOST = '1000000000000'

function amountRefusals(amount: Decimal | undefined, currency: Currency): readonly Refusal[] {
  if (amount === undefined) return []
  const value = exact(amount)
  if (value.lte('0')) return [invalid({ amount: 'tooLow' })]
  if (value.gt(MOST)) return [invalid({ amount: 'tooHigh' })]
  return value.eq(value.round(minorUnits(currency), 0)) ? [] : [invalid({ amount: 'malformed' })]
}

/** Whether a limit lets less be lost than another, or as much. */
const isTighter = (wanted: Money | undefined, now: Money | undefined): boolean =>
  now === undefined || (wanted !== undefined && compare(wanted, now) <= 0)

/** A day that has begun keeps its limit: what is loosened counts from the next one on. */
function limitAfter(
  limit: LossLimit | undefined,
  amount: Money | undefined,
  { day, isBegun }: DayTradingContext,
): LossLimit {
  const now = lossLimitOn(limit, day)
  return isBegun && !isTighter(amount, now)
    ? { amount: now, next: { amount, from: plusDays(day, 1) } }
    : { amount }
}

/** The member's own settings of day trading (docs/rules/day-trading.md); the trades themselves are trading's. */
export const dayTrading = defineModule({
  name: 'dayTrading',
  stream: 'account',
  initial: { limits: {} },
  shape: 1,
  evolve: ({ limits }: DayTradingState, { market, limit }: DayTradingEvent): DayTradingState => ({
    limits: { ...limits, [market]: limit },
  }),
  upcasts: { 'dayTrading.lossLimitSet': [] },
  refusals: { 'dayTrading.setLossLimit': ['PRODUCT_UNAVAILABLE', 'ACCOUNT_NOT_FOUND', 'VALIDATION'] },
  check: (
    { amount }: DayTradingCommand,
    _: DayTradingState,
    { offered, account, currency }: DayTradingContext,
  ): readonly Refusal[] => [
    ...(offered ? [] : [refuse('PRODUCT_UNAVAILABLE', {})]),
    ...(account === undefined ? [refuse('ACCOUNT_NOT_FOUND', {})] : []),
    ...amountRefusals(amount, currency),
  ],
  accept: (
    { market, amount }: DayTradingCommand,
    { limits }: DayTradingState,
    context: DayTradingContext,
  ): readonly DayTradingEvent[] => [
    {
      kind: 'dayTrading.lossLimitSet',
      version: 1,
      at: context.now,
      postings: [],
      market,
      limit: limitAfter(limits[market], amount && money(context.currency, amount), context),
    },
  ],
  schedule: () => [],
  rows: () => [],
})
