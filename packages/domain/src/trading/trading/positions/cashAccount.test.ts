import { describe, expect, test } from 'vitest'
import type { AnnouncedAction } from '../../../base/instruments/announced.ts'
import { positionId } from '../../../base/ids.ts'
import { localDate, plusMs } from '../../../base/instant.ts'
import { post, posting } from '../../../base/ledger/ledger.ts'
import { movementGroups } from '../../../base/ledger/movements.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { money } from '../../../base/money/money.ts'
import type { AllottedSource, TradingCommand } from '../command.ts'
import type { TradingEvent } from '../event.ts'
import {
  type Holder,
  NOW,
  accepted,
  after,
  contextOf,
  decideFor,
  instruments,
  trader,
} from '../testing/fixture.ts'
import { close, given, market, settleDelisted } from '../testing/given.ts'
import { inventoryOf } from '../lists/inventory.ts'

const { newYork } = instruments
const mirrored = positionId('M1')
const at = (price: string) => contextOf(newYork, price, price, { dividendWithholding: decimal('0.1') })

const open = (from: AllottedSource, lots = 5): TradingCommand => ({
  kind: 'trading.openAllotted',
  terms: {
    position: mirrored,
    instrument: newYork.id,
    price: decimal('100'),
    lots,
    paid: money('USD', String(lots * 100)),
    fee: money('USD', '1'),
    from,
    origin: { module: 'copyTrading', id: 'F1' },
  },
})

/** Half of what it has is managed for it. */
const follower: Holder = {
  ...trader,
  ledger: post(trader.ledger, posting('available', 'copy', money('USD', '50000'), 'copyTrading.put', 'F1')),
}
const holding = after(follower, [open('copy'), at('100')])
const sale = (lots: number): TradingCommand => {
  const { kind, terms } = close(lots)
  return { kind, terms: { ...terms, position: mirrored } }
}

const movementsOf = (events: readonly TradingEvent[]) =>
  movementGroups(
    events.flatMap(({ postings, at: moment }) =>
      postings.map((line, index) => ({ ...line, at: moment, sequence: index + 1 })),
    ),
  ).flatMap(({ movements }) => movements)

const opensAt = plusMs(NOW, 86_400_000)
const announced = { id: 'A1', instrument: newYork.id, market: 'US', announcedAt: NOW, opensAt } as const
const dividend: AnnouncedAction = {
  ...announced,
  kind: 'dividend',
  exDate: localDate('2026-01-06'),
  amount: decimal('2'),
  currency: 'USD',
  payDate: localDate('2026-01-08'),
  paysAt: plusMs(NOW, 3 * 86_400_000),
}
const split: AnnouncedAction = {
  ...announced,
  kind: 'split',
  exDate: localDate('2026-01-06'),
  ratio: { to: 1, from: 2 },
}
const takeEffect = { kind: 'trading.takeEffect', owner: 'A1' } as const
const payDividend = { kind: 'trading.payDividend', dividend: 'A1' } as const

describe('a position that is paid out of what is available', () => {
  const opened = given(trader).when(open('available'), at('100'))

  test('needs nothing on hold, keeps what opened it, and pays back into what is available', () => {
    expect(opened.ledger()).toEqual([
      'available -> margin 500.00 USD marginTaken',
      'available -> fees 1.00 USD commission',
    ])
    expect(opened.position('M1')).toMatchObject({ origin: { module: 'copyTrading', id: 'F1' } })
    expect(opened.position('M1')).not.toHaveProperty('cash')
    expect(given(opened.after()).when(sale(5), at('110')).ledger()).toContain(
      'house -> available 50.00 USD profit',
    )
  })
})

describe('a position that is paid out of copy', () => {
  test('pays what its parts and its rest bring, and their charges, into copy', () => {
    expect(given(follower).when(open('copy'), at('100')).ledger()).toEqual([
      'copy -> margin 500.00 USD marginTaken',
      'copy -> fees 1.00 USD commission',
    ])
    expect(given(holding).when(sale(2), at('110')).ledger()).toEqual([
      'margin -> copy 200.00 USD marginReturned',
      'house -> copy 20.00 USD profit',
      'copy -> fees 0.99 USD commission',
    ])
    const rest = after(holding, [sale(2), at('110')])
    expect(given(rest).when(sale(3), at('90')).ledger()).toEqual([
      'margin -> copy 300.00 USD marginReturned',
      'copy -> house 30.00 USD loss',
      'copy -> fees 0.99 USD commission',
    ])
    const closed = given(rest).when(sale(3), at('90'))
    expect(closed.position('M1')).toMatchObject({ cash: 'copy', origin: { id: 'F1' } })
  })

  test('adds nothing to what is to settle, and is in no Inventory', () => {
    expect(after(holding, [sale(2), at('110')]).state.totals.unsettled).toEqual([])
    expect(inventoryOf(Object.values(holding.state.positions))).toEqual([])
  })

  test('moves none of the member’s own funds', () => {
    const opened = accepted(decideFor(follower, open('copy'), at('100')))
    const sold = accepted(decideFor(holding, sale(5), at('90')))
    expect(movementsOf([...opened, ...sold])).toEqual([])
  })

  test('has its dividend paid into copy, and taxed there', () => {
    const counted = after(
      holding,
      [{ kind: 'trading.noteAction', action: dividend }, at('100')],
      [takeEffect, { ...at('98'), now: opensAt }],
    )
    expect(given(counted).when(payDividend, at('98')).ledger()).toEqual([
      'house -> copy 10.00 USD dividend',
      'copy -> tax 1.00 USD withholding',
    ])
  })

  test('is set off by no short of the member: each side has its own dividend', () => {
    const both = after(
      holding,
      [market(newYork, 5, 'short'), at('100')],
      [{ kind: 'trading.noteAction', action: dividend }, at('100')],
    )
    const counted = given(both).when(takeEffect, { ...at('98'), now: opensAt })
    expect(counted.ledger()).toEqual(['available -> house 10.00 USD dividendCharge'])
    expect(given(counted.after()).when(payDividend, at('98')).ledger()).toContain(
      'house -> copy 10.00 USD dividend',
    )
  })

  test('has the fraction that a split leaves paid into copy', () => {
    const noted = after(holding, [{ kind: 'trading.noteAction', action: split }, at('100')])
    expect(
      given(noted)
        .when(takeEffect, { ...at('190'), now: opensAt })
        .ledger(),
    ).toEqual(['margin -> copy 100.00 USD marginReturned', 'copy -> house 5.00 USD loss'])
  })

  test('is paid into copy where its instrument is delisted', () => {
    expect(given(holding).when(settleDelisted(newYork, '120'), at('120')).ledger()).toEqual([
      'margin -> copy 500.00 USD marginReturned',
      'house -> copy 100.00 USD profit',
      'copy -> fees 0.99 USD commission',
    ])
  })
})
