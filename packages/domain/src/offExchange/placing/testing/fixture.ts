import { placementId } from '../../../base/ids.ts'
import { instant } from '../../../base/instant.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { haneul } from '../../blockTrading/testing/fixture.ts'
import type { Placement } from '../placement.ts'

/** Of 200,000 shares at 3, 5 and 8 percent under the close of the day before. */
export const placement: Placement = {
  id: placementId('haneul-placement'),
  instrument: haneul,
  shares: 200_000,
  taken: 0,
  from: instant(Date.UTC(2026, 2, 9, 0)),
  to: instant(Date.UTC(2026, 2, 20, 9)),
  tiers: [
    { least: decimal('10000000'), discount: decimal('0.03') },
    { least: decimal('50000000'), discount: decimal('0.05') },
    { least: decimal('100000000'), discount: decimal('0.08') },
  ],
  lockDays: 10,
}
/** The close of the day before. */
export const previousClose = decimal('18260')
