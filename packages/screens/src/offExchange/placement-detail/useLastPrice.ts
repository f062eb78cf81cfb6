import type { PlacementOnWire } from '@onelot/api-client'
import type { Decimal } from '@onelot/domain'
import { useQuote } from '../../parts/quotes/useQuote.ts'

/** The price of now, as it ticks; undefined while the share is halted or has none. */
export function useLastPrice({
  instrument,
  last,
}: Pick<PlacementOnWire, 'instrument' | 'last'>): Decimal | undefined {
  const { quote } = useQuote(instrument.id)
  return last === undefined ? undefined : (quote?.price ?? last)
}
