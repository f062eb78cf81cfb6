import { accountId, positionId } from '../../../base/ids.ts'
import type { InstrumentId, PositionId } from '../../../base/ids.ts'
import { type Instant, localDate, plusMs } from '../../../base/instant.ts'
import { commissionOf } from '../../../base/instruments/commission.ts'
import { type Books, emptyBooks, record } from '../../../base/ledger/books.ts'
import { type Posting, posting } from '../../../base/ledger/ledger.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { exact } from '../../../base/money/exact.ts'
import {
  type Money,
  add,
  isNegative,
  money,
  negate,
  smaller,
  subtract,
  zero,
} from '../../../base/money/money.ts'
import type { MentorBook, MentorFill, MentorTrade } from '../../mentoring/mentor.ts'
import { notional } from '../../mentoring/plan.ts'
import { START, alpha, beta, market, mentor, usd } from '../../mentoring/testing/mentor.ts'
import {
  type CopiedShare,
  type CopyCommand,
  type CopyContext,
  type CopyEvent,
  type CopyState,
  type Follow,
  copyTrading,
  followIn,
  followOfPosition,
} from '../module.ts'

/** What trading has of a mirrored position. */
interface Held {
  readonly instrument: InstrumentId
  readonly lots: number
  readonly margin: Money
}

/** An account with what trading does for it, on one market. */
export interface Account {
  readonly state: CopyState
  readonly books: Books
  readonly held: ReadonlyMap<PositionId, Held>
  readonly events: readonly CopyEvent[]
  /** What trading has earned of each follow, by what it paid in and took out of its cash. */
  readonly brought: ReadonlyMap<string, Money>
}

export interface Market {
  readonly now: Instant
  readonly shares: ReadonlyMap<InstrumentId, CopiedShare>
  readonly book?: MentorBook | undefined
  readonly more?: Partial<CopyContext> | undefined
}

export const shareAt = (bid: string, ask: string, status: CopiedShare['status'] = 'open'): CopiedShare => ({
  ...{ status, market },
  bid: decimal(bid),
  ask: decimal(ask),
})

export const opened: Market = {
  now: START,
  shares: new Map([
    [alpha, shareAt('18.36', '18.37')],
    [beta, shareAt('50', '50.05')],
  ]),
  book: { equity: usd('100000'), holdings: [] },
}

/** An exit as trading settles it: what it posts, and what comes into the cash. */
function exitOf({ margin, lots: all }: Held, lots: number, price: string, id: PositionId) {
  const worth = notional(decimal(price), lots)
  const part = money('USD', exact(margin.amount).times(String(lots)).div(String(all)), 'down')
  const gained = money('USD', worth.minus(part.amount))
  const profit = isNegative(gained) ? smallest(gained, negate(part)) : gained
  const fee = smaller(commissionOf(market.charges, 'USD', worth), add(part, profit))
  const postings: readonly Posting[] = [
    ...posting('margin', 'copy', part, 'marginReturned', id),
    ...(isNegative(profit)
      ? posting('copy', 'house', negate(profit), 'loss', id)
      : posting('house', 'copy', profit, 'profit', id)),
    ...posting('copy', 'fees', fee, 'commission', id),
  ]
  return { postings, part, brought: subtract(add(part, profit), fee) }
}

const smallest = (a: Money, b: Money): Money => (exact(a.amount).lt(exact(b.amount)) ? b : a)

function heldIn(account: Account, id: PositionId): Held {
  const held = account.held.get(id)
  if (held === undefined) throw new Error(`trading has no ${id}`)
  return held
}

export const contextFor = (account: Account, { now, shares, book, more }: Market): CopyContext => ({
  now,
  newId: 'one',
  ledger: account.books.ledger,
  offered: true,
  account: accountId('A1'),
  restrictions: [],
  realName: 'passed',
  isBlocked: false,
  onOffer: { mentor, isOver: false, claimed: decimal('0') },
  most: 10,
  shareOf: (instrument) => shares.get(instrument),
  lockedUntil: () => undefined,
  proceedsOf: (position, lots, price) => exitOf(heldIn(account, position), lots, price, position).brought,
  book,
  regularFrom: () => now,
  termEnd: (_, days) => plusMs(now, days * 86_400_000),
  requests: [],
  ...more,
})

function withPostings(books: Books, postings: readonly Posting[]): Books {
  return record(books, postings, ({ kind, posting: { reason, ref } }) => {
    throw new Error(`${kind}: ${reason} of ${ref}`)
  })
}

export const newAccount = (available = '100000'): Account => ({
  state: copyTrading.initial,
  books: withPostings(emptyBooks, posting('external', 'available', usd(available), 'practiceMoney', 'A1')),
  held: new Map(),
  events: [],
  brought: new Map(),
})

const withBrought = (account: Account, id: PositionId, amount: Money): Account['brought'] => {
  const follow = followOfPosition(id)
  return new Map(account.brought).set(follow, add(account.brought.get(follow) ?? zero('USD'), amount))
}

/** Trading buys what the follow has decided to. */
function bought(account: Account, event: Extract<CopyEvent, { kind: 'copyTrading.bought' }>): Account {
  const { position: id, instrument, lots, paid, fee } = event
  const postings = [
    ...posting('copy', 'margin', paid, 'marginTaken', id),
    ...posting('copy', 'fees', fee, 'commission', id),
  ]
  return {
    ...account,
    books: withPostings(account.books, postings),
    held: new Map(account.held).set(id, { instrument, lots, margin: paid }),
    brought: withBrought(account, id, negate(add(paid, fee))),
  }
}

/** Trading sells lots of a position; the command tells the follow of it. */
export function exit(account: Account, id: PositionId, lots: number, price: string, settlesAt: Instant) {
  const held = heldIn(account, id)
  const { postings, part, brought } = exitOf(held, lots, price, id)
  const left = new Map(account.held).set(id, {
    ...held,
    lots: held.lots - lots,
    margin: subtract(held.margin, part),
  })
  if (held.lots === lots) left.delete(id)
  const after: Account = {
    ...account,
    books: withPostings(account.books, postings),
    held: left,
    brought: withBrought(account, id, brought),
  }
  const command: CopyCommand = { kind: 'copyTrading.noteExit', position: id, lots, brought, settlesAt }
  return { after, command }
}

/** Proceeds settle a day later. */
const settlesAfter = (now: Instant): Instant => plusMs(now, 86_400_000)

export function refusalOf(account: Account, command: CopyCommand, on: Market = opened) {
  const decided = copyTrading.decide(command, account.state, contextFor(account, on))
  return decided.ok ? undefined : decided.refusal
}

/** Carries out a command and what follows of it, in the order of the broker. @throws Error where one is refused */
export function run(account: Account, command: CopyCommand, on: Market = opened): Account {
  let now = account
  const follow: (() => void)[] = []
  function decide(next: CopyCommand): void {
    const decided = copyTrading.decide(next, now.state, contextFor(now, on))
    if (!decided.ok) throw new Error(`${next.kind}: ${decided.refusal.code}`)
    for (const event of decided.value.events) {
      now = {
        ...now,
        state: copyTrading.evolve(now.state, event),
        books: withPostings(now.books, event.postings),
        events: [...now.events, event],
      }
      follow.push(() => {
        react(event)
      })
    }
  }
  function react(event: CopyEvent): void {
    if (event.kind === 'copyTrading.bought') now = bought(now, event)
    if (event.kind !== 'copyTrading.sold') return
    const { after, command: noting } = exit(
      now,
      event.position,
      event.lots,
      event.price,
      settlesAfter(on.now),
    )
    now = after
    follow.push(() => {
      decide(noting)
    })
  }
  decide(command)
  for (let next = follow.shift(); next !== undefined; next = follow.shift()) next()
  return now
}

/** A follow of the mentor that begins now. */
export function following(amount: string, on: Market = opened, copyOpen = false, id = 'R1'): Account {
  const account = newAccount()
  const held = posting('available', 'frozen', usd(amount), 'requestHeld', id)
  const asked = run(
    account,
    { kind: 'copyTrading.submit', mentor: mentor.id, amount: decimal(amount), stopLoss: 20, copyOpen },
    on,
  )
  const terms = asked.events.flatMap((event) =>
    event.kind === 'copyTrading.submitted' ? [event.terms] : [],
  )[0]
  if (terms === undefined) throw new Error('nothing was submitted')
  const waits = { ...asked, books: withPostings(asked.books, held) }
  return run(waits, { kind: 'copyTrading.begin', request: id, terms }, on)
}

export function theFollow(account: Account, id = 'R1'): Follow {
  const follow = followIn(account.state, id)
  if (follow === undefined) throw new Error('there is no follow')
  return follow
}

export const fillOf = (
  side: MentorFill['side'],
  lots: number,
  price: string,
  more: Partial<MentorFill> = {},
): MentorFill => ({
  ...{ instrument: alpha, side, lots, lotsBefore: side === 'buy' ? 0 : lots },
  price: decimal(price),
  amount: usd(exact(price).times(String(lots)).toFixed(2)),
  ...more,
})

export const tradeOf = (fills: readonly MentorFill[], more: Partial<MentorTrade> = {}): MentorTrade => ({
  day: localDate('2026-03-13'),
  at: plusMs(START, 60_000),
  equity: usd('100000'),
  fills,
  ...more,
})

/** The mentor's trade comes, and is mirrored a second later at the prices of then. */
export function mirror(account: Account, trade: MentorTrade, on: Market = opened): Account {
  const noted = run(account, { kind: 'copyTrading.note', mentor: mentor.id, trade }, { ...on, now: trade.at })
  const owner = `copy trade ${trade.day} R1`
  return run(noted, { kind: 'copyTrading.mirror', owner }, { ...on, now: plusMs(trade.at, 1_000) })
}

export const positionOf = (index: number, id = 'R1'): PositionId => positionId(`${id}-copy-${String(index)}`)

export { START, alpha, beta, market, mentor, usd }
