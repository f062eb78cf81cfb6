import type { Names } from './moduleNames.ts'

/** The test of a product over the broker's calls. */
export const productBrokerTest = ({
  name,
}: Names): string => `import { contract, fundRecords, messagesList, requestsList, tradeClose, tradePosition } from '@onelot/api-client'
import { accountId, accountStream, positionId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { booksFaults } from '../../../anyCommands/soundBooks.ts'
import { type TestBroker, type TestMember, createTestBroker, headersOf, nextKey, apple } from '../../../testing/testBroker.ts'

const { ${name}Submit, ${name}List } = contract.${name}
const REVIEW_MS = 5_000
const DAY_MS = 86_400_000
const firstPage = { pageSize: 10 }
const asked = { instrument: apple, lots: 3 } as const

/** What a member has in dollars, once all modules have said what they hold. */
async function dollars({ broker }: TestBroker, { account }: TestMember) {
  const { services } = broker
  const { state } = await services.streams.load(accountStream(accountId(account)))
  expect(booksFaults(services.table, state)).toEqual([])
  return state.ledger.USD
}

describe('a purchase', () => {
  it('holds its value, becomes a locked position after its review, and can be sold once the lock has ended', async () => {
    const world = await createTestBroker({ operator: 'open' })
    const { call, trader, pass } = world
    const member = await trader('01011110000')
    await world.operate('settings', { modules: { ${name}: { lockDays: 2 } } })
    const { purchase } = await call(${name}Submit, asked, member)
    const { value, price } = purchase
    expect(await dollars(world, member)).toMatchObject({ frozen: value.amount })
    expect((await call(${name}List, { open: true, ...firstPage }, member)).purchases).toMatchObject([
      { id: purchase.id, state: 'underReview' },
    ])
    await pass(REVIEW_MS)
    expect(await dollars(world, member)).toMatchObject({ frozen: '0.00', margin: value.amount })
    const id = positionId(purchase.id)
    const { position } = await call(tradePosition, { position: id }, member)
    expect(position).toMatchObject({
      status: 'holding',
      origin: { module: '${name}', id: purchase.id },
      fill: { price, lots: 3, lockCause: 'placement' },
    })
    const sale = { position: id, lots: 3, type: 'market' } as const
    const refused = await world.send(tradeClose.path, sale, { ...headersOf(member), 'idempotency-key': nextKey() })
    expect(refused.msg).toBe('POSITION_LOCKED')
    await pass(2 * DAY_MS)
    await call(tradeClose, sale, member)
    expect(await dollars(world, member)).toMatchObject({ margin: '0.00' })
    const { messages } = await call(messagesList, firstPage, member)
    expect(messages).toContainEqual(
      expect.objectContaining({ params: expect.objectContaining({ name: '${name}.unlocked' }) as unknown }),
    )
    const { lines } = await call(fundRecords, { currency: 'USD', ...firstPage }, member)
    expect(lines.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['requestHeld', 'marginTaken']))
    expect(await world.operate('${name}/purchases', {})).toMatchObject({ data: { total: 1 } })
  })

  it('comes to nothing where an operator rejects it, and the money comes back', async () => {
    const world = await createTestBroker({ operator: 'open' })
    const { call, trader } = world
    const member = await trader('01011110000')
    const kind = '${name}.purchase'
    await world.operate('reviews', { kind, review: { mode: 'operator' } })
    const { purchase } = await call(${name}Submit, asked, member)
    const decision = { account: member.account, kind, id: purchase.id, decision: 'reject', reason: 'not yet' }
    expect(await world.operate('review', decision)).toMatchObject({ status: 1 })
    expect(await dollars(world, member)).toMatchObject({ frozen: '0.00' })
    expect((await call(requestsList, firstPage, member)).requests).toMatchObject([
      { id: purchase.id, state: 'rejected', reason: 'not yet' },
    ])
    expect((await call(${name}List, firstPage, member)).purchases).toMatchObject([{ state: 'rejected' }])
  })

  it('is rejected where its share is delisted meanwhile', async () => {
    const world = await createTestBroker()
    const { call, trader, pass } = world
    const member = await trader('01011110000')
    await call(${name}Submit, asked, member)
    await world.broker.operator.delist(apple)
    await pass(REVIEW_MS)
    expect((await call(requestsList, firstPage, member)).requests).toMatchObject([
      { state: 'rejected', cause: 'delisted' },
    ])
    expect(await dollars(world, member)).toMatchObject({ frozen: '0.00' })
  })

  it('is refused where the product is not offered', async () => {
    const world = await createTestBroker({ operator: 'open' })
    await world.operate('settings', { modules: { ${name}: { feature: 'off' } } })
    const headers = { ...headersOf(await world.trader('01011110000')), 'idempotency-key': nextKey() }
    expect((await world.send(${name}Submit.path, asked, headers)).msg).toBe('PRODUCT_UNAVAILABLE')
  })
})
`
