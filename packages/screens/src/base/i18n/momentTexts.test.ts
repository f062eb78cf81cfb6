import type { MarketId } from '@onelot/domain'
import { describe, expect, test } from 'vitest'
import { momentTexts } from './momentTexts.ts'

const clocks = new Map([
  ['Asia/Seoul', '11:44'],
  ['America/New_York', '21:44'],
  ['UTC', '02:44'],
])
const textsIn = (market: MarketId) =>
  momentTexts(market, 'Asia/Seoul', ({ zone, zoneShown }) =>
    [clocks.get(zone), zoneShown ? zone : ''].join(' ').trim(),
  )

describe('a moment', () => {
  test('is by the reader’s clock, and besides by that of the exchange, which is named', () => {
    expect(textsIn('US')).toEqual({ own: '11:44', exchange: '21:44 America/New_York' })
  })

  test('is once where the exchange has the reader’s clock', () => {
    expect(textsIn('KRX')).toEqual({ own: '11:44', exchange: undefined })
  })

  test('of what trades around the clock has no exchange’s time', () => {
    expect(textsIn('CRYPTO')).toEqual({ own: '11:44', exchange: undefined })
  })
})
