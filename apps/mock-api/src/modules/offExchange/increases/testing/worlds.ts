import { increasesApply, lendingSubmit } from '@onelot/api-client'
import { listings, streamId } from '@onelot/domain'
import type { Broker } from '../../../../broker.ts'
import { dayAhead } from '../../../../worlds/dayAhead.ts'
import { type IncreaseDates, announcesIncrease } from '../../../../worlds/demoIncrease.ts'
import { demoInstruments } from '../../../../worlds/demoInstruments.ts'
import { type WorldGuide, demoMember } from '../../../../worlds/guide.ts'
import type { World } from '../../../../worlds/world.ts'

const { apple: instrument } = demoInstruments
const SHARES = 40
const APPLIED = 4
const stream = streamId('instrument', instrument)

const inAWeek: IncreaseDates = { record: 2, hours: [96, 260] }
const open: IncreaseDates = { record: 1, hours: [25, 190] }

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
  await guide.call(increasesApply, { increase: announcedId(guide.broker), shares: APPLIED })
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
  await guide.call(lendingSubmit, { instrument, lots: 10, term: 7 })
  for (const lots of [3, 5])
    await guide.place({ instrument, side: 'long', type: 'market', lots, leverage: 1, dayTrade: true })
  await guide.advance('1 min')
}

/** A capital increase from before its record date to its end. */
export const worlds = {
  /** Owns 40 shares; the record date is the day after tomorrow. */
  rightsAhead: { build: (guide) => build(guide, inAWeek) },
  /** The same, and nobody is logged in. */
  rightsForGuests: { loggedIn: false, build: (guide) => build(guide, inAWeek) },
  /** The shares were counted: 6 rights, which can be used in two days. */
  rightsGranted: { history: day, build: (guide) => build(guide, { ...open, hours: [74, 190] }, 26) },
  /** The rights can be used. */
  rightsOpen: { history: day, build: (guide) => build(guide, open, 26) },
  /** Before a member who held no share on the record date. */
  rightsNone: { history: day, build: (guide) => build(guide, open, 26, 0) },
  rightsTooFew: { history: day, build: (guide) => build(guide, open, 26, 6) },
  /** Before a member with little money. */
  rightsPoor: {
    history: day,
    practiceMoney: { KRW: '45000', USD: '7500', THB: '0', TWD: '0' },
    build: (guide) => build(guide, open, 26),
  },
  /** Before a member who is banned from trading. */
  rightsRestricted: { history: day, build: restricted },
  /** 4 new shares are applied for. */
  rightsApplied: { history: day, build: (guide) => applied(guide) },
  /** The 4 shares were issued: they are locked. */
  rightsIssued: { history: '34 h', build: issued },
  /** The rights lapsed unused. */
  rightsLapsed: { history: '34 h', build: (guide) => build(guide, short, 34) },
  /** The rights can be used, 10 of the shares are lent, and two day trades are open: all of it is due at some time. */
  rightsAndMoreDue: { history: '27 h', build: moreDue },
  /** A split ended them before they were used. */
  rightsSplit: { history: '51 h', build: (guide) => split(guide, SHARES) },
  /** The same, before a member who held no share on the record date. */
  rightsSplitNone: { history: '51 h', build: (guide) => split(guide, 0) },
  /** An operator has called it off, and the money came back. */
  rightsCalledOff: { history: day, build: calledOff },
  rightsCalledOffUnused: {
    history: day,
    build: async (guide) => {
      await build(guide, open, 26)
      await callOff(guide)
    },
  },
} as const satisfies Readonly<Record<string, World>>
