import { type TradeOnWire, type TradedInstrument, parseWire, portfolioExecutions } from '@onelot/api-client'
import { decimal, instrumentId } from '@onelot/domain'
import type { TableTexts } from './tables.ts'

/** Words that name what they stand for. */
export const texts: TableTexts = {
  zone: 'Asia/Seoul',
  time: 'time',
  column: (column) => column,
  figure: (figure) => figure,
  action: ({ purpose, side }) => `${purpose} ${side}`,
  kind: (kind) => kind,
  balance: (bucket) => bucket,
  name: ({ en }) => en,
}

export const hanbit: TradedInstrument = {
  id: instrumentId('KRX:100010'),
  market: 'KRX',
  kind: 'stock',
  currency: 'KRW',
  code: '100010',
  name: { en: 'Hanbit', kor: '한빛', tw: '韓光' },
  lotSize: decimal('10'),
}

const krw = (amount: string) => ({ currency: 'KRW', amount })
const fillAt = (at: string) => ({
  id: 'E1',
  order: 'O1',
  position: 'P1',
  price: '70000',
  lots: 3,
  at,
  tradingDay: '2026-03-10',
  fee: krw('315'),
  tax: krw('0'),
  margin: krw('2100000'),
})

/** A fill of three lots of ten shares, as the broker answers it. */
export const openedAt = (at: string) => ({
  instrument: hanbit.id,
  side: 'long',
  leverage: 1,
  execution: { ...fillAt(at), purpose: 'open', cause: 'member' },
})
export const closedAt = (at: string) => ({
  instrument: hanbit.id,
  side: 'long',
  leverage: 1,
  execution: {
    ...fillAt(at),
    purpose: 'close',
    cause: 'member',
    tax: krw('3150'),
    grossProfit: krw('-5000'),
    netProfit: krw('-8780'),
    settlesAt: '2026-03-12T00:00:00.000Z',
  },
})

/** @throws Error where the sample is not what the contract says */
export function tradesOf(trades: readonly object[]): readonly TradeOnWire[] {
  const read = parseWire(portfolioExecutions.response, { trades, instruments: [hanbit], total: 1 })
  if (!read.ok) throw new Error(read.issues.join('; '))
  return read.value.trades
}
