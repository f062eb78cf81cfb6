import { type MessageOnWire, contract, messagesList } from '@onelot/api-client'
import { decimal, mentorId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { copying } from '../../../testing/copying.ts'
import { northMentor } from '../mentors/testing/terms.ts'
import type { TestBrokerOptions, TestMember } from '../../../testing/testBroker.ts'

const calls = contract.copyTrading
const DAY_MS = 86_400_000
const REVIEW_MS = 5_000
const SECOND_MS = 1_000

type Said = Extract<MessageOnWire, { readonly kind: 'product' }>

/** In UTC. */
const dayOf = (at: string): string => at.slice(0, 'yyyy-mm-dd'.length)

async function given(options: TestBrokerOptions = {}) {
  const acts = await copying(options)
  return {
    ...acts,
    member: await acts.trader('01011110000'),
    /** The newest first. */
    said: async (member: TestMember): Promise<readonly Said[]> => {
      const { messages } = await acts.call(messagesList, { topic: 'copying', pageSize: 50 }, member)
      return messages.filter((one) => one.kind === 'product')
    },
  }
}

describe('a member is notified', () => {
  it('of the end of a follow, with what was paid', async () => {
    const { world, member, follow, read, call, said } = await given()
    const asked = await follow(member, '5000')
    await world.pass(REVIEW_MS + SECOND_MS)
    expect(await said(member)).toEqual([])
    await call(calls.copyTradingEnd, { request: asked.id }, member)
    const { paid } = (await read(member, asked)).follow.follow?.ended ?? {}
    expect((await said(member)).map(({ params }) => params)).toEqual([
      { name: 'copyTrading.member', amount: paid, follow: asked.id, mentor: northMentor.name },
    ])
  })

  it('of the end of a follow by its stop-loss', async () => {
    const { world, member, follow, read, said } = await given()
    const asked = await follow(member, '5000', { stopLoss: 5 })
    await world.pass(REVIEW_MS + SECOND_MS)
    const { positions = [] } = (await read(member, asked)).running ?? {}
    for (const { instrument } of positions)
      await world.broker.operator.setPrice(instrument.id, decimal('1.00'))
    await world.pass(SECOND_MS)
    expect((await said(member)).map(({ params }) => params.name)).toEqual(['copyTrading.stopLoss'])
  })

  it('that its mentor has closed, from when it sells, and of its end', async () => {
    const { world, member, follow, read, said, until } = await given({ calendar: 'exchange' })
    const asked = await follow(member, '5000')
    // Regular trading of a Friday in New York, and the night after it.
    await until('2026-03-13T14:00:00.000Z')
    expect((await read(member, asked)).running?.positions.length).toBeGreaterThan(0)
    await until('2026-03-14T02:00:00.000Z')
    await world.operate('mentor/call-off', { mentor: 'north', reason: 'left' })
    await world.pass(SECOND_MS)
    const sellsAt = '2026-03-16T13:30:00.000Z'
    const closing = { name: 'copyTrading.closing', at: sellsAt, follow: asked.id, mentor: northMentor.name }
    expect((await said(member)).map(({ params }) => params)).toEqual([closing])
    await until(sellsAt)
    await world.pass(SECOND_MS)
    expect((await said(member)).map(({ params }) => params.name)).toEqual([
      'copyTrading.closed',
      'copyTrading.closing',
    ])
  })

  it('of trades that are skipped, once a day for all follows, and of none that it has paused', async () => {
    const { world, member, announce, follow, skipped, call, said } = await given()
    await announce({ ...northMentor, mentor: 'south' })
    const follows = [
      await follow(member, '200', { copyOpen: false }),
      await follow(member, '200', { copyOpen: false, mentor: mentorId('south') }),
    ]
    const days = async (): Promise<readonly string[]> => {
      const all = await Promise.all(follows.map((one) => skipped(member, one)))
      return all.flat().map(({ at }) => dayOf(at))
    }
    await world.pass(REVIEW_MS + 12 * DAY_MS)
    const before = await days()
    const told = await said(member)
    expect(before).toHaveLength(2 * told.length)
    expect(told.map(({ at }) => dayOf(at)).toSorted()).toEqual([...new Set(before)].toSorted())
    expect(told[0]?.params.name).toBe('copyTrading.skipped')
    for (const { id } of follows) await call(calls.copyTradingPause, { request: id }, member)
    await world.pass(12 * DAY_MS)
    expect((await days()).length).toBeGreaterThan(before.length)
    expect(await said(member)).toHaveLength(told.length)
  })
})
