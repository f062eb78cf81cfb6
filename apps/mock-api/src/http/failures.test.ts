import { accountId, accountStream, plusMs } from '@onelot/domain'
import { expect, it } from 'vitest'
import { createTestBroker, testTime } from '../testing/testBroker.ts'

interface Listed {
  readonly total: number
  readonly failures: readonly { readonly id: string }[]
}

it('an operator lists what was due and was refused, and tries it again', async () => {
  const logged: string[] = []
  const world = await createTestBroker({ operator: 'open', log: (message) => logged.push(message) })
  const { askOperator, operate } = world
  const member = await world.register('01011110000')
  const stream = accountStream(accountId(member.account))
  const { store } = world.broker.services
  const dueAt = plusMs(testTime, 1_000)
  // As a rule that contradicts itself would leave it: an order that is not there expires.
  const schedules = [
    { owner: 'Onone', timers: [{ kind: 'trading.expireOrder', dueAt } as const], watches: [] },
  ]
  const { version } = await store.load(stream)
  await store.append({
    meta: { actor: 'system', command: 'wrong', correlation: 'wrong' },
    at: testTime,
    streams: [{ stream, expectedVersion: version, events: [], rows: [], schedules }],
  })
  const listed = async () => (await operate('failures', {})).data as Listed
  expect(await listed()).toMatchObject({ total: 0, failures: [] })
  await operate('clock', { advance: '1 min' })
  const { total, failures } = await listed()
  expect([total, failures]).toMatchObject([
    1,
    [{ what: 'timer', at: dueAt, stream, refusal: { code: 'ORDER_WRONG_STATE' } }],
  ])
  expect(logged).toEqual([`trading.expireOrder of ${stream} was refused`])
  const retried = await askOperator('failures/retry', { failure: failures[0]?.id })
  expect(retried.msg).toBe('ORDER_WRONG_STATE')
  expect((await askOperator('failures/retry', { failure: 'none' })).msg).toBe('VALIDATION')
  expect((await listed()).total).toBe(1)
})
