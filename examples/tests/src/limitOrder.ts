import { demoInstruments } from '@onelot/broker'
import { decimal } from '@onelot/domain'

/** A purchase below the price of the hour at which worlds begin. */
export const limitOrder = {
  instrument: demoInstruments.apple,
  side: 'long',
  type: 'limit',
  limitPrice: decimal('182.50'),
  lots: 1,
  leverage: 1,
  timeInForce: 'goodTillCancelled',
} as const
