import { lotsForPercent, money, ticket } from '@onelot/domain'
import { describe, expect, test } from 'vitest'
import {
  aapl,
  aaplQuote,
  dayTradeContext,
  hanbitQuote,
  sampleAccount,
  sampleContext,
  sampleListing,
  hanbit,
} from '../sampleMarket.ts'
import { besideButton, fieldError } from './refusalMarks.ts'
import { type TicketDraft, firstDraft, ticketReducer } from './ticketDraft.ts'
import { type TicketSituation, shareAction, ticketModel } from './ticketModel.ts'

const situation = (over: Partial<TicketSituation> = {}): TicketSituation => ({
  context: sampleContext(),
  account: sampleAccount(),
  language: 'en',
  ...over,
})
const draft = (over: Partial<TicketDraft> = {}): TicketDraft => ({
  ...firstDraft(hanbitQuote.price),
  ...over,
})
const codes = (over: Partial<TicketDraft>, context?: Partial<TicketSituation>) =>
  ticketModel(draft(over), situation(context)).refusals.map(({ code }) => code)

describe('a draft', () => {
  test('begins as one lot, nothing borrowed, at the price that shows', () => {
    const { terms } = ticketModel(draft(), situation())
    expect(terms).toEqual({
      instrument: 'KRX:104520',
      side: 'long',
      type: 'limit',
      limitPrice: '71200',
      lots: 1,
      leverage: 1,
    })
  })

  test('is calculated by the function that the broker charges by', () => {
    const model = ticketModel(draft({ lots: 100 }), situation())
    expect(model.ticket).toEqual(ticket(model.input, sampleContext(), sampleAccount()))
    expect(model.ticket.total?.amount).toBe('7121068')
  })

  test('reads the price in separators, and is refused where it is no number', () => {
    expect(ticketModel(draft({ priceText: '71,300' }), situation()).terms?.limitPrice).toBe('71300')
    expect(ticketModel(draft({ priceText: '₩71,300' }), situation()).terms?.limitPrice).toBe('71300')
    expect(codes({ priceText: 'US$ 71,300' })).toEqual(['VALIDATION'])
    expect(codes({ priceText: '7,13' })).toEqual(['VALIDATION'])
    expect(codes({ priceText: '' })).toEqual(['VALIDATION'])
  })

  test('is refused off the tick and beyond the limit of the day, with the price marked', () => {
    const off = ticketModel(draft({ priceText: '71250' }), situation())
    expect(off.refusals[0]?.fields).toEqual({ limitPrice: 'offTick' })
    const beyond = ticketModel(draft({ priceText: '120000' }), situation())
    expect(beyond.refusals.map(({ code }) => code)).toContain('PRICE_BEYOND_LIMIT')
  })

  test('is refused what it cannot pay', () => {
    expect(codes({ lots: 141 })).toEqual(['BALANCE_INSUFFICIENT'])
    expect(codes({ lots: 140 })).toEqual([])
  })

  test('is refused leverage and shorts without margin financing', () => {
    const account = sampleAccount({ marginEnabled: false })
    expect(codes({ leverage: 2 }, { account })).toEqual(['MARGIN_NOT_ENABLED'])
    expect(codes({ side: 'short' }, { account })).toEqual(['MARGIN_NOT_ENABLED'])
  })

  test('survives no lots, no quote and absurd lots', () => {
    expect(codes({ lots: undefined })).toEqual(['VALIDATION'])
    expect(codes({ lots: 0 })).toEqual(['VALIDATION'])
    expect(codes({ lots: 999_999_999_999_999 })).toEqual(['VALIDATION'])
    const context = { ...sampleContext(), quote: undefined }
    expect(codes({ type: 'market' }, { context })).toContain('PRICE_UNAVAILABLE')
  })

  test('counts the forced closing of what is borrowed, and none of what is owned', () => {
    expect(ticketModel(draft({ leverage: 10 }), situation()).ticket.stopOutPrice).toBe('65500')
    expect(ticketModel(draft(), situation()).ticket.stopOutPrice).toBeUndefined()
  })
})

describe('by amount', () => {
  const byAmount = (amountText: string) => ticketModel(draft({ mode: 'amount', amountText }), situation())

  test('buys the lots that the amount pays with their charges', () => {
    expect(byAmount('1,000,000').input.lots).toBe(14)
    expect(byAmount('71211').input.lots).toBe(1)
  })

  test('is refused where the amount pays not one lot, and dust pays none', () => {
    expect(byAmount('71000').refusals[0]?.fields).toEqual({ lots: 'tooLow' })
    expect(byAmount('0').refusals[0]?.fields).toEqual({ lots: 'tooLow' })
    expect(byAmount('').refusals[0]?.fields).toEqual({ lots: 'required' })
  })

  test('is refused more than there is', () => {
    expect(byAmount('999999999999999').refusals[0]?.code).toBe('BALANCE_INSUFFICIENT')
  })
})

describe('percentages of buying power', () => {
  test.each([25, 50, 75, 100] as const)('%s %% gives the lots that the domain calculates', (share) => {
    const start = draft({ leverage: 2 })
    const next = ticketReducer(start, shareAction(start, share, situation()))
    const { input } = ticketModel(start, situation())
    expect(next.lots).toBe(lotsForPercent(input, sampleContext(), sampleAccount(), share))
    expect(next.share).toBe(share)
    expect(ticketModel(next, situation()).refusals).toEqual([])
  })

  test('give money where money is entered', () => {
    const start = draft({ mode: 'amount' })
    expect(ticketReducer(start, shareAction(start, 25, situation())).amountText).toBe('2500000')
  })

  test('are in the cents of a currency that has them', () => {
    const context = sampleContext(aaplQuote, sampleListing(aapl))
    const start = { ...firstDraft(aaplQuote.price), mode: 'amount' as const }
    expect(ticketReducer(start, shareAction(start, 75, situation({ context }))).amountText).toBe('15000.00')
  })

  test('no longer hold once something else is entered', () => {
    const shared = draft({ share: 50 })
    expect(ticketReducer(shared, { kind: 'lotsEntered', lots: 3 }).share).toBeUndefined()
    expect(ticketReducer(shared, { kind: 'priceTyped', text: '1' }).share).toBeUndefined()
    expect(ticketReducer(shared, { kind: 'leverageChosen', leverage: 2 }).share).toBeUndefined()
  })
})

describe('actions', () => {
  test('a tapped level becomes the limit', () => {
    const next = ticketReducer(draft({ type: 'market' }), { kind: 'pricePicked', price: hanbitQuote.bid })
    expect([next.type, next.priceText]).toEqual(['limit', '71100'])
  })

  test('choosing a limit fills in the price, but never over a typed one', () => {
    const limit = { kind: 'typeChosen', type: 'limit', price: hanbitQuote.price } as const
    expect(ticketReducer(draft({ type: 'market', priceText: '' }), limit).priceText).toBe('71200')
    expect(ticketReducer(draft({ type: 'market', priceText: '70' }), limit).priceText).toBe('70')
  })

  test('a half-typed price stays as it is while the market moves', () => {
    const typed = ticketReducer(draft(), { kind: 'priceTyped', text: '71,' })
    const ticked = { ...sampleContext(), quote: { ...hanbitQuote, price: hanbitQuote.bid } }
    ticketModel(typed, situation({ context: ticked }))
    expect(typed.priceText).toBe('71,')
  })
})

test('marks a field for what is wrong with it, not for what is still missing', () => {
  const words = ({ field, reason }: { field: string; reason: string }) => `${field} ${reason}`
  const wrong = ticketModel(draft({ priceText: '71250' }), situation())
  expect(fieldError(wrong.refusals, 'limitPrice', words)).toBe('limitPrice offTick')
  const missing = ticketModel(draft({ lots: undefined }), situation())
  expect(fieldError(missing.refusals, 'lots', words)).toBeUndefined()
})

test('takes only limit orders before and after the regular session', () => {
  const context = sampleContext(hanbitQuote, sampleListing(hanbit, 'pre'))
  expect(codes({ type: 'market' }, { context })).toEqual(['OUTSIDE_TRADING_TIME'])
  expect(codes({ type: 'limit' }, { context })).toEqual([])
})

describe('a day trade', () => {
  const context = dayTradeContext()
  const on = { dayTrade: true, lots: 10 } as const

  test('is not offered where the listing is not day-traded', () => {
    expect(ticketModel(draft(), situation()).dayTrade).toBeUndefined()
    expect(ticketModel(draft(), situation({ context })).dayTrade).toMatchObject({ refusal: undefined })
  })

  test('is in the terms, and only of the day', () => {
    const waiting = draft({ lots: 10, timeInForce: 'extended' })
    const chosen = ticketReducer(waiting, { kind: 'dayTradeChosen', dayTrade: true })
    expect(chosen.timeInForce).toBe('day')
    expect(ticketModel(chosen, situation({ context })).terms).toMatchObject({
      dayTrade: true,
      timeInForce: undefined,
    })
    const taken = ticketReducer(chosen, { kind: 'dayTradeChosen', dayTrade: false })
    expect(ticketModel(taken, situation({ context })).terms?.dayTrade).toBeUndefined()
  })

  test('has a break-even, which another order has not', () => {
    expect(ticketModel(draft(on), situation({ context })).ticket.breakEven).toBeDefined()
    expect(ticketModel(draft({ lots: 10 }), situation({ context })).ticket.breakEven).toBeUndefined()
  })

  test('is refused by what stands against its flag, which the button does not repeat', () => {
    const lossLimit = money('KRW', '300000')
    const lost = money('KRW', '-300000')
    const account = sampleAccount({ dayTrading: { lossLimit, realised: lost, lowest: lost } })
    const { refusals, dayTrade } = ticketModel(draft(on), situation({ context, account }))
    expect(dayTrade?.refusal?.code).toBe('DAY_LOSS_LIMIT_REACHED')
    expect(refusals.map(({ code }) => code)).toEqual(['DAY_LOSS_LIMIT_REACHED'])
    expect(besideButton(refusals, true)).toBeUndefined()
  })
})
