import { type Currency, type Decimal, decimal, instant, localDate } from '@onelot/domain'
import { describe, expect, test } from 'vitest'
import { createUiI18n } from '../../locales/createUiI18n.ts'
import { en } from '../../locales/en.ts'
import { kor } from '../../locales/kor.ts'
import { intlLocale } from '../../locales/locale.ts'
import { translateUi } from '../../locales/translate.ts'
import { tw } from '../../locales/tw.ts'
import { changeBetween, dayChange, directionOfRate } from './change.ts'
import { formatCompactMoney, formatMoney, maskedParts, moneyParts } from './money.ts'
import { formatCompact, formatNumber, formatPercent } from './number.ts'
import { sessionText } from './sessionText.ts'
import {
  formatDateTime,
  formatDay,
  formatDayRange,
  formatColumnDate,
  formatLocalDate,
  formatMomentRange,
  formatMonth,
  formatNear,
  formatTime,
  zoneName,
} from './time.ts'

const d = (text: string): Decimal => decimal(text)
const amount = (currency: Currency, text: string) => ({ currency, amount: d(text) })

describe('numbers', () => {
  test('keep every digit of what no float could hold', () => {
    expect(formatNumber('en-US', d('123456789012345678.123456789'))).toBe('123,456,789,012,345,678.123456789')
    expect(formatMoney('ko-KR', amount('KRW', '999999999999999999999'))).toBe('₩999,999,999,999,999,999,999')
    expect(formatPercent('en-US', d('123456789012345.6789'))).toBe('12,345,678,901,234,567.89%')
  })

  test('round half up where digits are cut', () => {
    expect(formatNumber('en-US', d('1.005'), { places: 2 })).toBe('1.01')
    expect(formatNumber('en-US', d('-1.005'), { places: 2 })).toBe('−1.01')
  })

  test('show the digits a price has, and pad to those asked for', () => {
    expect(formatNumber('en-US', d('0.0001'))).toBe('0.0001')
    expect(formatNumber('en-US', d('5'), { places: 2 })).toBe('5.00')
    expect(formatNumber('en-US', d('5.10'), { places: { least: 0, most: 4 } })).toBe('5.1')
  })

  test('sign a change both ways and nothing without one', () => {
    expect(formatNumber('en-US', d('12.5'), { signed: true })).toBe('+12.5')
    expect(formatNumber('en-US', d('-12.5'), { signed: true })).toBe('−12.5')
    expect(formatNumber('en-US', d('-0.001'), { signed: true, places: 2 })).toBe('0.00')
    expect(formatPercent('ko-KR', d('0.0123'), { signed: true })).toBe('+1.23%')
    expect(formatPercent('zh-TW', d('-0.3'), { signed: true })).toBe('−30.00%')
  })

  test.each([
    ['en-US', '1.2M', '₩1.2M'],
    ['ko-KR', '120만', '₩120만'],
    ['zh-TW', '120萬', '￦120萬'],
  ])('shorten large counts in the way of %s', (locale, count, turnover) => {
    expect(formatCompact(locale, d('1200000'))).toBe(count)
    expect(formatCompactMoney(locale, amount('KRW', '1200000'))).toBe(turnover)
  })

  test.each([
    ['ko-KR', '1,000만', '₩1,967.3억'],
    ['zh-TW', '1,000萬', '￦1,967.3億'],
  ])('group four digits of a short figure in %s', (locale, count, turnover) => {
    expect(formatCompact(locale, d('10000000'))).toBe(count)
    expect(formatCompactMoney(locale, amount('KRW', '196730000000'))).toBe(turnover)
  })
})

describe('percents', () => {
  test('have the digits that they need, between two bounds', () => {
    const places = { least: 0, most: 2 }
    const shown = ['0.5', '0.184', '0.18456'].map((rate) => formatPercent('en-US', d(rate), { places }))
    expect(shown).toEqual(['50%', '18.4%', '18.46%'])
  })
})

describe('money', () => {
  test('comes in parts, so that its mark can be lighter', () => {
    expect(moneyParts('en-US', amount('USD', '-1234.5'))).toEqual([
      { kind: 'sign', text: '−' },
      { kind: 'mark', text: '$' },
      { kind: 'digits', text: '1,234.50' },
    ])
  })

  test('joins the space behind a lettered mark to the mark', () => {
    expect(moneyParts('en-US', amount('MYR', '5'))).toEqual([
      { kind: 'mark', text: 'MYR\u00a0' },
      { kind: 'digits', text: '5.00' },
    ])
  })

  test.each([
    ['12.5', '$12.50'],
    ['-12.5', '−$12.50'],
    ['40', '$40'],
    ['340.25', '$340'],
    ['3025', '$3,025'],
    ['12500', '$12.5K'],
  ])('of %s in short is %s', (short, shown) => {
    expect(formatCompactMoney('en-US', amount('USD', short))).toBe(shown)
  })

  test.each(['en-US', 'ko-KR', 'zh-TW'])('has the sign of the baht in %s', (locale) => {
    expect(formatMoney(locale, amount('THB', '1000'))).toBe('฿1,000.00')
    expect(formatCompactMoney(locale, amount('THB', '5'))).toBe('฿5')
  })

  test('has the minor units of its currency', () => {
    expect(formatMoney('en-US', amount('KRW', '1000'))).toBe('₩1,000')
    expect(formatMoney('ko-KR', amount('USD', '1000'))).toBe('US$1,000.00')
    expect(formatMoney('zh-TW', amount('TWD', '0.5'), { signed: true })).toBe('+NT$0.50')
    expect(formatMoney('zh-TW', amount('TWD', '3000000'))).toBe('NT$3,000,000')
  })

  test('hides its sign and length', () => {
    expect(maskedParts('en-US', 'USD').map(({ text }) => text)).toEqual(['$', '••••'])
  })
})

describe('changes', () => {
  test('are counted from the previous close', () => {
    expect(dayChange({ price: d('103'), previousClose: d('100') })).toEqual({
      amount: '3',
      rate: '0.03000000',
      direction: 'up',
    })
    expect(changeBetween(d('3'), d('2'))).toEqual({ amount: '-1', rate: '-0.33333333', direction: 'down' })
  })

  test('have no rate from nothing', () => {
    expect(changeBetween(d('0'), d('5'))).toEqual({ amount: '5', rate: undefined, direction: 'up' })
  })
})

describe('headings of days and months', () => {
  const late = instant(Date.parse('2026-02-28T15:30:00Z'))
  test('name the day that it is where they are read', () => {
    expect(formatDay('en-US', late, 'Asia/Seoul')).toBe('Sun, Mar 1')
    expect(formatDay('en-US', late, 'America/New_York')).toBe('Sat, Feb 28')
    expect(formatMonth('ko-KR', late, 'Asia/Seoul')).toBe('2026년 3월')
    expect(formatMonth('zh-TW', late, 'America/New_York')).toBe('2026年2月')
  })
})

describe('moments from one to another', () => {
  const at = (text: string) => instant(Date.parse(text))
  test.each([
    [
      '2026-03-12T07:00:00Z',
      'Tue, Mar 10, 09:00 – Thu, Mar 12, 16:00',
      '3월 10일 (화) 09:00 ~ 3월 12일 (목) 16:00',
      '3月10日週二 09:00 – 3月12日週四 16:00',
    ],
    [
      '2026-03-10T07:00:00Z',
      'Tue, Mar 10, 09:00 – 16:00',
      '3월 10일 (화) 09:00 ~ 16:00',
      '3月10日週二 09:00 – 16:00',
    ],
    ['2026-03-10T00:00:00Z', 'Tue, Mar 10, 09:00', '3월 10일 (화) 09:00', '3月10日週二 09:00'],
  ])('until %s have the days that they need', (to, ...shown) => {
    const from = at('2026-03-10T00:00:00Z')
    expect(
      (['en', 'kor', 'tw'] as const).map((language) =>
        formatMomentRange(intlLocale(language), from, at(to), 'Asia/Seoul'),
      ),
    ).toEqual(shown)
  })
})

describe('times', () => {
  const at = instant(Date.parse('2026-01-05T06:30:00Z'))

  test('are written in the zone asked for, whatever zone the machine has', () => {
    expect(formatTime('en-US', at, { zone: 'Asia/Seoul' })).toBe('15:30')
    expect(formatTime('en-US', at, { zone: 'America/New_York', zoneShown: true })).toBe('01:30 EST')
    expect(formatTime('ko-KR', at, { zone: 'Asia/Seoul', seconds: true })).toBe('15:30:00')
  })

  test.each([
    ['en-US', '15:30:00 KST', 'Jan 5, 2026, 15:30:00 KST'],
    ['ko-KR', '15:30:00 한국 시간', '2026년 1월 5일 15:30:00 한국 시간'],
    ['zh-TW', '15:30:00（韓國時間）', '2026年1月5日 15:30:00（韓國時間）'],
  ])('have the same clock with seconds and zone, in %s', (locale, time, dateTime) => {
    const style = { zone: 'Asia/Seoul', seconds: true, zoneShown: true }
    expect(formatTime(locale, at, style)).toBe(time)
    expect(formatDateTime(locale, at, style)).toBe(dateTime)
  })

  test('name the year only where it is another', () => {
    const now = instant(Date.parse('2026-03-01T00:00:00Z'))
    expect(formatDateTime('en-US', at, { zone: 'Asia/Seoul', now })).toBe('Jan 5, 15:30')
    expect(formatDateTime('en-US', at, { zone: 'Asia/Seoul' })).toBe('Jan 5, 2026, 15:30')
  })

  test('keep an exchange-local date on its day', () => {
    expect(formatLocalDate('en-US', localDate('2018-05-11'))).toBe('May 11, 2018')
    expect(formatLocalDate('ko-KR', localDate('2018-05-11'))).toBe('2018. 5. 11.')
    expect(formatLocalDate('zh-TW', localDate('2018-05-11'))).toBe('2018年5月11日')
    expect(formatColumnDate('zh-TW', localDate('2018-05-11'))).toBe('2018/5/11')
    expect(formatColumnDate('ko-KR', localDate('2018-05-11'))).toBe('2018. 5. 11.')
  })

  test('are as short as their distance allows', () => {
    const from = (iso: string) => formatNear('en-US', at, instant(Date.parse(iso)), 'Asia/Seoul')
    expect(from('2026-01-05T00:00:00Z')).toBe('15:30')
    expect(from('2026-01-03T00:00:00Z')).toBe('Mon 15:30')
    expect(from('2026-02-03T00:00:00Z')).toBe('Jan 5, 15:30')
  })

  test.each([
    ['en-US', 'Mon 01:30 EST', 'New York time'],
    ['ko-KR', '월요일 01:30 미 동부 시간', '미 동부 시간'],
    ['zh-TW', '週一 01:30（美東時間）', '美東時間'],
  ])('name the zone of the exchange in %s', (locale, near, zone) => {
    const now = instant(Date.parse('2026-01-03T00:00:00Z'))
    expect(formatNear(locale, at, now, 'America/New_York', true)).toBe(near)
    expect(zoneName(locale, at, 'America/New_York')).toBe(zone)
  })

  test.each(['en-US', 'ko-KR', 'zh-TW'])('name a zone without an exchange by its offset in %s', (locale) => {
    expect(formatTime(locale, at, { zone: 'Europe/Berlin', zoneShown: true })).toBe('07:30 GMT+1')
    expect(zoneName(locale, at, 'Europe/Berlin')).toBe('GMT+1')
  })
})

test.each([
  ['en', en, 'Open until 15:30', 'Closed, opens 15:30'],
  ['kor', kor, '정규장 · 15:30까지', '장 마감 · 15:30 시작'],
  ['tw', tw, '交易中・至 15:30', '已收盤・15:30 開盤'],
] as const)('a session is put in the messages of %s', (language, ui, open, closed) => {
  const locale = intlLocale(language)
  const t = translateUi(createUiI18n(language, { ui }), locale)
  const until = instant(Date.parse('2026-01-05T06:30:00Z'))
  const context = { now: instant(Date.parse('2026-01-05T01:00:00Z')), zone: 'Asia/Seoul' }
  expect(sessionText(t, locale, { phase: 'regular', until }, context)).toBe(open)
  expect(sessionText(t, locale, { phase: 'closed', until }, context)).toBe(closed)
  const always = { ...context, aroundTheClock: true }
  expect(sessionText(t, locale, { phase: 'regular', until }, always)).toBe(ui.finance.session.always)
  expect(sessionText(t, locale, { phase: 'closed', until }, always)).toBe(closed)
})

test('a session that ends on another day has no gap between Chinese characters', () => {
  const until = instant(Date.parse('2026-01-05T15:00:00Z'))
  const context = { now: instant(Date.parse('2026-01-05T01:00:00Z')), zone: 'Asia/Seoul', zoneShown: true }
  const t = translateUi(createUiI18n('tw', { ui: tw }), 'zh-TW')
  const text = (phase: 'regular' | 'closed') => sessionText(t, 'zh-TW', { phase, until }, context)
  expect(text('regular')).toBe('交易中・至週二 00:00（韓國時間）')
  expect(text('closed')).toBe('已收盤・週二 00:00（韓國時間）開盤')
})

test.each([
  ['en-US', '3,025', '1.2M'],
  ['ko-KR', '3,025', '120만'],
  ['zh-TW', '3,025', '120萬'],
])('a count is in full below ten thousand, then in short, in %s', (locale, small, large) => {
  expect(formatCompact(locale, decimal('3025'))).toBe(small)
  expect(formatCompact(locale, decimal('1200000'))).toBe(large)
  expect(formatCompact(locale, decimal('-3025'))).toBe(`−${small}`)
})

test.each(['en-US', 'ko-KR', 'zh-TW'])('a Taiwan dollar is marked apart from others in %s', (locale) => {
  const value = { currency: 'TWD', amount: decimal('1234.5') } as const
  expect(formatMoney(locale, value)).toBe('NT$1,234.50')
  expect(formatCompactMoney(locale, value)).toContain('NT$')
  expect(moneyParts(locale, value)[0]).toEqual({ kind: 'mark', text: 'NT$' })
})

test.each([
  ['en-US', 'Mar 9 – 10', 'Mar 11'],
  ['ko-KR', '3월 9일~10일', '3월 11일'],
  ['zh-TW', '3/9–3/10', '3/11'],
])('days and ranges of days in %s are written alike', (locale, range, day) => {
  const at = (date: string) => instant(Date.parse(`2026-03-${date}T01:00:00Z`))
  const shown = (from: string, to: string) =>
    formatDayRange(locale, at(from), at(to), 'Asia/Seoul').replaceAll(/\s/g, ' ')
  expect(shown('09', '10')).toBe(range)
  expect(shown('11', '11')).toBe(day)
})

test('a rate that is written as zero has no direction', () => {
  expect(
    ['0', '0.00004', '-0.00004', '0.00005', '-0.00005'].map((rate) => directionOfRate(decimal(rate))),
  ).toEqual(['flat', 'flat', 'flat', 'up', 'down'])
})
