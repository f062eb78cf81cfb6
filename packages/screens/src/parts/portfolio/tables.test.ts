import { decimal, instant, localDate, money, positionId, zero } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { closedAt, hanbit, openedAt, texts, tradesOf } from './tableFixture.ts'
import { executionTable, movementTable, shownBuckets, statementTable, timeCell } from './tables.ts'

const won = (amount: string) => money('KRW', decimal(amount))
const at = instant(Date.parse('2026-03-10T15:04:09.500Z'))
const name = ['Hanbit', 'KRX:100010']
const number = (text: string) => ({ number: decimal(text) })

describe('a time', () => {
  it('is that of the zone, to the second, on the day of the zone', () => {
    expect(timeCell('Asia/Seoul', at)).toBe('2026-03-11 00:04:09')
    expect(timeCell('America/New_York', at)).toBe('2026-03-10 11:04:09')
  })
})

describe('the table of fills', () => {
  const table = executionTable(tradesOf([openedAt(at), closedAt(at)]), [hanbit], texts)

  it('has a head as wide as its rows', () => {
    expect(table.map((row) => row.length)).toEqual([12, 12, 12])
    expect(table[0]).toEqual([
      'time',
      'tradingDay',
      'name',
      'code',
      'action',
      'quantity',
      'price',
      'fees',
      'taxes',
      'realised',
      'currency',
      'order',
    ])
  })

  it('has quantities in shares, charges, and a result of what was closed only', () => {
    const opening = ['2026-03-11 00:04:09', '2026-03-10', ...name, 'open long', number('30'), number('70000')]
    expect(table[1]).toEqual([...opening, number('315'), number('0'), undefined, 'KRW', 'O1'])
    expect(table[2]?.slice(4)).toEqual([
      'close long',
      number('30'),
      number('70000'),
      number('315'),
      number('3150'),
      number('-8780'),
      'KRW',
      'O1',
    ])
  })

  it('leaves name and quantity of an unknown listing empty', () => {
    const [, row] = executionTable(tradesOf([openedAt(at)]), [], texts)
    expect(row?.slice(2, 7)).toEqual([undefined, undefined, 'open long', undefined, number('70000')])
  })
})

describe('the table of movements', () => {
  const moved = {
    key: 'k',
    at,
    kind: 'commission',
    money: won('-315'),
    flow: won('-315'),
    ref: 'P1',
    together: [],
    parts: [],
  } as const

  it('names what moved, and its order where it belongs to a position', () => {
    const fill = { purpose: 'open', at, price: decimal('70000'), lots: 3 } as const
    const position = {
      id: positionId('P1'),
      side: 'long',
      leverage: 1,
      instrument: hanbit,
      fills: [fill],
    } as const
    expect(movementTable([{ ...moved, position, fill }], texts)[1]).toEqual([
      '2026-03-11 00:04:09',
      'commission',
      ...name,
      number('30'),
      number('70000'),
      number('-315'),
      'KRW',
      'P1',
    ])
  })
})

describe('a statement', () => {
  const none = zero('KRW')
  const nothing = { available: none, frozen: none, margin: none, loan: none, copy: none, debt: none }

  it('shows what is available always, and other balances where there is or was something', () => {
    const closing = { ...nothing, margin: won('5') }
    expect(shownBuckets({ opening: nothing, closing })).toEqual(['available', 'margin'])
    expect(shownBuckets({ opening: { ...nothing, frozen: won('1') }, closing })).toEqual([
      'available',
      'frozen',
      'margin',
    ])
  })

  it('is four tables, with an empty row between them', () => {
    const table = statementTable(
      {
        date: localDate('2026-03-10'),
        currencies: [],
        notBegun: [],
        trades: tradesOf([openedAt(at)]),
        holdings: [],
        lines: [],
        instruments: [hanbit],
        asOf: at,
      },
      texts,
    )
    expect(table.filter((row) => row.length === 0)).toHaveLength(4)
    expect(table.map(([first]) => first)).toEqual([
      '2026-03-10',
      undefined,
      'balance',
      undefined,
      'kind',
      undefined,
      'time',
      '2026-03-11 00:04:09',
      undefined,
      'name',
    ])
  })
})
