import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Instant, type LocalDate, instant, localDate } from '../instant.ts'
import { type MarketId, marketIds } from '../instruments/instrument.ts'
import type { HoldingPeriod } from '../instruments/market.ts'
import { defaultMarkets } from '../instruments/markets.ts'
import {
  addTradingDays,
  listingDay,
  lockEnd,
  nextTradingDay,
  previousTradingDay,
  saleUnlock,
  sessionAt,
  settlementAt,
  tradingDayOf,
} from './calendar.ts'
import { dayWindows, isTradingDay } from './dayWindows.ts'
import { type CalendarKind, isOpenAllDay } from './session.ts'
import { fromLocal } from './zonedTime.ts'

const on = (date: string): LocalDate => localDate(date)
const local = (market: MarketId, date: string, time: string): Instant =>
  fromLocal(defaultMarkets[market].zone, on(date), Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))

function exchange(
  market: MarketId,
  date: string,
  time: string,
): { readonly phase: string; readonly day: LocalDate } {
  const state = sessionAt(defaultMarkets[market], 'exchange', local(market, date, time))
  return { phase: state.phase, day: state.tradingDay }
}

afterEach(() => vi.unstubAllEnvs())

describe('exchange hours', () => {
  it.each([
    ['KRX', '2026-03-04', '07:59', 'closed', '2026-03-04'],
    ['KRX', '2026-03-04', '08:00', 'pre', '2026-03-04'],
    ['KRX', '2026-03-04', '08:50', 'closed', '2026-03-04'],
    ['KRX', '2026-03-04', '09:00', 'regular', '2026-03-04'],
    ['KRX', '2026-03-04', '15:29', 'regular', '2026-03-04'],
    ['KRX', '2026-03-04', '15:30', 'closed', '2026-03-04'],
    ['KRX', '2026-03-04', '15:40', 'after', '2026-03-04'],
    ['KRX', '2026-03-04', '18:00', 'closed', '2026-03-05'],
    ['TWSE', '2026-03-04', '13:30', 'closed', '2026-03-04'],
    ['TWSE', '2026-03-04', '14:00', 'after', '2026-03-04'],
    ['TWSE', '2026-03-04', '14:30', 'closed', '2026-03-05'],
    ['US', '2026-03-04', '04:00', 'pre', '2026-03-04'],
    ['US', '2026-03-04', '09:30', 'regular', '2026-03-04'],
    ['US', '2026-03-04', '16:00', 'after', '2026-03-04'],
    ['US', '2026-03-04', '20:00', 'closed', '2026-03-05'],
    ['SET', '2026-03-04', '12:30', 'closed', '2026-03-04'],
    ['SET', '2026-03-04', '14:00', 'regular', '2026-03-04'],
    ['FX', '2026-03-02', '05:59', 'closed', '2026-03-02'],
    ['FX', '2026-03-02', '06:00', 'regular', '2026-03-02'],
    ['FX', '2026-03-03', '05:59', 'regular', '2026-03-02'],
    ['FX', '2026-03-07', '05:59', 'regular', '2026-03-06'],
    ['FX', '2026-03-07', '06:00', 'closed', '2026-03-09'],
    ['CRYPTO', '2026-03-07', '23:59', 'regular', '2026-03-07'],
    ['CRYPTO', '2026-03-08', '00:00', 'regular', '2026-03-08'],
  ] as const)('%s on %s at %s is %s, day %s', (market, date, time, phase, day) => {
    expect(exchange(market, date, time)).toEqual({ phase, day })
  })

  it('closes over a weekend until the pre-market of Monday', () => {
    const state = sessionAt(defaultMarkets.KRX, 'exchange', local('KRX', '2026-03-06', '18:00'))
    expect(state).toMatchObject({
      phase: 'closed',
      tradingDay: '2026-03-09',
      until: local('KRX', '2026-03-09', '08:00'),
    })
  })

  it('gives day orders the end of the regular session, or of a later phase once that has passed', () => {
    const ends = (time: string): Instant =>
      sessionAt(defaultMarkets.KRX, 'exchange', local('KRX', '2026-03-04', time)).dayEnds
    expect(ends('08:10')).toBe(local('KRX', '2026-03-04', '15:30'))
    expect(ends('15:00')).toBe(local('KRX', '2026-03-04', '15:30'))
    expect(ends('16:00')).toBe(local('KRX', '2026-03-04', '18:00'))
    expect(sessionAt(defaultMarkets.SET, 'exchange', local('SET', '2026-03-04', '11:00')).dayEnds).toBe(
      local('SET', '2026-03-04', '16:30'),
    )
  })

  it('closes foreign exchange from Saturday to Monday, and ends no order meanwhile', () => {
    const friday = sessionAt(defaultMarkets.FX, 'exchange', local('FX', '2026-03-07', '05:59'))
    expect(friday).toMatchObject({ phase: 'regular', dayEnds: local('FX', '2026-03-07', '06:00') })
    for (const [date, time] of [
      ['2026-03-07', '06:00'],
      ['2026-03-08', '23:59'],
      ['2026-03-09', '05:59'],
    ] as const)
      expect(sessionAt(defaultMarkets.FX, 'exchange', local('FX', date, time))).toMatchObject({
        phase: 'closed',
        tradingDay: '2026-03-09',
        until: local('FX', '2026-03-09', '06:00'),
      })
  })

  it('names the regular hours for the refusal', () => {
    const { hours } = sessionAt(defaultMarkets.SET, 'exchange', local('SET', '2026-03-04', '13:00'))
    expect(hours).toEqual({ from: '10:00', to: '16:30', zone: 'Asia/Bangkok' })
  })

  it('are 24 hours for crypto and forex alone', () => {
    const open = marketIds.filter((market) =>
      isOpenAllDay(sessionAt(defaultMarkets[market], 'exchange', local(market, '2026-03-04', '13:00'))),
    )
    expect(open).toEqual(['CRYPTO', 'FX'])
  })

  it('closes early on the day after Thanksgiving', () => {
    expect(exchange('US', '2026-11-27', '13:00')).toEqual({ phase: 'after', day: '2026-11-27' })
    expect(exchange('US', '2026-11-27', '17:00')).toEqual({ phase: 'closed', day: '2026-11-30' })
  })
})

describe('daylight saving in New York', () => {
  it.each([
    ['2026-03-06', '2026-03-06T14:30:00.000Z'],
    ['2026-03-09', '2026-03-09T13:30:00.000Z'],
    ['2026-10-30', '2026-10-30T13:30:00.000Z'],
    ['2026-11-02', '2026-11-02T14:30:00.000Z'],
  ])('opens at 09:30 on %s', (date, utc) => {
    const regular = dayWindows(defaultMarkets.US, 'exchange', on(date)).find(
      ({ phase }) => phase === 'regular',
    )
    expect(instant(regular?.from ?? 0)).toBe(utc)
  })

  it('makes demo days of 23 and 25 hours', () => {
    const hours = (date: string): number =>
      dayWindows(defaultMarkets.US, 'demo', on(date)).reduce(
        (sum, { from, to }) => sum + (to - from) / 3_600_000,
        0,
      )
    expect(hours('2026-03-08')).toBe(23)
    expect(hours('2026-11-01')).toBe(25)
    expect(hours('2026-11-02')).toBe(24)
  })
})

describe('the demo calendar', () => {
  it('is open on a Sunday and ends the day at local midnight', () => {
    const midnight = local('KRX', '2026-03-08', '24:00')
    expect(sessionAt(defaultMarkets.KRX, 'demo', local('KRX', '2026-03-08', '23:59'))).toEqual({
      phase: 'regular',
      tradingDay: '2026-03-08',
      until: midnight,
      dayEnds: midnight,
      hours: { from: '00:00', to: '24:00', zone: 'Asia/Seoul' },
    })
    expect(isOpenAllDay(sessionAt(defaultMarkets.KRX, 'demo', local('KRX', '2026-03-08', '23:59')))).toBe(
      true,
    )
  })

  it('begins the next day at once', () => {
    const state = sessionAt(defaultMarkets.KRX, 'demo', local('KRX', '2026-03-08', '24:00'))
    expect(state).toMatchObject({ phase: 'regular', tradingDay: '2026-03-09' })
  })
})

describe('trading days', () => {
  it.each([
    ['KRX', '2026-02-13', '2026-02-19'],
    ['TWSE', '2026-02-11', '2026-02-23'],
    ['US', '2026-07-02', '2026-07-06'],
    ['SET', '2026-04-10', '2026-04-16'],
  ] as const)('pass the holidays of %s', (market, before, after) => {
    expect(nextTradingDay(defaultMarkets[market], 'exchange', on(before))).toBe(after)
    expect(previousTradingDay(defaultMarkets[market], 'exchange', on(after))).toBe(before)
  })

  it('count T+N over a weekend, and back', () => {
    expect(addTradingDays(defaultMarkets.KRX, 'exchange', on('2026-03-05'), 2)).toBe('2026-03-09')
    expect(addTradingDays(defaultMarkets.KRX, 'exchange', on('2026-03-09'), -2)).toBe('2026-03-05')
    expect(addTradingDays(defaultMarkets.KRX, 'demo', on('2026-03-05'), 2)).toBe('2026-03-07')
  })

  it('are every day for digital currency', () => {
    expect(isTradingDay('CRYPTO', 'exchange', on('2026-01-01'))).toBe(true)
    expect(isTradingDay('KRX', 'exchange', on('2026-01-01'))).toBe(false)
  })

  it('do not depend on the zone of the process', () => {
    const now = instant(Date.parse('2026-03-08T20:00:00Z'))
    const seen = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'].map((zone) => {
      vi.stubEnv('TZ', zone)
      return (['KRX', 'US', 'FX'] as const).map((market) =>
        tradingDayOf(defaultMarkets[market], 'exchange', now),
      )
    })
    expect(seen).toEqual([1, 2, 3].map(() => ['2026-03-09', '2026-03-09', '2026-03-09']))
  })
})

describe('holding periods and settlement', () => {
  const withLock = (saleLock: HoldingPeriod) => ({ ...defaultMarkets.KRX, saleLock })
  const fill = local('KRX', '2026-03-05', '10:00')

  it('unlock at the opening of the N-th trading day', () => {
    expect(saleUnlock(withLock({ kind: 'days', days: 2 }), 'exchange', fill)).toBe(
      local('KRX', '2026-03-09', '08:00'),
    )
    expect(saleUnlock(withLock({ kind: 'days', days: 1 }), 'demo', fill)).toBe(
      local('KRX', '2026-03-06', '00:00'),
    )
  })

  it('unlock N minutes after the fill', () => {
    expect(saleUnlock(withLock({ kind: 'minutes', minutes: 30 }), 'exchange', fill)).toBe(
      local('KRX', '2026-03-05', '10:30'),
    )
  })

  it('lock nothing by default', () => {
    expect(saleUnlock(defaultMarkets.KRX, 'exchange', fill)).toBeUndefined()
    expect(saleUnlock(withLock({ kind: 'days', days: 0 }), 'exchange', fill)).toBeUndefined()
  })

  it('settle on the day T+N, and at once for digital currency', () => {
    expect(settlementAt(defaultMarkets.KRX, 'exchange', fill)).toBe(local('KRX', '2026-03-09', '00:00'))
    expect(settlementAt(defaultMarkets.US, 'exchange', local('US', '2026-03-06', '10:00'))).toBe(
      local('US', '2026-03-09', '00:00'),
    )
    expect(settlementAt(defaultMarkets.CRYPTO, 'exchange', fill)).toBe(fill)
  })

  it('count a night fill of foreign exchange to the day it belongs to', () => {
    expect(settlementAt(defaultMarkets.FX, 'exchange', local('FX', '2026-03-05', '03:00'))).toBe(
      local('FX', '2026-03-06', '00:00'),
    )
  })
})

describe('a listing counts its trading days', () => {
  const dayOf = (listed: Instant, day: string, calendar: CalendarKind = 'exchange') =>
    listingDay(defaultMarkets.TWSE, calendar, { listedAt: listed }, on(day), 5)

  it('from the day on which it is listed, over weekends and holidays', () => {
    const thursday = local('TWSE', '2026-03-05', '09:00')
    expect(
      ['2026-03-05', '2026-03-06', '2026-03-09', '2026-03-11', '2026-03-12'].map((day) =>
        dayOf(thursday, day),
      ),
    ).toEqual([1, 2, 3, 5, 6])
    expect(dayOf(thursday, '2026-03-07', 'demo')).toBe(3)
  })

  it('from the next one where it is listed on a closed day', () => {
    expect(dayOf(local('TWSE', '2026-03-07', '12:00'), '2026-03-09')).toBe(1)
  })

  it('no further than is asked', () => {
    expect(dayOf(local('TWSE', '2026-03-05', '09:00'), '2026-03-31')).toBe(6)
    expect(dayOf(instant(0), '2026-03-31')).toBe(6)
  })
})

describe('a lock of five trading days', () => {
  it.each([
    ['during the day', '2026-03-12', '16:05', '2026-03-19'],
    ['after its last session, on the next one', '2026-03-12', '18:30', '2026-03-20'],
    ['before holidays', '2026-04-28', '10:00', '2026-05-07'],
  ])('begins %s and ends at the opening of the fifth one after: %s %s', (_, date, time, end) => {
    const ends = lockEnd(defaultMarkets.KRX, 'exchange', local('KRX', date, time), 5)
    expect(ends).toBe(local('KRX', end, '08:00'))
  })
})
