import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { type ApplicationsCommand, applicationCollections, refundedOf } from './module.ts'
import { type After, applied, apply, collect, draw, offer, when } from './testing/applicant.ts'

const { dates } = offer
const callOff: ApplicationsCommand = { kind: 'applications.callOff', offer: offer.id }
const issue: ApplicationsCommand = { kind: 'applications.issue', offer: offer.id }

/** 20 shares at 20,000 won each, of which half is on hold. */
const toBeDrawn = applied(20)
const won = when(toBeDrawn, draw())
const paid = when(won, collect())
const issued = when(paid, issue, { now: dates.issuesAt })

/** What calling the offer off leads to. */
function gone(before: After) {
  const made = when(before, callOff, { now: dates.issuesAt })
  const [event] = made.events
  if (event?.kind !== 'applications.calledOff') throw new Error('nothing was called off')
  return { ...made, event }
}

describe('an application whose offer is called off', () => {
  it.each([
    ['that is to be drawn', toBeDrawn, '200000', '200000'],
    ['that has won', won, '200000', '200000'],
    ['that is paid', paid, '400000', '400000'],
  ])('%s gives back what is on hold, and has ended', (_, before, onHold, whole) => {
    const { event, posted, state, rows } = gone(before)
    expect(posted).toEqual([`frozen available ${onHold} applications.calledOff`])
    expect(event).toMatchObject({ refunded: money('KRW', onHold), isIssued: false })
    expect(refundedOf(event.application)).toEqual(money('KRW', whole))
    expect(state).toMatchObject({ running: {}, issued: {} })
    expect(rows.map(({ collection, row }) => [collection, row?.state])).toEqual([
      [applicationCollections.list, 'ended'],
      [applicationCollections.running, undefined],
      [applicationCollections.refundable, undefined],
    ])
  })

  it('that had more on hold than was due has everything back, in two parts', () => {
    const { event } = gone(when(when(toBeDrawn, draw('5000')), collect()))
    expect(event.refunded).toEqual(money('KRW', '100000'))
    expect(refundedOf(event.application)).toEqual(money('KRW', '200000'))
  })

  it('that is issued moves nothing itself: the position that it has become is given back', () => {
    expect(
      issued.rows.find(({ collection }) => collection === applicationCollections.refundable)?.row,
    ).toMatchObject({ state: 'issued', group: offer.id })
    const { event, posted } = gone(issued)
    expect(posted).toEqual([])
    expect(event).toMatchObject({
      application: { state: 'calledOff' },
      refunded: money('KRW', '400000'),
      isIssued: true,
    })
  })

  it('is called off once, and one of another offer not', () => {
    expect(when(gone(issued), callOff).events).toEqual([])
    const cancelled = when(toBeDrawn, { kind: 'applications.cancel', application: toBeDrawn.application.id })
    expect(when(cancelled, callOff).events).toEqual([])
  })

  it('is remembered no longer than until another is issued after its listing', () => {
    expect(Object.keys(issued.state.issued)).toHaveLength(1)
    const later = when(when(when(when(issued, apply(20)), draw()), collect()), issue, { now: dates.listsAt })
    expect(later.events).toHaveLength(1)
    expect(later.state.issued).toEqual({})
  })
})
