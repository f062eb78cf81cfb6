import type { Restriction } from '../../base/access/access.ts'
import { debtsOf } from '../../base/ledger/debt.ts'
import { type Balances, balanceOf } from '../../base/ledger/ledger.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { type Rates, rateOf } from '../../base/money/convert.ts'
import { currencies } from '../../base/money/currency.ts'
import { exact } from '../../base/money/exact.ts'
import { type Money, isPositive, isZero, money, negate } from '../../base/money/money.ts'
import { type Refusal, refuse } from '../../base/refusals/refusal.ts'
import { type ObstacleName, obstacleNames } from './obstacleNames.ts'

export interface ClosingContext extends RuleContext {
  readonly restrictions: readonly Restriction[]
  readonly hasOpenPositions: boolean
  readonly hasWorkingOrders: boolean
  /** Other modules of which something goes on. */
  readonly openProducts: readonly string[]
  /** A dividend whose ex-date has come, and which is still to be paid. */
  readonly isOwedDividends: boolean
  /** The fund operation under review. */
  readonly pending: 'deposit' | 'other' | undefined
  readonly isAnythingUnderReview: boolean
  /** All that the account has received to practise with. */
  readonly practiceMoney: readonly Money[]
  /** At the mids of the moment. */
  readonly rates: () => Rates
}

type WithMoney = 'debt' | 'moneyLeft'
type Plain = Exclude<ObstacleName, WithMoney | 'product'>
export type Obstacle =
  | { readonly name: Plain }
  | { readonly name: 'product'; readonly module: string }
  | { readonly name: WithMoney; readonly money: Money }

const balances = (ledger: Balances, account: Parameters<typeof balanceOf>[2]): readonly Money[] =>
  currencies.map((currency) => balanceOf(ledger, currency, account))
const has = (ledger: Balances, account: Parameters<typeof balanceOf>[2]): boolean =>
  balances(ledger, account).some((one) => !isZero(one))

/** What is left for the member to use, by currency; nothing of a currency that is empty. */
export const leftIn = (ledger: Balances): readonly Money[] => balances(ledger, 'available').filter(isPositive)

/** What is above the practice money, in won at the mid rates; undefined where nothing is. Summed unrounded, and rounded up: a part of a won is left. */
function aboveIn({ ledger, practiceMoney, rates: ratesNow }: ClosingContext): Money | undefined {
  const rates = ratesNow()
  const parts = [
    ...balances(ledger, 'available'),
    ...balances(ledger, 'frozen'),
    ...practiceMoney.map(negate),
  ]
  const above = parts.reduce(
    (sum, one) => sum.plus(exact(one.amount).times(rateOf(rates, one.currency))),
    exact('0'),
  )
  return above.gt('0') ? money('KRW', above.div(rateOf(rates, 'KRW')), 'up') : undefined
}

/** Money that a product holds outside `available` belongs to something that is open. */
export function obstaclesTo(context: ClosingContext): readonly Obstacle[] {
  const { ledger, restrictions, pending } = context
  const isHeld = context.hasOpenPositions || has(ledger, 'margin') || has(ledger, 'copy')
  const left = isHeld ? undefined : aboveIn(context)
  const isInTheWay: Readonly<Record<Plain, boolean>> = {
    frozen: restrictions.includes('frozen') || restrictions.includes('disabled'),
    positions: isHeld,
    deposit: pending === 'deposit',
    fundOperation: pending === 'other',
    dividend: context.isOwedDividends,
    review: pending === undefined && context.isAnythingUnderReview,
    orders: context.hasWorkingOrders,
    loan: has(ledger, 'loan'),
  }
  // One is said at a time, as a refusal names one amount.
  const [debt] = debtsOf(ledger)
  return obstacleNames.flatMap((name): readonly Obstacle[] => {
    if (name === 'product') return context.openProducts.map((module) => ({ name, module }))
    if (name === 'debt') return debt === undefined ? [] : [{ name, money: debt }]
    if (name === 'moneyLeft') return left === undefined ? [] : [{ name, money: left }]
    return isInTheWay[name] ? [{ name }] : []
  })
}

export const closingRefusals = [
  'ACCOUNT_FROZEN',
  'OPEN_POSITIONS',
  'DEPOSIT_PENDING',
  'FUND_OPERATION_PENDING',
  'ORDER_PENDING_REVIEW',
  'LOAN_UNPAID',
  'DEBT_UNPAID',
  'MONEY_LEFT',
] as const
export type ClosingRefusal = Refusal<(typeof closingRefusals)[number]>

export function refusalOf(obstacle: Obstacle): ClosingRefusal {
  switch (obstacle.name) {
    case 'frozen':
      return refuse('ACCOUNT_FROZEN', {})
    case 'positions':
      return refuse('OPEN_POSITIONS', {})
    case 'deposit':
      return refuse('DEPOSIT_PENDING', {})
    case 'fundOperation':
    case 'dividend':
      return refuse('FUND_OPERATION_PENDING', {})
    case 'review':
    case 'orders':
    case 'product':
      return refuse('ORDER_PENDING_REVIEW', {})
    case 'loan':
      return refuse('LOAN_UNPAID', {})
    case 'debt':
      return refuse('DEBT_UNPAID', obstacle.money)
    case 'moneyLeft':
      return refuse('MONEY_LEFT', obstacle.money)
    default: {
      const never: never = obstacle
      return never
    }
  }
}
