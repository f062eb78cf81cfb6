import { describe, expect, it } from 'vitest'
import { instant } from '../instant.ts'
import { money } from '../money/money.ts'
import type { LedgerAccount, PostingReason } from './ledger.ts'
import { type LedgerLine, movementGroups } from './movements.ts'

const noon = instant(Date.parse('2026-03-10T12:00:00Z'))
const later = instant(Date.parse('2026-03-10T12:00:01Z'))

const moved = (
  from: LedgerAccount,
  to: LedgerAccount,
  amount: string,
  reason: PostingReason,
  more: Partial<LedgerLine> = {},
): LedgerLine => ({
  sequence: 1,
  at: noon,
  ref: 'O1',
  from,
  to,
  reason,
  money: money('USD', amount),
  ...more,
})

/** Kinds and signed amounts, group by group. */
const read = (lines: readonly LedgerLine[]) =>
  movementGroups(lines).map(({ movements }) => movements.map(({ kind, money: { amount } }) => [kind, amount]))

describe('the movements of an account', () => {
  it('take what a purchase costs and its commission', () => {
    expect(
      read([
        moved('available', 'margin', '1500', 'marginTaken'),
        moved('available', 'fees', '1.5', 'commission'),
      ]),
    ).toEqual([
      [
        ['opened', '-1500.00'],
        ['commission', '-1.50'],
      ],
    ])
  })

  it('give back what a position that is undone has cost, its commission too', () => {
    expect(
      read([
        moved('margin', 'available', '1500', 'marginReturned'),
        moved('fees', 'available', '1.5', 'commission'),
      ]),
    ).toEqual([
      [
        ['closed', '1500.00'],
        ['commission', '1.50'],
      ],
    ])
  })

  it('show where a charge found its money, what became owed, and what paid it', () => {
    expect(
      read([
        moved('margin', 'available', '100', 'marginDrawn'),
        moved('debt', 'available', '200', 'debtIncurred'),
        moved('available', 'house', '300', 'dividendCharge'),
        moved('available', 'debt', '200', 'debtCollected', { at: later, ref: 'debt' }),
      ]),
    ).toEqual([
      [
        ['dividendCharge', '-300.00'],
        ['marginDrawn', '100.00'],
        ['debtIncurred', '200.00'],
      ],
      [['debtCollected', '-200.00']],
    ])
  })

  it('release what an order held before it pays, so that nothing is taken twice', () => {
    expect(
      read([
        moved('frozen', 'margin', '1390', 'marginTaken', { at: later }),
        moved('frozen', 'fees', '1.39', 'commission', { at: later }),
        moved('frozen', 'available', '10.01', 'orderReleased', { at: later }),
        moved('available', 'frozen', '1401.4', 'orderFrozen'),
      ]),
    ).toEqual([
      [
        ['opened', '-1390.00'],
        ['commission', '-1.39'],
        ['released', '1401.40'],
      ],
      [['held', '-1401.40']],
    ])
  })

  it('pay out a sale whole, and name its charges beside it', () => {
    const [sale] = movementGroups([
      moved('margin', 'fees', '1.55', 'commission'),
      moved('margin', 'tax', '3.1', 'tax'),
      moved('margin', 'available', '1495.35', 'marginReturned'),
      moved('house', 'available', '50', 'profit'),
    ])
    expect(sale?.movements).toEqual([
      {
        kind: 'closed',
        money: money('USD', '1550'),
        flow: money('USD', '1550'),
        parts: [
          { part: 'paidIn', money: money('USD', '1500') },
          { part: 'profit', money: money('USD', '50') },
        ],
      },
      { kind: 'commission', money: money('USD', '-1.55'), flow: money('USD', '-1.55'), parts: [] },
      { kind: 'tax', money: money('USD', '-3.1'), flow: money('USD', '-3.1'), parts: [] },
    ])
  })

  it('subtract a loss from what was paid in, down to nothing', () => {
    const [sale] = movementGroups([moved('margin', 'house', '100', 'loss')])
    expect(sale?.movements).toEqual([
      {
        kind: 'closed',
        money: money('USD', '0'),
        flow: money('USD', '0'),
        parts: [
          { part: 'paidIn', money: money('USD', '100') },
          { part: 'loss', money: money('USD', '-100') },
        ],
      },
    ])
  })

  it('show what a request holds, and what a module moves by the name of its reason', () => {
    expect(
      read([
        moved('copy', 'available', '6', 'plans.ended', { at: later }),
        moved('frozen', 'copy', '6', 'plans.begun', { ref: 'O2' }),
        moved('frozen', 'available', '4', 'requestReleased', { ref: 'O2' }),
        moved('available', 'frozen', '10', 'requestHeld'),
        moved('available', 'fees', '1', 'plans.charged'),
      ]),
    ).toEqual([
      [['plans.ended', '6.00']],
      [
        ['plans.begun', '-6.00'],
        ['requestReleased', '10.00'],
      ],
      [
        ['plans.charged', '-1.00'],
        ['requestHeld', '-10.00'],
      ],
    ])
  })

  it('are no flow where money is held or released, whatever a module calls it, and one where it is paid of a hold', () => {
    const groups = movementGroups([
      moved('frozen', 'available', '3', 'bids.unused', { at: later }),
      moved('frozen', 'margin', '6', 'marginTaken', { at: later }),
      moved('frozen', 'fees', '1', 'commission', { at: later }),
      moved('available', 'frozen', '10', 'bids.held'),
    ])
    const flows = groups.map(({ movements }) => movements.map(({ kind, flow: { amount } }) => [kind, amount]))
    expect(flows).toEqual([
      [
        ['bids.unused', '0.00'],
        ['opened', '-6.00'],
        ['commission', '-1.00'],
        ['released', '0.00'],
      ],
      [['bids.held', '0.00']],
    ])
  })

  it('have what comes to be on hold at once as what came, and as held', () => {
    const [group] = movementGroups([moved('external', 'frozen', '10', 'plans.granted')])
    expect(group?.movements).toMatchObject([
      { kind: 'plans.granted', money: money('USD', '10'), flow: money('USD', '10') },
      { kind: 'requestHeld', money: money('USD', '-10'), flow: money('USD', '0') },
    ])
  })

  it('leave out what a module moves past the available funds', () => {
    expect(read([moved('copy', 'fees', '6', 'plans.charged')])).toEqual([[]])
  })

  it('stay apart by moment, by what they belong to and by currency', () => {
    const groups = movementGroups([
      moved('available', 'fees', '1', 'commission', { sequence: 9, at: later }),
      moved('available', 'fees', '1', 'commission', { sequence: 8, ref: 'O2' }),
      moved('available', 'fees', '1', 'commission', { sequence: 7 }),
      moved('available', 'margin', '5', 'marginTaken', { sequence: 6 }),
      moved('external', 'available', '5', 'practiceMoney', { sequence: 5, money: money('KRW', '5') }),
    ])
    expect(groups.map(({ sequence, ref }) => [sequence, ref])).toEqual([
      [9, 'O1'],
      [8, 'O2'],
      [6, 'O1'],
      [5, 'O1'],
    ])
  })
})
