import { contract, tradeClose, tradeHoldings } from '@onelot/api-client'
import { add, decimal, exact, money, negate } from '@onelot/domain'
import { followersKey, fundKey } from '@onelot/domain/modules/managed/copyTrading'
import { describe, expect, it } from 'vitest'
import { copying, north } from '../../../testing/copying.ts'
import { northMentor } from '../mentors/testing/terms.ts'

const calls = contract.copyTrading
const DAY_MS = 86_400_000
const REVIEW_MS = 5_000
const SECOND_MS = 1_000

describe('a mentor', () => {
  it('has figures of its history, what it has now, and what an own amount would have skipped', async () => {
    const { world, mentor } = await copying()
    const { mentor: one, positions, cash, months } = await mentor()
    expect(one).toMatchObject({ phase: 'open', simulated: true, left: money('USD', '50000') })
    const { earned, level, risk, tradesAWeek, winRate } = one.figures
    const worth = positions.reduce((sum, position) => add(sum, position.worth), cash)
    expect(earned).toEqual(add(worth, negate(one.capital)))
    expect(level).toBe(risk <= 3 ? 'primary' : risk <= 6 ? 'intermediate' : 'advanced')
    expect(exact(tradesAWeek).gt('0') && winRate !== undefined).toBe(true)
    expect([one.followers.count, one.followers.earned.kind]).toEqual([0, 'tooFew'])
    expect(one.curve.at(0)).toMatchObject({ mentor: '1.000000', market: '1.000000' })
    expect(months[0]?.month).toBe('2026-02')
    const sample = await world.call(calls.copyTradingSample, { mentor: north, amount: '200' })
    expect(sample.skipped.length).toBeGreaterThan(0)
    const { least } = sample
    const enough = await world.call(calls.copyTradingSample, { mentor: north, amount: least.amount })
    expect(enough.skipped).toEqual([])
  })

  it('does the same on the days after it is announced as a later one has in its history', async () => {
    const { world, announce, mentor } = await copying()
    await world.pass(12 * DAY_MS)
    await announce({ ...northMentor, mentor: 'later' })
    const trades = async (id: string) =>
      (await world.call(calls.copyTradingMentorTrades, { mentor: id, pageSize: 5 })).trades.map(
        ({ day, instrument, side, price }) => [day, instrument.id, side, price],
      )
    expect((await mentor()).mentor.phase).toBe('open')
    expect(await trades('north')).toEqual(await trades('later'))
  })
})

describe('a follow', () => {
  it('buys what its mentor has a second after it passes, mirrors its trades, and pays when it ends', async () => {
    const { world, trader, call, follow, read, books, trades, list, terms } = await copying()
    const member = await trader('01011110000')
    const before = (await books(member)).USD?.available
    const preview = await call(calls.copyTradingPreview, { mentor: north, amount: '5000' }, member)
    const asked = await follow(member, '5000')
    expect(asked).toMatchObject({ state: 'underReview', amount: money('USD', '5000') })
    expect((await terms(member)).obstacles).toEqual(['DUPLICATE_SUBSCRIPTION'])
    expect((await books(member)).USD?.frozen).toBe('5000.00')

    await world.pass(REVIEW_MS)
    expect((await books(member)).USD).toMatchObject({ frozen: '0.00', copy: '5000.00' })
    await world.pass(SECOND_MS)
    const begun = await read(member, asked)
    const bought = begun.running?.positions.map(({ instrument, lots }) => [instrument.id, lots]) ?? []
    expect(bought.length).toBeGreaterThan(0)
    expect(bought).toEqual(preview.bought.map(({ instrument, lots }) => [instrument.id, lots]))
    const copy = (await books(member)).USD?.copy
    expect(begun.running?.cash.amount).toBe(copy)
    const { byHolding } = await call(tradeHoldings, { currency: 'USD' }, member)
    expect(byHolding.find(({ of }) => of === 'copy')?.worth.amount).toBe(copy)

    for (let day = 0; day < 8; day += 1) {
      await world.pass(DAY_MS)
      const now = await read(member, asked)
      expect((await books(member)).USD?.copy).toBe(now.running?.cash.amount)
      const { difference, causes } = now.running?.difference ?? {}
      expect(add(...(Object.values(causes ?? {}) as [never]))).toEqual(difference)
    }
    const done = await trades(member, asked)
    expect(done.map(({ cause }) => cause)).toContain('mentor')
    const { end } = (await read(member, asked)).running ?? {}
    const ended = await call(calls.copyTradingEnd, { request: asked.id }, member)
    expect(ended.follow.follow).toMatchObject({
      progress: 'ended',
      ended: { cause: 'member', fee: end?.fee, paid: end?.paid },
    })
    expect(ended.ended?.difference?.causes.fee).toEqual(end?.fee && negate(end.fee))
    const books2 = (await books(member)).USD
    expect(books2).toMatchObject({ copy: '0.00', margin: '0.00', frozen: '0.00' })
    const paid = exact(before ?? '0')
      .minus('5000')
      .plus(end?.paid.amount ?? '0')
    expect(books2?.available).toBe(paid.toFixed(2))
    expect((await list(member)).map(({ follow: one }) => one?.progress)).toEqual(['ended'])
    const { store } = world.broker.services
    expect(await store.quotaClaimed(followersKey(north))).toBe('0')
    expect(await store.quotaClaimed(fundKey(north))).toBe('5000')
  })

  it('is paused, carried on, given more and less, and another stop-loss', async () => {
    const { world, trader, call, follow, read, books } = await copying()
    const member = await trader('01011110000')
    const { id: request } = await follow(member, '5000', { copyOpen: false })
    await world.pass(REVIEW_MS)
    const paused = await call(calls.copyTradingPause, { request }, member)
    expect(paused.follow.follow?.progress).toBe('paused')
    expect((await call(calls.copyTradingResume, { request }, member)).follow.follow?.progress).toBe(
      'following',
    )
    const { more } = await call(calls.copyTradingAdd, { request, amount: decimal('600') }, member)
    expect(more).toMatchObject({ follow: request, state: 'underReview' })
    expect((await read(member, { id: request })).running?.more).toHaveLength(1)
    await world.pass(REVIEW_MS)
    expect((await read(member, { id: request })).running).toMatchObject({
      cash: money('USD', '5600'),
      stopLoss: { base: money('USD', '5600'), floor: money('USD', '4480') },
    })
    const less = await call(calls.copyTradingRemove, { request, amount: decimal('400') }, member)
    expect(less.running).toMatchObject({
      cash: money('USD', '5200'),
      stopLoss: { base: money('USD', '5200') },
    })
    const { running } = await call(calls.copyTradingSetStopLoss, { request, stopLoss: 10 }, member)
    expect(running?.stopLoss).toMatchObject({ percent: 10, floor: money('USD', '4680') })
    expect((await books(member)).USD?.copy).toBe('5200.00')
  })

  it('lets its member sell a mirrored position, and keeps the proceeds', async () => {
    const { world, trader, call, follow, read, books } = await copying()
    const member = await trader('01011110000')
    const asked = await follow(member, '5000')
    await world.pass(REVIEW_MS + SECOND_MS)
    const [first] = (await read(member, asked)).running?.positions ?? []
    if (first === undefined) throw new Error('nothing was bought')
    await call(tradeClose, { position: first.position, lots: first.lots, type: 'market' }, member)
    const after = (await read(member, asked)).running
    expect(after?.positions.map(({ position }) => position)).not.toContain(first.position)
    expect((await books(member)).USD?.copy).toBe(after?.cash.amount)
  })
})
