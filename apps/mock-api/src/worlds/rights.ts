import {
  type Instant,
  type ListingsCommand,
  defaultMarkets,
  decimal,
  discounted,
  epochMs,
  instant,
  listings,
  marketFacts,
  opensAt,
  streamId,
} from '@onelot/domain'
import type { Broker } from '../broker.ts'
import { dayAhead } from './corporate.ts'
import { demoInstruments } from './demoInstruments.ts'
import { type WorldGuide, demoMember } from './guide.ts'
import type { World } from './world.ts'

const { apple: instrument } = demoInstruments
const HOUR_MS = 3_600_000
const SHARES = 40
const APPLIED = 4
const DISCOUNT = decimal('0.15')
const stream = streamId('instrument', instrument)

/**
 * When it is counted, in trading days from now, and the hours from now between which its rights can be used: as many hours later as it is
 * counted after the first of them, where the exchange is closed for days.
 */
export interface IncreaseDates {
  readonly record: number
  readonly hours: readonly [from: number, to: number]
}
const inAWeek: IncreaseDates = { record: 2, hours: [96, 260] }
const open: IncreaseDates = { record: 1, hours: [25, 190] }

/** Announces one of Apple at 15 % under the price of now. */
export function announcesIncrease(broker: Broker, { record, hours }: IncreaseDates): ListingsCommand {
  const { market, clock, calendar } = broker.services
  const now = clock.now()
  const exDate = dayAhead(broker, 'US', record)
  const usableAt = epochMs(now) + hours[0] * HOUR_MS
  const later = Math.max(0, epochMs(opensAt(marketFacts.US, calendar, exDate)) - usableAt)
  const at = (of: number): Instant => instant(epochMs(now) + of * HOUR_MS + later)
  const price = market.quote(instrument, now)?.price
  if (price === undefined) throw new Error('the share has a price')
  return {
    kind: 'listings.announceRights',
    instrument,
    ratio: { to: 3, from: 20 },
    price: discounted(DISCOUNT, price, defaultMarkets.US, undefined),
    exDate,
    from: at(hours[0]),
    to: at(hours[1]),
    lockDays: 10,
    reason: 'Announced',
  }
}

/** @throws Error where none is announced */
function announcedId({ services }: Broker): string {
  const [increase] = services.market.increases(instrument)
  if (increase === undefined) throw new Error('an increase was announced')
  return increase.id
}

async function build(guide: WorldGuide, dates: IncreaseDates, hours = 0, lots = SHARES): Promise<void> {
  await guide.register()
  await guide.enableMargin()
  const command = announcesIncrease(guide.broker, dates)
  const done = await guide.broker.operator.command(listings, stream, command)
  if (!done.ok) throw new Error(`the increase was refused: ${JSON.stringify(done.refusal)}`)
  if (lots > 0) await guide.place({ instrument, side: 'long', type: 'market', lots, leverage: 1 })
  if (hours === 0) return
  await guide.advance(`${hours} h`)
  await guide.login()
}

async function applied(guide: WorldGuide, dates = open): Promise<void> {
  await build(guide, dates, 26)
  await guide.useRights({ increase: announcedId(guide.broker), shares: APPLIED })
}

async function restricted(guide: WorldGuide): Promise<void> {
  await build(guide, open, 26)
  const set = await guide.broker.operator.setOnMember(demoMember, {
    kind: 'members.setRestrictions',
    restrictions: ['tradingBanned'],
  })
  if (!set.ok) throw new Error(`the restriction was refused: ${set.refusal.code}`)
}

async function calledOff(guide: WorldGuide): Promise<void> {
  await applied(guide)
  await callOff(guide)
}

/** A split opens while the rights can be used. */
async function split(guide: WorldGuide, lots: number): Promise<void> {
  await build(guide, open, 26, lots)
  const done = await guide.broker.operator.command(listings, stream, {
    kind: 'listings.announceSplit',
    instrument,
    ratio: { to: 2, from: 1 },
    exDate: dayAhead(guide.broker, 'US', 1),
    reason: 'Announced',
  })
  if (!done.ok) throw new Error(`the split was refused: ${done.refusal.code}`)
  await guide.advance('25 h')
  await guide.login()
}

async function callOff(guide: WorldGuide): Promise<void> {
  const rights = announcedId(guide.broker)
  const command = { kind: 'listings.callOffRights', instrument, rights, reason: 'Called off' } as const
  const done = await guide.broker.operator.command(listings, stream, command)
  if (!done.ok) throw new Error(`calling it off was refused: ${done.refusal.code}`)
}

const day = '26 h'
/** The rights end six hours after they were used. */
const short: IncreaseDates = { record: 1, hours: [25, 32] }

async function issued(guide: WorldGuide): Promise<void> {
  await applied(guide, short)
  await guide.advance('8 h')
  await guide.login()
}

/** Rights, a loan of shares and two day trades. */
async function moreDue(guide: WorldGuide): Promise<void> {
  await build(guide, open, 26)
  await guide.lend({ instrument, lots: 10, term: 7 })
  for (const lots of [3, 5])
    await guide.place({ instrument, side: 'long', type: 'market', lots, leverage: 1, dayTrade: true })
  await guide.advance('1 min')
}

/** A capital increase from before its record date to its end. */
export const rightsWorlds = {
  rightsAhead: { build: (guide) => build(guide, inAWeek) },
  rightsForGuests: { loggedIn: false, build: (guide) => build(guide, inAWeek) },
  rightsGranted: { history: day, build: (guide) => build(guide, { ...open, hours: [74, 190] }, 26) },
  rightsOpen: { history: day, build: (guide) => build(guide, open, 26) },
  rightsNone: { history: day, build: (guide) => build(guide, open, 26, 0) },
  rightsTooFew: { history: day, build: (guide) => build(guide, open, 26, 6) },
  rightsPoor: {
    history: day,
    practiceMoney: { KRW: '45000', USD: '7500', THB: '0', TWD: '0' },
    build: (guide) => build(guide, open, 26),
  },
  rightsRestricted: { history: day, build: restricted },
  rightsApplied: { history: day, build: (guide) => applied(guide) },
  rightsIssued: { history: '34 h', build: issued },
  rightsLapsed: { history: '34 h', build: (guide) => build(guide, short, 34) },
  rightsAndMoreDue: { history: '27 h', build: moreDue },
  rightsSplit: { history: '51 h', build: (guide) => split(guide, SHARES) },
  rightsSplitNone: { history: '51 h', build: (guide) => split(guide, 0) },
  rightsCalledOff: { history: day, build: calledOff },
  rightsCalledOffUnused: {
    history: day,
    build: async (guide) => {
      await build(guide, open, 26)
      await callOff(guide)
    },
  },
} as const satisfies Readonly<Record<string, World>>
