import { describe, expect, it } from 'vitest'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { depositFor, dueFor, premiumOf, settlementOf } from './money.ts'
import { underwritingPrice } from './offer.ts'
import { phaseAt, phaseEnds } from './phase.ts'
import { remindersAhead } from '../../base/module/reminders.ts'
import { stepSchedule } from '../../base/module/steps.ts'
import { offerStepsOf } from './steps.ts'
import { at, offer } from './testing/offer.ts'

/** The shares are issued as payment ends. */
const dates = { ...offer.dates, issuesAt: offer.dates.paymentTo }
const { instrument } = offer

describe('the phase of an offer', () => {
  it.each([
    ['2026-03-09T23:59:59.999Z', 'coming', dates.opensAt],
    ['2026-03-10T00:00:00.000Z', 'open', dates.closesAt],
    ['2026-03-11T06:59:59.999Z', 'open', dates.closesAt],
    ['2026-03-11T07:00:00.000Z', 'toBeDrawn', dates.drawsAt],
    ['2026-03-12T01:00:00.000Z', 'toBePaid', dates.paymentTo],
    ['2026-03-17T07:00:00.000Z', 'toBeListed', dates.listsAt],
    ['2026-03-19T00:00:00.000Z', 'listed', undefined],
  ] as const)('at %s is %s', (now, phase, ends) => {
    expect(phaseAt(dates, at(now))).toBe(phase)
    expect(phaseEnds(dates, phase)).toBe(ends)
  })
})

describe('the steps of an offer', () => {
  const steps = offerStepsOf({ dates, instrument })

  it('come in the order of their moments, reminders at nine in the morning of the market among them', () => {
    expect(steps).toEqual([
      { step: 'open', at: dates.opensAt },
      { step: 'closesToday', at: '2026-03-11T00:00:00.000Z' },
      { step: 'close', at: dates.closesAt },
      { step: 'draw', at: dates.drawsAt },
      { step: 'payTomorrow', at: '2026-03-15T00:00:00.000Z' },
      { step: 'pay', at: dates.paymentFrom },
      { step: 'endPayment', at: dates.paymentTo },
      { step: 'issue', at: dates.issuesAt },
      { step: 'list', at: dates.listsAt },
    ])
  })

  it('have no reminder that would come before what it is of, or after what it reminds of', () => {
    const short = {
      ...dates,
      opensAt: at('2026-03-11T01:00:00Z'),
      drawsAt: at('2026-03-15T02:00:00Z'),
    }
    const names = offerStepsOf({ dates: short, instrument }).map(({ step }) => step)
    expect(names).toEqual(['open', 'close', 'draw', 'pay', 'endPayment', 'issue', 'list'])
  })

  it('say which reminders are still to come', () => {
    const ahead = (now: string) => remindersAhead(steps, at(now))
    expect(ahead('2026-03-09T00:00:00Z')).toEqual(['open', 'closesToday'])
    expect(remindersAhead(steps, dates.opensAt)).toEqual(['closesToday'])
    expect(ahead('2026-03-11T00:00:00Z')).toEqual([])
  })

  it('wait one after the other, and at once for one whose moment has passed', () => {
    const now = at('2026-03-11T08:00:00Z')
    const waiting = (
      reached: Parameters<typeof stepSchedule<(typeof steps)[number]['step']>>[2]['reached'],
    ) => stepSchedule('offer', 'offers.reachStep', { steps, reached, at: now }).timers
    expect(waiting([])).toEqual([{ kind: 'offers.reachStep', dueAt: now }])
    expect(waiting(['open', 'closesToday', 'close'])).toEqual([
      { kind: 'offers.reachStep', dueAt: dates.drawsAt },
    ])
    expect(waiting(steps.map(({ step }) => step))).toEqual([])
  })
})

describe('the money of an application', () => {
  const terms = { provisionalPrice: decimal('20001'), depositRate: decimal('0.5'), currency: 'KRW' } as const

  it('is held in part of the provisional price, rounded up', () => {
    expect(depositFor(1, terms)).toEqual(money('KRW', '10001'))
    expect(depositFor(10, terms)).toEqual(money('KRW', '100005'))
    const cents = { ...terms, provisionalPrice: decimal('18.01'), currency: 'USD' } as const
    expect(depositFor(1, cents)).toEqual(money('USD', '9.01'))
  })

  it('is due at the actual price where it is known, else at the provisional', () => {
    expect(dueFor(3, terms)).toEqual(money('KRW', '60003'))
    expect(dueFor(3, { ...terms, actualPrice: decimal('23000') })).toEqual(money('KRW', '69000'))
    expect(underwritingPrice(terms)).toBe('20001')
  })

  it('goes back in part, or is still to be paid in part', () => {
    const [held, less, more] = [money('KRW', '100'), money('KRW', '60'), money('KRW', '250')]
    const none = money('KRW', '0')
    expect(settlementOf(held, less)).toEqual({ back: money('KRW', '40'), rest: none })
    expect(settlementOf(held, more)).toEqual({ back: none, rest: money('KRW', '150') })
    expect(settlementOf(held, held)).toEqual({ back: none, rest: none })
  })
})

it('a premium is the difference to the underwriting price, and its percentage of two digits', () => {
  expect(premiumOf(decimal('23650'), decimal('21500'))).toEqual({ difference: '2150', percent: '10.00' })
  expect(premiumOf(decimal('20000'), decimal('21500'))).toEqual({ difference: '-1500', percent: '-6.98' })
})
