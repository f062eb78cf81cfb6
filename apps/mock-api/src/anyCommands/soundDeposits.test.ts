import { contract } from '@onelot/api-client'
import { type ModuleEvent, accountId, accountStream } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createTestBroker } from '../testing/testBroker.ts'
import { uploaded, verified } from '../testing/verified.ts'
import { depositFaults } from './soundDeposits.ts'

const { depositsSubmit } = contract.deposits
const REVIEW_MS = 5_000

/** The events of an account whose deposit has passed. */
async function paidIn(): Promise<readonly ModuleEvent[]> {
  const world = await createTestBroker({ operator: 'open' })
  const member = await verified(world, '01011110000')
  const voucher = await uploaded(world, member)
  await world.call(depositsSubmit, { channel: 'bank-KRW', amount: '50000', voucher }, member)
  await world.pass(REVIEW_MS)
  const { events } = await world.broker.services.store.load(accountStream(accountId(member.account)), 0)
  return events.map(({ event }) => event)
}

const isCredited = ({ kind }: ModuleEvent): boolean => kind === 'deposits.credited'

describe('the check of what was paid in', () => {
  it('finds nothing wrong where each deposit that has passed is credited once', async () => {
    const events = await paidIn()
    expect(events.filter(isCredited)).toHaveLength(1)
    expect(depositFaults(events)).toEqual([])
  })

  it('finds one that is credited twice, or in part, or not at all', async () => {
    const events = await paidIn()
    const twice = events.map((event) =>
      isCredited(event) ? { ...event, postings: [...event.postings, ...event.postings] } : event,
    )
    expect(depositFaults(twice)).toEqual([expect.stringMatching(/ credited is 100000 KRW, not 50000$/)])
    expect(depositFaults(events.filter((event) => !isCredited(event)))).toEqual([
      expect.stringMatching(/ credited is 0 KRW, not 50000$/),
    ])
  })

  it('finds one that is credited without having passed', async () => {
    const events = await paidIn()
    expect(depositFaults(events.filter(isCredited))).toEqual([
      expect.stringMatching(/ credited, and has not passed$/),
    ])
  })
})
