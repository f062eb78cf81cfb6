import type { InstrumentId } from '../ids.ts'
import type { QuotaClaim } from '../module/module.ts'
import { decimal } from '../money/decimal.ts'
import { invalid } from '../refusals/refusal.ts'

/**
 * An instrument is announced once, by an offer, an auction or a listing, also where several do so at one moment: each claims it in its own
 * transaction, for ever.
 */
export const announcedOnce = (instrument: InstrumentId): QuotaClaim => ({
  key: `instrument ${instrument}`,
  amount: decimal('1'),
  max: decimal('1'),
  refusal: invalid({ 'instrument.id': 'notAllowed' }),
})
