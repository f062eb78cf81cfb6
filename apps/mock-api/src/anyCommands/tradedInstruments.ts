import { type CalendarKind, type Instrument, instrumentId } from '@onelot/domain'
import { createMarket } from '../market/market.ts'

/** The pairs that amounts are converted by cannot be delisted, and this one is there to the end. */
const pair = instrumentId('FX:USDKRW')
const perMarket = { US: 3, KRX: 2, CRYPTO: 2, TWSE: 1, SET: 3, FX: 0 } as const

/** Some of each market that can be had with any leverage, and short. */
export const traded = (calendar: CalendarKind): readonly Instrument[] => {
  const market = createMarket({ seed: 1, calendar })
  const all = market.listings().filter(({ leverages, shortable }) => leverages.length === 4 && shortable)
  const some = Object.entries(perMarket).flatMap(([id, count]) =>
    all.filter((one) => one.market === id).slice(0, count),
  )
  const forex = market.listing(pair)
  return forex === undefined ? some : [...some, forex]
}
