import { describe, expect, it } from 'vitest'
import { decimal } from '../../base/money/decimal.ts'
import type { LoansCommand, LoansContext } from './module.ts'
import {
  at,
  borrowed,
  done,
  free,
  having,
  lineOf,
  offer,
  refusalOf,
  seoul,
  terms,
  won,
} from './testing/borrower.ts'

const submit = (amount: string, instalments = 3): LoansCommand => ({
  kind: 'loans.submit',
  amount: decimal(amount),
  instalments,
})
const collect = { kind: 'loans.collect', owner: 'loans' } as const

describe('a request for a loan', () => {
  it('fixes its terms and claims a place of the year', () => {
    const { events, quotaClaims } = done(submit('24500000'))
    expect(events).toMatchObject([{ kind: 'loans.submitted', terms, postings: [] }])
    expect(quotaClaims).toMatchObject([{ key: 'loanPlaces/2026', amount: '1', max: '50' }])
  })

  it('is a lump sum after a year where it is of one instalment', () => {
    expect(done(submit('24500000', 1)).events).toMatchObject([{ terms: { instalments: 1, months: 12 } }])
  })

  it('claims no second place of a year, and gives one back where nothing came of it', () => {
    const { after } = done(submit('24500000'))
    expect(done(submit('24500000'), {}, after).quotaClaims).toEqual([])
    const back = done({ kind: 'loans.release', request: 'R1', terms }, {}, after)
    expect(back.quotaClaims).toMatchObject([{ key: 'loanPlaces/2026', amount: '-1' }])
    expect(back.after.places).toEqual([])
    expect(done({ kind: 'loans.begin', request: 'R1', terms }, {}, after).after.places).toEqual(['2026'])
  })

  const full = { ...offer, places: { ...offer.places, claimed: decimal('50') } }
  const little = () => lineOf('999999999.99')

  it('is refused in one order, whatever else stands in its way', () => {
    const { after: owing } = borrowed()
    const against: [string, Partial<LoansContext>][] = [
      ['PRODUCT_UNAVAILABLE', { offered: false }],
      ['ACCOUNT_FROZEN', { restrictions: ['frozen', 'disabled'] }],
      ['ACCOUNT_DISABLED', { restrictions: ['disabled'] }],
      ['REAL_NAME_REQUIRED', { realName: 'notVerified' }],
      ['LOAN_CAMPAIGN_CLOSED', { offer: { ...full, isOpen: false } }],
      ['CREDIT_SCORE_TOO_LOW', { creditScore: 59 }],
      ['LOAN_UNPAID', {}],
    ]
    const last: Partial<LoansContext> = {
      offer: full,
      pending: 'deposit',
      isReviewing: true,
      creditLine: little,
    }
    for (const [index, [code]] of against.entries()) {
      const rest = against
        .slice(index)
        .reverse()
        .map(([, more]) => more)
      const context = rest.reduce((all, more) => ({ ...all, ...more }), last)
      expect(refusalOf(submit('1.5'), context, owing)?.code).toBe(code)
    }
    const { pending: _, ...reviewing } = last
    expect(refusalOf(submit('1.5'), last)?.code).toBe('DEPOSIT_PENDING')
    expect(refusalOf(submit('1.5'), { ...last, pending: 'other' })?.code).toBe('FUND_OPERATION_PENDING')
    expect(refusalOf(submit('1.5'), reviewing)?.code).toBe('ORDER_PENDING_REVIEW')
    const means = { ...reviewing, isReviewing: false }
    expect(refusalOf(submit('1.5'), means)?.code).toBe('VALIDATION')
    expect(refusalOf(submit('900000000'), means)).toMatchObject({
      code: 'LOAN_PRINCIPAL_BELOW',
      params: won(1_000_000_000),
    })
    expect(refusalOf(submit('801675001'), { offer: full })).toMatchObject({
      code: 'LOAN_QUOTA_EXCEEDED',
      params: won(801_675_000),
      fields: { amount: 'tooHigh' },
    })
    expect(refusalOf(submit('801675000'), { offer: full })).toMatchObject({
      code: 'LOAN_PLACES_FULL',
      params: { count: 50 },
    })
    expect(refusalOf(submit('801675000'))).toBeUndefined()
  })

  it.each<[string, string, number, Record<string, string>]>([
    ['less than the least', '9999', 3, { amount: 'tooLow' }],
    ['parts of a won', '10000.5', 3, { amount: 'notWhole' }],
    ['another number of instalments', '10000', 4, { instalments: 'unknown' }],
  ])('is not for %s', (_, amount, instalments, fields) => {
    expect(refusalOf(submit(amount, instalments))).toMatchObject({ code: 'VALIDATION', fields })
  })

  it('is for the least of all, and under a ban on trading', () => {
    expect(refusalOf(submit('10000'), { restrictions: ['tradingBanned'] })).toBeUndefined()
  })

  it('says when the campaign ended', () => {
    const until = seoul('2026-11-01')
    expect(refusalOf(submit('10000'), { offer: { ...offer, until } })).toMatchObject({ params: { until } })
    expect(refusalOf(submit('10000'), { offer: { ...offer, isOpen: false } })).toMatchObject({
      params: { until: free.now },
    })
  })
})

describe('a loan', () => {
  it('is drawn when it passes, and waits for its first instalment, a reminder and the close', () => {
    const { postings, waits } = borrowed()
    expect(postings).toEqual(['loan available 24500000'])
    expect(waits).toEqual([
      { kind: 'loans.collect', dueAt: seoul('2026-12-30') },
      { kind: 'loans.remind', dueAt: seoul('2026-12-27', '09:00') },
      { kind: 'loans.checkCollateral', dueAt: seoul('2026-11-30', '15:30') },
    ])
  })

  it('is collected interest first, and waits for the next instalment', () => {
    const { after } = borrowed()
    const due = at(seoul('2026-12-30'), { ledger: having(9_000_000) })
    const { events, postings, waits } = done(collect, due, after)
    expect(events).toMatchObject([{ kind: 'loans.collected', due: { number: 1 } }])
    expect(postings).toEqual(['available interest 144986', 'available loan 8166666'])
    expect(waits).toMatchObject([{ dueAt: seoul('2027-02-01') }, { dueAt: seoul('2027-01-29', '09:00') }])
  })

  it('counts an instalment as overdue once, and is collected daily until it is paid (example 28)', () => {
    const first = done(collect, at(seoul('2026-12-30'), { ledger: having(6_000_000) }), borrowed().after)
    expect(first.after.overdue).toBe(1)
    expect(first.events).toMatchObject([{ overdue: won(2_311_652) }])
    expect(first.waits[0]).toEqual({ kind: 'loans.collect', dueAt: seoul('2026-12-31') })
    expect(first.rows.map(({ collection }) => collection)).toContain('loans.overdue')
    const second = done(collect, at(seoul('2026-12-31'), { ledger: having(0) }), first.after)
    expect(second.postings).toEqual([])
    const third = done(collect, at(seoul('2027-01-02'), { ledger: having(2_000_000) }), second.after)
    expect(third.postings).toEqual(['available interest 1938', 'available loan 1998062'])
    expect(third.after.overdue).toBe(1)
  })

  it('ends with its last instalment, and then waits for nothing', () => {
    let { after } = borrowed()
    const ledger = having(90_000_000)
    for (const date of ['2026-12-30', '2027-02-01'])
      ({ after } = done(collect, at(seoul(date), { ledger }), after))
    const last = done(collect, at(seoul('2027-03-02'), { ledger }), after)
    expect(last.events.map(({ kind }) => kind)).toEqual(['loans.collected', 'loans.ended'])
    expect(last.after).toMatchObject({ loan: undefined, interest: won(144_986 + 106_323 + 46_718) })
    expect(last.waits).toEqual([])
    expect(refusalOf(collect, {}, last.after)?.code).toBe('ORDER_WRONG_STATE')
  })

  it('reminds three days before of what is short', () => {
    const remind = { kind: 'loans.remind', owner: 'loans reminder' } as const
    const when = at(seoul('2026-12-27', '09:00'), { ledger: having(8_000_000) })
    const { events, waits } = done(remind, when, borrowed().after)
    expect(events).toMatchObject([{ amount: won(8_311_652), short: won(311_652) }])
    expect(waits).toEqual([])
    expect(done(remind, { ...when, ledger: having(9_000_000) }, borrowed().after).events).toMatchObject([
      { short: won(0) },
    ])
  })

  it('warns once while its collateral is too small, and again only after it was enough', () => {
    let { after } = borrowed()
    const warned: (boolean | undefined)[] = []
    for (const worth of ['34300000', '34299999', '30000000', '34300000', '34299999']) {
      const { events, after: next } = done(
        { kind: 'loans.checkCollateral', owner: 'loans collateral' },
        at(seoul('2026-12-01', '15:30'), { creditLine: () => lineOf(worth, '24500000') }),
        after,
      )
      after = next
      for (const event of events) if (event.kind === 'loans.collateralChecked') warned.push(event.warns)
    }
    expect(warned).toEqual([false, true, false, false, true])
    expect(after.checksAt).toBe(seoul('2026-12-02', '15:30'))
  })
})

describe('a request to repay', () => {
  const now = at(seoul('2026-12-10', '12:00'), { ledger: having(30_000_000) })
  const repay = (amount: string): LoansCommand => ({ kind: 'loans.submitRepayment', amount: decimal(amount) })

  it('is for what is owed on its date at most', () => {
    const { after } = borrowed()
    expect(refusalOf(repay('24548330'), now, after)).toMatchObject({
      code: 'REPAYMENT_ABOVE_LOAN',
      params: won(24_548_329),
      fields: { amount: 'tooHigh' },
    })
    expect(done(repay('24548329'), now, after).events).toMatchObject([
      { kind: 'loans.repaymentSubmitted', terms: { on: '2026-12-10', amount: won(24_548_329) } },
    ])
  })

  it('is refused without a loan, of parts of a won, and without the money', () => {
    const { after } = borrowed()
    expect(refusalOf(repay('1000'), now)?.code).toBe('ORDER_WRONG_STATE')
    expect(refusalOf(repay('0.5'), now, after)?.code).toBe('VALIDATION')
    expect(refusalOf(repay('1000'), { ...now, ledger: {} }, after)?.code).toBe('BALANCE_INSUFFICIENT')
    expect(refusalOf(repay('1000'), { ...now, pending: 'other' }, after)?.code).toBe('FUND_OPERATION_PENDING')
    expect(refusalOf(repay('1000'), { ...now, restrictions: ['disabled'] }, after)?.code).toBe(
      'ACCOUNT_DISABLED',
    )
    expect(refusalOf(repay('1000'), { ...now, restrictions: ['tradingBanned'] }, after)).toBeUndefined()
  })

  it('pays out of what is on hold, and ends a loan of which nothing is owed any more', () => {
    const terms27 = { amount: won(24_548_329), on: free.today }
    const { postings, after } = done(
      {
        kind: 'loans.repay',
        request: 'R2',
        terms: { ...terms27, on: at(seoul('2026-12-10')).today ?? free.today },
      },
      at(seoul('2026-12-11', '12:00')),
      borrowed().after,
    )
    expect(postings).toEqual(['frozen interest 48329', 'frozen loan 24500000'])
    expect(after.loan).toBeUndefined()
  })

  it('gives back all of it where the loan has ended meanwhile', () => {
    const { postings } = done({
      kind: 'loans.repay',
      request: 'R2',
      terms: { amount: won(5_000), on: free.today },
    })
    expect(postings).toEqual(['frozen available 5000'])
  })
})
