import { contract, tradePlace } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { limitBuy, marketBuy } from '../../../testing/appleOrders.ts'
import { blockTrading } from '../../../testing/blockTrading.ts'
import { copying } from '../../../testing/copying.ts'
import { increasing } from '../../../testing/increasing.ts'
import { lending } from '../../../testing/lendingShares.ts'
import { loans } from '../../../testing/loans.ts'
import { running } from '../../../testing/running.ts'
import { type TestMember, apple } from '../../../testing/testBroker.ts'

const { homeDue } = contract.home
const REVIEW_MS = 5_000
const DAY_MS = 86_400_000

describe('what is due', () => {
  it('is nothing of a member who has shares that nothing locks', async () => {
    const { call, trader } = await blockTrading()
    const member = await trader('01011110000')
    await call(tradePlace, marketBuy(10), member)
    expect((await call(homeDue, {}, member)).due).toEqual([])
  })

  it('is when shares of a block may be sold, until then', async () => {
    const { world, call, trader, buy, until } = await blockTrading()
    const member = await trader('01011110000')
    const { id } = await buy(member, 100)
    await world.pass(REVIEW_MS)
    const at = '2026-03-14T04:00:00.000Z'
    expect((await call(homeDue, {}, member)).due).toMatchObject([
      { id, module: 'trading', kind: 'trading.unlocks', at, quantity: 100, instrument: { id: apple } },
    ])
    await until(at)
    expect((await call(homeDue, {}, member)).due).toEqual([])
  })

  it('is when a day trade is closed', async () => {
    const { call, trader } = await blockTrading()
    const member = await trader('01011110000')
    const { position } = await call(tradePlace, { ...marketBuy(2), dayTrade: true }, member)
    expect((await call(homeDue, {}, member)).due).toMatchObject([
      { id: position.id, kind: 'trading.dayTradeEnds', at: position.closesAt, quantity: 2 },
    ])
  })

  it('is when an order expires that would open a day trade, and no other order', async () => {
    const { call, trader, until } = await blockTrading()
    const member = await trader('01011110000')
    await call(tradePlace, limitBuy('50', 4), member)
    const { position } = await call(tradePlace, { ...limitBuy('50', 3), dayTrade: true }, member)
    if (position.status !== 'pendingOrder') throw new Error('the order works')
    const { id, expiresAt: at } = position
    expect((await call(homeDue, {}, member)).due).toMatchObject([
      { id, module: 'trading', kind: 'trading.dayOrderExpires', at, quantity: 3 },
    ])
    await until(at)
    expect((await call(homeDue, {}, member)).due).toEqual([])
  })

  it('is when rights shares are issued and paid for, and when rights lapse that no application has used', async () => {
    const made = await increasing()
    const member = await made.holder('01011110000', 197)
    await made.until('2026-03-12T04:00:01Z')
    const dueOf = async (one: TestMember) => (await made.call(homeDue, {}, one)).due
    const lapses = { kind: 'increases.lapses', at: '2026-03-19T04:00:00.000Z', of: made.increase }
    expect(await dueOf(member)).toMatchObject([{ ...lapses, quantity: 29 }])
    const issues = { ...lapses, kind: 'increases.issues' }
    await made.apply(member, 20)
    const part = { ...issues, quantity: 20, amount: { currency: 'USD', amount: '3000.00' } }
    expect(await dueOf(member)).toMatchObject([part, { ...lapses, quantity: 9 }])
    await made.world.operate('settings', { modules: { placements: { feature: 'off' } } })
    expect(await dueOf(member)).toMatchObject([part])
    await made.world.operate('settings', { modules: { placements: { feature: 'on' } } })
    await made.cancel(member)
    await made.apply(member, 29)
    const whole = { ...issues, quantity: 29, amount: { currency: 'USD', amount: '4350.00' } }
    expect(await dueOf(member)).toMatchObject([whole])
    await made.until(lapses.at)
    expect(await dueOf(member)).toMatchObject([{ kind: 'trading.unlocks', quantity: 29 }])
  })

  it('is when lent shares are back, the earliest first', async () => {
    const made = await lending()
    const { member } = await made.owner('01011110000')
    await made.lend(member, 12, 30)
    await made.lend(member, 8, 7)
    await made.world.pass(REVIEW_MS)
    expect((await made.call(homeDue, {}, member)).due).toMatchObject([
      { kind: 'lending.returns', quantity: 8 },
      { kind: 'lending.returns', quantity: 12 },
    ])
  })

  it('is the next instalment of a loan, with what it takes', async () => {
    const made = await loans()
    const member = await made.trader('01011110000')
    const loan = await made.borrow(member, '24500000')
    await made.world.pass(REVIEW_MS)
    const next = (await made.read(member, loan)).loan?.next
    expect(next).toBeDefined()
    expect((await made.call(homeDue, {}, member)).due).toMatchObject([
      { id: loan.id, module: 'loans', kind: 'loans.instalment', at: next?.at, amount: next?.amount },
    ])
  })

  it('is the close at which a run ends, the next one where the member has ended it', async () => {
    const made = await running()
    const member = await made.trader('01011110000')
    const begun = await made.begin(member)
    const dueOf = async () => (await made.call(homeDue, {}, member)).due
    const [ends] = await dueOf()
    expect(ends).toMatchObject({ id: begun.id, module: 'strategies', kind: 'strategies.ends' })
    expect([begun.endsOn, ends?.at]).toEqual(['2026-03-14', '2026-03-15T04:00:00.000Z'])
    for (let day = 0; day < 3; day += 1) await made.world.pass(DAY_MS)
    expect(await dueOf()).toEqual([ends])
    await made.end(member, begun)
    const { running: goesOn } = await made.read(member, begun)
    expect(await dueOf()).toMatchObject([{ id: begun.id, at: goesOn?.closesAt }])
    await made.until(goesOn?.closesAt ?? 'it goes on')
    expect(await dueOf()).toEqual([])
  })

  it('is the end of the term of a follow, until the member ends it before', async () => {
    const made = await copying({}, { termDays: 5 })
    const member = await made.trader('01011110000')
    const follow = await made.follow(member, '5000')
    await made.world.pass(REVIEW_MS)
    const dueOf = async () => (await made.call(homeDue, {}, member)).due
    const at = (await made.read(member, follow)).running?.endsAt
    expect(at).toBe('2026-03-14T04:00:00.000Z')
    expect(await dueOf()).toMatchObject([
      { id: follow.id, module: 'copyTrading', kind: 'copyTrading.termEnds', at },
    ])
    await made.call(contract.copyTrading.copyTradingEnd, { request: follow.id }, member)
    expect(await dueOf()).toEqual([])
  })
})
