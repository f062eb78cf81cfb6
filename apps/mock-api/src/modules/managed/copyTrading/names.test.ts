import { contract, tradePosition, tradePositions, tradeProducts } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { copying } from '../../../testing/copying.ts'
import { northMentor } from '../mentors/testing/terms.ts'

const calls = contract.copyTrading
const REVIEW_MS = 5_000
const SECOND_MS = 1_000

describe('what a follow bought', () => {
  it('says whose trade it mirrors, in the list and by itself, and after the follow has ended', async () => {
    const { world, trader, follow, call } = await copying()
    const member = await trader('01011110000')
    const asked = await follow(member, '5000')
    await world.pass(REVIEW_MS + SECOND_MS)
    const { positions } = await call(tradePositions, { tab: 'inProgress', pageSize: 10 }, member)
    expect(positions.length).toBeGreaterThan(0)
    for (const { by } of positions) expect(by).toEqual(northMentor.name)
    const [first] = positions
    if (first === undefined) throw new Error('nothing was bought')
    const one = await call(tradePosition, { position: first.position.id }, member)
    expect(one.by).toEqual(northMentor.name)
    await call(calls.copyTradingEnd, { request: asked.id }, member)
    const ended = await call(tradePositions, { tab: 'terminated', pageSize: 10 }, member)
    expect(ended.positions[0]?.by).toEqual(northMentor.name)
  })
})

describe('a request to put more into a follow that ends before it passes', () => {
  it('was rejected by what changed, as the list of all products says', async () => {
    const { world, trader, follow, call } = await copying()
    const member = await trader('01011110000')
    const { id } = await follow(member, '5000')
    await world.pass(REVIEW_MS + SECOND_MS)
    await call(calls.copyTradingAdd, { request: id, amount: decimal('700') }, member)
    await call(calls.copyTradingEnd, { request: id }, member)
    await world.pass(REVIEW_MS + SECOND_MS)
    const { products } = await call(tradeProducts, { tab: 'terminated', pageSize: 10 }, member)
    const more = products.find(({ kind }) => kind === 'copyTrading.more')
    expect(more).toMatchObject({ of: id, state: 'rejected', cause: 'changed', title: northMentor.name })
    expect(more?.amount?.is).toBe('returned')
  })
})
