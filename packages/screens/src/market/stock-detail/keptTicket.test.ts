import type { TicketDraft } from '@onelot/ui'
import { describe, expect, test } from 'vitest'
import { draftOf } from './keptTicket.ts'

const draft: TicketDraft = {
  side: 'short',
  type: 'limit',
  priceText: '187.1',
  leverage: 5,
  mode: 'quantity',
  lots: 7,
  amountText: '',
  share: 50,
  timeInForce: 'goodTillCancelled',
  dayTrade: false,
  protection: {
    takeProfit: '170',
    stopKind: 'rate',
    stops: { level: '', amount: '', rate: '5' },
  },
}
const kept = (value: object): unknown => JSON.parse(JSON.stringify(value))

describe('a ticket that was kept', () => {
  test('is as it was typed, but for the chip', () => {
    expect(draftOf(kept(draft))).toEqual({ ...draft, share: undefined })
  })

  test('is of the day, no day trade, and protects nothing where it was kept before it could', () => {
    const before = { ...draft, timeInForce: undefined, dayTrade: undefined, protection: undefined }
    expect(draftOf(kept(before))).toMatchObject({
      timeInForce: 'day',
      dayTrade: false,
      protection: { takeProfit: '' },
    })
  })

  test('may have its quantity empty', () => {
    expect(draftOf(kept({ ...draft, lots: undefined }))?.lots).toBeUndefined()
  })

  test.each([
    ['nothing', undefined],
    ['a word', 'ticket'],
    ['a side that is none', { ...draft, side: 'up' }],
    ['a leverage that is not offered', { ...draft, leverage: 3 }],
    ['a part of a lot', { ...draft, lots: 1.5 }],
    ['fewer than no lots', { ...draft, lots: -1 }],
    ['a price that is no text', { ...draft, priceText: 187 }],
  ])('is none where there is %s', (_, value) => {
    expect(draftOf(value)).toBeUndefined()
  })
})
