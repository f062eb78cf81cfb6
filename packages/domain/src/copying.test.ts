import { describe, expect, it } from 'vitest'
import { localDate, plusMs } from './base/instant.ts'
import { type Posting, balanceOf, post, posting } from './base/ledger/ledger.ts'
import { decimal } from './base/money/decimal.ts'
import { type Money, add, negate, zero } from './base/money/money.ts'
import {
  type CopyCommand,
  type CopyContext,
  type CopyEvent,
  copyTrading,
  followsOf,
} from './managed/copyTrading/module.ts'
import { contextFor, newAccount } from './managed/copyTrading/testing/account.ts'
import { START, mentor, usd } from './managed/mentoring/testing/mentor.ts'
import { defaultMarkets } from './base/instruments/markets.ts'
import type { TradingCommand } from './trading/trading/command.ts'
import type { TradingEvent } from './trading/trading/event.ts'
import {
  type Holder,
  accepted,
  contextOf,
  decideFor,
  fold,
  instruments,
  trader,
} from './trading/trading/testing/fixture.ts'

const { newYork } = instruments
const day = localDate('2026-03-13')

/** What of postings comes into `copy`, less what leaves it. */
const intoCopy = (postings: readonly Posting[]): Money =>
  add(
    zero('USD'),
    ...postings.flatMap(({ from, to, money }) => [
      ...(to === 'copy' ? [money] : []),
      ...(from === 'copy' ? [negate(money)] : []),
    ]),
  )

/** An account whose follow and trading decide for each other, as the broker lets them. */
function account(price: string) {
  let holder: Holder = {
    ...trader,
    ledger: post(trader.ledger, posting('available', 'frozen', usd('5000'), 'requestHeld', 'R1')),
  }
  let copying = copyTrading.initial
  let bid = price
  const market = () => contextOf(newYork, bid, bid)
  const context = (ms: number): CopyContext => ({
    ...contextFor(newAccount(), { now: plusMs(START, ms), shares: new Map() }),
    ledger: holder.ledger,
    book: { equity: usd('100000'), holdings: [] },
    shareOf: () => ({ status: 'open', bid: decimal(bid), ask: decimal(bid), market: defaultMarkets.US }),
    proceedsOf: (position, lots) => intoCopy(sold(position, lots).flatMap(({ postings }) => postings)),
  })
  const sold = (position: Parameters<CopyContext['proceedsOf']>[0], lots: number) =>
    accepted(decideFor(holder, { kind: 'trading.closeManaged', position, lots, cause: 'mentor' }, market()))

  function trade(command: TradingCommand): readonly TradingEvent[] {
    const events = accepted(decideFor(holder, command, market()))
    holder = fold(holder, events)
    return events
  }
  function react(event: CopyEvent, ms: number): void {
    if (event.kind === 'copyTrading.bought') {
      const { position, instrument, price: paidPrice, lots, paid, fee, follow } = event
      const origin = { module: copyTrading.name, id: follow.id }
      const terms = { position, instrument, price: paidPrice, lots, paid, fee, from: 'copy', origin } as const
      trade({ kind: 'trading.openAllotted', terms })
    }
    if (event.kind !== 'copyTrading.sold') return
    const { position, lots, cause } = event
    const exits = trade({ kind: 'trading.closeManaged', position, lots, cause })
    const brought = intoCopy(exits.flatMap(({ postings }) => postings))
    decide(
      { kind: 'copyTrading.noteExit', position, lots, brought, settlesAt: plusMs(START, 86_400_000) },
      ms,
    )
  }
  function decide(command: CopyCommand, ms: number): void {
    const decided = copyTrading.decide(command, copying, context(ms))
    if (!decided.ok) throw new Error(`${command.kind}: ${decided.refusal.code}`)
    const { events } = decided.value
    copying = events.reduce((state, event) => copyTrading.evolve(state, event), copying)
    holder = {
      ...holder,
      ledger: post(
        holder.ledger,
        events.flatMap(({ postings }) => postings),
      ),
    }
    for (const event of events) react(event, ms)
  }
  return {
    decide,
    at: (next: string) => {
      bid = next
    },
    copy: () => balanceOf(holder.ledger, 'USD', 'copy'),
    cash: () => add(zero('USD'), ...followsOf(copying).map(({ cash }) => cash)),
    follows: () => followsOf(copying),
    open: () => Object.values(holder.state.positions),
    earned: () => [...(copyTrading.earned?.(copying, () => undefined) ?? [])],
  }
}

describe('a follow and trading', () => {
  it('have the same money, from the first purchase to the end', () => {
    const { decide, at, copy, cash, follows, open, earned } = account('18.37')
    const { id, market, feeRate, least } = mentor
    const terms = {
      mentor: id,
      market,
      amount: usd('5000'),
      stopLoss: 20,
      copyOpen: false,
      feeRate,
      least,
      claims: true,
    }
    decide({ kind: 'copyTrading.begin', request: 'R1', terms }, 0)
    const fill = { instrument: newYork.id, price: decimal('18.33'), amount: usd('18330') }
    const mirror = (trade: Extract<CopyCommand, { kind: 'copyTrading.note' }>['trade'], ms: number) => {
      decide({ kind: 'copyTrading.note', mentor: id, trade }, ms)
      decide({ kind: 'copyTrading.mirror', owner: `copy trade ${trade.day} R1` }, ms + 1_000)
      expect(copy()).toEqual(cash())
    }
    const bought = { ...fill, side: 'buy', lots: 1_000, lotsBefore: 0 } as const
    const equity = usd('100000')
    mirror({ day, at: plusMs(START, 10_000), equity, fills: [bought] }, 10_000)
    expect(open()).toMatchObject([{ cash: 'copy', fill: { lots: 49 } }])
    at('25')
    const sale = { ...fill, side: 'sell', lots: 500, lotsBefore: 1_000 } as const
    mirror({ day, at: plusMs(START, 20_000), equity, fills: [sale, bought] }, 20_000)
    expect(open()).toMatchObject([{ fill: { lots: 25 } }, { fill: { lots: 38 } }])
    at('30')
    decide({ kind: 'copyTrading.end', follow: 'R1' }, 30_000)
    expect([copy(), follows(), open()]).toEqual([usd('0'), [], []])
    expect(earned()).toHaveLength(1)
  })
})
