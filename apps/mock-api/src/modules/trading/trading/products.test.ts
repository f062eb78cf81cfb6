import { requestsCancel, tradeProducts } from '@onelot/api-client'
import { type Kind, type PositionTab, instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { blockTradingOn } from '../../../testing/blockTrading.ts'
import { appleOtc } from '../../offExchange/blocks/testing/terms.ts'
import { lending } from '../../../testing/lendingShares.ts'
import { readInWorld } from '../../../testing/readInWorld.ts'
import type { WorldName } from '../../../worlds/worlds.ts'
import { type ListedProduct, productsPage } from './productsPage.ts'

const listed = (time: string, module: string, id: string): ListedProduct => ({
  module,
  entry: {
    id,
    kind: `${module}.one`,
    at: instant(Date.parse(`2026-03-10T${time}Z`)),
    facts: () => {
      throw new Error('no page is drawn here')
    },
  },
})
const page = (all: readonly ListedProduct[], asked: Parameters<typeof productsPage>[1]) => {
  const found = productsPage(all, asked)
  if (!found.ok) throw new Error('no page')
  const { rows, next } = found.value
  return { ids: rows.map(({ entry }) => entry.id), next }
}

const b2 = listed('10:00:01', 'blockTrades', 'b2')
const b9 = listed('10:00:01', 'blockTrades', 'b9')
const l3 = listed('10:00:01', 'lending', 'l3')
const p7 = listed('10:00:02', 'placements', 'p7')

describe('the list of products', () => {
  it('has the greatest time, module and id first (example 13)', () => {
    expect(page([b2, l3, p7, b9], { pageSize: 10 }).ids).toEqual(['p7', 'l3', 'b9', 'b2'])
  })

  it('goes on after the row it ended with, whatever came or went meanwhile (example 13)', () => {
    const { next } = page([b2, l3, p7, b9], { pageSize: 3 })
    const later = listed('10:00:03', 'bids', 'x1')
    const between = listed('10:00:01', 'placements', 'p1')
    expect(page([b2, l3, p7, b9, later, between], { pageSize: 3, after: next }).ids).toEqual(['b2'])
    expect(page([b2, p7, later], { pageSize: 3, after: next }).ids).toEqual(['b2'])
  })

  it('has what waits, what goes on and what ended, each in its tab, and of one kind where that is asked for', async () => {
    const { world, owner, lend, call } = await lending()
    const blocks = blockTradingOn(world)
    await blocks.announce(appleOtc)
    const { member } = await owner('01011110000')
    const list = async (tab: 'purchase' | 'inProgress' | 'terminated', kind?: 'lending.term') =>
      call(tradeProducts, { tab, kind, pageSize: 10 }, member)
    const statesIn = async (...asked: Parameters<typeof list>) =>
      (await list(...asked)).products.map(({ module, state }) => `${module} ${state}`)
    await lend(member, 30)
    await world.pass(1_000)
    const trade = await blocks.buy(member, 10, appleOtc.block)
    const waits = await list('purchase')
    expect(waits).toMatchObject({
      kinds: ['blockTrades.trade', 'lending.term'],
      total: 2,
      products: [
        { id: trade.id, of: appleOtc.block, quantity: 10, amount: { is: 'held' }, cancel: 'request' },
        { module: 'lending', quantity: 30, state: 'underReview', cancel: 'request' },
      ],
    })
    expect(await statesIn('purchase', 'lending.term')).toEqual(['lending underReview'])
    expect(await statesIn('inProgress')).toEqual([])

    await call(requestsCancel, { request: trade.id }, member)
    await world.pass(5_000)
    expect(await statesIn('purchase')).toEqual([])
    expect(await statesIn('inProgress')).toEqual(['lending lending'])
    expect(await statesIn('terminated')).toEqual(['blockTrades cancelled'])
    const [loan] = (await list('inProgress')).products
    expect(loan).toMatchObject({ quantity: 30, amount: { is: 'earned' }, next: { step: 'ends' } })
    await world.pass(8 * 86_400_000)
    expect(await statesIn('inProgress')).toEqual([])
    expect(await statesIn('terminated')).toEqual(['lending finished', 'blockTrades cancelled'])
  })
})

const readIn = async (world: WorldName, tab: PositionTab, kind?: Kind) =>
  tradeProducts.response.parse(
    await readInWorld(world, tradeProducts.path, { tab, pageSize: 10, ...(kind && { kind }) }),
  )

describe('what became a position', () => {
  it.each([
    ['blockLocked', 'terminated'],
    ['placementLocked', 'purchase'],
    ['bidSettled', 'terminated'],
  ] as const)('is in the list of positions alone: %s, %s', async (world, tab) => {
    expect(await readIn(world, tab)).toMatchObject({ total: 0, products: [], kinds: [] })
  })
})

describe('what an operator rejected', () => {
  it.each([
    ['blockRejected', 'blockTrades', 'The seller has chosen other buyers.'],
    ['placementRejected', 'placements', 'The company has chosen other investors.'],
    ['lendingRejected', 'lending', 'Nobody borrows these shares now.'],
    ['followRejected', 'copyTrading', 'The mentor takes no more followers.'],
  ] as const)('has ended, with the cause and what was written: %s', async (world, module, reason) => {
    const row = { module, state: 'rejected', cause: 'operator', reason }
    expect((await readIn(world, 'terminated')).products).toMatchObject([row])
  })
})

describe('managed money', () => {
  it.each([
    ['followSubmitted', 'purchase', 'copyTrading.follow', 'underReview', 'held'],
    ['followAdded', 'purchase', 'copyTrading.more', 'underReview', 'held'],
    ['followRunning', 'inProgress', 'copyTrading.follow', 'following', 'worth'],
    ['followPaused', 'inProgress', 'copyTrading.follow', 'paused', 'worth'],
    ['followEnded', 'terminated', 'copyTrading.follow', 'ended', 'returned'],
    ['runWaiting', 'inProgress', 'strategies.run', 'waiting', 'worth'],
    ['runRunning', 'inProgress', 'strategies.run', 'running', 'worth'],
    ['runEnding', 'inProgress', 'strategies.run', 'ending', 'worth'],
    ['runEnded', 'terminated', 'strategies.run', 'ended', 'returned'],
    ['runCancelled', 'terminated', 'strategies.run', 'cancelled', 'returned'],
  ] as const)('%s is in %s as %s, %s, with what is %s', async (world, tab, kind, state, is) => {
    const { products, kinds } = await readIn(world, tab)
    expect(kinds).toEqual([kind])
    expect(products).toMatchObject([{ kind, state, amount: { is } }])
  })

  it('was not added to a follow that ended before the review did', async () => {
    const { products } = await readIn('followEndedBeforeMore', 'terminated')
    const [more] = products.filter(({ kind }) => kind === 'copyTrading.more')
    const amount = { is: 'returned', money: { amount: '650.00' } }
    expect(more).toMatchObject({ state: 'rejected', cause: 'changed', amount })
  })

  it('is called by its mentor or its share, and of more to be added it is said to which follow', async () => {
    const [follow] = (await readIn('followAdded', 'inProgress')).products
    expect(follow?.instrument).toBeUndefined()
    expect(follow?.quantity).toBeUndefined()
    const [more] = (await readIn('followAdded', 'purchase')).products
    expect(more).toMatchObject({ of: follow?.id, title: follow?.title, cancel: 'request' })
    const [run] = (await readIn('runRunning', 'inProgress')).products
    expect(run?.title).toEqual(run?.instrument?.name)
  })
})

describe('applications for new shares', () => {
  const read = async (tab: PositionTab) =>
    (await readIn('appliedForShares', tab, 'applications.application')).products
      .map((row) => ({ row, key: `${row.state} ${String(row.next?.step)}` }))
      .toSorted((a, b) => a.key.localeCompare(b.key))
      .map(({ row }) => row)

  it('wait until their shares are issued, with what is next and by which call they are taken back', async () => {
    const rows = (await read('purchase')).map(({ state, next, cancel }) => ({
      state,
      step: next?.step,
      cancel,
    }))
    expect(rows).toEqual([
      { state: 'awaitingPayment', step: 'paymentEnds', cancel: undefined },
      { state: 'paid', step: 'issues', cancel: undefined },
      { state: 'toBeDrawn', step: 'closes', cancel: 'application' },
      { state: 'toBeDrawn', step: 'draws', cancel: undefined },
      { state: 'won', step: 'payment', cancel: undefined },
    ])
  })

  it('end without those that were issued', async () => {
    const rows = (await read('terminated')).map(({ state, amount }) => ({ state, is: amount?.is }))
    expect(rows).toEqual([
      { state: 'cancelled', is: 'returned' },
      { state: 'notWon', is: 'returned' },
      { state: 'paymentFailed', is: 'returned' },
      { state: 'waived', is: 'returned' },
    ])
  })
})
