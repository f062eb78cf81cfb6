import { contract } from '@onelot/api-client'
import { accountId, accountStream, mentorId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { copying } from '../../../testing/copying.ts'
import { northMentor } from '../mentors/testing/terms.ts'

const REVIEW_MS = 5_000
const DAY_MS = 86_400_000
const calls = contract.copyTrading

describe('a request to follow', () => {
  it('is refused under the least, above what is left, with an unknown stop-loss, twice, and after its time', async () => {
    const { world, trader, ask } = await copying({}, { size: '1000' })
    const member = await trader('01011110000')
    expect(await ask(member, '199')).toMatchObject({
      msg: 'BUY_BELOW_MINIMUM',
      data: { params: { amount: '200', currency: 'USD' }, fields: { amount: 'tooLow' } },
    })
    expect(await ask(member, '1000.01')).toMatchObject({
      msg: 'FUNDRAISING_QUOTA_INSUFFICIENT',
      data: { params: { amount: '1000.00', currency: 'USD' } },
    })
    expect(await ask(member, '500', { stopLoss: 12 })).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { stopLoss: 'unknown' } },
    })
    await world.operate('settings', { modules: { copyTrading: { most: 1 } } })
    expect((await ask(member, '500')).msg).toBe('COPY_ORDERED')
    expect((await ask(member, '500')).msg).toBe('DUPLICATE_SUBSCRIPTION')
    await world.pass(40 * DAY_MS)
    const other = await trader('01011110001')
    expect(await ask(other, '300')).toMatchObject({
      msg: 'COPY_DEADLINE_EXCEEDED',
      data: { params: { until: '2026-04-10T09:00:00.000Z' } },
    })
  })

  it('is refused as one too many, until another one is over', async () => {
    const { world, announce, trader, follow, ask, call } = await copying()
    await announce({ ...northMentor, mentor: 'south' })
    await world.operate('settings', { modules: { copyTrading: { most: 1 } } })
    const member = await trader('01011110000')
    const { id: request } = await follow(member, '500')
    const south = { mentor: mentorId('south') }
    expect(await ask(member, '500', south)).toMatchObject({
      msg: 'RUNS_FULL',
      data: { params: { count: 1 } },
    })
    await world.pass(REVIEW_MS)
    await call(calls.copyTradingEnd, { request }, member)
    expect((await ask(member, '500', south)).msg).toBe('COPY_ORDERED')
  })

  it('is rejected where its mentor is called off, and its money comes back', async () => {
    const { world, trader, follow, read, books } = await copying()
    await world.operate('reviews', { kind: 'copyTrading.follow', review: { mode: 'operator' } })
    const member = await trader('01011110000')
    const available = (await books(member)).USD?.available
    const asked = await follow(member, '500')
    await world.operate('mentor/call-off', { mentor: 'north', reason: 'left' })
    await world.pass(1)
    expect((await read(member, asked)).follow).toMatchObject({ state: 'rejected', reason: 'left' })
    expect((await books(member)).USD).toMatchObject({ available, frozen: '0.00' })
  })
})

describe('what a mentor does', () => {
  it('is mirrored at the prices of its moments after days without a broker', async () => {
    const outcome = async (steps: readonly number[]) => {
      const { world, trader, follow, trades } = await copying()
      const member = await trader('01011110000')
      const asked = await follow(member, '5000')
      for (const ms of steps) await world.pass(ms)
      return (await trades(member, asked)).map(({ at, side, lots, price }) => [at, side, lots, price])
    }
    const days = Array.from({ length: 5 }, () => DAY_MS)
    const daily = await outcome([REVIEW_MS, ...days])
    expect(daily.length).toBeGreaterThan(1)
    expect(await outcome([REVIEW_MS + 5 * DAY_MS])).toEqual(daily)
  })

  it('writes nothing to the stream of an account that does not follow it', async () => {
    const { world, trader } = await copying()
    const member = await trader('01011110000')
    const stream = accountStream(accountId(member.account))
    const count = async () => (await world.broker.services.store.load(stream, 0)).events.length
    const before = await count()
    await world.pass(5 * DAY_MS)
    expect(await count()).toBe(before)
    expect((await world.call(calls.copyTradingMentor, { mentor: 'north' })).mentor.followers.count).toBe(0)
  })
})
