import { describe, expect, it } from 'vitest'
import { type KeptWrite, type MemoryOptions, keepInMemory } from './keptWrites.ts'

const hour = 3_600_000
const ofKey = (key: string) => ({ scope: 'account one', endpoint: 'trade/place', key })
const write = (key: string): KeptWrite => ({
  ...ofKey(key),
  digest: `digest of ${key}`,
  outcome: { status: 1, msg: 'PURCHASED', data: key },
})
const closing = (key: string): KeptWrite => ({ ...ofKey(key), digest: '', outcome: 'neverArrived' })

function start(options: Partial<MemoryOptions> = {}) {
  let at = 0
  const kept = keepInMemory({ now: () => at, ...options })
  const outcomeOf = (key: string) => kept.find(ofKey(key))?.outcome
  const pass = (ms: number) => {
    at += ms
  }
  return { ...kept, outcomeOf, pass }
}

describe('what is kept of a write in memory', () => {
  it('is its answer for 24 hours, and then that it was carried out', () => {
    const { keep, outcomeOf, pass } = start()
    keep(write('one'))
    pass(24 * hour - 1)
    keep(write('two'))
    expect(outcomeOf('one')).toEqual(write('one').outcome)
    pass(1)
    expect(outcomeOf('one')).toBe('forgotten')
    expect(outcomeOf('two')).toEqual(write('two').outcome)
    expect(outcomeOf('three')).toBeUndefined()
  })

  it('is its answer as it was sent, whatever becomes of that later', () => {
    const { keep, outcomeOf } = start()
    const groups = ['first']
    keep({ ...write('one'), outcome: { status: 1, msg: 'ADDED', data: { groups } } })
    groups.push('second')
    const added = { status: 1, msg: 'ADDED', data: { groups: ['first'] } }
    expect(outcomeOf('one')).toEqual(added)
  })

  it('is what came first under its key', () => {
    const { keep, outcomeOf, pass } = start()
    keep(closing('one'))
    expect(keep(write('one'))).toEqual(closing('one'))
    keep(write('two'))
    expect(keep(closing('two'))).toEqual(write('two'))
    pass(25 * hour)
    expect(keep(write('two')).outcome).toBe('forgotten')
    expect([outcomeOf('one'), outcomeOf('two')]).toEqual(['neverArrived', 'forgotten'])
  })

  it('is the answer of the last ones alone', () => {
    const { keep, outcomeOf } = start({ mostAnswers: 2 })
    for (const key of ['one', 'two', 'three']) keep(write(key))
    expect(['one', 'two', 'three'].map(outcomeOf)).toEqual([
      'forgotten',
      write('two').outcome,
      write('three').outcome,
    ])
  })

  it('is nothing of the oldest once there are too many, and keys that are closed push out one another alone', () => {
    const { keep, outcomeOf } = start({ mostAnswers: 1, mostKeys: 2 })
    for (const key of ['one', 'two', 'three', 'four']) keep(write(key))
    for (const key of ['five', 'six', 'seven']) keep(closing(key))
    expect(['one', 'two', 'three', 'five', 'six', 'seven'].map(outcomeOf)).toEqual([
      undefined,
      'forgotten',
      'forgotten',
      undefined,
      'neverArrived',
      'neverArrived',
    ])
    expect(outcomeOf('four')).toEqual(write('four').outcome)
  })
  it('is not pushed out by what another account has closed, nor by guests', () => {
    const { keep, find } = start({ mostKeys: 4, mostKeysOfScope: 2 })
    const close = (scope: string, key: string) => keep({ ...closing(key), scope })
    const isKnown = (scope: string, key: string) => find({ ...ofKey(key), scope }) !== undefined
    close('account one', 'one')
    for (const key of ['two', 'three', 'four', 'five', 'six']) close('account two', key)
    for (const device of ['a', 'b', 'c', 'd', 'e', 'f']) close(`device ${device}`, 'seven')
    expect(isKnown('account one', 'one')).toBe(true)
    expect(['two', 'three', 'four', 'five', 'six'].map((key) => isKnown('account two', key))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
    expect(['a', 'b', 'c', 'd', 'e', 'f'].map((device) => isKnown(`device ${device}`, 'seven'))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ])
  })
})
