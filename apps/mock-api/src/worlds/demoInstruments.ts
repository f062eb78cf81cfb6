import { type InstrumentId, instrumentId } from '@onelot/domain'
import type { MarketPort } from '../market/port.ts'

/** The instruments that worlds hold and stories show. */
export const demoInstruments = {
  /** The real series; shortable, leverage to 10. */
  apple: instrumentId('US:AAPL'),
  index: instrumentId('US:SPX'),
  token: instrumentId('CRYPTO:BITX'),
  pair: instrumentId('FX:USDKRW'),
} as const

/** Hollowfield Logistics: a simulated share of some sixty dollars, whose dividend the demo may take in shares. */
export const demoCarrier = instrumentId('US:HOCKZ')

/** A Korean stock that can be shorted and geared; the same one in every world. */
export function koreanStock({ listings }: Pick<MarketPort, 'listings'>): InstrumentId {
  const found = listings().find(
    ({ market, kind, shortable, leverages }) =>
      market === 'KRX' && kind === 'stock' && shortable && leverages.includes(5),
  )
  if (found === undefined) throw new Error('no Korean stock to show')
  return found.id
}
