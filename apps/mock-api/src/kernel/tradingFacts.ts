import {
  type AccountState,
  type Instant,
  type InstrumentId,
  type Listing,
  type TradingCommand,
  type TradingFacts,
  defaultMarkets,
  positionOf,
  saleUnlock,
  settlementAt,
} from '@onelot/domain'
import type { House } from './house.ts'

/** A listing with the rules of its market; undefined where the code is unknown or delisted. */
export function listingAt(
  { market, controls }: Pick<House, 'market' | 'controls'>,
  id: InstrumentId,
  now: Instant,
): Listing | undefined {
  const instrument = market.listing(id)
  const session = market.session(id, now)
  if (instrument === undefined || session === undefined || market.status(id, now) === 'delisted')
    return undefined
  return { instrument, market: controls.marketRules(defaultMarkets[instrument.market]), session }
}

function instrumentOf(
  command: TradingCommand,
  state: Pick<AccountState, 'positions'>,
): InstrumentId | undefined {
  switch (command.kind) {
    case 'placeOrder':
      return command.terms.instrument
    case 'cancelOrder':
    case 'fillOrder':
    case 'expireOrder':
      return positionOf(state, command.order)?.terms.instrument
    case 'closePosition':
      return positionOf(state, command.terms.position)?.terms.instrument
    case 'cancelClose':
    case 'fillClose':
    case 'expireClose':
    case 'stopOut':
      return positionOf(state, command.position)?.terms.instrument
    case 'enableMargin':
      return undefined
  }
}

/** What the rules are told about a command at `now` (DESIGN 2). */
export function tradingFacts(
  house: House,
  command: TradingCommand,
  state: Pick<AccountState, 'positions'>,
  now: Instant,
): TradingFacts {
  const id = instrumentOf(command, state)
  const listing = id === undefined ? undefined : listingAt(house, id, now)
  return {
    now,
    settings: house.controls.current.settings,
    listing,
    quote: id === undefined ? undefined : house.market.quote(id, now),
    halted: id !== undefined && house.market.status(id, now) === 'halted',
    unlocksAt: listing && saleUnlock(listing.market, house.calendar, now),
    settlesAt: listing ? settlementAt(listing.market, house.calendar, now) : now,
    newIds: [house.ids.order()],
  }
}
