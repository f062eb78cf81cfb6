import { decimal, instant, refuse, timeOfDay } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { texts as en } from './en.ts'
import { errorText } from './errorText.ts'
import { failureText } from './failureText.ts'
import { texts as kor } from './kor.ts'
import { texts as tw } from './tw.ts'

const minimum = refuse('WITHDRAWAL_BELOW_MINIMUM', { amount: decimal('10000'), currency: 'KRW' })

describe('the words of a refusal', () => {
  it('write an amount with its currency and separators, in each language', () => {
    expect(errorText(minimum, 'en', en)).toBe('The minimum withdrawal is ₩10,000.')
    expect(errorText(minimum, 'kor', kor)).toBe('₩10,000부터 출금할 수 있어요.')
    expect(errorText(minimum, 'tw', tw)).toBe('最低提領金額為 ￦10,000。')
  })

  it('keep every digit of an amount too long for a number', () => {
    const huge = refuse('LOAN_QUOTA_EXCEEDED', {
      amount: decimal('12345678901234567890.12'),
      currency: 'USD',
    })
    expect(errorText(huge, 'en', en)).toContain('$12,345,678,901,234,567,890.12')
  })

  it('write a window as a range with the zone whose clock it is on', () => {
    const closed = refuse('OUTSIDE_TRADING_TIME', {
      from: timeOfDay('09:00'),
      to: timeOfDay('15:30'),
      zone: 'Asia/Seoul',
    })
    expect(errorText(closed, 'en', en)).toMatch(/hours are 09:00–15:30 \(.*Kor.* Time\)\.$/)
    expect(errorText(closed, 'kor', kor)).toMatch(/09:00~15:30 \(.*시.*\)에 거래할/)
  })

  it('name an unknown zone as it came', () => {
    const closed = refuse('DEPOSIT_WINDOW_CLOSED', {
      from: timeOfDay('00:00'),
      to: timeOfDay('23:59'),
      zone: 'Nowhere/Town',
    })
    expect(errorText(closed, 'en', en)).toBe('Deposits are open 00:00–23:59 (Nowhere/Town).')
  })

  it('write price limits as a range, with as many digits as the prices have', () => {
    const beyond = refuse('PRICE_BEYOND_LIMIT', {
      low: decimal('0.9125'),
      high: decimal('1.1'),
      currency: 'USD',
    })
    expect(errorText(beyond, 'en', en)).toContain('$0.9125–$1.10')
  })

  it('write a moment on the clock of the zone asked for', () => {
    const locked = refuse('POSITION_LOCKED', { until: instant(Date.UTC(2026, 2, 12, 0, 0)) })
    expect(errorText(locked, 'en', en, 'Asia/Seoul')).toMatch(/Mar 12, 2026, 09:00/)
    expect(errorText(locked, 'kor', kor, 'Asia/Seoul')).toMatch(/2026년 3월 12일.*09:00/)
  })

  it('count days and minutes in the language', () => {
    expect(errorText(refuse('SELL_BLOCKED_DAYS', { days: 1 }), 'en', en)).toContain('1 day after')
    expect(errorText(refuse('SELL_BLOCKED_MINUTES', { minutes: 30 }), 'kor', kor)).toContain('30분 뒤')
  })

  it('word the block minimum specially, in shares', () => {
    const block = refuse('BLOCK_BELOW_MINIMUM_SHARES', { shares: 10_000 })
    expect(errorText(block, 'en', en)).toBe(
      'Block trades start at 10,000 shares. Please enter at least that many.',
    )
    expect(errorText(block, 'tw', tw)).toContain('10,000 股')
  })

  it('show a message outside the catalogue as it came, guarded', () => {
    const foreign = { code: undefined, text: '余额不足, minimum 10000' }
    expect(errorText(foreign, 'en', en)).toBe('error, minimum 10,000')
    expect(errorText(foreign, 'tw', tw)).toBe('余额不足, minimum 10,000')
  })
})

describe('the words of a failure', () => {
  it('name the status code of an HTTP error, as specified', () => {
    expect(failureText({ kind: 'http', status: 502 }, 'en', en)).toBe('Request failed with status code 502')
  })

  it('say that a broken contract is a bug', () => {
    const failure = { kind: 'contract', path: 'trade/place', issues: ['data: missing'] } as const
    expect(failureText(failure, 'en', en)).toBe(en.transport.contract)
  })
})
