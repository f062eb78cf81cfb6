import { decimal, instant, instrumentId, money, positionId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { type RecordedLine, entriesOf } from './entries.ts'

const at = instant(Date.parse('2026-03-10T12:00:00Z'))
const earlier = instant(Date.parse('2026-03-10T11:00:00Z'))
const fill = (purpose: 'open' | 'close', when = at, lots = 2) => ({
  purpose,
  at: when,
  price: decimal('50'),
  lots,
})
const position: RecordedLine['position'] = {
  id: positionId('O1'),
  side: 'long',
  leverage: 1,
  instrument: {
    id: instrumentId('US:AAPL'),
    market: 'US',
    kind: 'stock',
    currency: 'USD',
    code: 'AAPL',
    name: { en: 'Apple', kor: '애플', tw: '蘋果' },
    lotSize: decimal('1'),
  },
  fills: [fill('open', earlier, 9), fill('close'), fill('open')],
}
const bought: RecordedLine = {
  sequence: 5,
  at,
  ref: 'O1',
  from: 'available',
  to: 'margin',
  reason: 'marginTaken',
  money: money('USD', '100'),
  position,
}
const charged: RecordedLine = {
  ...bought,
  sequence: 6,
  to: 'fees',
  reason: 'commission',
  money: money('USD', '1'),
}
const granted: RecordedLine = {
  ...bought,
  sequence: 4,
  at: earlier,
  ref: 'A1',
  from: 'external',
  to: 'available',
  reason: 'practiceMoney',
  position: undefined,
}

describe('the entries of a record', () => {
  it('have the fill of their moment and purpose, and know what happened with them', () => {
    const entries = entriesOf([charged, bought, granted], true)
    expect(entries.map(({ kind, fill: own }) => [kind, own?.lots])).toEqual([
      ['opened', 2],
      ['commission', undefined],
      ['practiceMoney', undefined],
    ])
    expect(entries[0]?.together.map(({ kind }) => kind)).toEqual(['opened', 'commission'])
    expect(entries[0]?.position).toBe(position)
    expect(new Set(entries.map(({ key }) => key)).size).toBe(3)
  })

  it('leave out what the next page may go on with', () => {
    expect(entriesOf([granted, charged], false).map(({ kind }) => kind)).toEqual(['practiceMoney'])
    expect(entriesOf([granted, charged], true).map(({ kind }) => kind)).toEqual([
      'practiceMoney',
      'commission',
    ])
  })
})
