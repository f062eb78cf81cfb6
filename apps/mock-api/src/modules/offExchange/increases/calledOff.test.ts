import { localDate, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { appleIncrease, increasing } from '../../../testing/increasing.ts'
import { apple } from '../../../testing/testBroker.ts'

/** Just after its rights can be used. */
const OPEN = '2026-03-12T04:00:01Z'

/** A member with 29 new shares on hold. */
async function applied() {
  const made = await increasing()
  const member = await made.holder('01011110000', 197)
  await made.until(OPEN)
  const available = (await made.books(member)).USD?.available
  await made.apply(member, 29)
  const isBack = async () => {
    expect((await made.books(member)).USD).toMatchObject({ available, frozen: '0.00' })
  }
  return { ...made, made, member, isBack }
}

describe('an increase that is called off', () => {
  it('by an operator gives the money back, and its rights end', async () => {
    const { made, member, isBack, callOff, product, terms, ask } = await applied()
    expect(await callOff()).toMatchObject({ status: 1 })
    await isBack()
    expect((await made.messageNames(member)).at(-1)).toBe('increases.returned')
    expect(await product()).toMatchObject({ phase: 'calledOff', cause: 'operator' })
    expect(await terms(member)).toMatchObject({
      obstacles: ['PRODUCT_UNAVAILABLE'],
      grant: { state: 'calledOff', cause: 'operator' },
    })
    expect(await ask(member, 1)).toMatchObject({ msg: 'PRODUCT_UNAVAILABLE' })
    expect(await callOff()).toMatchObject({ msg: 'ORDER_WRONG_STATE' })
    expect(await made.products('terminated', member)).toMatchObject([
      { state: 'calledOff', amount: { is: 'returned', money: money('USD', '4350') } },
    ])
  })

  it('says nothing of money to who applied for nothing', async () => {
    const made = await increasing()
    const member = await made.holder('01011110000', 197)
    await made.until(OPEN)
    await made.callOff()
    expect((await made.messageNames(member)).at(-1)).toBe('increases.calledOff')
  })

  it('before its record date leaves that date to another', async () => {
    const made = await increasing()
    const member = await made.holder('01011110000', 197)
    await made.callOff()
    await made.world.operate('increase', { ...appleIncrease, price: '151' })
    await made.until(OPEN)
    expect(await made.grants(member)).toMatchObject([{ state: 'granted', rights: 29 }])
  })

  it('before its record date grants nothing', async () => {
    const made = await increasing()
    const member = await made.holder('01011110000', 197)
    await made.callOff()
    await made.until(OPEN)
    expect(await made.grants(member)).toEqual([])
    expect(await made.messageNames(member)).toEqual([])
  })

  it('by a split after the record date gives the money back', async () => {
    const { made, world, member, isBack, until, grants, product } = await applied()
    const exDate = localDate('2026-03-16')
    await world.operate('split', { instrument: apple, ratio: { to: 2, from: 1 }, exDate })
    await until('2026-03-16T04:00:01Z')
    expect(await grants(member)).toMatchObject([{ state: 'calledOff', cause: 'split' }])
    expect(await product()).toMatchObject({ phase: 'calledOff', cause: 'split' })
    expect((await made.messageNames(member)).at(-1)).toBe('increases.splitReturned')
    await isBack()
  })

  it('is not by a split before the record date, which leaves the price and the ratio as announced', async () => {
    const { world, until, holder, terms, product } = await increasing()
    const member = await holder('01011110000', 20)
    const exDate = localDate('2026-03-10')
    await world.operate('split', { instrument: apple, ratio: { to: 2, from: 1 }, exDate })
    await until(OPEN)
    expect(await terms(member)).toMatchObject({ grant: { state: 'granted', held: 40, rights: 6 } })
    expect(await product()).toMatchObject({ phase: 'open', price: '150', ratio: { to: 3, from: 20 } })
  })

  it('by a delisting gives the money back', async () => {
    const { made, world, member, grants, books } = await applied()
    await world.broker.operator.delist(apple)
    expect(await grants(member)).toMatchObject([{ state: 'calledOff', cause: 'delisted' }])
    expect((await books(member)).USD).toMatchObject({ frozen: '0.00' })
    expect((await made.messageNames(member)).at(-1)).toBe('increases.delistedReturned')
  })
})
