import { instrumentId } from '@onelot/domain'
import type { PlacementInput } from '../operator.ts'

export type { PlacementInput }

/** Open from an hour before the time of tests, for nine days, at the tiers of the settings for dollars. */
export const applePlacement: PlacementInput = {
  placement: 'apple-placement',
  instrument: instrumentId('US:AAPL'),
  shares: 1_000,
  from: '2026-03-10T01:00:00.000Z',
  to: '2026-03-19T09:00:00.000Z',
}
