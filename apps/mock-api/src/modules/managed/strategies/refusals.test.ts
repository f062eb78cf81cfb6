import { contract } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { running } from '../../../testing/running.ts'

const DAY_MS = 86_400_000

describe('a run that is asked for', () => {
  it('is refused under the least, above what there is, with a term or parameters that are none', async () => {
    const { trader, ask } = await running()
    const member = await trader('01011110000')
    expect(await ask(member, { amount: '199.99' })).toMatchObject({
      msg: 'BUY_BELOW_MINIMUM',
      data: { params: { amount: '200', currency: 'USD' }, fields: { amount: 'tooLow' } },
    })
    expect(await ask(member, { amount: '9000000000' })).toMatchObject({
      msg: 'BALANCE_INSUFFICIENT',
      data: { fields: { amount: 'tooHigh' } },
    })
    const fields = async (more: object) => (await ask(member, more)).data
    expect(await fields({ term: 6 })).toMatchObject({ fields: { term: 'unknown' } })
    expect(await fields({ amount: '300.001' })).toMatchObject({ fields: { amount: 'notWhole' } })
    for (const [strategy, wrong] of [
      [{ kind: 'crossing', fast: 20, slow: 20 }, { fast: 'notAllowed' }],
      [{ kind: 'crossing', fast: 20, slow: 251 }, { slow: 'notAllowed' }],
      [{ kind: 'breakout', k: '2.1' }, { k: 'notAllowed' }],
      [
        { kind: 'grid', levels: 1, width: '0.6' },
        { levels: 'notAllowed', width: 'notAllowed' },
      ],
    ] as const)
      expect(await fields({ strategy })).toMatchObject({ fields: wrong })
  })

  it('is refused of anything but a share, of one that is delisted, and where strategies are off', async () => {
    const { world, trader, ask } = await running()
    const member = await trader('01011110000')
    for (const instrument of ['US:SPX', 'CRYPTO:BITX', 'US:NOSUCH'])
      expect((await ask(member, { instrument })).msg).toBe('PRODUCT_UNAVAILABLE')
    await world.operate('delist', { instrument: 'US:HOCKZ', reason: 'delisted' })
    expect((await ask(member, { instrument: 'US:HOCKZ' })).msg).toBe('PRODUCT_UNAVAILABLE')
    await world.operate('settings', { modules: { strategies: { feature: 'off' } } })
    expect((await ask(member)).msg).toBe('PRODUCT_UNAVAILABLE')
  })

  it('is refused at the eleventh, until one is over', async () => {
    const { trader, ask, begin, cancel, terms } = await running()
    const member = await trader('01011110000')
    const first = await begin(member, { amount: '200' })
    for (let count = 1; count < 10; count += 1) await begin(member, { amount: '200' })
    expect(await ask(member)).toMatchObject({ msg: 'RUNS_FULL', data: { params: { count: 10 } } })
    expect(await terms(member)).toMatchObject({ obstacles: ['RUNS_FULL'], runs: 10, most: 10 })
    expect((await cancel(member, first)).msg).toBe('CANCELLED')
    expect((await ask(member)).msg).toBe('PURCHASED')
  })

  it('goes on under a ban on trading, and may be ended then; a frozen account asks for nothing', async () => {
    const { world, trader, begin, read, end, ask } = await running()
    const member = await trader('01011110000')
    const begun = await begin(member, { term: 20 })
    const restrict = (...restrictions: readonly string[]) =>
      world.operate('restrictions', { account: member.account, restrictions, reason: 'checked' })
    await restrict('tradingBanned')
    await world.pass(3 * DAY_MS)
    expect((await read(member, begun)).days.length).toBeGreaterThan(1)
    expect((await ask(member)).msg).toBe('TRADING_BANNED')
    await restrict('frozen')
    expect((await end(member, begun)).msg).toBe('ACCOUNT_FROZEN')
    await restrict('tradingBanned')
    expect((await end(member, begun)).data).toMatchObject({ run: { progress: 'ending' } })
  })

  it('keeps the account from being closed until it is over', async () => {
    const { trader, begin, cancel, call } = await running()
    const member = await trader('01011110000')
    const { closingStatus } = contract.closing
    const begun = await begin(member)
    const found = async () => (await call(closingStatus, {}, member)).obstacles
    expect(await found()).toContainEqual({ name: 'product', module: 'strategies' })
    await cancel(member, begun)
    expect(await found()).not.toContainEqual({ name: 'product', module: 'strategies' })
  })
})

describe('an operator’s price', () => {
  it('that changes old bars changes nothing of a run that goes on', async () => {
    const { world, trader, begin, read } = await running()
    const member = await trader('01011110000')
    const begun = await begin(member, { term: 20 })
    await world.pass(4 * DAY_MS)
    const before = (await read(member, begun)).days
    await world.operate('price', { instrument: begun.instrument.id, price: '90', reason: 'simulated' })
    await world.pass(DAY_MS)
    const after = (await read(member, begun)).days
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.length).toBe(before.length + 1)
  })
})
