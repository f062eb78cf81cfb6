import type { Auction } from '../auctioning/auction.ts'
import type { DemandLevel } from '../auctioning/clearing.ts'
import { bidCostOf } from '../auctioning/money.ts'
import type { ChargeRates } from '../../base/instruments/market.ts'
import { type TickTable, isOnTick } from '../../base/instruments/ticks.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { isDecimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { isPositive } from '../../base/money/money.ts'
import { type FieldReason, type Fields, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { AuctionsCommand, ShareCause } from './command.ts'
import { type AuctionsState, mayBeCalledOff } from './state.ts'

/** Answered by the market, the site and the lists of bids. */
export interface AuctionsContext extends RuleContext {
  /** Of new shares: what is wrong with the instrument or its price, where it is to be listed. */
  readonly listingFields: Fields
  /** Whether the instrument is listed now. */
  readonly isListed: boolean
  /** What has ended the auction by its share: a delisting before its listing, or a split since its terms were set. */
  readonly endedBy: ShareCause | undefined
  /** Those of its market. */
  readonly tickTable: TickTable
  readonly charges: ChargeRates
  /** Every member's bid once none can be changed any more, and before it nothing. */
  readonly bids: readonly DemandLevel[]
}

const MOST_SHARES = 1_000_000_000
const MOST_RATIO = '100'

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 1 && value <= MOST_SHARES

type Reasons = Readonly<Record<string, FieldReason | undefined>>

function dateReasons({ kind, dates, instrument }: Auction): Reasons {
  const { opensAt, closesAt, listsAt } = dates
  const isNew = kind === 'newShare'
  const listing = (): FieldReason | undefined => {
    if (listsAt === undefined) return isNew ? 'required' : undefined
    if (!isNew) return 'notAllowed'
    return listsAt > closesAt ? undefined : 'tooLow'
  }
  return {
    'dates.closesAt': closesAt > opensAt ? undefined : 'tooLow',
    'dates.listsAt': listing(),
    'instrument.listedAt': isNew && instrument.listedAt !== listsAt ? 'mismatch' : undefined,
  }
}

function floorReason(
  { floor, instrument }: Auction,
  { tickTable }: AuctionsContext,
): FieldReason | undefined {
  if (!isDecimal(floor) || !exact(floor).gt('0')) return 'malformed'
  return instrument.kind === 'stock' && isOnTick(tickTable, floor) ? undefined : 'offTick'
}

/** What rounds to nothing is refused, and never free of commission. */
function leastReason(
  { floor, minShares, shares, instrument }: Auction,
  { charges }: AuctionsContext,
): FieldReason | undefined {
  if (!isCount(minShares)) return 'notWhole'
  if (minShares > shares) return 'tooHigh'
  if (exact(charges.commission).eq('0')) return undefined
  const { fee } = bidCostOf({ price: floor, shares: minShares }, charges, instrument.currency)
  return isPositive(fee) ? undefined : 'tooLow'
}

function auctionReasons(auction: Auction, context: AuctionsContext): Reasons {
  const { shares, instrument, simulated, kind } = auction
  const { ratio } = simulated
  const isRatio = isDecimal(ratio) && exact(ratio).gte('0') && exact(ratio).lte(MOST_RATIO)
  const floor = floorReason(auction, context)
  return {
    ...dateReasons(auction),
    instrument: kind === 'block' && !context.isListed ? 'unknown' : undefined,
    'instrument.lotSize': exact(instrument.lotSize).eq('1') ? undefined : 'offLot',
    floor,
    shares: isCount(shares) ? undefined : 'notWhole',
    minShares: floor === undefined ? leastReason(auction, context) : undefined,
    'simulated.ratio': isRatio ? undefined : 'malformed',
  }
}

const withReasons = (reasons: Reasons): readonly Refusal[] => {
  const fields: Record<string, FieldReason> = {}
  for (const [field, reason] of Object.entries(reasons)) if (reason !== undefined) fields[field] = reason
  return Object.keys(fields).length === 0 ? [] : [invalid(fields)]
}

export function check(
  command: AuctionsCommand,
  state: AuctionsState,
  context: AuctionsContext,
): readonly Refusal[] {
  const { auction, reached, calledOff } = state
  switch (command.kind) {
    case 'auctions.reachStep':
    case 'auctions.end':
      return []
    case 'auctions.callOff':
      return mayBeCalledOff(state) ? [] : [refuse('ORDER_WRONG_STATE', {})]
    case 'auctions.set': {
      if (reached.length > 0 || calledOff !== undefined) return [refuse('ORDER_WRONG_STATE', {})]
      const { kind, instrument } = command.auction
      const isOther =
        auction !== undefined && (auction.instrument.id !== instrument.id || auction.kind !== kind)
      return withReasons({
        ...auctionReasons(command.auction, context),
        ...(kind === 'newShare' ? context.listingFields : {}),
        ...(isOther ? { instrument: 'notAllowed' } : {}),
      })
    }
    default: {
      const never: never = command
      return never
    }
  }
}
