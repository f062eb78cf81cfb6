import { realNameRefusals } from '../../base/access/access.ts'
import { faultOfAmount, limitOf, limitRefusals } from '../../base/funds/limits.ts'
import { pendingRefusals } from '../../base/funds/pending.ts'
import { closedWindow } from '../../base/funds/window.ts'
import { minorUnits } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Exact, exact, quotient, roundTo } from '../../base/money/exact.ts'
import { type Money, money } from '../../base/money/money.ts'
import { type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { DepositsCommand } from './command.ts'
import type { DepositChannel, DepositsContext } from './context.ts'

type Payable = Pick<DepositChannel, 'method' | 'currency'>

const creditedFor = (amount: Decimal, { method }: Payable, rate: Decimal): Exact =>
  method === 'wallet' ? exact(amount).times(rate) : exact(amount)

/** What a payment is credited as: USDT in US dollars at the rate, rounded down. */
export const creditOf = (amount: Decimal, payable: Payable, rate: Decimal): Money =>
  money(payable.currency, creditedFor(amount, payable, rate), 'down')

/** The least payment that an amount is credited for: of USDT, rounded up to whole cents. */
export function paymentFor(credit: Decimal, { method, currency }: Payable, rate: Decimal): Decimal {
  if (method !== 'wallet') return credit
  const places = minorUnits(currency)
  return roundTo(quotient(exact(credit), exact(rate), places, 'up'), places, 'down')
}

/** What stands in the way of any deposit, whatever its amount. */
export function depositObstacles(
  context: Pick<DepositsContext, 'restrictions' | 'realName' | 'pending' | 'window'>,
): readonly Refusal[] {
  const { restrictions, realName, pending, window } = context
  return [
    ...(restrictions.includes('frozen') ? [refuse('ACCOUNT_FROZEN', {})] : []),
    ...realNameRefusals(realName),
    ...pendingRefusals(pending),
    ...(window.isOpen ? [] : [refuse('DEPOSIT_WINDOW_CLOSED', closedWindow(window))]),
  ]
}

export function check(command: DepositsCommand, context: DepositsContext): readonly Refusal[] {
  if (command.kind === 'deposits.credit') return []
  const { channel, limits, rate, references } = context
  const { amount } = command
  const obstacles = depositObstacles(context)
  if (channel === undefined) return [...obstacles, invalid({ channel: 'unknown' })]
  const { currency } = channel
  const fault = faultOfAmount(amount, currency)
  if (fault !== undefined) return [...obstacles, invalid({ amount: fault })]
  if (command.reference !== undefined && !references.includes(command.reference))
    return [...obstacles, invalid({ reference: 'unknown' })]
  // Not as money: what is far above the most may have more digits than money has.
  const credited = creditedFor(amount, channel, rate).round(minorUnits(currency), 0)
  return [
    ...obstacles,
    ...limitRefusals(credited, currency, limitOf(limits, currency), {
      below: (params) => refuse('DEPOSIT_BELOW_MINIMUM', params, { amount: 'tooLow' }),
      above: (params) => refuse('DEPOSIT_ABOVE_MAXIMUM', params, { amount: 'tooHigh' }),
    }),
  ]
}
