import { describe, expect, it } from 'vitest'
import { type Instant, instant, timeOfDay } from '../instant.ts'
import {
  type FundHours,
  closedWindow,
  defaultDepositHours,
  defaultWithdrawalHours,
  fundWindowAt,
} from './window.ts'

/** A time of Seoul, which is nine hours ahead. */
const seoul = (day: number, hour: number, minute = 0): Instant =>
  instant(Date.UTC(2026, 2, day, hour - 9, minute))

const friday = 13
const saturday = 14
const monday = 16

const at = (hours: FundHours, now: Instant) => fundWindowAt(hours, 'exchange', now)

describe('deposits', () => {
  it('are open from Monday to the end of Friday', () => {
    expect(at(defaultDepositHours, seoul(monday, 0)).isOpen).toBe(true)
    expect(at(defaultDepositHours, seoul(friday, 23, 59)).isOpen).toBe(true)
    expect(at(defaultDepositHours, seoul(saturday, 0))).toMatchObject({
      isOpen: false,
      opensAt: seoul(monday, 0),
    })
  })

  it('are open on a holiday of the exchange that is no weekend', () => {
    expect(at(defaultDepositHours, seoul(2, 12)).isOpen).toBe(true)
  })
})

describe('withdrawals', () => {
  it('of won are open while the Korean exchange trades', () => {
    const { KRW } = defaultWithdrawalHours
    expect(at(KRW, seoul(friday, 8, 59))).toMatchObject({ isOpen: false, opensAt: seoul(friday, 9) })
    expect(at(KRW, seoul(friday, 9))).toMatchObject({ isOpen: true, until: seoul(friday, 15, 30) })
    expect(at(KRW, seoul(friday, 15, 30))).toMatchObject({ isOpen: false, opensAt: seoul(monday, 9) })
  })

  it('of other currencies are open until midnight', () => {
    const { others } = defaultWithdrawalHours
    expect(at(others, seoul(friday, 23, 59))).toMatchObject({ isOpen: true, until: seoul(saturday, 0) })
    expect(at(others, seoul(saturday, 0))).toMatchObject({ isOpen: false, opensAt: seoul(monday, 9, 30) })
  })

  it('wait over a holiday of the exchange', () => {
    expect(at(defaultWithdrawalHours.KRW, seoul(2, 12))).toMatchObject({
      isOpen: false,
      opensAt: seoul(3, 9),
    })
  })
})

it('is always open in the demo', () => {
  const window = fundWindowAt(defaultWithdrawalHours.KRW, 'demo', seoul(saturday, 3))
  expect(window).toMatchObject({ isOpen: true, until: undefined })
})

it('says of a closed window its days, its hours, its zone and when it opens', () => {
  const window = at(defaultWithdrawalHours.others, seoul(saturday, 12))
  if (window.isOpen) throw new Error('it is a Saturday')
  expect(closedWindow(window)).toEqual({
    days: 'tradingDays',
    from: timeOfDay('09:30'),
    to: timeOfDay('24:00'),
    zone: 'Asia/Seoul',
    opensAt: seoul(monday, 9, 30),
  })
})
