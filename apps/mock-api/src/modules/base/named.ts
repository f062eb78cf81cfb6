import type { NamedInstrument } from '@onelot/api-client'
import type { InstrumentId } from '@onelot/domain'
import type { Services } from '../../services.ts'

/** What lists say of the instruments that they name, each once; those that the market no longer has are left out. */
export const namedInstruments = (
  { market }: Pick<Services, 'market'>,
  ids: Iterable<InstrumentId>,
): readonly NamedInstrument[] =>
  [...new Set(ids)].flatMap((one) => {
    const listing = market.listing(one)
    if (listing === undefined) return []
    const { id, market: marketId, kind, code, name, currency } = listing
    return [{ id, market: marketId, kind, code, name, currency }]
  })
