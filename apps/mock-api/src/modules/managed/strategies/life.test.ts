import { messagesList } from '@onelot/api-client'
import { type Strategy, decimal, exact, managementFee, money, run, subtract, zero } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { appleRun, running } from '../../../testing/running.ts'

const DAY_MS = 86_400_000
const strategies: readonly Strategy[] = [
  { kind: 'crossing', fast: 2, slow: 5 },
  { kind: 'breakout', k: decimal('0.1') },
  { kind: 'grid', levels: 4, width: decimal('0.02') },
]

describe('a run', () => {
  it.each(strategies)(
    'of $kind is worth what a backtest over the same bars is, to the last unit',
    async (strategy) => {
      const { world, trader, begin, read, bars, books } = await running()
      const member = await trader('01011110000')
      const before = (await books(member)).USD?.available ?? '0'
      const begun = await begin(member, { strategy, term: 20 })
      expect(begun).toMatchObject({ progress: 'waiting', days: 0, worth: money('USD', '5000') })
      expect((await books(member)).USD).toMatchObject({ copy: '5000.00' })
      const equities: string[] = []
      for (let day = 0; day < 32; day += 1) {
        await world.pass(DAY_MS)
        const { run: now, days } = await read(member, begun)
        if (now.progress !== 'ended') expect((await books(member)).USD?.copy).toBe(now.worth.amount)
        if (days.length > equities.length) equities.push(days.at(-1)?.equity.amount ?? '')
      }
      const { market, bars: all } = await bars()
      const from = (await read(member, begun)).days[0]?.date
      const capital = money('USD', '5000')
      const backtest = run(strategy, all, { capital, market }, { from }).days.slice(0, 20)
      const { run: ended, days } = await read(member, begun)
      const told = days.map(({ date, fills, income, cash, lots, equity }) => ({
        date,
        fills,
        income,
        cash,
        lots,
        equity,
      }))
      expect(told).toEqual(backtest)
      expect(days.flatMap(({ fills }) => fills).length).toBeGreaterThan(0)
      const fee = managementFee(ended.worth, zero('USD'), capital, decimal('0.1'))
      expect(ended).toMatchObject({
        progress: 'ended',
        ended: { cause: 'term', fee, paid: subtract(ended.worth, fee) },
      })
      const after = (await books(member)).USD
      expect(after?.copy).toBe('0.00')
      const paid = exact(before)
        .minus('5000')
        .plus(ended.ended?.paid.amount ?? '0')
      expect(after?.available).toBe(paid.toFixed(2))
    },
  )

  it('is cancelled whole and free before its first close, and no more after it', async () => {
    const { world, trader, begin, cancel, end, books, list } = await running()
    const member = await trader('01011110000')
    const before = (await books(member)).USD?.available
    const first = await begin(member)
    expect(await end(member, first)).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
    expect(await cancel(member, first)).toMatchObject({ msg: 'CANCELLED' })
    expect((await books(member)).USD).toMatchObject({ available: before, copy: '0.00' })
    await world.pass(1_000)
    const second = await begin(member)
    await world.pass(2 * DAY_MS)
    expect(await cancel(member, second)).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
    expect((await list(member)).map(({ progress }) => progress)).toEqual(['running', 'cancelled'])
  })

  it('ends at the next close after the member asks for it', async () => {
    const { world, trader, begin, read, end, books, call } = await running()
    const member = await trader('01011110000')
    const begun = await begin(member, { term: 20 })
    await world.pass(2 * DAY_MS)
    const { days } = await read(member, begun)
    expect(await end(member, begun)).toMatchObject({ data: { run: { progress: 'ending' } } })
    expect(await end(member, begun)).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
    await world.pass(DAY_MS)
    const after = await read(member, begun)
    expect(after.run).toMatchObject({ progress: 'ended', ended: { cause: 'member' } })
    expect(after.days).toHaveLength(days.length + 1)
    const { messages } = await call(messagesList, { pageSize: 10 }, member)
    expect(messages[0]).toMatchObject({
      kind: 'product',
      params: { name: 'strategies.member', amount: after.run.ended?.paid },
    })
    expect((await books(member)).USD?.copy).toBe('0.00')
  })

  it('ends at the last price of a share that is delisted', async () => {
    const { world, trader, begin, read, books } = await running()
    const member = await trader('01011110000')
    const strategy = { kind: 'grid', levels: 4, width: '0.1' } as const
    const begun = await begin(member, { strategy, term: 20 })
    await world.pass(4 * DAY_MS)
    const { running: had } = await read(member, begun)
    const lots = String(had?.lots)
    const price = world.broker.services.market.quote(appleRun.instrument, world.clock.now())?.price ?? '0'
    await world.operate('delist', { instrument: appleRun.instrument, reason: 'delisted' })
    await world.pass(1)
    const { run: ended } = await read(member, begun)
    expect(ended).toMatchObject({ progress: 'ended', ended: { cause: 'delisted' } })
    expect(Number(lots)).toBeGreaterThan(0)
    expect(ended.worth).toEqual(
      money(
        'USD',
        exact(price)
          .times(lots)
          .plus(had?.cash.amount ?? '0'),
      ),
    )
    expect((await books(member)).USD?.copy).toBe('0.00')
  })

  it('counts a day on which the share is halted, and changes nothing on it', async () => {
    const { world, trader, begin, read } = await running()
    const member = await trader('01011110000')
    const begun = await begin(member)
    await world.operate('halt', { instrument: appleRun.instrument, halted: true, reason: 'news' })
    for (let day = 0; day < 8; day += 1) await world.pass(DAY_MS)
    const { run: ended, days } = await read(member, begun)
    expect(ended).toMatchObject({ progress: 'ended', days: 5, worth: money('USD', '5000') })
    expect(days.map(({ fills, why }) => [fills.length, why])).toEqual(Array(5).fill([0, undefined]))
  })

  it('is the same after days without a broker', async () => {
    const outcome = async (steps: readonly number[]) => {
      const { world, trader, begin, read } = await running()
      const member = await trader('01011110000')
      const begun = await begin(member, { term: 20 })
      for (const ms of steps) await world.pass(ms)
      return (await read(member, begun)).days
    }
    const daily = await outcome(Array<number>(8).fill(DAY_MS))
    expect(daily.length).toBeGreaterThan(4)
    expect(await outcome([8 * DAY_MS])).toEqual(daily)
  })
})
