import { instant } from '@onelot/domain'
import { expect, it } from 'vitest'
import { firstMarket } from './firstMarket.ts'

const at = (text: string) => instant(Date.parse(text))
const now = at('2026-03-10T02:00:00Z')
const korea = {
  market: 'KRX',
  opensAt: at('2026-03-11T00:00:00Z'),
  cutoffAt: at('2026-03-11T06:25:00Z'),
} as const
const taiwan = {
  market: 'TWSE',
  opensAt: at('2026-03-10T01:00:00Z'),
  cutoffAt: at('2026-03-10T05:25:00Z'),
} as const
const us = {
  market: 'US',
  opensAt: at('2026-03-10T13:30:00Z'),
  cutoffAt: at('2026-03-10T19:55:00Z'),
} as const
const markets = [korea, taiwan, us]

it('is the one where a day trade is open, before one where all have ended', () => {
  const ended = { market: 'KRX', isOpen: false } as const
  expect(firstMarket(markets, [ended, { market: 'US', isOpen: true }], now)).toBe('US')
  expect(firstMarket(markets, [ended], now)).toBe('KRX')
})

it('is the one where a day trade may be opened now, where there is none', () => {
  expect(firstMarket(markets, [], now)).toBe('TWSE')
})

it('is the first one while none is open', () => {
  expect(firstMarket([korea, us], [], now)).toBe('KRX')
})
