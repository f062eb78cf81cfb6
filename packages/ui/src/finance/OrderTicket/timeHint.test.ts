import {
  type Language,
  type Listing,
  type TimeInForce,
  decimal,
  timesInForce,
  inLanguage,
} from '@onelot/domain'
import { expect, test } from 'vitest'
import { createUiI18n } from '../../locales/createUiI18n.ts'
import { en as enUi } from '../../locales/en.ts'
import { kor as korUi } from '../../locales/kor.ts'
import { intlLocale } from '../../locales/locale.ts'
import { en } from '../../locales/trading/en.ts'
import { kor } from '../../locales/trading/kor.ts'
import { tw } from '../../locales/trading/tw.ts'
import { tw as twUi } from '../../locales/tw.ts'
import { translateTrading } from '../../locales/translate.ts'
import { allDayListing, bitx, hanbit, hanbitQuote, sampleListing, sampleNow } from '../sampleMarket.ts'
import { timeHint } from './timeHint.ts'

const bundles = {
  en: { ui: enUi, trading: en },
  kor: { ui: korUi, trading: kor },
  tw: { ui: twUi, trading: tw },
}

function hint(
  language: Language,
  { session }: Listing,
  value: TimeInForce,
  limitPrice = '1',
  halted = false,
) {
  const locale = intlLocale(language)
  const t = translateTrading(createUiI18n(language, inLanguage(bundles, language)), locale)
  const order = { side: 'long', limitPrice: decimal(limitPrice), timeInForce: value } as const
  return timeHint(t, locale, order, {
    session,
    now: sampleNow,
    zone: 'Asia/Seoul',
    quote: hanbitQuote,
    halted,
  })
}

test.each([
  ['en', 'Waits until Tue 09:00, when the trading day ends.'],
  ['kor', '거래일이 끝나는 화요일 09:00까지 체결을 기다려요.'],
  ['tw', '等待至週二 09:00 交易日結束為止。'],
] as const)('an order of a market that is open all day waits until its day ends: %s', (language, text) => {
  expect(hint(language, allDayListing(bitx), 'day')).toBe(text)
  expect(hint(language, allDayListing(bitx), 'extended')).toBe(text)
})

test('names no session where there is none', () => {
  for (const value of timesInForce) expect(hint('en', allDayListing(bitx), value)).not.toContain('session')
})

test('names the sessions of an exchange', () => {
  expect(hint('en', sampleListing(hanbit), 'day')).toBe(en.timeInForce.hints.day)
})

test('says that an order fills at once whose limit the market has reached, in a session that it is for', () => {
  const { ask, bid } = hanbitQuote
  const atOnce = en.timeInForce.fillsAtOnce
  expect(hint('en', sampleListing(hanbit), 'day', ask)).toBe(atOnce)
  expect(hint('en', allDayListing(bitx), 'goodTillCancelled', ask)).toBe(atOnce)
  expect(hint('en', sampleListing(hanbit), 'day', bid)).toBe(en.timeInForce.hints.day)
  const before = sampleListing(hanbit, 'pre')
  expect(hint('en', before, 'day', ask)).toBe(en.timeInForce.hints.day)
  expect(hint('en', before, 'extended', ask)).toBe(atOnce)
})

test('says of no order that it fills at once while trading is suspended', () => {
  expect(hint('en', sampleListing(hanbit), 'day', hanbitQuote.ask, true)).toBe(en.timeInForce.hints.day)
})
