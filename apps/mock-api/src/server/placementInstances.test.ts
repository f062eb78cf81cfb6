import { contract } from '@onelot/api-client'
import { placementId } from '@onelot/domain'
import { placementQuota } from '@onelot/domain/modules/offExchange/placements'
import { describe, expect, it } from 'vitest'
import { applePlacement } from '../modules/offExchange/placementOffers/testing/terms.ts'
import { placingOn } from '../testing/placing.ts'
import { sharedDatabase } from '../testing/sharedDatabase.ts'

const { requestsCancel } = contract.requests
const placement = placementId(applePlacement.placement)
const MEMBERS = 6
const SHARES = 200

const database = sharedDatabase()

describe('of two brokers on one database', () => {
  it('neither places shares that the other has placed, and both place what is released', async () => {
    const [one, two] = [await database.broker(), await database.broker()]
    const acts = [placingOn(one), placingOn(two)] as const
    await one.operate('reviews', { kind: 'placements.subscription', review: { mode: 'operator' } })
    await acts[0].announce({ ...applePlacement, shares: SHARES })
    await Promise.all([one.pass(1), two.pass(1)])
    const members = []
    for (let index = 0; index < MEMBERS; index += 1)
      members.push(await acts[0].trader(`0101111000${String(index)}`))

    const half = MEMBERS / 2
    const asked = await Promise.all(
      members.map((member, index) => acts[index < half ? 0 : 1].ask(member, '9000')),
    )
    expect(new Set(asked.map(({ msg }) => msg))).toEqual(new Set(['ALLOCATED', 'VALIDATION']))
    const taken = members.filter((_, index) => asked[index]?.msg === 'ALLOCATED')
    const [first, second] = taken
    if (first === undefined || second === undefined) throw new Error('at least two fit')
    const [mine] = await acts[1].list(first)
    const each = mine?.shares ?? 0
    expect(taken).toHaveLength(Math.floor(SHARES / each))
    const claimed = () => two.broker.services.store.quotaClaimed(placementQuota.keyOf(placement))
    expect(await claimed()).toBe(String(taken.length * each))

    await acts[1].call(requestsCancel, { request: mine?.id ?? '' }, first)
    const [rejected] = await acts[0].list(second)
    const { account } = second
    const decision = { account, kind: 'placements.subscription', decision: 'reject', reason: '' }
    await two.operate('review', { ...decision, id: rejected?.id })
    expect(await claimed()).toBe(String((taken.length - 2) * each))
    const again = await Promise.all(
      members
        .filter((member) => !taken.includes(member))
        .map((member, index) => acts[index % 2 === 0 ? 0 : 1].ask(member, '9000')),
    )
    expect(again.filter(({ msg }) => msg === 'ALLOCATED')).toHaveLength(2)
    expect(await claimed()).toBe(String(taken.length * each))
  })
})
