import type { NamedInstrument } from '@onelot/api-client'
import type { Instrument, InstrumentId } from '@onelot/domain'
import type { Services } from '../../services.ts'

/** What lists say of an instrument that they name, be it listed or not. */
export const namedOn = ({ id, market, kind, code, name, currency }: Instrument): NamedInstrument => ({
  id,
  market,
  kind,
  code,
  name,
  currency,
})

/** An instrument that something stored names. @throws Error where it was never listed */
export function instrumentOf({ market }: Pick<Services, 'market'>, id: InstrumentId): Instrument {
  const instrument = market.listing(id)
  if (instrument === undefined) throw new Error(`there is no ${id}`)
  return instrument
}

/** What lists say of the instruments that they name, each once; those that the market no longer has are left out. */
export const namedInstruments = (
  { market }: Pick<Services, 'market'>,
  ids: Iterable<InstrumentId>,
): readonly NamedInstrument[] =>
  [...new Set(ids)].flatMap((one) => {
    const listing = market.listing(one)
    return listing === undefined ? [] : [namedOn(listing)]
  })
