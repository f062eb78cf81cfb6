import { contract } from '@onelot/api-client'
import { blockId } from '@onelot/domain'
import { blockQuotaKey } from '@onelot/domain/modules/offExchange/blockTrades'
import { describe, expect, it } from 'vitest'
import { appleBlock } from '../modules/offExchange/blocks/testing/terms.ts'
import { blockTradingOn } from '../testing/blockTrading.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'

const { requestsCancel } = contract.requests
const block = blockId(appleBlock.block)
const MEMBERS = 8

const database = sharedDatabase()

describe('of two brokers on one database', () => {
  it('neither sells shares of a block that the other has, and both sell what is released', async () => {
    const [one, two] = [await database.broker(), await database.broker()]
    const acts = [blockTradingOn(one), blockTradingOn(two)] as const
    await one.operate('reviews', { kind: 'blockTrades.trade', review: { mode: 'operator' } })
    await acts[0].announce(appleBlock)
    await Promise.all([one.pass(1), two.pass(1)])
    const members = []
    for (let index = 0; index < MEMBERS; index += 1)
      members.push(await acts[0].trader(`0101111000${String(index)}`))

    const half = MEMBERS / 2
    // Five of a hundred fit.
    const trades = await Promise.all(
      members.map((member, index) => acts[index < half ? 0 : 1].ask(member, 100)),
    )
    const taken = members.filter((_, index) => trades[index]?.msg === 'PURCHASED')
    expect(taken).toHaveLength(5)
    expect(new Set(trades.map(({ msg }) => msg))).toEqual(new Set(['PURCHASED', 'VALIDATION']))
    const claimed = () => two.broker.services.store.quotaClaimed(blockQuotaKey(block))
    expect(await claimed()).toBe('500')

    const [first, second] = taken
    if (first === undefined || second === undefined) throw new Error('five were taken')
    const [trade] = await acts[1].list(first)
    await acts[1].call(requestsCancel, { request: trade?.id ?? '' }, first)
    const [rejected] = await acts[0].list(second)
    const decision = { account: second.account, kind: 'blockTrades.trade', decision: 'reject', reason: '' }
    await two.operate('review', { ...decision, id: rejected?.id })
    expect(await claimed()).toBe('300')
    const left = members.filter((member) => !taken.includes(member))
    const again = await Promise.all(
      left.map((member, index) => acts[index % 2 === 0 ? 0 : 1].ask(member, 150)),
    )
    expect(again.filter(({ msg }) => msg === 'PURCHASED')).toHaveLength(1)
    expect(await claimed()).toBe('450')
  })
})
