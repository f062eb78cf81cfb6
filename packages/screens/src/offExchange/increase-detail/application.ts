import type { IncreaseOnWire, IncreaseTermsOnWire } from '@onelot/api-client'
import {
  type Money,
  type Refusal,
  costOfRights,
  coverRefusals,
  invalid,
  newSharesReason,
  subtract,
} from '@onelot/domain'

interface Priced extends Pick<IncreaseOnWire, 'price'> {
  readonly instrument: Pick<IncreaseOnWire['instrument'], 'currency'>
}

/** What a number of new shares comes to. */
export interface ApplicationFigures {
  readonly shares: number
  /** On hold until they are issued. */
  readonly cost: Money
  /** Available once it is; negative where it does not reach. */
  readonly after: Money
  /** Rights that lapse unused. */
  readonly unused: number
}

export function figuresOf(
  shares: number,
  rights: number,
  { price, instrument }: Priced,
  { available }: Pick<IncreaseTermsOnWire, 'available'>,
): ApplicationFigures {
  const cost = costOfRights(shares, { price, currency: instrument.currency })
  return { shares, cost, after: subtract(available, cost), unused: Math.max(0, rights - shares) }
}

/** Why so many new shares may not be applied for, by the rules that the broker asks too; undefined where they may. */
export function wrongIn(
  shares: number,
  rights: number,
  { price, instrument }: Priced,
  { available, frozen }: Pick<IncreaseTermsOnWire, 'available' | 'frozen'>,
): Refusal | undefined {
  const reason = newSharesReason(shares, rights)
  if (reason !== undefined) return invalid({ shares: reason })
  const cost = costOfRights(shares, { price, currency: instrument.currency })
  return coverRefusals(cost, { available, frozen }, { shares: 'tooHigh' })[0]
}
