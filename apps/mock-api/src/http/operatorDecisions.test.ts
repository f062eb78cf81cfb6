import { accountId, accountStream, plusMs, siteStream } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { apple, createTestBroker, testTime } from '../testing/testBroker.ts'

const createOperated = () => createTestBroker({ operator: 'open' })

describe('what operators decide', () => {
  it('is kept: who, when, what and why, the newest first', async () => {
    const world = await createOperated()
    const member = await world.trader('01012345678')
    await world.pass(1_000)
    const anna = { 'ops-operator': 'anna' }
    await world.operate('halt', { instrument: apple, halted: true, reason: 'news' }, anna)
    await world.pass(1_000)
    const restrict = { account: member.account, restrictions: ['frozen'], reason: 'asked by court' }
    await world.operate('restrictions', restrict, { 'ops-operator': 'ben' })
    await world.pass(1_000)
    await world.operate('settings', { maintenance: false, reason: 'done' })

    const { decisions } = (await world.operate('decisions', {})).data as { decisions: readonly object[] }
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
    expect(await world.operate('decisions', { kind: 'listings.halted' })).toMatchObject({
      data: { total: 1 },
    })
  })

  it('names who moved the clock, and who tried again what had failed', async () => {
    const world = await createOperated()
    const anna = { 'ops-operator': 'anna' }
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

    await world.operate('failures/retry', { failure: 'f1' }, anna)
    await world.pass(1_000)
    await world.operate('clock', { advance: '1 s', reason: 'opening' }, anna)
    const { decisions } = (await world.operate('decisions', {})).data as { decisions: readonly object[] }
    expect(decisions).toMatchObject([
      { by: 'anna', event: { kind: 'site.clockMoved', reason: 'opening' } },
      { by: 'anna', event: { kind: 'site.changed' } },
    ])
  })

  it('is refused where the operator’s name is none', async () => {
    const { askOperator } = await createOperated()
    expect(await askOperator('reset', {}, { 'ops-operator': 'a b' })).toMatchObject({
      msg: 'VALIDATION',
      data: { fields: { 'ops-operator': 'malformed' } },
    })
  })
})
