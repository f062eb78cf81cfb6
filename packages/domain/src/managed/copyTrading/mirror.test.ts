import { describe, expect, it } from 'vitest'
import { accountId } from '../../base/ids.ts'
import { plusMs } from '../../base/instant.ts'
import { accountStream } from '../../base/module/stream.ts'
import { decimal } from '../../base/money/decimal.ts'
import { copyTrading } from './module.ts'
import {
  START,
  alpha,
  fillOf,
  following,
  mentor,
  mirror,
  opened,
  positionOf,
  refusalOf,
  run,
  shareAt,
  theFollow,
  tradeOf,
  usd,
} from './testing/account.ts'

const purchase = tradeOf([fillOf('buy', 1000, '18.33')])
const holding = mirror(following('5000'), purchase)

describe('a trade of the mentor', () => {
  it('is mirrored a second later, at the ask of then, in its part', () => {
    expect(theFollow(holding).positions).toMatchObject([{ id: positionOf(1), instrument: alpha, lots: 49 }])
    const event = holding.events.find(({ kind }) => kind === 'copyTrading.bought')
    expect(event).toMatchObject({
      at: plusMs(purchase.at, 1_000),
      price: '18.37',
      paid: usd('900.13'),
      fee: usd('0.99'),
      slippage: usd('1.96'),
    })
    expect(theFollow(holding).cash).toEqual(usd('4098.88'))
  })

  it('is mirrored once, however often it is delivered', () => {
    const again = run(
      holding,
      { kind: 'copyTrading.note', mentor: mentor.id, trade: { ...purchase, at: START } },
      opened,
    )
    expect(theFollow(again).pending).toEqual([])
    const noted = run(following('5000'), { kind: 'copyTrading.note', mentor: mentor.id, trade: purchase })
    const twice = run(noted, { kind: 'copyTrading.note', mentor: mentor.id, trade: purchase })
    expect(theFollow(twice).pending).toHaveLength(1)
    const owner = 'copy trade 2026-03-13 R1'
    expect(refusalOf(holding, { kind: 'copyTrading.mirror', owner }, opened)?.code).toBe('ORDER_WRONG_STATE')
  })

  it.each([
    ['paused', { kind: 'copyTrading.pause', follow: 'R1' }, {}, 'paused'],
    ['of a restricted account', undefined, { restrictions: ['tradingBanned'] }, 'restricted'],
  ] as const)('is skipped by a follow that is %s', (_, command, more, cause) => {
    const before = following('5000')
    const after = mirror(command === undefined ? before : run(before, command), purchase, { ...opened, more })
    expect(after.events.find(({ kind }) => kind === 'copyTrading.skipped')).toMatchObject({
      skipped: { cause, instrument: alpha, mentorLots: 1000, lots: 49 },
    })
    expect(theFollow(after).positions).toEqual([])
  })

  it.each([
    ['halted', shareAt('18.36', '18.37', 'halted')],
    ['delisted', shareAt('18.36', '18.37', 'delisted')],
    ['belowOneLot', shareAt('960', '960.01')],
    ['noCash', shareAt('6000', '6000.01')],
  ] as const)('is skipped as %s', (cause, share) => {
    const shares = new Map([[alpha, share]])
    const after = mirror(following('5000'), purchase, { ...opened, shares })
    expect(after.events.find(({ kind }) => kind === 'copyTrading.skipped')).toMatchObject({
      skipped: { cause },
    })
  })

  it('that sells a part sells the same part of the follow, and what it brings pays what is bought with it', () => {
    const sale = tradeOf([fillOf('sell', 500, '19', { lotsBefore: 1000 })], {
      at: plusMs(START, 120_000),
    })
    const shares = new Map([[alpha, shareAt('19', '19.01')]])
    const after = mirror(holding, sale, { ...opened, shares })
    expect(theFollow(after).positions).toMatchObject([{ lots: 25 }])
    // 24 lots at 19 less 0.99, on the cash of before.
    expect(theFollow(after).cash).toEqual(usd('4553.89'))
    expect(theFollow(after).unsettled).toMatchObject([{ amount: usd('455.01') }])
  })

  it('is sold in a halt at the first price after it', () => {
    const halted = { ...opened, shares: new Map([[alpha, shareAt('19', '19.01', 'halted')]]) }
    const sale = tradeOf([fillOf('sell', 1000, '19')], { at: plusMs(START, 120_000) })
    const waits = mirror(holding, sale, halted)
    expect(theFollow(waits).positions).toMatchObject([{ lots: 49, owed: { lots: 49 } }])
    const watches = copyTrading
      .schedule({
        stream: accountStream(accountId('A1')),
        before: waits.state,
        after: waits.state,
        events: waits.events,
      })
      .flatMap((one) => one.watches)
    expect(watches.map(({ kind }) => kind)).toContain('copyTrading.sellOwed')
    const owner = `copy position ${positionOf(1)}`
    const later = { ...opened, now: plusMs(START, 200_000) }
    const sold = run(waits, { kind: 'copyTrading.sellOwed', owner, price: decimal('18.36') }, later)
    expect(theFollow(sold).positions).toEqual([])
  })
})

describe('what the mentor has when a follow begins', () => {
  const book = {
    equity: usd('96500'),
    holdings: [{ instrument: alpha, lots: 1000, price: decimal('18.40') }],
  }
  it('is bought a second after it, and no trade is mirrored until then', () => {
    const account = following('5000', opened, true)
    expect(theFollow(account).opensAt).toBe(plusMs(START, 1_000))
    const early = run(account, {
      kind: 'copyTrading.note',
      mentor: mentor.id,
      trade: { ...purchase, at: plusMs(START, 500) },
    })
    expect(theFollow(early).pending).toEqual([])
    const bought = run(
      account,
      { kind: 'copyTrading.open', owner: 'copy of R1' },
      { ...opened, book, now: plusMs(START, 1_000) },
    )
    // 5,000 x 18,400 / 96,500 is 953.36.
    expect(theFollow(bought).positions).toMatchObject([{ lots: 51 }])
    expect(theFollow(bought).opensAt).toBeUndefined()
  })
})
