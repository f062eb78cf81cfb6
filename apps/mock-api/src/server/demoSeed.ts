import {
  lendingSetAutomatic,
  lendingSubmit,
  copyTradingSubmit,
  strategiesSubmit,
  applicationsApply,
  uploadImage,
} from '@onelot/api-client'
import {
  type Decimal,
  type InstrumentId,
  type ListingsCommand,
  type OrderTerms,
  accountId,
  accountStream,
  decimal,
  exact,
  instrumentOfCommand,
  roundToTick,
  sliceOf,
  streamId,
  toDecimal,
} from '@onelot/domain'
import { runsOf, strategies } from '@onelot/domain/modules/managed/strategies'
import type { Broker } from '../broker.ts'
import { ownerOf } from '../modules/base/credentials.ts'
import { electiveSettingsOf } from '../modules/base/electiveDividends.ts'
import { identityOf } from '../modules/base/verifiedName.ts'
import { announceAuctions } from '../worlds/demoAuctions.ts'
import { announceBlocks } from '../worlds/demoBlocks.ts'
import { announceMentors, demoMentors } from '../worlds/demoMentors.ts'
import { announcePlacements } from '../worlds/demoPlacements.ts'
import { type Store, StoreConflict } from '../store/port.ts'
import { dayAhead } from '../worlds/dayAhead.ts'
import { demoCarrier, demoInstruments, koreanStock } from '../worlds/demoInstruments.ts'
import { type WorldGuide, createGuide, demoBorrower, demoMember } from '../worlds/guide.ts'
import { CallRefused } from '../worlds/guideCall.ts'
import { announcesIncrease } from '../worlds/demoIncrease.ts'
import { announceOffers } from '../worlds/announceOffers.ts'
import type { Services } from '../services.ts'

/** A block is offered from this part of the price on. */
const BLOCK_DISCOUNT = '0.95'
/** Of twelve shares of Apple. */
const LENT = 8
/** An elective dividend per share, as a part of its price: what 40 shares receive buys one. */
const ELECTIVE_PART = '0.04'
/** Counted tomorrow, used from the evening after on, for nine days. */
const increaseDates = { record: 1, hours: [30, 250] } as const
/** US dollars. */
const FOLLOWED = '2000'
const RUN_WITH = '1500'

/** More than what has to be one's own to borrow. */
const PAID_IN = '1200000000'
/** It was paid in before, or deposits are closed at this hour. */
const notPaidIn = ['DEPOSIT_PENDING', 'DEPOSIT_WINDOW_CLOSED']

const seedRecord = { collection: 'site.seeds', key: 'demo', owner: 'site' } as const
/** What the record says until all is made. An earlier release began without a word. */
interface Seed {
  readonly begun?: true
}

/** Whether there is something to make: the store is empty, or who began to make it was killed. */
async function isToBeMade(store: Store): Promise<boolean> {
  const known = await store.record(seedRecord.collection, seedRecord.key)
  // Written by this file only.
  if (known !== undefined) return (known.body as Seed).begun === true
  if ((await store.streams('account', { limit: 1 })).length > 0) return false
  try {
    await store.changeRecords([{ kind: 'new', record: { ...seedRecord, body: { begun: true } } }])
  } catch (error) {
    // Another broker has begun: what both do is done once.
    if (!(error instanceof StoreConflict)) throw error
  }
  return true
}

/** Keys of their own for what is to happen once, whoever carries it out and however often it is begun. */
function keyOf(path: string, request: unknown): string {
  const [, what = crypto.randomUUID()] =
    Object.entries<unknown>({ ...(typeof request === 'object' ? request : {}) }).find(
      ([name]) => name === 'instrument' || name === 'offer' || name === 'mentor',
    ) ?? []
  return `demo-${path}-${String(what)}`.replace(/[^\w-]/g, '-')
}

/** An application that was made before, or for which the next start is too late; an offer does not open while a killed broker still has the lease of time. */
const missed = ['DUPLICATE_SUBSCRIPTION', 'SUBSCRIPTION_CHANNEL_CLOSED', 'NOT_YET_SUBSCRIPTION_TIME']

/** Where the market is closed, or a share costs so little that its lots are not worth lending: the demo goes without. */
const notLent = ['PRICE_UNAVAILABLE', 'VALIDATION', 'LENDING_BELOW_MINIMUM']
/** Made before; or the next start is too late. */
const notFollowed = ['DUPLICATE_SUBSCRIPTION', 'COPY_DEADLINE_EXCEEDED']
const notTraded = ['OUTSIDE_TRADING_TIME', 'PRICE_UNAVAILABLE']

/** Carries out what was carried out before, perhaps long ago, only once; without what is refused for one of the reasons. */
async function once(work: () => Promise<unknown>, reasons: readonly string[] = []): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    if (!['IDEMPOTENCY_KEY_REUSED', ...reasons].includes(error.code ?? '')) throw error
  }
}

async function enter(services: Services, guide: WorldGuide, phone: string): Promise<void> {
  try {
    if ((await ownerOf(services, phone)) === undefined) {
      await guide.register()
      return
    }
  } catch (error) {
    // Another broker was first.
    if ((await ownerOf(services, phone)) === undefined) throw error
  }
  await guide.login()
}

/** Sent at an earlier start, or by another broker that starts now. */
const identified = ['REAL_NAME_UNDER_REVIEW', 'REAL_NAME_PASSED']

/** Submits who the member is, once: a bank account is linked in the verified name alone. */
async function identify(guide: WorldGuide, services: Services): Promise<void> {
  const { account } = guide.session() ?? {}
  if (account === undefined || (await identityOf(services, accountId(account))) !== undefined) return
  await once(() => guide.submitRealName(), identified)
}

interface DemoDividend {
  readonly instrument: InstrumentId
  readonly amount: Decimal
  /** In trading days from now. */
  readonly ex: number
  readonly pay: number
  /** Trading days after the ex-date in which it may be taken in shares. */
  readonly electiveDays?: number
}

const dividendOf = (
  broker: Broker,
  { instrument, ex, pay, electiveDays, amount }: DemoDividend,
): ListingsCommand => ({
  kind: 'listings.announceDividend',
  instrument,
  amount,
  exDate: dayAhead(broker, 'US', ex),
  payDate: dayAhead(broker, 'US', pay),
  electiveDays,
  reason: 'simulated',
})

/** By the name of the command. */
async function announceOnce(broker: Broker, name: string, command: ListingsCommand): Promise<void> {
  const { store, commands, clock } = broker.services
  const stream = streamId('instrument', instrumentOfCommand(command))
  const isDone = async () => (await store.load(stream, 0)).events.some(({ meta }) => meta.command === name)
  if (await isDone()) return
  const meta = { actor: 'operator', command: name, correlation: name }
  const announced = await commands.run({ stream, command, now: clock.now(), meta })
  if (!announced.ok && !(await isDone()))
    throw new Error(`${name} was refused: ${JSON.stringify(announced.refusal)}`)
  await broker.tick()
}

/** One of Apple in cash; and one of another share that it buys, in cash or in shares, from tomorrow on. */
async function announceDividends(broker: Broker): Promise<void> {
  const { apple } = demoInstruments
  const cash = { instrument: apple, amount: decimal('0.24'), ex: 2, pay: 4 }
  await announceOnce(broker, 'demo dividend', dividendOf(broker, cash))
  const { services } = broker
  const price = services.market.quote(demoCarrier, services.clock.now())?.price
  if (price === undefined) return
  const { deadlineDays: electiveDays } = electiveSettingsOf(services)
  const amount = toDecimal(exact(price).times(ELECTIVE_PART).round(2))
  const choice = { instrument: demoCarrier, ex: 1, pay: 9, amount, electiveDays }
  await announceOnce(broker, 'demo elective dividend', dividendOf(broker, choice))
}

/** A flagged day trade in another Korean share than the one that is sold short. */
async function tradeForADay(guide: WorldGuide, { market, clock }: Services): Promise<void> {
  const other = market
    .listings()
    .find(({ id, market: of, kind }) => of === 'KRX' && kind === 'stock' && id !== koreanStock(market))
  if (other === undefined || market.session(other.id, clock.now())?.phase !== 'regular') return
  const order = { side: 'long', type: 'market', lots: 5, leverage: 1, dayTrade: true } as const
  await once(() => guide.place({ instrument: other.id, ...order }), notTraded)
}

/** Most of Apple for a month, the rest automatically. */
async function lendSome(guide: WorldGuide): Promise<void> {
  const { apple: instrument } = demoInstruments
  await guide.call(lendingSetAutomatic, { on: true, excluded: [] })
  await once(() => guide.call(lendingSubmit, { instrument, lots: LENT, term: 30 }), notLent)
}

/** Copies a mentor with a part of what it has, with what the mentor has now. */
async function followOne(guide: WorldGuide): Promise<void> {
  const asked = { mentor: demoMentors.open, amount: FOLLOWED, stopLoss: 20, copyOpen: true }
  await once(() => guide.call(copyTradingSubmit, asked), notFollowed)
}

/** Runs a strategy over Apple with a part of what it has. */
async function runOne(guide: WorldGuide, { streams }: Services): Promise<void> {
  const { account } = guide.session() ?? {}
  if (account === undefined) return
  const { state } = await streams.load(accountStream(accountId(account)))
  // An earlier start has begun it, perhaps so long ago that its outcome is not kept.
  if (runsOf(sliceOf(state, strategies)).length > 0) return
  const { apple: instrument } = demoInstruments
  const strategy = { kind: 'crossing', fast: 5, slow: 20 } as const
  await once(() => guide.call(strategiesSubmit, { instrument, strategy, amount: RUN_WITH, term: 20 }))
}

export interface DemoOptions {
  /** Simulated mentors, whose two years of trades take a moment to make, and what is managed for the member. @defaultValue true */
  readonly mentors?: boolean | undefined
}

/** Another member, who has paid in enough to borrow. */
async function addBorrower(broker: Broker): Promise<void> {
  const guide = createGuide({
    broker,
    member: demoBorrower,
    keyOf: (path) =>
      path === uploadImage.path ? crypto.randomUUID() : `demo-borrower-${path}`.replace(/[^\w-]/g, '-'),
    advance: () => Promise.reject(new Error('the demo world runs by the clock')),
  })
  await enter(broker.services, guide, demoBorrower.phone)
  await identify(guide, broker.services)
  await guide.passRealName()
  await once(() => guide.deposit({ channel: 'bank-KRW', amount: PAID_IN }), notPaidIn)
}

/**
 * Gives an empty store its demo member: real name passed, margin enabled, a few positions where a market is open; and a member who may borrow. Each step is carried out once:
 * the next start goes on where a killed one has ended.
 */
export async function seedDemo(broker: Broker, { mentors = true }: DemoOptions = {}): Promise<void> {
  const { services } = broker
  const { store, market, clock } = services
  if (!(await isToBeMade(store))) return
  const guide = createGuide({
    broker,
    keyOf,
    advance: () => Promise.reject(new Error('the demo world runs by the clock')),
  })
  await enter(services, guide, demoMember.phone)
  await identify(guide, services)
  await guide.enableMargin()
  await announceDividends(broker)
  const { apple, token } = demoInstruments
  const wanted: readonly OrderTerms[] = [
    { instrument: apple, side: 'long', type: 'market', lots: 12, leverage: 1 },
    { instrument: demoCarrier, side: 'long', type: 'market', lots: 40, leverage: 1 },
    { instrument: koreanStock(market), side: 'short', type: 'market', lots: 10, leverage: 2 },
    { instrument: token, side: 'long', type: 'market', lots: 20, leverage: 5 },
  ]
  for (const { instrument, ...terms } of wanted)
    if (market.session(instrument, clock.now())?.phase === 'regular')
      await once(() => guide.place({ instrument, ...terms }))
  await tradeForADay(guide, services)
  await lendSome(guide)
  await announceOffers(broker, (asked) => once(() => guide.call(applicationsApply, asked), missed))
  const price = market.quote(apple, clock.now())?.price
  const floor =
    price && roundToTick(services.site.marketRules('US'), exact(price).times(BLOCK_DISCOUNT), 'down')
  await announceAuctions(broker, clock.now(), floor)
  await announceBlocks(broker, clock.now())
  await announcePlacements(broker, clock.now())
  await announceOnce(broker, 'demo increase', announcesIncrease(broker, increaseDates))
  if (mentors) {
    await announceMentors(broker, clock.now())
    await followOne(guide)
    await runOne(guide, services)
  }
  await addBorrower(broker)
  await store.changeRecords([{ kind: 'replace', record: { ...seedRecord, body: {} } }])
}
