import { describe, expect, it } from 'vitest'
import { offerId } from '../../base/ids.ts'
import { money } from '../../base/money/money.ts'
import { type ApplicationsCommand, applicationCollections, refundedOf } from './module.ts'
import { type After, applied, apply, at, collect, draw, offer, when } from './testing/applicant.ts'

const { dates } = offer
const callOff: ApplicationsCommand = { kind: 'applications.callOff', offer: offer.id }
const issue: ApplicationsCommand = { kind: 'applications.issue', offer: offer.id }

/** 20 shares at 20,000 won each, of which half is on hold. */
const toBeDrawn = applied(20)
const won = when(toBeDrawn, draw())
const paid = when(won, collect())
const issued = when(paid, issue, { now: dates.issuesAt })

const monthLater = {
  opensAt: at('2026-04-10T00:00:00Z'),
  closesAt: at('2026-04-11T07:00:00Z'),
  drawsAt: at('2026-04-12T01:00:00Z'),
  paymentFrom: at('2026-04-16T00:00:00Z'),
  paymentTo: at('2026-04-17T07:00:00Z'),
  issuesAt: at('2026-04-18T01:00:00Z'),
  listsAt: at('2026-04-19T00:00:00Z'),
}

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

describe('an application that was issued', () => {
  const noteListing: ApplicationsCommand = { kind: 'applications.noteListing', offer: offer.id }

  it('is forgotten when its offer is listed, once, and no call-off reaches it', () => {
    const listed = when(issued, noteListing, { now: dates.listsAt })
    const [own] = Object.keys(issued.state.issued)
    expect(listed.posted).toEqual([])
    expect(listed.events).toMatchObject([{ kind: 'applications.listed', offer: offer.id }])
    expect(listed.state.issued).toEqual({})
    expect(listed.rows).toEqual([{ collection: applicationCollections.refundable, key: own, row: undefined }])
    expect(when(listed, noteListing).events).toEqual([])
    expect(when(listed, callOff).events).toEqual([])
  })

  it('is kept when another offer is listed', () => {
    const other: ApplicationsCommand = { ...noteListing, offer: offerId('later') }
    expect(when(issued, other, { now: dates.issuesAt }).events).toEqual([])
  })

  it('is not kept, where no listing was noted, once it was listed and a later one is issued', () => {
    const later = { ...offer, id: offerId('later'), dates: monthLater }
    const context = { now: later.dates.opensAt, offer: later }
    const of = { offer: later.id }
    const second = when(issued, { ...of, kind: 'applications.apply', shares: 20 }, context)
    const refundable = (made: { readonly rows: ReturnType<typeof when>['rows'] }) =>
      made.rows.flatMap(({ collection, key, row }) =>
        collection === applicationCollections.refundable ? [[key, row?.state]] : [],
      )
    const drawn = when(
      second,
      { ...of, kind: 'applications.draw', secret: 'b'.repeat(64), price: offer.provisionalPrice },
      context,
    )
    const collected = when(drawn, { ...of, kind: 'applications.collect', isLast: false }, context)
    expect([second, drawn, collected].map((made) => made.refusals)).toEqual([[], [], []])
    const [first] = Object.keys(issued.state.issued)
    const [own] = Object.keys(second.state.running)
    const ends = when(
      collected,
      { ...of, kind: 'applications.issue' },
      { ...context, now: later.dates.issuesAt },
    )
    expect(refundable(ends)).toEqual([
      [own, 'issued'],
      [first, undefined],
    ])
  })
})
