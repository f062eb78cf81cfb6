import { describe, expect, it } from 'vitest'
import { auction, hours } from '../auctioning/testing/fixture.ts'
import { accountId } from '../../base/ids.ts'
import { accountStream } from '../../base/module/stream.ts'
import type { ReminderStep } from '../../base/module/reminders.ts'
import { type BidsCommand, bidCollections, bids } from './module.ts'
import { after, bidding, callOff, codeOf, opened, place } from './testing/bidder.ts'

const setting = (remind: boolean): BidsCommand => ({ kind: 'bids.setReminder', auction: auction.id, remind })
const remind = (step: ReminderStep): BidsCommand => ({
  kind: 'bids.remind',
  auction: auction.id,
  step,
})
const BEFORE = { now: hours(-2) }
const set = after(opened, setting(true), BEFORE)

describe('a reminder of an auction', () => {
  it('is set once, and ended', () => {
    expect(set.state.reminders).toEqual([auction.id])
    expect(after(set, setting(true)).events).toEqual(set.events)
    expect(after(set, setting(false)).state.reminders).toEqual([])
  })

  it('is of the opening and of the last day, after which it is over', () => {
    const open = after(set, remind('open'))
    expect(open.events.at(-1)).toMatchObject({ kind: 'bids.reminded', step: 'open' })
    expect(open.state.reminders).toEqual([auction.id])
    const closing = after(open, remind('closesToday'))
    expect(closing.events.at(-1)).toMatchObject({
      kind: 'bids.reminded',
      step: 'closesToday',
      instrument: auction.instrument.id,
      closesAt: auction.dates.closesAt,
    })
    expect(closing.state.reminders).toEqual([])
    expect(after(closing, remind('calledOff')).events).toEqual(closing.events)
  })

  it('is over once it has said that the auction is called off', () => {
    expect(after(set, remind('calledOff')).state.reminders).toEqual([])
  })

  it('is not sent to who has bid: the bid says when it closes, and that it is called off', () => {
    const bidder = after(set, place('10000', 100))
    expect(bidder.state.reminders).toEqual([])
    expect(after(bidder, remind('closesToday')).events).toEqual(bidder.events)
    expect(after(bidder, callOff).events.at(-1)).toMatchObject({ kind: 'bids.calledOff' })
  })

  it('cannot be set by who has bid', () => {
    expect(codeOf(setting(true), {}, after(opened, place('10000', 100)))).toBe('DUPLICATE_SUBSCRIPTION')
  })

  it('is refused once nothing can be bid, and for what is not offered', () => {
    expect(codeOf(setting(true), { now: auction.dates.closesAt })).toBe('SUBSCRIPTION_CHANNEL_CLOSED')
    expect(codeOf(setting(true), { bidding: { ...bidding, isOver: true } })).toBe(
      'SUBSCRIPTION_CHANNEL_CLOSED',
    )
    expect(codeOf(setting(true), { offered: false })).toBe('PRODUCT_UNAVAILABLE')
    expect(codeOf(setting(true), { bidding: undefined })).toBe('PRODUCT_UNAVAILABLE')
  })

  it('is ended also once nothing can be bid', () => {
    expect(after(set, setting(false), { now: auction.dates.closesAt }).state.reminders).toEqual([])
  })

  it('is a row of its auction as long as it is set', () => {
    const rowsAfter = (command: BidsCommand) => {
      const { state, events } = after(set, command)
      const change = {
        stream: accountStream(accountId('A1')),
        before: set.state,
        after: state,
        events: events.slice(set.events.length),
      }
      return bids.rows(change).filter(({ collection }) => collection === bidCollections.reminders)
    }
    expect(rowsAfter(remind('open'))).toMatchObject([{ key: auction.id, row: { group: auction.id } }])
    for (const command of [remind('closesToday'), place('10000', 100), setting(false)])
      expect(rowsAfter(command)).toEqual([
        { collection: bidCollections.reminders, key: auction.id, row: undefined },
      ])
  })
})
