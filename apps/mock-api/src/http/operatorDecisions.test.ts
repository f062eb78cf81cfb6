import { accountId, accountStream, plusMs, siteStream } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type TestBroker, apple, createTestBroker, testTime } from '../testing/testBroker.ts'

const token = 'operator-token'
const operate = (
  world: TestBroker,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = { 'ops-token': token },
) => world.operate(path, body, headers)
const createOperated = () => createTestBroker({ operator: { token } })

describe('what operators decide', () => {
  it('is kept: who, when, what and why, the newest first', async () => {
    const world = await createOperated()
    const member = await world.trader('01012345678')
    await world.pass(1_000)
    const anna = { 'ops-token': token, 'ops-operator': 'anna' }
    await operate(world, 'halt', { instrument: apple, halted: true, reason: 'news' }, anna)
    await world.pass(1_000)
    const restrict = { account: member.account, restrictions: ['frozen'], reason: 'asked by court' }
    await operate(world, 'restrictions', restrict, { ...anna, 'ops-operator': 'ben' })
    await world.pass(1_000)
    await operate(world, 'settings', { maintenance: false, reason: 'done' })

    const { decisions } = (await operate(world, 'decisions', {})).data as { decisions: readonly object[] }
    expect(decisions.slice(0, 3)).toMatchObject([
      { stream: siteStream, event: { kind: 'site.changed', reason: 'done' } },
      {
        by: 'ben',
        at: plusMs(testTime, 2_000),
        stream: accountStream(accountId(member.account)),
        event: { kind: 'members.restrictionsSet', restrictions: ['frozen'], reason: 'asked by court' },
      },
      { by: 'anna', at: plusMs(testTime, 1_000), event: { kind: 'listings.halted', reason: 'news' } },
    ])
    expect(await operate(world, 'decisions', { kind: 'listings.halted' })).toMatchObject({
      data: { total: 1 },
    })
  })

  it('names who moved the clock, and who tried again what had failed', async () => {
    const world = await createOperated()
    const anna = { 'ops-token': token, 'ops-operator': 'anna' }
    const command = { kind: 'site.change', patch: {}, reason: '' } as const
    const body = {
      id: 'f1',
      what: 'timer',
      at: testTime,
      stream: siteStream,
      command,
      correlation: 'c1',
    } as const
    const record = { collection: 'kernel.failures', key: 'f1', owner: siteStream, body }
    const meta = { actor: 'system', command: 'fails', correlation: 'c1' }
    await world.broker.services.commands.commitExtras(meta, testTime, { records: [{ kind: 'new', record }] })

    await operate(world, 'failures/retry', { failure: 'f1' }, anna)
    await world.pass(1_000)
    await operate(world, 'clock', { advance: '1 s', reason: 'opening' }, anna)
    const { decisions } = (await operate(world, 'decisions', {})).data as { decisions: readonly object[] }
    expect(decisions).toMatchObject([
      { by: 'anna', event: { kind: 'site.clockMoved', reason: 'opening' } },
      { by: 'anna', event: { kind: 'site.changed' } },
    ])
  })

  it('is refused where the operator’s name is none', async () => {
    const headers = { 'ops-token': token, 'ops-operator': 'a b' }
    expect(await operate(await createOperated(), 'reset', {}, headers)).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { 'ops-operator': 'malformed' } },
    })
  })
})
