import { contract } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { limitBuy } from '../../../testing/appleOrders.ts'
import { type TestBroker, type TestMember, apple, createTestBroker } from '../../../testing/testBroker.ts'
import { demoInstruments } from '../../../worlds/demoInstruments.ts'

const { token, pair } = demoInstruments
const { homeBriefing } = contract.home
const { tradeHoldings, tradePlace } = contract.trading
const inDollars = { currency: 'USD' } as const
const none = { fills: 0, alerts: 0, dividends: 0, reviews: 0, others: 0 }

describe('a briefing', () => {
  it('of a new member has the practice money, no order and no mover', async () => {
    const { call, register } = await createTestBroker()
    const briefing = await call(homeBriefing, inDollars, await register('01011110000'))
    expect(briefing).toMatchObject({ realName: 'notVerified', ordered: false, movers: [], unread: none })
    expect(briefing.todayProfit.amount).toBe('0.00')
  })

  it('counts what is unread by what it is about, until it is read', async () => {
    const { call, trader, pass, broker } = await createTestBroker()
    const member = await trader('01011110000')
    await call(tradePlace, limitBuy('100.00'), member)
    await broker.operator.setPrice(apple, decimal('90.00'))
    await pass(1_000)
    const { unread, ordered } = await call(homeBriefing, inDollars, member)
    expect(unread).toEqual({ ...none, fills: 1, reviews: 1, others: 1 })
    expect(ordered).toBe(true)
    await call(contract.messages.messagesRead, {}, member)
    expect((await call(homeBriefing, inDollars, member)).unread).toEqual(none)
  })

  describe('of a member who holds and watches', () => {
    let world: TestBroker
    let member: TestMember
    beforeAll(async () => {
      world = await createTestBroker()
      member = await world.trader('01011110000')
      await world.call(
        tradePlace,
        { instrument: token, side: 'long', type: 'market', lots: 1, leverage: 1 },
        member,
      )
      await world.call(
        contract.watchlist.watchlistAdd,
        { items: [{ instrument: apple }, { instrument: pair }] },
        member,
      )
      return () => world.broker.close()
    })

    it('says the same of the account as the holdings do', async () => {
      const [briefing, holdings] = [
        await world.call(homeBriefing, inDollars, member),
        await world.call(tradeHoldings, inDollars, member),
      ]
      expect([briefing.totalAssets, briefing.todayProfit]).toEqual([
        holdings.totalAssets,
        holdings.todayProfit,
      ])
    })

    it('has what is held and what is watched among its movers, each once', async () => {
      const { movers } = await world.call(homeBriefing, inDollars, member)
      expect(movers.map(({ instrument }) => instrument.id).toSorted()).toEqual(
        [apple, pair, token].toSorted(),
      )
    })
  })
})
