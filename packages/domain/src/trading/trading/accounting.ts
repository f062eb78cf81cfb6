import type { Holding, PriceOf } from '../../base/module/module.ts'
import { currencies } from '../../base/money/currency.ts'
import { type Money, add, money, subtract } from '../../base/money/money.ts'
import type { WorkingOrder } from './orders/order.ts'
import type { OpenPosition } from './positions/position.ts'
import { grossProfitOf } from './positions/settlement.ts'
import type { TradingState } from './state.ts'

/** What working opening orders froze, and the margins of open positions. */
export const holds = ({ orders, positions }: TradingState): readonly Holding[] => [
  ...Object.values<WorkingOrder>(orders).flatMap((order): readonly Holding[] => {
    if (order.purpose === 'close') return []
    const { position, frozenMargin, frozenFee, terms } = order
    const { instrument, side } = terms
    const heldFor = { kind: 'order', position, instrument, side } as const
    return [{ account: 'frozen', ref: position, money: add(frozenMargin, frozenFee), heldFor }]
  }),
  ...Object.values<OpenPosition>(positions).map(({ id: ref, fill }): Holding => ({
    account: 'margin',
    ref,
    money: fill.margin,
  })),
]

/** Net profit to date, dividends with it; of each open position what is unrealised, less the commission of its entry. */
export const earned = ({ totals, positions }: TradingState, priceOf: PriceOf): readonly Money[] => [
  ...currencies.flatMap((currency) => {
    const realised = totals.realised[currency]
    return realised === undefined ? [] : [money(currency, realised)]
  }),
  ...Object.values<OpenPosition>(positions).flatMap((position) => {
    const { fill, terms } = position
    const unrealised = grossProfitOf(position, fill, priceOf(terms.instrument) ?? fill.price)
    return [subtract(unrealised, fill.fee)]
  }),
]
