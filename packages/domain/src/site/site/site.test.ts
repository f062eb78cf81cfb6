import { describe, expect, test } from 'vitest'
import { instant } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import { defaultSettings } from '../../base/settings/settings.ts'
import { type SiteCommand, type SiteState, LATEST_TIME, site } from './module.ts'

const now = instant(Date.UTC(2026, 0, 5))
const context = { now, newId: 'id', ledger: {} }
const change = (patch: Extract<SiteCommand, { kind: 'site.change' }>['patch']): SiteCommand => ({
  kind: 'site.change',
  patch,
  reason: 'test',
})
const moveClock = (byMs: number): SiteCommand => ({ kind: 'site.moveClock', byMs, reason: 'test' })

function after(...commands: readonly SiteCommand[]): SiteState {
  return commands.reduce((state, command) => {
    const decided = site.decide(command, state, context)
    if (!decided.ok) throw new Error(decided.refusal.code)
    return decided.value.events.reduce((before, event) => site.evolve(before, event), state)
  }, site.initial)
}
const fieldsOf = (command: SiteCommand) => site.check(command, site.initial, context)[0]?.fields

describe('the operator of the site', () => {
  test('changes each figure by itself', () => {
    const state = after(
      change({ settings: { stopOutRate: decimal('0.3') } }),
      change({ settings: { pendingBlocksTrading: true }, maintenance: true }),
    )
    expect(state).toEqual({ settings: { stopOutRate: '0.3', pendingBlocksTrading: true }, maintenance: true })
  })

  test('says when maintenance is to end, which goes with it', () => {
    const until = instant(Date.UTC(2026, 0, 5, 3))
    const begun = change({ maintenance: true, maintenanceUntil: until })
    const later = change({ maintenanceUntil: instant(Date.UTC(2026, 0, 5, 5)) })
    expect(after(begun).maintenanceUntil).toBe(until)
    expect(after(begun, later)).toMatchObject({
      maintenance: true,
      maintenanceUntil: '2026-01-05T05:00:00.000Z',
    })
    expect(after(begun, change({ maintenance: false }), change({ maintenance: true })).maintenanceUntil).toBe(
      undefined,
    )
  })

  test('moves the clock on, again and again', () => {
    expect(after(moveClock(1_000), moveClock(500)).clockOffsetMs).toBe(1_500)
  })

  test.each([
    ['a stop-out rate of 0', change({ settings: { stopOutRate: decimal('0') } }), { stopOutRate: 'tooLow' }],
    ['a stop-out rate of 1', change({ settings: { stopOutRate: decimal('1') } }), { stopOutRate: 'tooHigh' }],
    [
      'practice money below 0',
      change({ settings: { practiceMoney: { ...defaultSettings.practiceMoney, KRW: decimal('-1') } } }),
      { practiceMoney: 'tooLow' },
    ],
    ['a budget of no reads', change({ marketReads: { max: 0, windowMs: 1 } }), { marketReads: 'tooLow' }],
    ['a limit of 0', change({ submissions: { max: 0, windowMs: 1 } }), { submissions: 'tooLow' }],
    [
      'no slot for streams',
      change({ streams: { account: 1, address: 0, process: 1 } }),
      { streams: 'tooLow' },
    ],
    [
      'half a slot for streams',
      change({ streams: { account: 0.5, address: 1, process: 1 } }),
      { streams: 'notWhole' },
    ],
    [
      'no slot for pictures',
      change({ uploadSlots: { account: 0, address: 1, process: 1 } }),
      { uploadSlots: 'tooLow' },
    ],
    ['half a place', change({ wrongPasswords: { max: 1.5, windowMs: 1 } }), { wrongPasswords: 'notWhole' }],
    ['no guess', change({ networkGuesses: { max: 0, windowMs: 1 } }), { networkGuesses: 'tooLow' }],
    [
      'no slot for passwords',
      change({ passwordSlots: { address: 1, process: 0 } }),
      { passwordSlots: 'tooLow' },
    ],
    [
      'maintenance that has ended',
      change({ maintenance: true, maintenanceUntil: now }),
      { maintenanceUntil: 'tooLow' },
    ],
    ['time that runs backwards', moveClock(-1), { now: 'tooLow' }],
    ['half a millisecond', moveClock(0.5), { now: 'notWhole' }],
    ['a time that the calendars do not know', moveClock(LATEST_TIME), { now: 'tooHigh' }],
  ] as const)('is refused %s', (_, command, fields) => {
    expect(fieldsOf(command)).toEqual(fields)
  })
})
