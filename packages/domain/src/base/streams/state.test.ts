import { describe, expect, test } from 'vitest'
import { accountId } from '../ids.ts'
import { instant } from '../instant.ts'
import { defineModule } from '../module/defineModule.ts'
import type { ModuleEvent, RuleContext } from '../module/module.ts'
import { members } from '../../member/members/module.ts'
import { invalid } from '../refusals/refusal.ts'
import { site } from '../../site/site/module.ts'
import { emptyStream, fold, moduleTable, readEvent, shapeOf, sliceOf } from './state.ts'

const at = instant(Date.UTC(2026, 0, 5))
const base = { at, postings: [] } as const

interface Counted extends ModuleEvent {
  readonly kind: 'counter.counted'
  readonly by: number
}
const counter = defineModule({
  name: 'counter',
  stream: 'counter',
  initial: 0,
  shape: 3,
  evolve: (state: number, event: Counted) => state + event.by,
  /** Version 1 had no `by`, version 2 had it as `step`. */
  upcasts: {
    'counter.counted': [
      (stored) => ({ ...stored, version: 2, step: 1 }),
      (stored: ModuleEvent & { readonly step?: number }) => ({ ...stored, version: 3, by: stored.step }),
    ],
  },
  refusals: { 'counter.count': [] },
  check: (command: { readonly kind: 'counter.count' }, state: number, { newId }: RuleContext) =>
    state > 0 || newId === '' ? [invalid({ [command.kind]: 'tooHigh' })] : [],
  accept: (): [] => [],
  schedule: () => [],
  rows: () => [],
})
const table = moduleTable([members, counter])

describe('a stored event', () => {
  test('of the current version is read as it is', () => {
    const event = { ...base, kind: 'members.realNameStateChanged', version: 1, state: 'passed' } as const
    expect(readEvent(table, event)).toBe(event)
  })

  test('of an older version is upcast through every version to the newest', () => {
    expect(readEvent(table, { ...base, kind: 'counter.counted', version: 1 })).toMatchObject({
      version: 3,
      by: 1,
    })
    const second = { ...base, kind: 'counter.counted', version: 2, step: 4 } as const
    expect(readEvent(table, second)).toMatchObject({ version: 3, by: 4 })
  })

  test('of an unknown kind or version is refused', () => {
    for (const event of [
      { ...base, kind: 'members.opened', version: 2 },
      { ...base, kind: 'members.opened', version: 0 },
      { ...base, kind: 'members.toString', version: 1 },
      { ...base, kind: 'unknown.happened', version: 1 },
    ] as const)
      expect(() => readEvent(table, event)).toThrow(RangeError)
  })
})

describe('a stream', () => {
  test('holds the state of each module by its name', () => {
    const account = accountId('member')
    const event = { ...base, kind: 'members.opened', version: 1, account, inviter: 'ONELOT' } as const
    expect(sliceOf(fold(table, 'account', emptyStream, event), members).account).toBe(account)
  })

  test('takes no event of another kind of stream', () => {
    const event = { ...base, kind: 'counter.counted', version: 3, by: 1 } as const
    expect(() => fold(table, 'account', emptyStream, event)).toThrow(RangeError)
  })

  test('names the form of its state by its books and the modules of its kind', () => {
    expect(shapeOf(table, 'counter')).toBe('ledger:2 counter:3')
    expect(shapeOf(table, 'account')).toBe('ledger:2 members:3')
  })

  test('has one module of a name', () => {
    expect(() => moduleTable([members, site, members])).toThrow(RangeError)
  })
})
