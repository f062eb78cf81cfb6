import { describe, expect, it } from 'vitest'
import { instant } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import { lending, lentLotsOf, loanIn } from './module.ts'
import { daysOn, done, free, lent, offer, refusalOf, share, submit, terms } from './testing/lender.ts'
import type { FollowedShare, LendingContext } from './context.ts'

const wednesday = instant(Date.parse('2026-03-18T23:00:00.000Z'))

describe('a request to lend', () => {
  it('fixes its rate and claims its shares', () => {
    const { events, quotaClaims } = done(submit(260))
    expect(events).toEqual([expect.objectContaining({ kind: 'lending.submitted', terms })])
    const { key, max, refusal } = offer.quota
    expect(quotaClaims).toEqual([{ key, max, refusal, amount: '260' }])
  })

  it('is for whole lots that are there, and one of the terms', () => {
    expect(refusalOf(submit(301))).toMatchObject({ code: 'VALIDATION', fields: { lots: 'tooHigh' } })
    expect(refusalOf(submit(0))).toMatchObject({ code: 'VALIDATION', fields: { lots: 'tooLow' } })
    expect(refusalOf(submit(1.5))).toMatchObject({ code: 'VALIDATION', fields: { lots: 'notWhole' } })
    expect(refusalOf(submit(260, 8))).toMatchObject({ code: 'VALIDATION', fields: { term: 'unknown' } })
    expect(refusalOf(submit(300, 90))).toBeUndefined()
  })

  it('is worth the least at the last price, or more', () => {
    expect(refusalOf(submit(23))).toMatchObject({
      code: 'LENDING_BELOW_MINIMUM',
      params: { amount: '1000000', currency: 'KRW' },
      fields: { lots: 'tooLow' },
    })
    expect(refusalOf(submit(24))).toBeUndefined()
  })

  it('takes no more shares than members may lend together, and may take all of them', () => {
    const claimed = (some: string) => ({
      offer: { ...offer, quota: { ...offer.quota, claimed: decimal(some) } },
    })
    expect(refusalOf(submit(260), claimed('741'))).toMatchObject({ code: 'LENDING_QUOTA_FULL' })
    expect(refusalOf(submit(260), claimed('740'))).toBeUndefined()
  })

  it('is refused in one order, whatever else stands in its way', () => {
    const full = { ...offer.quota, claimed: decimal('1000') }
    const all = {
      offered: false,
      restrictions: ['frozen', 'disabled', 'tradingBanned'] as const,
      realName: 'notVerified' as const,
      isBlocked: true,
      offer: { ...offer, isOpen: false, last: undefined, quota: full },
    }
    const codes = (more: Partial<LendingContext>) =>
      lending.check(submit(301, 8), lending.initial, { ...free, ...more }).map(({ code }) => code)
    expect(codes(all)).toEqual(['PRODUCT_UNAVAILABLE'])
    expect(codes({ ...all, offered: true })).toEqual([
      'ACCOUNT_FROZEN',
      'ACCOUNT_DISABLED',
      'TRADING_BANNED',
      'REAL_NAME_REQUIRED',
      'FUND_OPERATION_PENDING',
      'LENDING_CHANNEL_CLOSED',
      'PRICE_UNAVAILABLE',
      'VALIDATION',
    ])
    const dear = { ...offer, least: { ...offer.least, amount: decimal('100000000') }, quota: full }
    expect(codes({ offer: dear })).toEqual(['VALIDATION', 'LENDING_BELOW_MINIMUM', 'LENDING_QUOTA_FULL'])
  })

  it('for a share that is not lent is refused', () => {
    expect(refusalOf(submit(260), { offer: undefined })).toMatchObject({ code: 'PRODUCT_UNAVAILABLE' })
  })

  it('that comes to nothing gives its shares back', () => {
    const { quotaClaims } = done({ kind: 'lending.release', request: 'R1', terms })
    expect(quotaClaims).toMatchObject([{ key: offer.quota.key, amount: '-260' }])
  })
})

describe('a loan', () => {
  it('has lots of the oldest position first', () => {
    expect(lentLotsOf(lent())).toEqual({ O1: 200, O2: 60 })
  })

  it('waits for its end, which is that of its term', () => {
    const { events, after } = done({ kind: 'lending.begin', request: 'R1', terms })
    const stream = lending.stream
    expect(
      lending.schedule({ stream: `${stream}/A1` as never, before: lending.initial, after, events }),
    ).toEqual([
      {
        owner: 'lending R1',
        timers: [{ kind: 'lending.end', dueAt: '2026-03-19T00:00:00.000Z' }],
        watches: [],
      },
    ])
  })

  it('pays its interest less tax once it ends, and gives its shares to others (example 10)', () => {
    const at = { now: instant(Date.parse('2026-03-19T00:00:00.000Z')), daysOf: () => daysOn('2026-03-19') }
    const end = { kind: 'lending.end', owner: 'lending R1' } as const
    expect(refusalOf(end, { ...at, now: wednesday }, lent())).toMatchObject({ code: 'ORDER_WRONG_STATE' })
    const { events, quotaClaims, after } = done(end, at, lent())
    expect(events).toMatchObject([
      {
        kind: 'lending.ended',
        ended: { ending: 'finished' },
        postings: [
          {
            from: 'house',
            to: 'available',
            money: { amount: '7703' },
            reason: 'lending.interest',
            ref: 'R1',
          },
          { from: 'available', to: 'tax', money: { amount: '1694' }, reason: 'lending.tax', ref: 'R1' },
        ],
      },
    ])
    expect(quotaClaims).toMatchObject([{ amount: '-260' }])
    expect(loanIn(after, 'R1')).toBeUndefined()
    expect(lending.earned?.(after, () => undefined)).toEqual([{ currency: 'KRW', amount: '6009' }])
    expect(refusalOf(end, at, after)).toMatchObject({ code: 'ORDER_WRONG_STATE' })
  })

  it('that is recalled ends at the next opening, once', () => {
    const recall = { kind: 'lending.recall', loan: 'R1' } as const
    const { after } = done(recall, {}, lent())
    expect(loanIn(after, 'R1')).toMatchObject({ endsAt: '2026-03-13T00:00:00.000Z', recalledAt: free.now })
    expect(refusalOf(recall, {}, after)).toMatchObject({ code: 'ORDER_WRONG_STATE' })
    const at = { now: instant(Date.parse('2026-03-13T00:00:00.000Z')), daysOf: () => daysOn('2026-03-13') }
    const ended = done({ kind: 'lending.end', owner: 'lending R1' }, at, after)
    expect(ended.events).toMatchObject([{ ended: { ending: 'recalled' } }])
  })

  it('whose term ends before the next opening is not prolonged by a recall', () => {
    const late = { ...daysOn('2026-03-18'), nextOpening: instant(Date.parse('2026-03-20T00:00:00.000Z')) }
    const { after } = done({ kind: 'lending.recall', loan: 'R1' }, { daysOf: () => late }, lent())
    expect(loanIn(after, 'R1')?.endsAt).toBe('2026-03-19T00:00:00.000Z')
  })

  it('is recalled under a ban on trading, not by an account that is frozen', () => {
    const recall = { kind: 'lending.recall', loan: 'R1' } as const
    expect(refusalOf(recall, { restrictions: ['tradingBanned'] }, lent())).toBeUndefined()
    expect(refusalOf(recall, { restrictions: ['frozen'] }, lent())).toMatchObject({ code: 'ACCOUNT_FROZEN' })
  })

  it('ends at once where its share is delisted', () => {
    const at = { daysOf: () => daysOn('2026-03-17') }
    const { events } = done({ kind: 'lending.endDelisted', instrument: share.id }, at, lent())
    expect(events).toMatchObject([{ ended: { ending: 'delisted', income: { gross: { amount: '5508' } } } }])
  })

  it('counts the dates before a split in shares before it, and has lots of each position after it, down', () => {
    const at = { daysOf: () => daysOn('2026-03-17') }
    const ratio = { to: 1, from: 7 }
    const { after } = done({ kind: 'lending.rebase', instrument: share.id, ratio }, at, lent())
    expect(lentLotsOf(after)).toEqual({ O1: 28, O2: 8 })
    expect(loanIn(after, 'R1')?.accrual).toEqual({ shares: 36, since: '2026-03-17', sum: '2010456.5' })
  })

  it('is open work: an account is not closed while it runs', () => {
    expect(lending.openWork?.(lent())).toBe(true)
    expect(lending.openWork?.(lending.initial)).toBe(false)
  })
})

describe('automatic lending', () => {
  const followed: FollowedShare = {
    instrument: share.id,
    market: share.market,
    currency: share.currency,
    lots: 137,
    unlocksAt: undefined,
    mayTake: true,
  }
  const on = { kind: 'lending.setAutomatic', on: true, excluded: [] } as const
  const off = { kind: 'lending.setAutomatic', on: false, excluded: [] } as const
  const follow = { kind: 'lending.follow', instrument: share.id } as const
  const running = () => done(on, { followed: [followed] }).after
  const sharesIn = (state: typeof lending.initial) => state.automatic.shares[share.id]?.accrual.shares

  it('lends what is free of each share from the date on which it is switched on', () => {
    const { automatic } = running()
    expect(automatic).toMatchObject({ on: true, paysAt: free.nextPayment })
    expect(automatic.shares[share.id]?.accrual).toEqual({ shares: 137, since: '2026-03-12', sum: '0' })
  })

  it('lends none of a share that is excluded', () => {
    const excluded = { ...on, excluded: [share.id] } as const
    expect(sharesIn(done(excluded, { followed: [followed] }).after)).toBeUndefined()
  })

  it('brings its interest forward only where its lots change', () => {
    const at = { daysOf: () => daysOn('2026-03-17') }
    expect(done(follow, { ...at, followed: [followed] }, running()).events).toEqual([])
    const { after } = done(follow, { ...at, followed: [{ ...followed, lots: 37 }] }, running())
    // 137 x (42,150 + 3 x 42,600 + 41,900) x 1.21 %
    expect(after.automatic.shares[share.id]?.accrual).toEqual({
      shares: 37,
      since: '2026-03-17',
      sum: '351183.745',
    })
  })

  it('takes no further lots while the account is restricted, and keeps what it has', () => {
    const restricted = { ...followed, mayTake: false }
    const more = [{ ...restricted, lots: 500 }]
    expect(sharesIn(done(follow, { followed: more }, running()).after)).toBe(137)
    const fewer = [{ ...restricted, lots: 100 }]
    expect(sharesIn(done(follow, { followed: fewer }, running()).after)).toBe(100)
  })

  it('waits for the end of a lock', () => {
    const unlocksAt = instant(Date.parse('2026-03-19T23:00:00.000Z'))
    const { events, after } = done(on, { followed: [{ ...followed, lots: 0, unlocksAt }] })
    const schedules = lending.schedule({
      stream: 'account/A1' as never,
      before: lending.initial,
      after,
      events,
    })
    expect(schedules).toContainEqual({
      owner: `lending of ${share.id}`,
      timers: [{ kind: 'lending.unlock', dueAt: unlocksAt }],
      watches: [],
    })
    const unlock = { kind: 'lending.unlock', owner: `lending of ${share.id}` } as const
    expect(sharesIn(done(unlock, { followed: [followed] }, after).after)).toBe(137)
  })

  it('pays whole units a month, less tax, and owes the rest', () => {
    const at = {
      now: free.nextPayment,
      daysOf: () => daysOn('2026-03-17'),
      nextPayment: instant(Date.parse('2026-05-04T00:00:00.000Z')),
    }
    const pay = { kind: 'lending.pay', owner: 'lendingPayment' } as const
    expect(refusalOf(pay, {}, running())).toMatchObject({ code: 'ORDER_WRONG_STATE' })
    const { events, after } = done(pay, at, running())
    // 351,183.745 / 365 = 962.14
    expect(events).toMatchObject([
      { postings: [{ money: { amount: '962' } }, { money: { amount: '211' } }], paysAt: at.nextPayment },
    ])
    expect(after.automatic.shares[share.id]?.accrual).toMatchObject({ sum: '53.745', since: '2026-03-17' })
    expect(lending.earned?.(after, () => undefined)).toEqual([{ currency: 'KRW', amount: '751' }])
  })

  it('that is switched off still pays what it owes, which keeps the account open, and waits for nothing after', () => {
    const at = { daysOf: () => daysOn('2026-03-17') }
    const { after } = done(off, { ...at, followed: [followed] }, running())
    expect(sharesIn(after)).toBe(0)
    expect(lending.openWork?.(after)).toBe(true)
    const pay = { kind: 'lending.pay', owner: 'lendingPayment' } as const
    const paid = done(pay, { ...at, now: free.nextPayment }, after)
    expect(paid.events).toMatchObject([{ postings: [{ money: { amount: '962' } }, {}] }])
    expect(paid.after.automatic.paysAt).toBeUndefined()
    expect(lending.openWork?.(paid.after)).toBe(false)
  })

  it('is switched on by who may ask for a product, and off under a ban on trading', () => {
    expect(refusalOf(on, { restrictions: ['tradingBanned'] })).toMatchObject({ code: 'TRADING_BANNED' })
    expect(refusalOf(on, { realName: 'notVerified' })).toMatchObject({ code: 'REAL_NAME_REQUIRED' })
    expect(refusalOf(on, { offered: false })).toMatchObject({ code: 'PRODUCT_UNAVAILABLE' })
    expect(refusalOf(off, { restrictions: ['tradingBanned'], offered: false }, running())).toBeUndefined()
    expect(refusalOf(off, { restrictions: ['frozen'] }, running())).toMatchObject({ code: 'ACCOUNT_FROZEN' })
  })

  it('includes a share again only for who may ask for a product', () => {
    const excluded = { ...on, excluded: [share.id] } as const
    const state = done(excluded).after
    const banned = { restrictions: ['tradingBanned'] } as const
    expect(refusalOf(on, banned, state)).toMatchObject({ code: 'TRADING_BANNED' })
    expect(refusalOf(excluded, banned, running())).toBeUndefined()
  })
})
