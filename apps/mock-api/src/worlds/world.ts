import type { CalendarKind, Instant, SiteValues } from '@onelot/domain'
import type { Duration } from '../kernel/duration.ts'
import type { WorldGuide } from './guide.ts'

/** The worlds that a story can name. */
export const worldNames = [
  /** Nobody is logged in; the demo member exists. */
  'guest',
  /** Has just registered: practice money, nothing else. */
  'newMember',
  /** Practice money, real name passed, margin enabled. */
  'member',
  'memberWithoutMargin',
  /** Positions long, short and leveraged; a pending order; a resting close; closed ones; a cancelled one. */
  'holder',
  /** One share held with a take profit and a stop loss, and more of it ordered, all near the price. */
  'protectedHolder',
  /** Orders of every kind and state in three markets, placed in two months: amended, protective, fired, expired. */
  'orderHistory',
  /** Price alerts that wait, one that has fired, and messages, some of them unread. */
  'alerted',
  /** Holds what may not be sold yet (T+N). */
  'lockedHolder',
  /** Huge balances and prices. */
  'pricey',
  /** Almost no money. */
  'poor',
  'frozenAccount',
  'tradingBanned',
  /** Exchange hours, on a Saturday. */
  'marketClosed',
  /** The first Korean stock is halted. */
  'halted',
  /** Holds a share whose company has announced a dividend. */
  'dividendAhead',
  /** Holds a share on its ex-date: the dividend is counted, and paid in two days. */
  'exDividendDay',
  /** A dividend was paid, one was charged to a short, and another one is ahead. */
  'dividendPaid',
  /** Held shares of which every three have just become one, and a fraction was paid out. */
  'reverseSplitDay',
  /** Holds shares that have just become four each. */
  'splitDay',
  /** A share that is listed tomorrow, and one on its first day. */
  'newListings',
  /** Watches instruments of several markets in two groups, one of them delisted; a third group is empty. */
  'watcher',
  /** Watches as much as anybody may, in as many groups. */
  'watchesEverything',
  /** Has checked in on the seven days before, and not today. */
  'checkedIn',
  /** A site that does not offer check-ins. */
  'withoutCheckIn',
  /** The site of a broker with a name, a logo and a colour of its own. */
  'anotherBroker',
  /** Every call is refused as SYSTEM_BUSY. */
  'maintenance',
] as const
export type WorldName = (typeof worldNames)[number]

/** How a world is built: by commands through the real rules, never by rows written around them. */
export interface World {
  /** @defaultValue 'demo' */
  readonly calendar?: CalendarKind
  /** @defaultValue the story time, Tuesday 2026-03-10 11:00 in Seoul */
  readonly now?: Instant
  /** How long before its time the world begins. @defaultValue '1 min' */
  readonly history?: Duration
  /** Whether the demo member is logged in. @defaultValue true */
  readonly loggedIn?: boolean
  readonly site?: Partial<SiteValues>
  readonly practiceMoney?: Readonly<Record<'KRW' | 'USD' | 'THB' | 'TWD', string>>
  readonly build: (guide: WorldGuide) => Promise<void>
}
