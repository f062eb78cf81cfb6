import { epochMs } from '../../base/instant.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { type Decimal, isDecimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { isNegative } from '../../base/money/money.ts'
import { type Offer, type OfferDates, offerDates } from '../offering/offer.ts'
import { type FieldReason, type Fields, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { OffersCommand } from './command.ts'
import { type OffersState, mayBeCalledOff } from './state.ts'

/** Answered by the market and by the broker's key. */
export interface OffersContext extends RuleContext {
  /** What is wrong with the instrument or its price, where it is to be listed. */
  readonly listingFields: Fields
  /** The market has delisted the company before the listing of the offer. */
  readonly isDelisted: boolean
  /** That of the draw: every instance derives the same. */
  readonly secret: string
}

const MOST = 1_000_000_000

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 1 && value <= MOST
const isPart = (value: Decimal): boolean => isDecimal(value) && exact(value).gt('0') && exact(value).lte('1')

type Reasons = Readonly<Record<string, FieldReason | undefined>>

/** Each date is later than the one before; an issue may fall on the end of payment, and a listing on the issue. */
function dateReasons(dates: OfferDates): Reasons {
  const reasons: Record<string, FieldReason | undefined> = {}
  offerDates.forEach((name, index) => {
    const before = offerDates[index - 1]
    if (before === undefined) return
    const gap = epochMs(dates[name]) - epochMs(dates[before])
    const isEnough = name === 'issuesAt' || name === 'listsAt' ? gap >= 0 : gap > 0
    if (!isEnough) reasons[`dates.${name}`] = 'tooLow'
  })
  return reasons
}

function offerReasons(offer: Offer): Reasons {
  const { unit, units, minShares, limit, minFunds, depositRate, winningRate, instrument, dates } = offer
  const count = (value: number): FieldReason | undefined => (isCount(value) ? undefined : 'notWhole')
  return {
    ...dateReasons(dates),
    'instrument.listedAt': instrument.listedAt === dates.listsAt ? undefined : 'mismatch',
    'instrument.lotSize': exact(instrument.lotSize).eq('1') ? undefined : 'offLot',
    unit: count(unit),
    units: count(units),
    minShares: count(minShares) ?? (minShares % unit === 0 ? undefined : 'offLot'),
    limit: count(limit),
    minFunds:
      minFunds.currency !== instrument.currency ? 'mismatch' : isNegative(minFunds) ? 'tooLow' : undefined,
    depositRate: isPart(depositRate) ? undefined : 'malformed',
    winningRate: isPart(winningRate) ? undefined : 'malformed',
  }
}

const withReasons = (reasons: Reasons): readonly Refusal[] => {
  const fields: Record<string, FieldReason> = {}
  for (const [field, reason] of Object.entries(reasons)) if (reason !== undefined) fields[field] = reason
  return Object.keys(fields).length === 0 ? [] : [invalid(fields)]
}

export function check(
  command: OffersCommand,
  state: OffersState,
  { listingFields }: OffersContext,
): readonly Refusal[] {
  const { offer, reached, calledOff } = state
  switch (command.kind) {
    case 'offers.reachStep':
    case 'offers.endDelisted':
      return []
    case 'offers.callOff':
      return mayBeCalledOff(state) ? [] : [refuse('ORDER_WRONG_STATE', {})]
    case 'offers.set': {
      if (reached.length > 0 || calledOff !== undefined) return [refuse('ORDER_WRONG_STATE', {})]
      const { instrument } = command.offer
      const isOther = offer !== undefined && offer.instrument.id !== instrument.id
      return withReasons({
        ...offerReasons(command.offer),
        ...listingFields,
        ...(isOther ? { instrument: 'notAllowed' } : {}),
      })
    }
    case 'offers.setPrice':
      return offer === undefined || reached.includes('draw') || calledOff !== undefined
        ? [refuse('ORDER_WRONG_STATE', {})]
        : withReasons(listingFields)
    default: {
      const never: never = command
      return never
    }
  }
}
