import { describe, expect, it } from 'vitest'
import { applicationId } from '../../base/ids.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { applicationDigest, wonUnits } from '../offering/draw.ts'
import {
  type ApplicationsCommand,
  applicationCollections,
  applications,
  refundedOf,
  restOf,
} from './module.ts'
import { type After, applied, apply, before, collect, draw, offer, when } from './testing/applicant.ts'

const { dates } = offer
const secret = 'b'.repeat(64)
const stateOf = ({ state }: After) => Object.values(state.running).map((one) => one.state)
const of = (
  kind: 'cancel' | 'pay' | 'waive',
  { id }: { readonly id: ReturnType<typeof applicationId> },
): ApplicationsCommand => ({ kind: `applications.${kind}`, application: id })
const issue: ApplicationsCommand = { kind: 'applications.issue', offer: offer.id }
const remindPayment: ApplicationsCommand = { kind: 'applications.remindPayment', offer: offer.id }

/** Has won 20 shares at 60,000 won more than is on hold, with so much available. */
function winner(available: string) {
  const one = applied(20)
  const rich = when(one, draw('13000'))
  return {
    ...rich,
    application: Object.values(rich.state.running)[0] ?? one.application,
    ledger: { KRW: { available: decimal(available), frozen: decimal('200000') } },
  }
}

describe('an application', () => {
  it('holds its deposit, and is listed among those that go on', () => {
    const { posted, rows, application } = applied(20)
    expect(posted).toEqual(['available frozen 200000 applications.deposit'])
    expect(application).toMatchObject({ state: 'toBeDrawn', units: 2, deposit: money('KRW', '200000') })
    expect(rows.map(({ collection, row }) => [collection, row?.state])).toEqual([
      [applicationCollections.list, 'open'],
      [applicationCollections.running, 'toBeDrawn'],
      [applicationCollections.refundable, 'toBeDrawn'],
      [applicationCollections.reminders, undefined],
    ])
  })

  it('is cancelled until the close, and not after it', () => {
    const one = applied(20)
    const none = when(one, of('cancel', one.application))
    expect(none.posted).toEqual(['frozen available 200000 applications.cancelled'])
    expect(none.ledger).toMatchObject({ KRW: { available: '10000000', frozen: '0' } })
    const late = when(one, of('cancel', one.application), { now: dates.closesAt })
    expect(late.refusal?.code).toBe('ORDER_WRONG_STATE')
  })

  it('may be given up by a member who is banned from trading, and not by a frozen one', () => {
    const one = applied(20)
    const by = (restriction: 'tradingBanned' | 'frozen') =>
      when(one, of('cancel', one.application), { restrictions: [restriction] }).refusal?.code
    expect(by('tradingBanned')).toBeUndefined()
    expect(by('frozen')).toBe('ACCOUNT_FROZEN')
  })
})

describe('the draw', () => {
  it('wins the units that anyone computes from the secret and the id', () => {
    const rated = { offer: { ...offer, winningRate: decimal('0.35') } }
    const made = when(before, apply(70), rated)
    const [application] = Object.values(made.state.running)
    const after = when(made, draw())
    const [won] = Object.values(after.state.running)
    const digest = applicationDigest(secret, application?.id ?? applicationId(''))
    expect(won?.drawn).toMatchObject({ digest, wonUnits: wonUnits(7, decimal('0.35'), digest) })
  })

  it('refunds what is on hold above what is due', () => {
    // Two units are won; at 8,000 won they cost 160,000 of the 200,000 on hold.
    const after = when(applied(20), draw('8000'))
    expect(after.posted).toEqual(['frozen available 40000 applications.excess'])
    const [won] = Object.values(after.state.running)
    expect(won).toMatchObject({ state: 'won', held: money('KRW', '160000') })
    expect(won && [restOf(won), refundedOf(won)]).toEqual([money('KRW', '0'), money('KRW', '40000')])
  })

  it('refunds everything of one that wins nothing, in a line of its own', () => {
    const rated = { offer: { ...offer, winningRate: decimal('0.000001') } }
    const after = when(when(before, apply(20), rated), draw())
    expect(after.events).toMatchObject([
      { kind: 'applications.notWon', application: { state: 'notWon', drawn: { wonUnits: 0 } } },
    ])
    expect(after.posted).toEqual(['frozen available 200000 applications.notWon'])
    expect(after.state.running).toEqual({})
  })

  it('does nothing a second time', () => {
    const drawn = when(applied(20), draw())
    expect(when(drawn, draw()).events).toEqual([])
  })

  it('draws each application of an account that has several', () => {
    const twice = { offer: { ...offer, limit: 2 } }
    const two = when(applied(20), apply(40), twice)
    expect(when(two, draw()).events.map(({ kind }) => kind)).toEqual(['applications.won', 'applications.won'])
  })
})

describe('payment', () => {
  it('collects the rest where the available funds reach, when it begins', () => {
    const paid = when(winner('60000'), collect())
    expect(paid.posted).toEqual(['available frozen 60000 applications.collected'])
    expect(stateOf(paid)).toEqual(['paid'])
  })

  it('says by how much they do not reach', () => {
    const asked = when(winner('59999'), collect())
    expect(asked.events).toMatchObject([{ kind: 'applications.paymentAsked', short: money('KRW', '1') }])
    expect([stateOf(asked), asked.posted]).toEqual([['awaitingPayment'], []])
  })

  it('is made by the member while it is open', () => {
    const owing = winner('0')
    const asked = when(owing, collect())
    const rich = { ledger: { KRW: { available: decimal('60000'), frozen: decimal('200000') } } }
    const during = { now: dates.paymentFrom }
    expect(when(asked, of('pay', owing.application), { ...rich, ...during }).events).toMatchObject([
      { kind: 'applications.paid', isAsked: true },
    ])
    expect(when(asked, of('pay', owing.application), during).refusal?.code).toBe('AVAILABLE_INSUFFICIENT')
    expect(when(asked, of('pay', owing.application), { ...rich, now: dates.paymentTo }).refusal?.code).toBe(
      'ORDER_WRONG_STATE',
    )
    expect(when(owing, of('pay', owing.application), { ...rich, ...during }).refusal?.code).toBe(
      'ORDER_WRONG_STATE',
    )
  })

  it('fails at its end where it is not whole, and everything goes back', () => {
    const asked = when(winner('59999'), collect())
    const failed = when(asked, collect(true))
    expect(failed.posted).toEqual(['frozen available 200000 applications.paymentFailed'])
    expect(failed.state.running).toEqual({})
  })

  it('is collected once more at its end, where it is whole by then', () => {
    const asked = when(winner('0'), collect())
    const paid = when(asked, collect(true), {
      ledger: { KRW: { available: decimal('60000'), frozen: decimal('200000') } },
    })
    expect(stateOf(paid)).toEqual(['paid'])
  })

  it('takes nothing twice of what two applications need', () => {
    const twice = { offer: { ...offer, limit: 2 } }
    const two = when(when(applied(20), apply(20), twice), draw('13000'))
    const enoughForOne = { KRW: { available: decimal('60000'), frozen: decimal('400000') } }
    expect(when(two, collect(), { ledger: enoughForOne }).events.map(({ kind }) => kind)).toEqual([
      'applications.paid',
      'applications.paymentAsked',
    ])
  })

  it('is waived from the draw until it is whole, and everything goes back', () => {
    const owing = winner('0')
    expect(when(owing, of('waive', owing.application)).posted).toEqual([
      'frozen available 200000 applications.waived',
    ])
    const one = applied(20)
    expect(when(one, of('waive', one.application)).refusal?.code).toBe('ORDER_WRONG_STATE')
    const paid = when(winner('60000'), collect())
    expect(when(paid, of('waive', owing.application)).refusal?.code).toBe('ORDER_WRONG_STATE')
  })

  it('is reminded of the day before where something is still due, with what the funds lack', () => {
    expect(when(winner('10000'), remindPayment).events).toMatchObject([
      { kind: 'applications.paymentReminded', rest: money('KRW', '60000'), short: money('KRW', '50000') },
    ])
    expect(when(winner('70000'), remindPayment).events).toMatchObject([{ short: money('KRW', '0') }])
    expect(when(when(applied(20), draw('8000')), remindPayment).events).toEqual([])
  })
})

describe('the issue', () => {
  it('ends what is paid, and leaves what it holds to the position', () => {
    const paid = when(winner('60000'), collect())
    const issued = when(paid, issue, { now: dates.issuesAt })
    expect(issued.events).toMatchObject([
      { kind: 'applications.issued', application: { state: 'issued', endedAt: dates.issuesAt } },
    ])
    expect([issued.posted, issued.state.running]).toEqual([[], {}])
  })

  it('leaves what is not paid alone', () => {
    expect(when(winner('0'), issue).events).toEqual([])
  })
})

describe('a reminder', () => {
  const remind = (step: 'open' | 'closesToday'): ApplicationsCommand => ({
    kind: 'applications.remind',
    offer: offer.id,
    step,
    instrument: offer.instrument.id,
    closesAt: dates.closesAt,
  })
  const setting = (on: boolean): ApplicationsCommand => ({
    kind: 'applications.setReminder',
    offer: offer.id,
    remind: on,
  })
  const set = when(before, setting(true))

  it('is set once, and ended', () => {
    expect(set.state.reminders).toEqual([offer.id])
    expect(when(set, setting(true)).events).toEqual([])
    expect(when(set, setting(false)).state.reminders).toEqual([])
  })

  it('is of the opening and of the last day, after which it is over', () => {
    const opened = when(set, remind('open'))
    expect(opened.state.reminders).toEqual([offer.id])
    const closing = when(opened, remind('closesToday'))
    expect(closing.events).toMatchObject([{ kind: 'applications.reminded', step: 'closesToday' }])
    expect(closing.state.reminders).toEqual([])
    expect(when(closing, remind('open')).events).toEqual([])
  })

  it('is not sent to who has applied', () => {
    expect(applied(20, set).state.reminders).toEqual([])
  })

  it('is refused once nothing can be applied for, and for what is not offered', () => {
    expect(when(before, setting(true), { now: dates.closesAt }).refusal?.code).toBe(
      'SUBSCRIPTION_CHANNEL_CLOSED',
    )
    expect(when(before, setting(true), { offered: false }).refusal?.code).toBe('PRODUCT_UNAVAILABLE')
    expect(when(before, setting(true), { offer: undefined }).refusal?.code).toBe('PRODUCT_UNAVAILABLE')
  })
})

it('what is on hold is what the applications that go on hold', () => {
  const one = applied(20)
  expect(applications.holds?.(one.state)).toEqual([
    { account: 'frozen', ref: one.application.id, money: money('KRW', '200000') },
  ])
  expect(applications.holds?.(when(one, of('cancel', one.application)).state)).toEqual([])
})
