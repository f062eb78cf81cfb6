import { decimal, instant, languages, refuse, timeOfDay } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type BusyParams, transportRefusal } from '../envelope/envelope.ts'
import { refusals as en } from './en.ts'
import { failureMessage } from './failureMessage.ts'
import { refusals as kor } from './kor.ts'
import { needsNoValues, refusalMessage } from './refusalMessage.ts'
import { refusals as tw } from './tw.ts'

const bundles = { en, kor, tw }

const minimum = refuse('WITHDRAWAL_BELOW_MINIMUM', { amount: decimal('10000'), currency: 'KRW' })

describe('the message of a refusal', () => {
  it('is named by the code', () => {
    expect(refusalMessage(minimum, 'en')).toMatchObject({
      namespace: 'refusals',
      key: 'refusals.WITHDRAWAL_BELOW_MINIMUM',
    })
  })

  it('writes an amount with its currency and separators, in each language', () => {
    expect(refusalMessage(minimum, 'en')).toMatchObject({ values: { amount: '₩10,000' } })
    expect(refusalMessage(minimum, 'kor')).toMatchObject({ values: { amount: '₩10,000' } })
    expect(refusalMessage(minimum, 'tw')).toMatchObject({ values: { amount: '￦10,000' } })
  })

  it.each(['en', 'kor', 'tw'] as const)('writes the sign of the baht in %s', (language) => {
    const baht = refuse('WITHDRAWAL_BELOW_MINIMUM', { amount: decimal('100'), currency: 'THB' })
    expect(refusalMessage(baht, language)).toMatchObject({ values: { amount: '฿100.00' } })
  })

  it('keeps every digit of an amount too long for a number', () => {
    const huge = refuse('LOAN_QUOTA_EXCEEDED', {
      amount: decimal('12345678901234567890.12'),
      currency: 'USD',
    })
    expect(refusalMessage(huge, 'en')).toMatchObject({ values: { amount: '$12,345,678,901,234,567,890.12' } })
  })

  /** The mark of a range, after which no line may break. */
  const whole = (mark: string) => `\u2060${mark}\u2060`

  it('writes a window as a range with the zone whose clock it is on', () => {
    const closed = refuse('OUTSIDE_TRADING_TIME', {
      from: timeOfDay('09:00'),
      to: timeOfDay('15:30'),
      zone: 'Asia/Seoul',
    })
    const window = (text: string) => ({ values: { window: text } })
    expect(refusalMessage(closed, 'en')).toMatchObject(window(`09:00${whole('–')}15:30 (Korea time)`))
    expect(refusalMessage(closed, 'kor')).toMatchObject(window(`09:00${whole('~')}15:30 (한국 시간)`))
    expect(refusalMessage(closed, 'tw')).toMatchObject(window(`09:00${whole('–')}15:30（韓國時間）`))
  })

  it('names an unknown zone as it came', () => {
    const closed = refuse('OUTSIDE_TRADING_TIME', {
      from: timeOfDay('00:00'),
      to: timeOfDay('23:59'),
      zone: 'Nowhere/Town',
    })
    expect(refusalMessage(closed, 'en')).toMatchObject({
      values: { window: `00:00${whole('–')}23:59 (Nowhere/Town)` },
    })
  })

  it('says of a window that is closed its days, and when it opens next, on its own clock, wherever the reader is', () => {
    const closed = refuse('WITHDRAWAL_WINDOW_CLOSED', {
      days: 'tradingDays',
      from: timeOfDay('09:30'),
      to: timeOfDay('24:00'),
      zone: 'Asia/Seoul',
      opensAt: instant(Date.UTC(2026, 2, 12, 0, 30)),
    })
    expect(refusalMessage(closed, 'en', 'America/New_York')).toMatchObject({
      values: {
        window: `on trading days, 09:30${whole('–')}24:00`,
        opensAt: 'Mar 12, 2026, 09:30\u00a0KST',
      },
    })
    const weekly = { ...closed, params: { ...closed.params, days: 'weekdays' as const } }
    const window = (text: string) => ({ values: { window: text } })
    expect(refusalMessage(weekly, 'en')).toMatchObject(window(`Mon${whole('–')}Fri, 09:30${whole('–')}24:00`))
    expect(refusalMessage(weekly, 'kor')).toMatchObject(window(`월${whole('~')}금 09:30${whole('~')}24:00`))
    expect(refusalMessage(weekly, 'tw')).toMatchObject(window(`週一至週五 09:30${whole('–')}24:00`))
  })

  it.each(languages)(
    'says in %s when it opens, with the zone, before the hours by the same clock',
    (language) => {
      const { WITHDRAWAL_WINDOW_CLOSED, DEPOSIT_WINDOW_CLOSED } = bundles[language].refusals
      for (const text of [WITHDRAWAL_WINDOW_CLOSED, DEPOSIT_WINDOW_CLOSED])
        expect(text.indexOf('{{opensAt}}')).toBeLessThan(text.indexOf('{{window}}'))
    },
  )

  it('writes price limits as a range, with as many digits as the prices have', () => {
    const beyond = refuse('PRICE_BEYOND_LIMIT', {
      low: decimal('0.9125'),
      high: decimal('1.1'),
      currency: 'USD',
    })
    expect(refusalMessage(beyond, 'en')).toMatchObject({ values: { range: `$0.9125${whole('–')}$1.10` } })
  })

  it('writes a moment on the clock of the zone asked for', () => {
    const locked = refuse('POSITION_LOCKED', { until: instant(Date.UTC(2026, 2, 12, 0, 0)) })
    const until = (text: string) => ({ values: { until: text } })
    expect(refusalMessage(locked, 'en', 'Asia/Seoul')).toMatchObject(until('Mar 12, 2026, 09:00 KST'))
    expect(refusalMessage(locked, 'en', 'America/New_York')).toMatchObject(until('Mar 11, 2026, 20:00 EDT'))
    expect(refusalMessage(locked, 'kor', 'America/New_York')).toMatchObject(
      until('2026년 3월 11일 20:00 미 동부 시간'),
    )
    expect(refusalMessage(locked, 'tw', 'Asia/Seoul')).toMatchObject(until('2026年3月12日 09:00（韓國時間）'))
  })

  it('writes a stretch of time with its day once, and its zone once', () => {
    const at = (day: number, hour: number, minute = 0) => instant(Date.UTC(2026, 2, day, hour - 9, minute))
    const closed = refuse('BLOCK_TRADE_CLOSED', { from: at(12, 15, 40), to: at(12, 18) })
    const window = (text: string) => ({ values: { window: text } })
    expect(refusalMessage(closed, 'en', 'Asia/Seoul')).toMatchObject(
      window(`Mar 12, 2026, 15:40${whole('–')}18:00 KST`),
    )
    expect(refusalMessage(closed, 'kor', 'Asia/Seoul')).toMatchObject(
      window(`2026년 3월 12일 15:40${whole('~')}18:00 한국 시간`),
    )
    const days = refuse('BLOCK_TRADE_CLOSED', { from: at(12, 9), to: at(14, 18) })
    expect(refusalMessage(days, 'en', 'Asia/Seoul')).toMatchObject(
      window('Mar 12, 2026, 09:00 – Mar 14, 2026, 18:00 KST'),
    )
  })

  it('leaves what is counted a number, which chooses the plural form', () => {
    expect(refusalMessage(refuse('SELL_BLOCKED_DAYS', { days: 1 }), 'en')).toMatchObject({
      values: { count: 1 },
    })
    expect(refusalMessage(refuse('SELL_BLOCKED_MINUTES', { minutes: 30 }), 'kor')).toMatchObject({
      values: { count: 30 },
    })
    expect(refusalMessage(refuse('BLOCK_BELOW_MINIMUM_SHARES', { shares: 10_000 }), 'tw')).toMatchObject({
      values: { count: 10_000 },
    })
  })

  it('outside the catalogue is the server’s own, guarded', () => {
    const foreign = { code: undefined, text: '余额不足, minimum 10000' }
    expect(refusalMessage(foreign, 'en')).toEqual({ namespace: undefined, text: 'error, minimum 10,000' })
    expect(refusalMessage(foreign, 'tw')).toEqual({ namespace: undefined, text: '余额不足, minimum 10,000' })
  })

  it('names maintenance by a text of its own, with its end where that is known', () => {
    const until = instant(Date.UTC(2026, 2, 12, 0, 0))
    const said = (params: BusyParams) =>
      refusalMessage(transportRefusal('SYSTEM_BUSY', params), 'en', 'Asia/Seoul')
    expect(said({})).toMatchObject({ key: 'refusals.SYSTEM_BUSY', values: {} })
    expect(said({ reason: 'maintenance' })).toMatchObject({ values: { context: 'maintenance' } })
    expect(said({ reason: 'maintenance', until })).toMatchObject({
      values: { context: 'maintenanceUntil', until: 'Mar 12, 2026, 09:00 KST' },
    })
  })

  it('needs no values where the refusal has no params', () => {
    expect(needsNoValues('SYSTEM_BUSY')).toBe(true)
    expect(needsNoValues('BALANCE_INSUFFICIENT')).toBe(true)
    expect(needsNoValues('POSITION_LOCKED')).toBe(false)
    expect(needsNoValues('LOAN_PLACES_FULL')).toBe(false)
  })
})

describe('the message of a failure', () => {
  it('names the status code of an HTTP error, as specified', () => {
    expect(failureMessage({ kind: 'http', status: 502 }, 'en')).toEqual({
      namespace: 'transport',
      key: 'http',
      values: { status: '502' },
    })
  })

  it('says that a broken contract is a bug', () => {
    const failure = { kind: 'contract', path: 'trade/place', issues: ['data: missing'] } as const
    expect(failureMessage(failure, 'en')).toMatchObject({ namespace: 'transport', key: 'contract' })
  })

  it('of a refused read is the refusal’s', () => {
    expect(failureMessage({ kind: 'refused', refusal: minimum }, 'en')).toEqual(refusalMessage(minimum, 'en'))
  })
})
