import { instant } from '@onelot/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendarFile.ts'

const at = (text: string) => instant(Date.parse(text))
const now = at('2026-03-10T02:00:00Z')
const entry = {
  id: 'offer-1-draw',
  title: 'Hanbit Robotics: draw',
  at: at('2026-03-13T05:00:00Z'),
  details: 'Simulated',
}
const fileWith = (change: Partial<typeof entry>) => calendarFile([{ ...entry, ...change }], now)
/** As a calendar reads it: folded lines joined again. */
const read = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar file', () => {
  it('notes a moment in universal time, so that each calendar shows it in its own', () => {
    expect(read(fileWith({}))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Onelot//New shares//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:offer-1-draw@onelot',
      'DTSTAMP:20260310T020000Z',
      'DTSTART:20260313T050000Z',
      'SUMMARY:Hanbit Robotics: draw',
      'DESCRIPTION:Simulated',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Hanbit Robotics: draw',
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })
  it('escapes what has a meaning of its own', () => {
    expect(read(fileWith({ title: 'A, B; C\\D\nE' }))).toContain(String.raw`SUMMARY:A\, B\; C\\D\nE`)
  })
  it('has no line of more than 75 octets, whatever it says, and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (details) => {
        const plain = details.replaceAll(/[\\;,\r\n]/g, '')
        const text = fileWith({ details: plain })
        const longest = Math.max(...text.split('\r\n').map((line) => new TextEncoder().encode(line).length))
        expect(longest).toBeLessThanOrEqual(75)
        expect(read(text)).toContain(`DESCRIPTION:${plain}`)
      }),
      { seed: 27 },
    )
  })
})
