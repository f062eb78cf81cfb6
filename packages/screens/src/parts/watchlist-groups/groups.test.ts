import { type InstrumentId, instrumentId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type Groups, adding, groupIn, moving, positionsOf, removing } from './groups.ts'

const ids = ['KRX:A', 'KRX:B', 'KRX:C', 'KRX:D', 'KRX:E'].map(instrumentId)
const [a, b, c, d, e] = ids as [InstrumentId, InstrumentId, InstrumentId, InstrumentId, InstrumentId]
const groups: Groups = [
  { id: 'default', instruments: [a, b, c] },
  { id: 'g1', name: 'Tech', instruments: [d] },
]
const shown = (changed: Groups) => changed.map(({ instruments }) => instruments)

describe('what shows before the broker has answered', () => {
  it('is added once, where it is wanted', () => {
    const add = adding([
      { instrument: e, group: 'g1', index: 0 },
      { instrument: a, group: 'g1', index: 0 },
    ])
    expect(shown(add(groups))).toEqual([
      [a, b, c],
      [e, d],
    ])
    expect(shown(add(add(groups)))).toEqual(shown(add(groups)))
  })

  it('is moved', () => {
    expect(shown(moving([c], 'default', 0)(groups))).toEqual([[c, a, b], [d]])
    expect(shown(moving([a, c], 'g1')(groups))).toEqual([[b], [d, a, c]])
  })

  it('is removed, and put back where it was', () => {
    const gone = [c, a, d]
    const positions = positionsOf(groups, gone)
    const left = removing(gone)(groups)
    expect(shown(left)).toEqual([[b], []])
    expect(adding(positions)(left)).toEqual(groups)
  })

  it('keeps the names of groups', () => {
    expect(removing([d])(groups)[1]?.name).toBe('Tech')
  })
})

it('shows the default group in place of one that is gone', () => {
  expect(groupIn(groups, 'g1')?.id).toBe('g1')
  expect(groupIn(groups, 'gone')?.id).toBe('default')
})
