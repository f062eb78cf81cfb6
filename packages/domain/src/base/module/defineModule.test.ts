import { describe, expect, it } from 'vitest'
import { accountId } from '../ids.ts'
import { instant } from '../instant.ts'
import { type Refusal, invalid, no, ok, refuse } from '../refusals/refusal.ts'
import { accepted, refused } from './assessment.ts'
import { defineModule } from './defineModule.ts'
import type { Decision, ModuleEvent, RuleContext } from './module.ts'
import { accountStream, siteStream } from './stream.ts'

interface Count {
  readonly kind: 'counter.count'
  readonly by: number
}
interface Counted extends ModuleEvent {
  readonly kind: 'counter.counted'
  readonly by: number
}

const now = instant(Date.UTC(2026, 2, 10))
const context: RuleContext = { now, newId: 'C1', ledger: {} }
const basedOn = [{ stream: siteStream, version: 4 }]
const counted = (by: number): Counted => ({ kind: 'counter.counted', version: 1, at: now, postings: [], by })
const count = (by: number): Count => ({ kind: 'counter.count', by })

const parts = {
  name: 'counter',
  stream: 'account',
  initial: 0,
  shape: 1,
  evolve: (sum: number, { by }: Counted) => sum + by,
  upcasts: { 'counter.counted': [] },
  refusals: { 'counter.count': ['VALIDATION', 'ORDER_WRONG_STATE'] },
  schedule: () => [],
  rows: () => [],
} as const

const tooHigh = invalid({ by: 'tooHigh' })
const isOver = refuse('ORDER_WRONG_STATE', {})
const against = ({ by }: Count, sum: number): readonly Refusal[] => [
  ...(by > 9 ? [tooHigh] : []),
  ...(sum > 9 ? [isOver] : []),
]

const checking = defineModule({
  ...parts,
  check: against,
  accept: ({ by }: Count): readonly Counted[] => [counted(by)],
})
const assessing = defineModule({
  ...parts,
  assess: (command: Count, sum: number) => {
    const refusals = against(command, sum)
    return refusals.length > 0
      ? refused(...refusals)
      : accepted((): readonly Counted[] => [counted(command.by)])
  },
})

describe.each([
  ['checks, then accepts', checking],
  ['assesses', assessing],
])('a module that %s', (_, counter) => {
  it('refuses a command with the first reason against it', () => {
    expect(counter.check(count(10), 10, context)).toEqual([tooHigh, isOver])
    expect(counter.decide(count(10), 10, context)).toEqual(no(tooHigh))
    expect(counter.decide(count(9), 10, context)).toEqual(no(isOver))
  })

  it('decides on what follows where there is no reason against it', () => {
    expect(counter.check(count(9), 9, context)).toEqual([])
    expect(counter.decide(count(9), 9, context)).toEqual(ok({ events: [counted(9)], basedOn: [] }))
  })

  it('bases a decision on what its context is based on', () => {
    expect(counter.decide(count(9), 9, { ...context, basedOn })).toEqual(
      ok({ events: [counted(9)], basedOn }),
    )
  })
})

it('a module that checks nothing refuses nothing', () => {
  const counter = defineModule({ ...parts, accept: ({ by }: Count): readonly Counted[] => [counted(by)] })
  expect(counter.check(count(10), 10, context)).toEqual([])
  expect(counter.decide(count(10), 10, context)).toMatchObject(ok({ events: [counted(10)] }))
})

it('a decision keeps what it has besides events, and is based on what it was made from and what its context is', () => {
  const others = [{ stream: accountStream(accountId('A2')), events: [counted(1)] }]
  const own = { stream: accountStream(accountId('A3')), version: 7 }
  const counter = defineModule({
    ...parts,
    accept: ({ by }: Count): Decision<Counted> => ({ events: [counted(by)], others, basedOn: [own] }),
  })
  expect(counter.decide(count(1), 0, { ...context, basedOn })).toEqual(
    ok({ events: [counted(1)], others, basedOn: [...basedOn, own] }),
  )
})

it('an assessment that refuses without a reason is an error', () => {
  const counter = defineModule({ ...parts, assess: () => refused() })
  expect(() => counter.decide(count(1), 0, context)).toThrow('counter.count is refused without a reason')
})
