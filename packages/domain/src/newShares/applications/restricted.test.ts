import { describe, expect, it } from 'vitest'
import { money } from '../../base/money/money.ts'
import type { ApplicationsCommand } from './module.ts'
import { applied, collect, draw, offer, when } from './testing/applicant.ts'

const { dates } = offer
/** Two units at 10,000 won each on hold: half of what is due. */
const toBeDrawn = applied(20)
const won = when(toBeDrawn, draw())
const asked = when(won, collect(), { restrictions: ['frozen'] })
const issue: ApplicationsCommand = { kind: 'applications.issue', offer: offer.id }

describe.each([
  ['frozen', 'ACCOUNT_FROZEN'],
  ['disabled', 'ACCOUNT_DISABLED'],
] as const)('an application of an account that is %s since', (restriction, code) => {
  const restricted = { restrictions: [restriction] } as const

  it('is drawn, paid from what is on hold, and issued', () => {
    const drawn = when(toBeDrawn, draw('10000'), restricted)
    const paid = when(drawn, collect(), restricted)
    expect(paid.posted).toEqual([])
    const issued = when(paid, issue, { ...restricted, now: dates.issuesAt })
    expect(Object.values(issued.state.issued)).toMatchObject([{ state: 'issued' }])
  })

  it('takes nothing more of what is available, and fails where that is missing at the end of payment', () => {
    expect(when(won, collect(), restricted).events).toMatchObject([
      {
        kind: 'applications.paymentAsked',
        short: money('KRW', '200000'),
        isRestricted: true,
        postings: [],
      },
    ])
    const failed = when(asked, collect(true), restricted)
    expect(failed.events).toMatchObject([{ kind: 'applications.paymentFailed' }])
    expect(failed.posted).toEqual(['frozen available 200000 applications.paymentFailed'])
  })

  it('is not paid, waived, cancelled or made by its member', () => {
    const { id: application } = toBeDrawn.application
    for (const [before, kind] of [
      [toBeDrawn, 'cancel'],
      [won, 'waive'],
      [asked, 'pay'],
    ] as const)
      expect(when(before, { kind: `applications.${kind}`, application }, restricted).refusal?.code).toBe(code)
    const apply = { kind: 'applications.apply', offer: offer.id, shares: 20 } as const
    expect(when(toBeDrawn, apply, restricted).refusal?.code).toBe(code)
  })
})

describe('an application of an account that was frozen for a time', () => {
  it('is paid at the end of payment, where the freeze has ended by then', () => {
    const paid = when(asked, collect(true))
    expect(paid.posted).toEqual(['available frozen 200000 applications.collected'])
  })
})
