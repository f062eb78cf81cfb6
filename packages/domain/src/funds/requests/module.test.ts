import { describe, expect, it } from 'vitest'
import type { Restriction } from '../../base/access/access.ts'
import { accountId } from '../../base/ids.ts'
import { instant, plusMs } from '../../base/instant.ts'
import { emptyBalances } from '../../base/ledger/ledger.ts'
import { accountStream } from '../../base/module/stream.ts'
import { money } from '../../base/money/money.ts'
import { refuse } from '../../base/refusals/refusal.ts'
import type { RequestsCommand } from './command.ts'
import type { RequestsEvent } from './event.ts'
import { type ReviewMode, requests } from './module.ts'
import { type MemberRequest, type RequestObstacle, requestObstacles } from './state.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const later = plusMs(now, 5_000)
const hold = money('USD', '50')
const asked: MemberRequest = { kind: 'plans.plan', terms: { months: 3 }, hold }

interface Given {
  readonly past?: readonly RequestsEvent[]
  readonly review?: ReviewMode
  readonly restrictions?: readonly Restriction[]
  readonly obstacle?: RequestObstacle
  /** Whether a module still asks what is asked. */
  readonly isAsked?: boolean
}

function when(
  command: RequestsCommand,
  {
    past = [],
    review = { mode: 'auto', delayMs: 5_000 },
    restrictions = [],
    obstacle,
    isAsked = true,
  }: Given = {},
  at = now,
) {
  const fold = (state: typeof requests.initial, events: readonly RequestsEvent[]) =>
    events.reduce((folded, one) => requests.evolve(folded, one), state)
  const before = fold(requests.initial, past)
  const context = {
    now: at,
    newId: 'r1',
    ledger: emptyBalances,
    review,
    restrictions,
    obstacle,
    isAsked: () => isAsked,
  }
  const decided = requests.decide(command, before, context)
  const events = decided.ok ? decided.value.events : []
  const after = fold(before, events)
  const change = { stream: accountStream(accountId('A1')), before, after, events }
  return {
    refusal: decided.ok ? undefined : decided.refusal,
    events,
    after,
    holds: requests.holds?.(after),
    rows: requests.rows(change).map(({ collection, row }) => [collection, row?.state]),
    timers: requests.schedule(change).flatMap(({ timers }) => timers),
  }
}

const submit: RequestsCommand = { kind: 'requests.submit', request: asked }
const { events: submitted } = when(submit)
const past = submitted
const decideTo = (decision: 'pass' | 'reject', reason = ''): RequestsCommand => ({
  kind: 'requests.decide',
  request: 'r1',
  decision,
  reason,
})
const byItself: RequestsCommand = { kind: 'requests.passByItself', owner: 'request r1' }
const cancel: RequestsCommand = { kind: 'requests.cancel', request: 'r1' }
const back = { from: 'frozen', to: 'available', money: hold, reason: 'requestReleased', ref: 'r1' }

describe('a request', () => {
  it('holds its money under its own ref, and is listed and queued', () => {
    const { events, holds, rows } = when(submit)
    expect(events).toMatchObject([
      {
        kind: 'requests.submitted',
        postings: [{ from: 'available', to: 'frozen', money: hold, reason: 'requestHeld', ref: 'r1' }],
      },
    ])
    expect(holds).toEqual([
      { account: 'frozen', ref: 'r1', money: hold, heldFor: { kind: 'request', request: 'plans.plan' } },
    ])
    expect(rows).toEqual([
      ['requests.list', 'underReview'],
      ['requests.queue', 'plans.plan'],
    ])
  })

  it('without money moves none, and holds none', () => {
    const { events, holds } = when({ kind: 'requests.submit', request: { ...asked, hold: undefined } })
    expect(events).toMatchObject([{ postings: [] }])
    expect(holds).toEqual([])
  })

  it('waits for its own time, or for an operator', () => {
    expect(when(submit).timers).toEqual([{ kind: 'requests.passByItself', dueAt: later }])
    expect(when(submit, { review: { mode: 'operator' } }).timers).toEqual([])
  })

  it('passes by itself, and leaves its money to the module that asked', () => {
    const { events, holds, rows, timers } = when(byItself, { past }, later)
    expect(events).toMatchObject([{ kind: 'requests.passed', decided: undefined, postings: [] }])
    expect(holds).toEqual([])
    expect(rows).toEqual([
      ['requests.list', 'passed'],
      ['requests.queue', undefined],
    ])
    expect(timers).toEqual([])
  })

  it('is passed by an operator, whose decision is kept', () => {
    const { events } = when(decideTo('pass', 'checked'), { past })
    expect(events).toMatchObject([
      { kind: 'requests.passed', decided: { decision: 'pass', reason: 'checked' } },
    ])
  })

  it('is rejected by an operator: its money comes back', () => {
    const { events } = when(decideTo('reject', 'unreadable'), { past })
    expect(events).toMatchObject([
      {
        kind: 'requests.rejected',
        cause: 'operator',
        decided: { decision: 'reject', reason: 'unreadable' },
        postings: [back],
      },
    ])
  })

  it('is cancelled by its member: its money comes back, and no decision is kept', () => {
    const { events, rows } = when(cancel, { past })
    expect(events).toMatchObject([{ kind: 'requests.cancelled', postings: [back] }])
    expect(rows).toEqual([
      ['requests.list', 'cancelled'],
      ['requests.queue', undefined],
    ])
  })
})

describe('a request that has ended, or never was,', () => {
  const ends: readonly RequestsCommand[] = [decideTo('pass'), decideTo('reject'), cancel]

  it.each(ends.map((one) => [one] as const))('is not decided or cancelled again: %o', (end) => {
    const over = [...past, ...when(end, { past }).events]
    for (const again of ends)
      expect(when(again, { past: over }).refusal).toEqual(refuse('ORDER_NOT_IN_REVIEW', {}))
    expect(when(end).refusal).toEqual(refuse('ORDER_NOT_IN_REVIEW', {}))
  })

  it('does not pass by itself afterwards', () => {
    const over = [...past, ...when(cancel, { past }).events]
    expect(when(byItself, { past: over }, later)).toMatchObject({ refusal: undefined, events: [] })
  })

  it('is none of the names that every object has', () => {
    expect(when({ kind: 'requests.cancel', request: 'toString' }).refusal?.code).toBe('ORDER_NOT_IN_REVIEW')
  })
})

describe('an account that was restricted meanwhile', () => {
  it.each(['frozen', 'disabled'] as const)('is rejected what would pass: %s', (restriction) => {
    for (const command of [byItself, decideTo('pass')])
      expect(when(command, { past, restrictions: [restriction] }).events).toMatchObject([
        { kind: 'requests.rejected', cause: 'restriction', postings: [back] },
      ])
  })

  it('keeps that an operator would have passed it', () => {
    const { events } = when(decideTo('pass', 'checked'), { past, restrictions: ['frozen'] })
    expect(events).toMatchObject([
      { kind: 'requests.rejected', cause: 'restriction', decided: { decision: 'pass', reason: 'checked' } },
    ])
  })

  it('passes in spite of a restriction that does not concern it', () => {
    const { events } = when(byItself, { past, restrictions: ['withdrawalBanned'] })
    expect(events).toMatchObject([{ kind: 'requests.passed' }])
  })

  it('is rejected with what its module forbids, also where an operator would have passed it', () => {
    const pass = decideTo('pass', 'checked')
    for (const command of [byItself, pass])
      for (const obstacle of requestObstacles)
        expect(when(command, { past, obstacle }).events).toMatchObject([
          { kind: 'requests.rejected', cause: obstacle, postings: [back] },
        ])
    expect(when(pass, { past, obstacle: 'nameMismatch', restrictions: ['frozen'] }).events).toMatchObject([
      { cause: 'restriction' },
    ])
  })

  it('is rejected what that restriction forbids, where the request says so', () => {
    const request: MemberRequest = { ...asked, rejectedBy: ['withdrawalBanned'] }
    const { events: withdrawn } = when({ kind: 'requests.submit', request })
    for (const restriction of ['withdrawalBanned', 'frozen', 'disabled'] as const)
      expect(when(byItself, { past: withdrawn, restrictions: [restriction] }).events).toMatchObject([
        { kind: 'requests.rejected', cause: 'restriction' },
      ])
  })
})

describe('a fund operation', () => {
  const operation = (fundOperation: 'deposit' | 'other'): RequestsCommand => ({
    kind: 'requests.submit',
    request: { ...asked, fundOperation },
  })

  it.each([
    ['deposit', 'DEPOSIT_PENDING'],
    ['other', 'FUND_OPERATION_PENDING'],
  ] as const)('is refused while another one is under review: %s', (pending, code) => {
    const { events } = when(operation(pending))
    for (const next of ['deposit', 'other'] as const)
      expect(when(operation(next), { past: events }).refusal?.code).toBe(code)
    expect(when(submit, { past: events }).refusal).toBeUndefined()
    const over = [...events, ...when(cancel, { past: events }).events]
    expect(when(operation('deposit'), { past: over }).refusal).toBeUndefined()
  })
})

describe('what no module asks any more', () => {
  it('does not pass, by itself or by an operator, and is rejected or cancelled', () => {
    for (const command of [byItself, decideTo('pass')])
      expect(when(command, { past, isAsked: false }).refusal).toEqual(refuse('PRODUCT_UNAVAILABLE', {}))
    for (const command of [decideTo('reject'), cancel])
      expect(when(command, { past, isAsked: false }).events).toMatchObject([{ postings: [back] }])
  })
})
