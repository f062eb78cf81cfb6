import { contract, exchangeConvert, exchangeQuote, parseWire } from '@onelot/api-client'
import {
  type OfferId,
  balanceOf,
  depositFor,
  exact,
  isPositive,
  money,
  offerId,
  plusMs,
  sliceOf,
} from '@onelot/domain'
import {
  type Application,
  type ApplicationState,
  applications as rules,
  restOf,
  shortOf,
} from '@onelot/domain/modules/newShares/applications'
import { offers } from '@onelot/domain/modules/newShares/offers'
import { offerOf, offerStream } from '../../foundOffer.ts'
import type { OfferInput } from '../../offers/testing/terms.ts'
import type { DrawnBroker, DrawnMember } from '../../../../anyCommands/drawnBroker.ts'
import { type Act, announcements, defineActs } from '../../../../anyCommands/moduleActs.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { operating } from '../../../../anyCommands/operating.ts'
import { sendSomehow } from '../../../../anyCommands/sending.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'

const calls = contract.applications
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const UNIT = 10
const announced = announcements('drawn')

/** Where members have money, in a currency that others are exchanged into. */
const markets = [
  { market: 'KRX', price: '20000' },
  { market: 'US', price: '20.00' },
  { market: 'SET', price: '40.00' },
  { market: 'TWSE', price: '60.0' },
] as const
const rates = ['1', '0.9', '0.4', '0.07'] as const
/** Of what is available: with more than a third of it, the payment is short. */
const parts = ['0.05', '0.2', '0.6', '0.8', '1.2'] as const

const applicationsOf = async (drawn: DrawnBroker, who: DrawnMember): Promise<readonly Application[]> =>
  Object.values<Application>(sliceOf(await drawn.stateOf(who), rules).running)

/** New shares that are open from now on for ten minutes, drawn ten minutes later, paid within hours and listed the next day. */
function termsOf(drawn: DrawnBroker, { pick }: Drawn): OfferInput {
  const now = drawn.clock.now()
  const after = (ms: number) => plusMs(now, ms)
  const { market, price } = nth(markets, pick >> 3) ?? markets[0]
  const offer = announced.next(drawn)
  const name = { en: 'Drawn', kor: 'Drawn', tw: 'Drawn' }
  return {
    offer,
    market,
    code: offer.replace('-', '').toUpperCase(),
    name,
    industry: name,
    issuer: name,
    sponsor: name,
    dates: {
      opensAt: now,
      closesAt: after(10 * MINUTE_MS),
      drawsAt: after(20 * MINUTE_MS),
      paymentFrom: after(30 * MINUTE_MS),
      paymentTo: after(12 * HOUR_MS),
      issuesAt: after(12 * HOUR_MS),
      listsAt: after(26 * HOUR_MS),
    },
    provisionalPrice: price,
    unit: UNIT,
    units: 10_000_000,
    limit: 1 + (pick % 2),
    winningRate: nth(rates, pick >> 5) ?? '1',
  }
}

/** The offer that was announced last, while it is open; a new one otherwise. */
async function openOffer(drawn: DrawnBroker, step: Drawn): Promise<OfferId> {
  const last = offerId(announced.last(drawn))
  const found = await offerOf(drawn.broker.services, last)
  if (found !== undefined && drawn.clock.now() < found.offer.dates.closesAt) return last
  drawn.sent += 1
  const terms = termsOf(drawn, step)
  const done = await drawn.broker.operator.setOffer(terms)
  if (!done.ok) drawn.refusedOperator(done.refusal)
  await drawn.tick()
  return offerId(terms.offer)
}

async function apply(drawn: DrawnBroker, who: DrawnMember, step: Drawn, part: string): Promise<void> {
  const offer = await openOffer(drawn, step)
  const found = await offerOf(drawn.broker.services, offer)
  if (found === undefined) return
  const { currency } = found.offer.instrument
  const available = exact(balanceOf((await drawn.stateOf(who)).ledger, currency, 'available').amount)
  const unit = depositFor(UNIT, { ...found.offer, currency })
  const units = Math.max(1, Math.floor(Number(available.times(part).div(unit.amount).toFixed(4))))
  // Now and then half a unit.
  const shares = units * UNIT - (step.pick % 19 === 0 ? UNIT / 2 : 0)
  await sendSomehow(drawn, who, calls.applicationsApply.path, { offer, shares }, step.pick)
}

/** Exchanges won or dollars for what a payment lacks. */
async function makeUpFor(drawn: DrawnBroker, who: DrawnMember, application: Application): Promise<void> {
  const { ledger } = await drawn.stateOf(who)
  const short = shortOf(restOf(application), ledger)
  const from = short.currency === 'KRW' ? 'USD' : 'KRW'
  if (!isPositive(short)) return
  const { data } = await drawn.read(who, exchangeQuote.path, { from, to: short.currency })
  const quote = parseWire(exchangeQuote.response, data)
  if (!quote.ok) return
  const { amount } = money(from, exact(short.amount).times('1.01').div(quote.value.rate), 'up')
  await drawn.send(who, exchangeConvert.path, { token: quote.value.token, amount })
}

/** An application in one of some states: one that there is, or one that time is let pass for. */
async function applicationIn(
  drawn: DrawnBroker,
  who: DrawnMember,
  step: Drawn,
  states: readonly ApplicationState[],
): Promise<Application | undefined> {
  const found = async () =>
    (await applicationsOf(drawn, who)).find(({ state }) => states.some((one) => one === state))
  const first = await found()
  if (first !== undefined) return first
  await apply(drawn, who, step, '0.6')
  if (states.includes('toBeDrawn')) return found()
  drawn.pass((states.includes('won') ? 21 : 31) * MINUTE_MS)
  await drawn.tick()
  return found()
}

const cancelApplication: Act = async (drawn, who, step) => {
  const application = await applicationIn(drawn, who, step, ['toBeDrawn'])
  if (application === undefined) return
  await sendSomehow(drawn, who, calls.applicationsCancel.path, { application: application.id }, step.pick)
}

const payShares: Act = async (drawn, who, step) => {
  const application = await applicationIn(drawn, who, step, ['awaitingPayment'])
  if (application === undefined) return
  if (step.pick % 5 > 0) await makeUpFor(drawn, who, application)
  await sendSomehow(drawn, who, calls.applicationsPay.path, { application: application.id }, step.pick)
}

const waiveShares: Act = async (drawn, who, step) => {
  const application = await applicationIn(drawn, who, step, ['won', 'awaitingPayment'])
  if (application === undefined) return
  await sendSomehow(drawn, who, calls.applicationsWaive.path, { application: application.id }, step.pick)
}

/** The one that was announced last, or the one before it. */
const callOffOffer = operating(async ({ drawn, operator, step }) => {
  const id = offerId(announced.last(drawn, (step.pick >> 3) % 2))
  const found = await offerOf(drawn.broker.services, id)
  return found && operator.command(offers, offerStream(id), { kind: 'offers.callOff', reason: '' })
})

export const acts = defineActs({
  acts: {
    apply: (drawn, who, step) => apply(drawn, who, step, nth(parts, step.pick >> 9) ?? '0.2'),
    cancelApplication,
    payShares,
    waiveShares,
    callOffOffer,
  },
  byOperator: ['callOffOffer'],
  drawn: [
    [7, 'apply', 'cancelApplication'],
    [9, 'payShares', 'waiveShares'],
    [8, 'callOffOffer'],
  ],
  kinds: [
    'applications/apply',
    'applications/cancel',
    'applications/pay',
    'applications/waive',
    'offers.announced',
    'offers.calledOff',
    'offers.reachStep',
    'listings.listOffered',
    'listings.withdrawOffered',
    'applications.callOff',
    'applications.draw',
    'applications.followStep',
  ],
})
