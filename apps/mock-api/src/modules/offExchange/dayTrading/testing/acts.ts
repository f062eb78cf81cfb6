import { contract, tradePlace } from '@onelot/api-client'
import { nth } from '../../../../anyCommands/nth.ts'
import { sendSomehow } from '../../../../anyCommands/sending.ts'
import { type Act, defineActs, openShare } from '../../../../anyCommands/moduleActs.ts'

const { dayTradingSetLossLimit } = contract.dayTrading
const limits = { US: '100', KRX: '100000', TWSE: '2000', SET: '2000' } as const
const markets = ['US', 'KRX', 'TWSE', 'SET'] as const

/** At the market, in one that is open. */
const place: Act = async (drawn, who, step) => {
  const { pick, lots, side, leverage } = step
  const instrument = openShare(drawn, step)
  if (instrument === undefined) return
  const terms = { instrument: instrument.id, side, leverage, lots, type: 'market', dayTrade: true }
  await sendSomehow(drawn, who, tradePlace.path, terms, pick)
}

const setLossLimit: Act = async (drawn, who, { pick }) => {
  const market = nth(markets, pick >> 2) ?? 'US'
  const limit = pick % 3 === 0 ? {} : { amount: limits[market] }
  await drawn.send(who, dayTradingSetLossLimit.path, { market, ...limit })
}

export const acts = defineActs({
  acts: {
    dayTrade: place,
    setLossLimit,
  },
  drawn: [
    [14, 'dayTrade'],
    [3, 'setLossLimit'],
  ],
  kinds: ['dayTrading/setLossLimit', 'trading.endDayTrade'],
})
