import { bidsPlace } from '@onelot/api-client'
import { type AuctionId, epochMs, instant } from '@onelot/domain'
import { auctions as rules } from '@onelot/domain/modules/newShares/auctions'
import { auctionStream } from '../../foundAuction.ts'
import { announceAuctions, demoAuctions } from '../../../../worlds/demoAuctions.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import type { World } from '../../../../worlds/world.ts'

const HOUR_MS = 3_600_000
const DAYS = 5
const history = `${DAYS} days` as const

/** Sealed until the close of the auction. */
async function bidFor(guide: WorldGuide, auction: AuctionId, price: string, shares: number): Promise<void> {
  await guide.call(bidsPlace, { auction, price, shares })
}

/** Announced five days before; `bids` are placed two days later, when two are open that have closed by now. */
async function announce(guide: WorldGuide, bids?: () => Promise<void>): Promise<void> {
  await guide.register()
  await guide.passRealName()
  const now = epochMs(guide.broker.services.clock.now())
  await announceAuctions(guide.broker, instant(now + DAYS * 24 * HOUR_MS))
  await guide.advance('48 h')
  await guide.login()
  await bids?.()
  await guide.advance('72 h')
  await guide.login()
}

/** Has bid on what has closed: at the cut, and above that of another one. */
const withResults = (guide: WorldGuide): Promise<void> =>
  announce(guide, async () => {
    await bidFor(guide, demoAuctions.closed, '21600', 300)
    await bidFor(guide, demoAuctions.closedBlock, '165', 20)
  })

/** Has bid the lowest price of an auction for all of whose shares nobody asked. */
async function wonAtFloor(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.passRealName()
  const now = epochMs(guide.broker.services.clock.now())
  await announceAuctions(guide.broker, instant(now + DAYS * 24 * HOUR_MS))
  await guide.advance('36 h')
  await guide.login()
  await bidFor(guide, demoAuctions.listed, '5000', 100)
  await guide.advance('84 h')
  await guide.login()
}

const withLoss = (guide: WorldGuide): Promise<void> =>
  announce(guide, () => bidFor(guide, demoAuctions.closed, '20400', 100))

async function calledOff(guide: WorldGuide): Promise<void> {
  await withBid(guide)
  const done = await guide.broker.operator.command(rules, auctionStream(demoAuctions.open), {
    kind: 'auctions.callOff',
    reason: 'The company has withdrawn the sale.',
  })
  if (!done.ok) throw new Error(`calling it off was refused: ${done.refusal.code}`)
}

async function withBid(guide: WorldGuide, auction: AuctionId = demoAuctions.open): Promise<void> {
  await announce(guide)
  await bidFor(guide, auction, '12300', 100)
}

/** Of auctions: each phase, and a bid in each state. */
export const worlds = {
  /** Verified; auctions in each phase, on which nothing was bid. */
  auctionsAnnounced: { history, build: (guide) => announce(guide) },
  /** The same, and nobody is logged in. */
  auctionsForGuests: { history, loggedIn: false, build: (guide) => announce(guide) },
  /** Has a sealed bid on an auction that is open. */
  bidPlaced: { history, build: (guide) => withBid(guide) },
  /** Has won in part of an auction that has closed, and whole of another one. */
  bidSettled: { history, build: withResults },
  /** Has bid the lowest price of an auction at which not all shares were asked for, and won whole. */
  bidWonAtFloor: { history, build: wonAtFloor },
  /** Has won shares that the market holds for two trading days. */
  bidHeld: { history, site: { saleLocks: { US: { kind: 'days', days: 2 } } }, build: withResults },
  /** Has won shares that the market holds for ninety minutes, of which sixty are over. */
  bidHeldForMinutes: {
    history,
    site: { saleLocks: { US: { kind: 'minutes', minutes: 90 } } },
    build: withResults,
  },
  /** Has bid too little on an auction that has closed. */
  bidLost: { history, build: withLoss },
  /** Had a bid on an auction that was called off. */
  auctionCalledOff: { history, build: calledOff },
  /** A site without auctions. */
  withoutAuctions: {
    site: { modules: { auctions: { feature: 'off' } } },
    build: (guide) => guide.register().then(() => undefined),
  },
} as const satisfies Readonly<Record<string, World>>
