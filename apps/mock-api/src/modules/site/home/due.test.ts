import { contract, tradePlace } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { marketBuy } from '../../../testing/appleOrders.ts'
import { blockTrading } from '../../../testing/blockTrading.ts'
import { increasing } from '../../../testing/increasing.ts'
import { lending } from '../../../testing/lendingShares.ts'
import { loans } from '../../../testing/loans.ts'
import { type TestMember, apple } from '../../../testing/testBroker.ts'

const { homeDue } = contract.home
const REVIEW_MS = 5_000

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

  it('is when unused rights lapse, those alone that an application leaves', async () => {
    const made = await increasing()
    const member = await made.holder('01011110000', 197)
    await made.until('2026-03-12T04:00:01Z')
    const dueOf = async (one: TestMember) => (await made.call(homeDue, {}, one)).due
    const lapses = { kind: 'increases.lapses', at: '2026-03-19T04:00:00.000Z', of: made.increase }
    expect(await dueOf(member)).toMatchObject([{ ...lapses, quantity: 29 }])
    await made.apply(member, 20)
    expect(await dueOf(member)).toMatchObject([{ ...lapses, quantity: 9 }])
    await made.cancel(member)
    await made.apply(member, 29)
    expect(await dueOf(member)).toEqual([])
    await made.cancel(member)
    await made.world.operate('settings', { modules: { placements: { feature: 'off' } } })
    expect(await dueOf(member)).toEqual([])
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
})
