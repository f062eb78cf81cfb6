import type { Decimal } from '../../base/money/decimal.ts'
import { exact, quotient, toDecimal } from '../../base/money/exact.ts'
import { type Money, money, subtract } from '../../base/money/money.ts'
import type { SharesBought } from './state.ts'

/** What the net of a dividend buys at a price: whole shares, and the rest in cash. */
export function sharesBought(net: Money, price: Decimal): SharesBought {
  const whole = toDecimal(quotient(exact(net.amount), exact(price), 0, 'down'))
  const cost = money(net.currency, exact(price).times(whole), 'up')
  return { shares: Number(whole), price, cost, rest: subtract(net, cost) }
}
