import { describe, expect, it } from 'vitest'
import { accountId } from '../../base/ids.ts'
import { plusMs } from '../../base/instant.ts'
import { accountStream } from '../../base/module/stream.ts'
import { money } from '../../base/money/money.ts'
import { invalid, refuse } from '../../base/refusals/refusal.ts'
import { type IncreasesContext, type IncreasesState, increaseCollections, increases } from './module.ts'
import { after, apply, cancel, close, count, decide, eventsOf, granted, increase } from './testing/holder.ts'

const DAY_MS = 86_400_000

const refusalOf = (...asked: Parameters<typeof decide>) => {
  const decided = decide(...asked)
  return decided.ok ? undefined : decided.refusal
}

/** Everything that can stand in the way of an application, in the order in which it is said. */
const inOrder: readonly (readonly [code: string, more: Partial<IncreasesContext>])[] = [
  ['PRODUCT_UNAVAILABLE', { offered: false }],
  ['ACCOUNT_FROZEN', { restrictions: ['frozen', 'tradingBanned'] }],
  ['TRADING_BANNED', { restrictions: ['tradingBanned'] }],
  ['REAL_NAME_REQUIRED', { realName: 'notVerified' }],
  ['FUND_OPERATION_PENDING', { isBlocked: true }],
]

describe('what stands in the way of using rights', () => {
  it('is said in one order, whatever else does', () => {
    let more: Partial<IncreasesContext> = { now: plusMs(increase.from, -1) }
    const said = inOrder.toReversed().map(([, one]) => {
      more = { ...more, ...one }
      return refusalOf(apply(30), granted, more)?.code
    })
    expect(said.toReversed()).toEqual(inOrder.map(([code]) => code))
  })

  it('is that there is no right, no increase, or that it was called off', () => {
    expect(refusalOf(apply(1))?.code).toBe('PRODUCT_UNAVAILABLE')
    expect(refusalOf(apply(1), granted, { increase: undefined })?.code).toBe('PRODUCT_UNAVAILABLE')
    expect(refusalOf(apply(1), granted, { over: 'operator' })?.code).toBe('PRODUCT_UNAVAILABLE')
  })

  it('is that it is too early, with the time from which rights may be used, or too late', () => {
    expect(refusalOf(apply(1), granted, { now: plusMs(increase.from, -1) })).toEqual(
      refuse('NOT_YET_SUBSCRIPTION_TIME', { from: increase.from }),
    )
    expect(refusalOf(apply(1), granted, { now: increase.to })?.code).toBe('SUBSCRIPTION_CHANNEL_CLOSED')
  })

  it('before the record date is the time to a holder, and that there is no right to others', () => {
    const early = { now: plusMs(increase.opensAt, -1) }
    expect(refusalOf(apply(1), increases.initial, early)?.code).toBe('NOT_YET_SUBSCRIPTION_TIME')
    expect(refusalOf(apply(1), increases.initial, { ...early, isExpected: false })?.code).toBe(
      'PRODUCT_UNAVAILABLE',
    )
  })

  it('after the end is that it is over to who had rights, and that there is no right to others', () => {
    const late = { now: increase.to }
    expect(refusalOf(apply(1), increases.initial, { ...late, hadRights: true })?.code).toBe(
      'SUBSCRIPTION_CHANNEL_CLOSED',
    )
    expect(refusalOf(apply(1), increases.initial, late)?.code).toBe('PRODUCT_UNAVAILABLE')
  })

  it('is an application that waits', () => {
    expect(refusalOf(apply(1), after([count(197), apply(2)]))?.code).toBe('DUPLICATE_SUBSCRIPTION')
  })
})

describe('an application', () => {
  it('is for whole shares, one at least and no more than the rights', () => {
    expect(refusalOf(apply(0), granted)).toEqual(invalid({ shares: 'tooLow' }))
    expect(refusalOf(apply(1.5), granted)).toEqual(invalid({ shares: 'notWhole' }))
    expect(refusalOf(apply(30), granted)).toEqual(invalid({ shares: 'tooHigh' }))
    expect(refusalOf(apply(29), granted)).toBeUndefined()
  })

  it('holds what the shares cost, and is refused where that is not available', () => {
    const [event] = eventsOf(apply(29), granted)
    expect(event).toMatchObject({
      kind: 'increases.applied',
      application: { id: 'Ione', shares: 29, cost: money('KRW', '243600') },
      postings: [{ from: 'available', to: 'frozen', money: money('KRW', '243600') }],
    })
    // 250,000 are available and 50,000 on hold: 36 shares cost 302,400.
    const many = after([count(400)])
    expect(refusalOf(apply(30), many)?.code).toBe('AVAILABLE_INSUFFICIENT')
    expect(refusalOf(apply(36), many)?.code).toBe('BALANCE_INSUFFICIENT')
  })

  it('is taken back while rights can be used, and another may follow', () => {
    const applied = after([count(197), apply(10)])
    const [event] = eventsOf(cancel, applied)
    expect(event).toMatchObject({
      kind: 'increases.cancelled',
      postings: [{ from: 'frozen', to: 'available', money: money('KRW', '84000') }],
    })
    expect(refusalOf(apply(29), after([count(197), apply(10), cancel]))).toBeUndefined()
    expect(refusalOf(cancel, applied, { now: increase.to })?.code).toBe('SUBSCRIPTION_CHANNEL_CLOSED')
    expect(refusalOf(cancel, granted)?.code).toBe('ORDER_WRONG_STATE')
  })

  it('is taken back under a ban on trading, but not of a frozen account', () => {
    const applied = after([count(197), apply(10)])
    expect(refusalOf(cancel, applied, { restrictions: ['tradingBanned'] })).toBeUndefined()
    expect(refusalOf(cancel, applied, { restrictions: ['frozen'] })?.code).toBe('ACCOUNT_FROZEN')
  })
})

describe('rights', () => {
  it('are none where no whole one comes of the shares, and none twice', () => {
    expect(eventsOf(count(6))).toEqual([])
    expect(eventsOf(count(197), granted)).toEqual([])
    expect(eventsOf(count(197), increases.initial, { over: 'operator' })).toEqual([])
  })

  it('that are used become shares when they cannot be used any more; the others lapse', () => {
    const atEnd = { now: increase.to }
    expect(eventsOf(close, after([count(197), apply(10)]), atEnd)).toMatchObject([
      { kind: 'increases.issued', application: { shares: 10 }, postings: [] },
    ])
    expect(eventsOf(close, granted, atEnd)).toMatchObject([{ kind: 'increases.lapsed', postings: [] }])
    expect(eventsOf(close, increases.initial, atEnd)).toEqual([])
  })

  it('that are called off give back what was on hold, each once', () => {
    const { instrument } = increase
    const callOff = { kind: 'increases.callOff', instrument, cause: 'split' } as const
    const applied = after([count(197), apply(10)])
    expect(eventsOf(callOff, applied)).toMatchObject([
      {
        kind: 'increases.calledOff',
        cause: 'split',
        postings: [{ from: 'frozen', to: 'available', money: money('KRW', '84000') }],
      },
    ])
    expect(eventsOf(callOff, after([count(197), apply(10), callOff]))).toEqual([])
    expect(eventsOf({ ...callOff, increase: 'R2' }, applied)).toEqual([])
  })

  it('stay where a split came before they were counted, or after they could be used last', () => {
    const { instrument } = increase
    const split = { kind: 'increases.callOff', instrument, cause: 'split' } as const
    expect(eventsOf({ ...split, opensAt: plusMs(increase.opensAt, -1) }, granted)).toEqual([])
    expect(eventsOf({ ...split, opensAt: plusMs(increase.to, 1) }, granted)).toEqual([])
    expect(eventsOf({ ...split, opensAt: increase.from }, granted)).toHaveLength(1)
  })

  it('end as called off at their end too, where the news of a split has not arrived yet', () => {
    const applied = after([count(197), apply(10)])
    expect(eventsOf(close, applied, { now: increase.to, over: 'split' })).toMatchObject([
      { kind: 'increases.calledOff', cause: 'split' },
    ])
  })
})

const changeOf = (before: IncreasesState, ...asked: Parameters<typeof eventsOf>) => {
  const events = eventsOf(...asked)
  const state = events.reduce((so, event) => increases.evolve(so, event), before)
  return { before, after: state, events, stream: accountStream(accountId('A1')) }
}

describe('what waits', () => {
  it('is the reminder two days before the end, then the end', () => {
    const first = changeOf(increases.initial, count(197), increases.initial, { now: increase.opensAt })
    const remindAt = plusMs(increase.to, -2 * DAY_MS)
    expect(increases.schedule(first)).toMatchObject([
      {
        timers: [
          { kind: 'increases.remind', dueAt: remindAt },
          { kind: 'increases.close', dueAt: increase.to },
        ],
      },
    ])
    const remind = { kind: 'increases.remind', owner: 'increases R1' } as const
    const second = changeOf(granted, remind, granted, { now: remindAt })
    expect(increases.schedule(second)).toMatchObject([
      { timers: [{ kind: 'increases.close', dueAt: increase.to }] },
    ])
    const last = changeOf(granted, close, granted, { now: increase.to })
    expect(increases.schedule(last)).toMatchObject([{ timers: [] }])
  })

  it('is no reminder where the last two days have begun', () => {
    const late = changeOf(increases.initial, count(197), increases.initial, {
      now: plusMs(increase.to, -DAY_MS),
    })
    expect(increases.schedule(late)).toMatchObject([{ timers: [{ kind: 'increases.close' }] }])
  })
})

describe('what is listed', () => {
  it('is what became of a grant, and whether it is open still', () => {
    const applied = changeOf(granted, apply(10), granted)
    expect(increases.rows(applied)).toMatchObject([
      { collection: increaseCollections.open, row: { state: 'open', group: increase.instrument } },
      { collection: increaseCollections.records, key: 'R1', row: { state: 'applied' } },
    ])
    const lapsed = changeOf(granted, close, granted, { now: increase.to })
    expect(increases.rows(lapsed)).toMatchObject([
      { collection: increaseCollections.open, row: undefined },
      { row: { state: 'lapsed', body: { endedAt: increase.to } } },
    ])
  })

  it('is what is on hold, which keeps an account from being closed', () => {
    const applied = after([count(197), apply(10)])
    expect(increases.holds?.(applied)).toMatchObject([
      { account: 'frozen', ref: 'Ione', money: money('KRW', '84000') },
    ])
    expect(increases.openWork?.(applied)).toBe(true)
    expect(increases.openWork?.(granted)).toBe(false)
  })
})
