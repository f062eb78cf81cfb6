import { decimal, defaultMarkets, instant, instrumentId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type Measured, draftOf, firstAlertDraft, priceAway, summaryOf } from './alertDraft.ts'

const name = { en: 'Hanbit', kor: '한빛', tw: '韓光' }
const at = instant(0)
const measured: Measured = {
  instrument: {
    id: instrumentId('KRX:100010'),
    market: 'KRX',
    kind: 'stock',
    code: '100010',
    name,
    industry: name,
    currency: 'KRW',
    lotSize: decimal('1'),
    leverages: [1],
    shortable: false,
    origin: 'simulated',
    listedAt: at,
  },
  market: defaultMarkets.KRX,
  quote: {
    instrument: instrumentId('KRX:100010'),
    price: decimal('31000'),
    previousClose: decimal('30000'),
    open: decimal('30000'),
    high: decimal('31000'),
    low: decimal('30000'),
    bid: decimal('31000'),
    ask: decimal('31050'),
    volume: decimal('1'),
    turnover: decimal('1'),
    at,
  },
}

describe('an alert that is filled in', () => {
  it('on a price rises above the last one and falls below it', () => {
    expect(summaryOf(firstAlertDraft, decimal('32000'), measured)).toMatchObject({
      condition: { direction: 'rises', price: '32000' },
      level: '32000',
      distance: '0.03225806',
      fields: {},
    })
    expect(summaryOf(firstAlertDraft, decimal('30000'), measured).condition?.direction).toBe('falls')
  })

  it('on a percent is at a price of today', () => {
    const draft = { ...firstAlertDraft, kind: 'percent', direction: 'falls' } as const
    expect(summaryOf(draft, decimal('5'), measured)).toMatchObject({ level: '28500', fields: {} })
  })

  it('names what the broker would refuse, and nothing while it is empty', () => {
    expect(summaryOf(firstAlertDraft, decimal('31000'), measured).fields).toEqual({
      'condition.price': 'tooLow',
    })
    expect(summaryOf(firstAlertDraft, undefined, measured)).toMatchObject({
      condition: undefined,
      fields: {},
    })
  })

  it('is on the tick where a shortcut fills it in', () => {
    expect(priceAway(measured, '3')).toBe('31950')
    expect(priceAway(measured, '-10')).toBe('27900')
  })

  it('begins as it is where it is changed', () => {
    const alert = {
      id: 'a1',
      instrument: measured.instrument.id,
      condition: { kind: 'percent', direction: 'falls', percent: decimal('5') },
      repeat: 'daily',
      level: decimal('28500'),
      on: true,
      wait: 'level',
      createdAt: at,
      expiresAt: at,
    } as const
    expect(draftOf(alert)).toEqual({
      ...firstAlertDraft,
      kind: 'percent',
      direction: 'falls',
      percentText: '5',
      repeat: 'daily',
    })
  })
})
