import { instant, listings, sliceOf, streamId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createNodeBroker } from '../node.ts'
import { createManualClock } from '../ports/clock.ts'
import { createMemoryStore } from '../store/memory.ts'
import { demoInstruments } from '../worlds/demoInstruments.ts'

const moments = [
  { when: 'in the night before a trading day', at: '2026-11-24T03:00:00.000Z' },
  { when: 'while New York trades', at: '2026-11-24T16:00:00.000Z' },
  { when: 'on the evening before Thanksgiving', at: '2026-11-25T22:00:00.000Z' },
  { when: 'on a Friday evening', at: '2026-11-20T22:00:00.000Z' },
  { when: 'on a Saturday', at: '2026-11-28T12:00:00.000Z' },
  { when: 'on a Sunday', at: '2026-11-29T17:30:00.000Z' },
  { when: 'on the last day of the year', at: '2026-12-31T12:00:00.000Z' },
]

describe('the demo under the hours of the exchanges', () => {
  it.each(moments)('is there where the broker first starts $when', async ({ at }) => {
    const broker = await createNodeBroker({
      store: createMemoryStore(),
      calendar: 'exchange',
      demo: { mentors: true },
      vaultKey: 'ab'.repeat(32),
      clock: createManualClock(instant(Date.parse(at))),
      scrypt: { N: 2, r: 1, p: 1 },
      log: () => undefined,
    })
    const { state } = await broker.services.streams.load(streamId('instrument', demoInstruments.apple))
    const kinds = Object.values(sliceOf(state, listings).actions).map(({ kind }) => kind)
    expect(kinds).toContain('rights')
    await broker.close()
  })
})
