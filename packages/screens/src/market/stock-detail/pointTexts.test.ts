import { instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { momentOfText, momentText } from './pointTexts.ts'

const at = instant(Date.UTC(2026, 2, 9, 13, 37, 20))
const days = { zone: 'America/New_York', withTime: false }
const minutes = { zone: 'Asia/Seoul', withTime: true }

describe('the moment of a point in a field', () => {
  it('is a day by the clock of the exchange, or a minute by that of the reader', () => {
    expect(momentText(at, days)).toBe('2026-03-09')
    expect(momentText(at, minutes)).toBe('2026-03-09T22:37')
  })
  it('stays to the second while it is not changed', () => {
    expect(momentOfText('2026-03-09', at, days)).toBe(at)
    expect(momentOfText('2026-03-09T22:37', at, minutes)).toBe(at)
  })
  it('is another one where another was typed', () => {
    expect(momentOfText('2026-03-06', at, days)).toBe('2026-03-06T05:00:00.000Z')
    expect(momentOfText('2026-03-09T09:05', at, minutes)).toBe('2026-03-09T00:05:00.000Z')
  })
  it.each(['', '2026-13-40', 'soon'])('is none where none was typed: %j', (text) => {
    expect(momentOfText(text, at, days)).toBeUndefined()
  })
})
