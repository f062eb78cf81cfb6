import {
  type Decimal,
  type Instrument,
  type Refusal,
  type Result,
  addTradingDays,
  auctionId,
  decimal,
  defaultMarkets,
  marketFacts,
  exact,
  offerId,
  requests,
  roundToTick,
  stepTick,
  toDecimal,
  tradingDayOf,
} from '@onelot/domain'
import { auctions } from '@onelot/domain/modules/newShares/auctions'
import { offers } from '@onelot/domain/modules/newShares/offers'
import { REAL_NAME_CHECK } from '@onelot/domain/modules/member/realName'
import { SEAT_ACCOUNT } from '@onelot/domain/modules/member/seat'
import { auctionOf, auctionStream } from '../modules/newShares/foundAuction.ts'
import { offerOf, offerStream } from '../modules/newShares/foundOffer.ts'
import type { StoredWatch } from '../store/port.ts'
import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'
import { alertsOf, ordersOf, positionsOf, requestsOf } from './inAccount.ts'
import type { Drawn, OperatorAction } from './step.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const waits = [
  10 * MINUTE_MS,
  45 * MINUTE_MS,
  45 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  9 * HOUR_MS,
  DAY_MS,
  DAY_MS,
  2 * DAY_MS,
] as const
const ratios = [
  { to: 2, from: 1 },
  { to: 4, from: 1 },
  { to: 3, from: 2 },
  { to: 1, from: 2 },
  { to: 1, from: 10 },
] as const

export const waitOf = ({ pick }: Drawn): number => waits[pick % waits.length] ?? MINUTE_MS

type Done = Result<void, Refusal> | undefined

/** The price at which a watch is met, or about it. */
function metAt({ cross }: StoredWatch, { market }: Instrument): Decimal {
  const falls = cross.when === 'atMost'
  let level = exact(cross.kind === 'level' ? cross.price : cross.peak)
  if (cross.kind === 'trail') {
    const away =
      cross.distance.kind === 'amount' ? exact(cross.distance.amount) : level.times(cross.distance.rate)
    level = falls ? level.minus(away) : level.plus(away)
  }
  const table = defaultMarkets[market]
  const price = roundToTick(table, level.lte('0') ? exact('1') : level, falls ? 'down' : 'up')
  // The ask is a tick above the price.
  return stepTick(table, exact(price).lte('0') ? decimal('1') : price, cross.at === 'ask' ? -1 : 0)
}

/** What an operator does in a step; undefined where there is nothing to do it to. */
export class OperatorActs {
  private readonly drawn: DrawnBroker
  private readonly step: Drawn

  constructor(drawn: DrawnBroker, step: Drawn) {
    this.drawn = drawn
    this.step = step
  }

  async act(action: OperatorAction): Promise<void> {
    const done = await this.done(action)
    if (done?.ok === false) this.drawn.refusedOperator(done.refusal)
    if (done !== undefined) this.drawn.sent += 1
  }

  private get operator() {
    return this.drawn.broker.operator
  }

  private async done(action: OperatorAction): Promise<Done> {
    const { pick } = this.step
    switch (action) {
      case 'move':
        return this.move()
      case 'release': {
        const instrument = this.instrument()
        return this.operator.setPrice(instrument.id, undefined)
      }
      case 'halt': {
        const halted = this.drawn.instruments.filter(({ id }) => this.drawn.statusOf(id) === 'halted')
        const [first] = halted
        return first !== undefined && (pick % 4 > 0 || halted.length > 2)
          ? this.operator.setHalt(first.id, false)
          : this.operator.setHalt(((await this.held()) ?? this.instrument()).id, true)
      }
      case 'restrict': {
        const member = await this.restrictable()
        const restrictions = member.restricted ? [] : ([pick % 2 === 0 ? 'frozen' : 'tradingBanned'] as const)
        member.restricted = !member.restricted
        return this.operator.setOnMember(member, { kind: 'members.setRestrictions', restrictions })
      }
      case 'dividend': {
        const stock = await this.held('stock')
        if (stock === undefined) return undefined
        const price = this.drawn.quoteOf(stock)?.price
        if (price === undefined) return undefined
        // One of forty is larger than what a short or a leveraged long has put in.
        const rate = pick % 40 === 39 ? '0.45' : String(0.001 + (pick % 40) / 1_000)
        const amount = toDecimal(exact(price).times(rate).round(4))
        const exDate = this.dayAhead(stock, 1 + (pick % 2))
        return this.operator.announceDividend({
          instrument: stock.id,
          amount,
          exDate,
          payDate: this.dayAhead(stock, 1 + (pick % 2) + (pick % 2)),
        })
      }
      case 'split': {
        const alerted = pick % 2 === 0 ? await this.alerted() : undefined
        const stock = alerted?.kind === 'stock' ? alerted : await this.held('stock')
        const ratio = ratios[pick % ratios.length]
        return (
          stock &&
          ratio &&
          this.operator.announceSplit({
            instrument: stock.id,
            ratio,
            exDate: this.dayAhead(stock, 1 + (pick % 2)),
          })
        )
      }
      case 'delist': {
        const held = await (pick % 3 === 0 ? this.alerted() : this.held())
        return held && this.operator.delist(held.id)
      }
      case 'callOff':
        return this.callOff()
      case 'review':
        return this.review()
      case 'reviewMode': {
        const mode = pick % 4 > 0 ? { mode: 'operator' } : { mode: 'auto', delayMs: 1_000 * (pick % 900) }
        const byKind = { 'testPlans.plan': mode, [REAL_NAME_CHECK]: mode, [SEAT_ACCOUNT]: mode }
        return this.operator.changeSite({ modules: { requests: byKind } })
      }
      case 'passRealName': {
        const member = this.drawn.memberAt(this.step.member)
        return this.operator.setOnMember(member, { kind: 'members.setRealNameState', state: 'passed' })
      }
      case 'unverify': {
        const state = pick % 4 === 0 ? 'notVerified' : 'rejected'
        const member = this.drawn.memberAt(this.step.member)
        return this.operator.setOnMember(member, { kind: 'members.setRealNameState', state })
      }
    }
  }

  /** What was announced last, or the one before it. */
  private async callOff(): Promise<Done> {
    const { pick } = this.step
    const { services } = this.drawn.broker
    const back = (pick >> 3) % 2
    if (pick % 5 < 2) {
      const offer = offerId(`drawn-${String(this.drawn.offers - back)}`)
      const found = await offerOf(services, offer)
      const command = { kind: 'offers.callOff', reason: '' } as const
      return found && this.operator.command(offers, offerStream(offer), command)
    }
    const auction = auctionId(`auction-${String(this.drawn.auctions - back)}`)
    const found = await auctionOf(services, auction)
    const command = { kind: 'auctions.callOff', reason: '' } as const
    return found && this.operator.command(auctions, auctionStream(auction), command)
  }

  private async review(): Promise<Done> {
    const { member, pick } = this.step
    const drawn = this.drawn.memberAt(member)
    const waiting = requestsOf(await this.drawn.stateOf(drawn))
    const request = waiting[pick % Math.max(waiting.length, 1)]?.id
    if (request === undefined) return undefined
    const decision = pick % 2 === 0 ? 'reject' : 'pass'
    return this.operator.command(requests, drawn.stream, {
      kind: 'requests.decide',
      request,
      decision,
      reason: '',
    })
  }

  private instrument(): Instrument {
    const { instruments } = this.drawn
    const found = instruments[this.step.instrument % instruments.length]
    if (found === undefined) throw new RangeError('there are instruments')
    return found
  }

  /** Something that an account has, most often. */
  private async held(kind?: Instrument['kind']): Promise<Instrument | undefined> {
    const { member, pick } = this.step
    const state = await this.drawn.stateOf(this.drawn.memberAt(member))
    const ids = new Set([...positionsOf(state), ...ordersOf(state)].map(({ terms }) => terms.instrument))
    const found = this.drawn.instruments.filter(({ id }) => ids.has(id))
    const some = (found.length === 0 ? this.drawn.instruments : found).filter(
      (one) => kind === undefined || one.kind === kind,
    )
    return some[(pick >> 3) % Math.max(some.length, 1)]
  }

  /** Something that an account has an alert on. */
  private async alerted(): Promise<Instrument | undefined> {
    const alerts = alertsOf(await this.drawn.stateOf(this.drawn.memberAt(this.step.member)))
    const alert = alerts[(this.step.pick >> 3) % Math.max(alerts.length, 1)]
    return this.drawn.instruments.find(({ id }) => id === alert?.instrument)
  }

  /** A member who has orders that a restriction cancels, most often. */
  private async restrictable(): Promise<DrawnMember> {
    const drawn = this.drawn.memberAt(this.step.member)
    for (const member of this.step.pick % 5 > 0 && !drawn.restricted ? this.drawn.members : []) {
      const orders = ordersOf(await this.drawn.stateOf(member))
      if (!member.restricted && orders.some(({ purpose }) => purpose === 'open')) return member
    }
    return drawn
  }

  private dayAhead({ market }: Instrument, days: number) {
    const { calendar, clock } = this.drawn
    const exchange = marketFacts[market]
    return addTradingDays(exchange, calendar, tradingDayOf(exchange, calendar, clock.now()), days)
  }

  /** Moves a price, most often to one that something waits for. */
  private async move(): Promise<Done> {
    const { member, pick, ticks } = this.step
    const watches = await this.drawn.watchesOf(this.drawn.memberAt(member))
    const watch = watches[(pick >> 2) % Math.max(watches.length, 1)]
    const instrument =
      watch === undefined || pick % 4 === 0
        ? this.instrument()
        : this.drawn.instruments.find(({ id }) => id === watch.instrument)
    if (instrument === undefined) return undefined
    const price = this.drawn.quoteOf(instrument)?.price
    if (price === undefined) return undefined
    const table = defaultMarkets[instrument.market]
    const goal =
      watch === undefined || pick % 4 === 0 ? stepTick(table, price, ticks) : metAt(watch, instrument)
    return this.operator.setPrice(instrument.id, stepTick(table, goal, pick % 3 === 0 ? ticks % 7 : 0))
  }
}
