import type { CalendarKind, Instant, SiteValues } from '@onelot/domain'
import type { Duration } from '../kernel/duration.ts'
import { copyingWorldNames } from './copyingWorldNames.ts'
import { electionWorldNames } from './electionWorldNames.ts'
import { rightsWorldNames } from './rightsWorldNames.ts'
import { runningWorldNames } from './runningWorldNames.ts'
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
  /** Has submitted who they are, and an operator is to decide. */
  'realNameSubmitted',
  /** An operator has rejected that, and said why. */
  'realNameRejected',
  /** The same for the fifth time today. */
  'realNameRejectedOften',
  /** It has passed by itself; margin is not enabled. */
  'realNamePassed',
  /** Its identity is verified and it has a withdrawal password; no bank account or wallet is linked. */
  'readyToLink',
  /** Has linked two bank accounts and two wallets. */
  'linked',
  /** Has linked as many as one can. */
  'fullyLinked',
  /** Positions long, short and leveraged; a pending order; a resting close; closed ones; a cancelled one. */
  'holder',
  /** One share held with a take profit and a stop loss, and more of it ordered, all near the price. */
  'protectedHolder',
  /** Has thirty positions, in two currencies. */
  'thirtyPositions',
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
  /** A short was charged more than there was, and is halted: the rest is owed. */
  'dividendOwed',
  /** Held shares of which every three have just become one, and a fraction was paid out. */
  'reverseSplitDay',
  /** Holds shares that have just become four each. */
  'splitDay',
  /** A share that is listed tomorrow, and one on its first day. */
  'newListings',
  /** Verified, with a withdrawal password, a bank account and a wallet: may withdraw. */
  'readyToWithdraw',
  /** Has made five deposits: two passed, and one each is rejected, cancelled and under review. */
  'deposited',
  /** Has made four withdrawals: one each has passed, is rejected, cancelled and under review. */
  'withdrawn',
  /** Has just sold what was bought today: the proceeds have not settled. */
  'proceedsUnsettled',
  /** The same, with an order that waits and a withdrawal under review. */
  'cashOnHold',
  /** May withdraw, but for a frozen account. */
  'withdrawalFrozen',
  /** May withdraw, but for a ban on it. */
  'withdrawalBanned',
  /** Has just reset its withdrawal password. */
  'withdrawalHeld',
  /** May withdraw, but for a low credit score. */
  'lowCreditScore',
  /** A Saturday, on which no money is taken in or paid out. */
  'fundsClosed',
  /** Watches instruments of several markets in two groups, one of them delisted; a third group is empty. */
  'watcher',
  /** Watches as much as anybody may, in as many groups. */
  'watchesEverything',
  /** Has checked in on the seven days before, and not today. */
  'checkedIn',
  /** Has redeemed check-ins, and so has money of its own. */
  'rewarded',
  /** A member with a withdrawal password. */
  'withFundPassword',
  /** A member with a withdrawal password who has asked for two one-time codes. */
  'askedForCodes',
  /** A member, and another one whose number is taken. */
  'twoMembers',
  /** Has applied for the seat of an institution, and an operator is to decide. */
  'seatUnderReview',
  /** An operator has rejected that, and said why. */
  'seatRejected',
  /** Has a seat. */
  'seatHolder',
  /** A site that does not offer seats. */
  'withoutSeats',
  /** Logged in on a laptop and a phone besides. */
  'threeDevices',
  /** A site that does not offer check-ins. */
  'withoutCheckIn',
  /** New shares in every phase; the member has not applied for any. */
  'offers',
  /** The same, with an application in every state. */
  'applications',
  /** A site that does not offer new shares. */
  'withoutOffers',
  /** A site that does not offer exchanges. */
  'withoutExchange',
  /** A site without strategies. */
  'withoutStrategies',
  /** Has exchanged ten million won for dollars. */
  'exchanged',
  /** Has sold dollar shares whose proceeds have not settled, and an order that holds dollars. */
  'awaitingSettlement',
  /** The site of a broker with a name, a logo and a colour of its own. */
  'anotherBroker',
  /** Verified; auctions in each phase, on which nothing was bid. */
  'auctionsAnnounced',
  /** The same, and nobody is logged in. */
  'auctionsForGuests',
  /** Has a sealed bid on an auction that is open. */
  'bidPlaced',
  /** Has won in part of an auction that has closed, and whole of another one. */
  'bidSettled',
  /** Has bid the lowest price of an auction at which not all shares were asked for, and won whole. */
  'bidWonAtFloor',
  /** Has won shares that the market holds for two trading days. */
  'bidHeld',
  /** Has won shares that the market holds for ninety minutes, of which sixty are over. */
  'bidHeldForMinutes',
  /** Has bid too little on an auction that has closed. */
  'bidLost',
  /** Had a bid on an auction that was called off. */
  'auctionCalledOff',
  /** A site without auctions. */
  'withoutAuctions',
  /** Verified; offers of new shares in each phase, of which nothing was applied for. */
  'offersAnnounced',
  /** The same, and nobody is logged in. */
  'offersForGuests',
  /** The same offers; the actual price of the first is known and above the provisional one, and the member has applied for it. */
  'offersPriced',
  /** The same offers, the first so small that the member has applied for all that it has. */
  'offerTaken',
  /** Had applied for an offer that was called off. */
  'offerCalledOff',
  /** The same offers, before a member whose identity is not verified. */
  'offersUnverified',
  /** The same offers, before a member whose account is frozen. */
  'offersFrozen',
  /** Has applied for new shares in ten days: an application in each state. */
  'appliedForShares',
  /** Verified; blocks and OTC lots that are open, full, for institutions, coming and over. Owns 40 shares of one. */
  'blocksAnnounced',
  /** The same, and nobody is logged in. */
  'blocksForGuests',
  /** The same, with a request under review that waits for an operator. */
  'blockSubmitted',
  /** The same, and has asked to lend 25 of those shares besides, which waits too. */
  'productsAsked',
  /** Has bought of a block a day before: its shares are locked. */
  'blockLocked',
  /** An operator has rejected a request, and said why. */
  'blockRejected',
  /** The shares of the blocks are halted. */
  'blocksHalted',
  /** Exchange hours, at which no block is taken. */
  'blocksClosed',
  /** Before a member whose identity is not verified. */
  'blocksUnverified',
  /** With little money. */
  'blocksPoor',
  /** A site without blocks and OTC lots. */
  'withoutBlockTrades',
  /** Verified; placements that are open, full, coming and over. Owns 40 shares of one. */
  'placementsAnnounced',
  /** The same, and nobody is logged in. */
  'placementsForGuests',
  /** The same, with a request under review that waits for an operator. */
  'placementSubmitted',
  /** Was allotted shares of a placement a day before: they are locked. */
  'placementLocked',
  /** An operator has rejected a request, and said why. */
  'placementRejected',
  /** Before a member whose identity is not verified. */
  'placementsUnverified',
  /** With little money. */
  'placementsPoor',
  /** A site without placements. */
  'withoutPlacements',
  /** Verified, owns 40 shares of Apple and lends none. */
  'lendingOwned',
  /** Has asked to lend 25 of them; the request waits for an operator. */
  'lendingSubmitted',
  /** An operator has rejected that, and said why. */
  'lendingRejected',
  /** Lends 25 of them for seven days, three of which are over, and the rest automatically. */
  'lendingRunning',
  /** Has just recalled them. */
  'lendingRecalled',
  /** The loan has ended long since, and automatic lending has paid twice. */
  'lendingPaid',
  /** Members may lend no more of Apple together. */
  'lendingFull',
  /** The market of Apple is closed to lending. */
  'lendingClosed',
  /** As `lendingRunning`, on a site that has stopped offering it. */
  'lendingStopped',
  /** A site without lending. */
  'withoutLending',
  /** Verified, owns more than a billion won in cash and shares of two markets, and has borrowed nothing. */
  'loanOffered',
  /** Owns too little to borrow. */
  'loanBelow',
  /** All places of the year are taken. */
  'loanFull',
  /** The campaign ended yesterday. */
  'loanClosed',
  /** A site without loans. */
  'withoutLoans',
  /** Has asked for 24,500,000 in three instalments; the request waits for an operator. */
  'loanSubmitted',
  /** An operator has rejected that, and said why. */
  'loanRejected',
  /** Has borrowed ten days ago. */
  'loanRunning',
  /** The first instalment was collected. */
  'loanPaidOnce',
  /** Too little was there for the first instalment. */
  'loanOverdue',
  /** Has asked to pay a part back; the review is under way. */
  'repaymentSubmitted',
  /** Has paid all of it back. */
  'loanRepaid',
  /** The ratio is under what the site warns at. */
  'loanCollateralLow',
  /** Has bought Apple for all of it, and a fall of some percent brings the ratio under what the site warns at. */
  'loanNearWarning',
  /** Has sold shares for most of its won, which have not settled: more is available than may be withdrawn. */
  'loanUnsettled',
  /** Has a loan that runs where the site gives none any more. */
  'loanStopped',
  ...copyingWorldNames,
  ...electionWorldNames,
  ...rightsWorldNames,
  ...runningWorldNames,
  /** Has day trades that are open in two markets, an order that waits, and two that ended; with a limit of what a day may lose. */
  'dayTrades',
  /** Has lost what the member lets a day lose: no further day trade is taken. One is open. */
  'dayTradesStopped',
  /** Exchange hours, two minutes after the Korean cutoff: it closed two and ended an order. */
  'dayTradesEnded',
  /** A day trade was halted at its cutoff, and still is on the next day. */
  'dayTradeCarried',
  /** A site without day trading. */
  'withoutDayTrading',
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
