import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plusDays } from '../../base/sessions/localDates.ts'
import { localDate, plusMs } from '../../base/instant.ts'
import { balanceOf, posting } from '../../base/ledger/ledger.ts'
import { record } from '../../base/ledger/books.ts'
import { decimal } from '../../base/money/decimal.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import { add, isNegative, money, subtract, zero } from '../../base/money/money.ts'
import { differenceCauses, differenceOf } from '../mentoring/difference.ts'
import { earnedOf } from '../mentoring/ending.ts'
import { type CopyCommand, type Follow, copyTrading, followsOf, releasedIn, worthOf } from './module.ts'
import {
  type Account,
  type Market,
  START,
  alpha,
  beta,
  contextFor,
  exit,
  fillOf,
  following,
  mentor,
  refusalOf,
  run,
  shareAt,
  tradeOf,
  usd,
} from './testing/account.ts'

const SEED = 20_261_129

const cents = (count: number) => toDecimal(exact(String(count)).div('100'))
const steps = fc.record({
  does: fc.constantFrom(
    ...([
      'buy',
      'sell',
      'both',
      'mirror',
      'mirror',
      'price',
      'halt',
      'stop',
      'owed',
      'pause',
      'resume',
    ] as const),
    ...(['add', 'remove', 'stopLoss', 'member', 'dividend', 'split', 'end', 'sellAll', 'restrict'] as const),
  ),
  share: fc.constantFrom(alpha, beta),
  count: fc.integer({ min: 1, max: 2_000 }),
  price: fc.integer({ min: 200, max: 9_000 }),
})
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never

/** What goes on: an account, the market of its moment, and how many days of the mentor there were. */
interface World {
  readonly account: Account
  readonly market: Market
  readonly days: number
}

const theFollowOf = ({ account }: World): Follow | undefined => followsOf(account.state)[0]

/** A command that may be refused, as a member's or a timer's may be. */
const tried = (world: World, command: CopyCommand): World =>
  refusalOf(world.account, command, world.market) === undefined
    ? { ...world, account: run(world.account, command, world.market) }
    : world

function delivered(world: World, { does, share, count, price }: Step): World {
  const at = plusMs(world.market.now, 1_000)
  const bought = fillOf('buy', count, cents(price), { instrument: share })
  const other = share === alpha ? beta : alpha
  const sold = fillOf('sell', Math.ceil(count / 2), cents(price), {
    instrument: does === 'both' ? other : share,
    lotsBefore: count,
  })
  const fills = { buy: [bought], sell: [sold], both: [sold, bought] }[does as 'buy' | 'sell' | 'both']
  const day = plusDays(localDate('2026-03-13'), world.days)
  const trade = tradeOf(fills, { day, at })
  const market = { ...world.market, now: at }
  return tried(
    { ...world, market, days: world.days + 1 },
    { kind: 'copyTrading.note', mentor: mentor.id, trade },
  )
}

function put(world: World, amount: string): World {
  const follow = theFollowOf(world)
  if (follow === undefined) return world
  const { books } = world.account
  const held = record(books, posting('available', 'frozen', usd(amount), 'requestHeld', 'R2'))
  const terms = { follow: follow.id, mentor: mentor.id, amount: usd(amount), claims: true }
  return tried(
    { ...world, account: { ...world.account, books: held } },
    { kind: 'copyTrading.add', request: 'R2', terms },
  )
}

/** Trading sells a part, or pays a dividend, and tells the follow. */
function traded(world: World, { does, count }: Step): World {
  const [position] = theFollowOf(world)?.positions ?? []
  if (position === undefined) return world
  const { account, market } = world
  const bid = market.shares.get(position.instrument)?.bid ?? '1'
  if (does === 'member') {
    const lots = Math.min(position.lots, count)
    const { after, command } = exit(account, position.id, lots, bid, plusMs(market.now, 86_400_000))
    return tried({ ...world, account: after }, command)
  }
  const amount = usd(cents(count))
  const books = record(account.books, posting('house', 'copy', amount, 'dividend', position.id))
  const follow = theFollowOf(world)?.id ?? ''
  const brought = new Map(account.brought).set(
    follow,
    add(account.brought.get(follow) ?? zero('USD'), amount),
  )
  return tried(
    { ...world, account: { ...account, books, brought } },
    { kind: 'copyTrading.noteCash', brought: [{ position: position.id, amount }] },
  )
}

/** One share for two, of all that there is of it, in the mentor's book as well. */
function split(world: World): World {
  const [position] = theFollowOf(world)?.positions ?? []
  const held = position && world.account.held.get(position.id)
  if (position === undefined || held === undefined) return world
  const lots = position.lots * 2
  const account = { ...world.account, held: new Map(world.account.held).set(position.id, { ...held, lots }) }
  const { id, instrument } = position
  return tried(
    { ...world, account },
    {
      kind: 'copyTrading.noteSplit',
      ...{ position: id, instrument, lots, ratio: { to: 2, from: 1 }, brought: usd('0') },
    },
  )
}

function next(world: World, step: Step): World {
  const { does, share, count, price } = step
  const follow = theFollowOf(world)?.id ?? 'R1'
  const [position] = theFollowOf(world)?.positions ?? []
  const owner = `copy position ${position?.id ?? ''}`
  const bid = (position && world.market.shares.get(position.instrument)?.bid) ?? decimal('1')
  const onMarket = (status: 'open' | 'halted'): World => ({
    ...world,
    market: {
      ...world.market,
      shares: new Map(world.market.shares).set(share, shareAt(cents(price), cents(price + 2), status)),
    },
  })
  switch (does) {
    case 'buy':
    case 'sell':
    case 'both':
      return delivered(world, step)
    case 'mirror': {
      const due = theFollowOf(world)?.pending[0]
      if (due === undefined) return world
      const now = due.dueAt > world.market.now ? due.dueAt : world.market.now
      const at = { ...world, market: { ...world.market, now } }
      return tried(at, { kind: 'copyTrading.mirror', owner: `copy trade ${due.trade.day} ${follow}` })
    }
    case 'price':
      return onMarket('open')
    case 'halt':
      return onMarket('halted')
    case 'stop':
      return tried(world, { kind: 'copyTrading.stop', owner, price: bid })
    case 'owed':
      return tried(world, { kind: 'copyTrading.sellOwed', owner, price: bid })
    case 'pause':
    case 'resume':
    case 'end':
      return tried(world, { kind: `copyTrading.${does}`, follow })
    case 'sellAll':
      return tried(world, { kind: 'copyTrading.sellAll', owner: `copy of ${follow}` })
    case 'add':
      return put(world, String(count))
    case 'remove':
      return tried(world, { kind: 'copyTrading.remove', follow, amount: cents(count * 50) })
    case 'stopLoss':
      return tried(world, { kind: 'copyTrading.setStopLoss', follow, stopLoss: ((count % 10) + 1) * 5 })
    case 'member':
    case 'dividend':
      return traded(world, step)
    case 'split':
      return split(world)
    case 'restrict':
      return {
        ...world,
        market: { ...world.market, more: count % 2 === 0 ? { restrictions: ['tradingBanned'] } : {} },
      }
    default: {
      const never: never = does
      return never
    }
  }
}

function expectConserved({ account, market }: World): void {
  const follows = followsOf(account.state)
  const none = zero('USD')
  const cash = add(none, ...follows.map((follow) => follow.cash))
  expect(balanceOf(account.books.ledger, 'USD', 'copy')).toEqual(cash)
  const context = contextFor(account, market)
  for (const follow of follows) {
    const { id, put: putIn, taken, positions, unsettled } = follow
    const brought = account.brought.get(id) ?? none
    const held = positions.map(({ instrument, lots }) =>
      money('USD', exact(market.shares.get(instrument)?.bid ?? '0').times(String(lots))),
    )
    const worth = worthOf(follow, context)
    expect(earnedOf(worth, taken, putIn)).toEqual(add(brought, ...held))
    expect(isNegative(follow.cash)).toBe(false)
    const waits = add(none, ...unsettled.map(({ amount }) => amount))
    expect(isNegative(subtract(follow.cash, waits))).toBe(false)
    expect(positions.map((one) => [one.id, one.lots])).toEqual(
      [...account.held].map(([position, one]) => [position, one.lots]),
    )
    const difference = differenceOf(follow.story, {
      earned: earnedOf(worth, taken, putIn),
      fee: usd('1.23'),
      put: putIn,
      equity: usd('103000'),
      priceOf: (instrument) => market.shares.get(instrument)?.bid,
    })
    const parts = differenceCauses.map((cause) => difference.causes[cause])
    expect(add(none, ...parts)).toEqual(subtract(difference.own, difference.mentors))
  }
  const released = add(none, ...releasedIn(account.state, 'USD', market.now).map(({ amount }) => amount))
  expect(isNegative(subtract(balanceOf(account.books.ledger, 'USD', 'available'), released))).toBe(false)
}

const first: Market = {
  now: START,
  shares: new Map([
    [alpha, shareAt('18.36', '18.37')],
    [beta, shareAt('50', '50.05')],
  ]),
  book: { equity: usd('100000'), holdings: [{ instrument: beta, lots: 300, price: decimal('50') }] },
}

describe('the money of a follow', () => {
  it('is conserved to the last unit, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), fc.boolean(), (all, copyOpen) => {
        let world: World = { account: following('5000', first, copyOpen), market: first, days: 0 }
        if (copyOpen) {
          const market = { ...first, now: plusMs(START, 1_000) }
          world = tried({ ...world, market }, { kind: 'copyTrading.open', owner: 'copy of R1' })
        }
        for (const step of all) {
          world = next(world, step)
          expectConserved(world)
        }
      }),
      { seed: SEED, numRuns: 150 },
    )
  })

  it('is all the member’s again when the follow has ended, but for the fee', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 30 }), (all) => {
        let world: World = { account: following('5000', first), market: first, days: 0 }
        for (const step of all) world = next(world, step)
        const open: Market = { ...first, now: world.market.now }
        world = tried({ ...world, market: open }, { kind: 'copyTrading.end', follow: 'R1' })
        for (const { id } of theFollowOf(world)?.positions ?? [])
          world = tried(world, {
            kind: 'copyTrading.sellOwed',
            owner: `copy position ${id}`,
            price: decimal('18'),
          })
        expect(theFollowOf(world)).toBeUndefined()
        expect(balanceOf(world.account.books.ledger, 'USD', 'copy')).toEqual(usd('0'))
        const charged = copyTrading.earned?.(world.account.state, () => undefined) ?? []
        expect(charged.length).toBeLessThanOrEqual(1)
      }),
      { seed: SEED, numRuns: 100 },
    )
  })
})
