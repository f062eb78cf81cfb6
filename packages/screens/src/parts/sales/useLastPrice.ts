import type { NamedInstrument } from '@onelot/api-client'
import type { Decimal } from '@onelot/domain'
import { useQuote } from '../quotes/useQuote.ts'

interface Quoted {
  readonly instrument: Pick<NamedInstrument, 'id'>
  /** When it was read; missing while the share is halted or has none. */
  readonly last?: Decimal | undefined
}

/** The price of now, as it ticks; undefined while the share is halted or has none. */
export function useLastPrice({ instrument, last }: Quoted): Decimal | undefined {
  const { quote } = useQuote(instrument.id)
  return last === undefined ? undefined : (quote?.price ?? last)
}
