import { type Instrument, addTradingDays, exact, marketFacts, toDecimal, tradingDayOf } from '@onelot/domain'
import type { DrawnBroker, DrawnMember } from '../../../../anyCommands/drawnBroker.ts'
import { alertsOf, ordersOf, positionsOf } from '../../../../anyCommands/inAccount.ts'
import { defineActs } from '../../../../anyCommands/moduleActs.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import { operating } from '../../../../anyCommands/operating.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'
import { listedAt } from '../../../../anyCommands/quoted.ts'
import { movePrice } from './movePrice.ts'

const ratios = [
  { to: 2, from: 1 },
  { to: 4, from: 1 },
  { to: 3, from: 2 },
  { to: 1, from: 2 },
  { to: 1, from: 10 },
] as const

/** Something that an account has, most often. */
async function held(
  drawn: DrawnBroker,
  who: DrawnMember,
  { pick }: Drawn,
  kind?: Instrument['kind'],
): Promise<Instrument | undefined> {
  const state = await drawn.stateOf(who)
  const ids = new Set([...positionsOf(state), ...ordersOf(state)].map(({ terms }) => terms.instrument))
  const found = drawn.instruments.filter(({ id }) => ids.has(id))
  const some = (found.length === 0 ? drawn.instruments : found).filter(
    (one) => kind === undefined || one.kind === kind,
  )
  return nth(some, pick >> 3)
}

/** Something that an account has an alert on. */
async function alerted(
  drawn: DrawnBroker,
  who: DrawnMember,
  { pick }: Drawn,
): Promise<Instrument | undefined> {
  const alert = nth(alertsOf(await drawn.stateOf(who)), pick >> 3)
  return drawn.instruments.find(({ id }) => id === alert?.instrument)
}

function dayAhead({ calendar, clock }: DrawnBroker, { market }: Instrument, days: number) {
  const exchange = marketFacts[market]
  return addTradingDays(exchange, calendar, tradingDayOf(exchange, calendar, clock.now()), days)
}

const releasePrice = operating(({ drawn, operator, step }) =>
  operator.setPrice(listedAt(drawn, step).id, undefined),
)

/** Halts what an account has, or resumes what is halted. */
const halt = operating(async ({ drawn, operator, who, step }) => {
  const halted = drawn.instruments.filter(({ id }) => drawn.statusOf(id) === 'halted')
  const [first] = halted
  return first !== undefined && (step.pick % 4 > 0 || halted.length > 2)
    ? operator.setHalt(first.id, false)
    : operator.setHalt(((await held(drawn, who, step)) ?? listedAt(drawn, step)).id, true)
})

const announceDividend = operating(async ({ drawn, operator, who, step }) => {
  const { pick } = step
  const stock = await held(drawn, who, step, 'stock')
  if (stock === undefined) return undefined
  const price = drawn.quoteOf(stock)?.price
  if (price === undefined) return undefined
  // One of forty is larger than what a short or a leveraged long has put in.
  const rate = pick % 40 === 39 ? '0.45' : String(0.001 + (pick % 40) / 1_000)
  return operator.announceDividend({
    instrument: stock.id,
    amount: toDecimal(exact(price).times(rate).round(4)),
    exDate: dayAhead(drawn, stock, 1 + (pick % 2)),
    payDate: dayAhead(drawn, stock, 1 + (pick % 2) + (pick % 2)),
  })
})

const announceSplit = operating(async ({ drawn, operator, who, step }) => {
  const { pick } = step
  const noted = pick % 2 === 0 ? await alerted(drawn, who, step) : undefined
  const stock = noted?.kind === 'stock' ? noted : await held(drawn, who, step, 'stock')
  const ratio = nth(ratios, pick)
  if (stock === undefined || ratio === undefined) return undefined
  const exDate = dayAhead(drawn, stock, 1 + (pick % 2))
  return operator.announceSplit({ instrument: stock.id, ratio, exDate })
})

const delist = operating(async ({ drawn, operator, who, step }) => {
  const found = await (step.pick % 3 === 0 ? alerted(drawn, who, step) : held(drawn, who, step))
  return found && operator.delist(found.id)
})

export const acts = defineActs({
  acts: { movePrice, releasePrice, halt, announceDividend, announceSplit, delist },
  byOperator: ['movePrice', 'releasePrice', 'halt', 'announceDividend', 'announceSplit', 'delist'],
  drawn: [
    [30, 'movePrice'],
    [14, 'releasePrice', 'halt'],
    [12, 'announceDividend'],
    [8, 'announceSplit'],
    [3, 'delist'],
  ],
  kinds: [
    'listings.priceSet',
    'listings.priceReleased',
    'listings.halted',
    'listings.resumed',
    'listings.delisted',
    'listings.actionAnnounced',
    'listings.takeEffect',
    'listings.payDividend',
  ],
})
