import {
  type Book,
  type Decimal,
  type Instrument,
  type Listing,
  type Market,
  type OpenPositionView,
  type Quote,
  type SessionPhase,
  type TradingAccount,
  accountId,
  decimal,
  defaultMarkets,
  defaultSettings,
  instant,
  instrumentId,
  localDate,
  money,
  orderId,
  positionId,
  stepTick,
} from '@onelot/domain'
import type { ListedContext } from './OrderTicket/ticketModel.ts'

/** What the finance stories and tests are set in: one Korean and one US listing on a Monday morning in Seoul. */
export const sampleNow = instant(Date.parse('2026-01-05T01:00:00Z'))

const listedAt = instant(Date.parse('2010-01-04T00:00:00Z'))

export const hanbit: Instrument = {
  id: instrumentId('KRX:104520'),
  market: 'KRX',
  kind: 'stock',
  code: '104520',
  name: { en: 'Hanbit Foods', kor: '한빛식품', tw: '韓光食品' },
  industry: { en: 'Food', kor: '음식료', tw: '食品' },
  currency: 'KRW',
  lotSize: decimal('1'),
  leverages: [1, 2, 5, 10],
  shortable: true,
  origin: 'simulated',
  listedAt,
}

export const aapl: Instrument = {
  id: instrumentId('US:AAPL'),
  market: 'US',
  kind: 'stock',
  code: 'AAPL',
  name: { en: 'Apple', kor: '애플', tw: '蘋果' },
  industry: { en: 'Electronics', kor: '전자', tw: '電子' },
  currency: 'USD',
  lotSize: decimal('1'),
  leverages: [1, 2],
  shortable: true,
  origin: 'recorded',
  listedAt,
}

/** Crypto, of which a lot is a hundredth of a coin. */
export const bitx: Instrument = {
  id: instrumentId('CRYPTO:BITX'),
  market: 'CRYPTO',
  kind: 'digitalCurrency',
  code: 'BITX',
  name: { en: 'Bitx', kor: '비트엑스', tw: '比特克斯' },
  industry: { en: 'Crypto', kor: '가상자산', tw: '加密貨幣' },
  currency: 'USD',
  lotSize: decimal('0.01'),
  leverages: [1],
  shortable: false,
  origin: 'simulated',
  listedAt,
}

export function sampleQuote(instrument: Instrument, price: string, previousClose: string): Quote {
  const market = defaultMarkets[instrument.market]
  const value = decimal(price)
  return {
    instrument: instrument.id,
    price: value,
    previousClose: decimal(previousClose),
    open: value,
    high: value,
    low: value,
    bid: stepTick(market, value, -1),
    ask: value,
    volume: decimal('1284300'),
    turnover: decimal('91442160000'),
    at: sampleNow,
  }
}

export const hanbitQuote = sampleQuote(hanbit, '71200', '69500')
export const aaplQuote = sampleQuote(aapl, '187.36', '190.04')
export const bitxQuote = sampleQuote(bitx, '431.20', '427.50')

export function sampleListing(instrument: Instrument, phase: SessionPhase = 'regular'): Listing {
  const market: Market = defaultMarkets[instrument.market]
  const until = instant(Date.parse('2026-01-05T06:30:00Z'))
  return {
    instrument,
    market,
    session: {
      phase,
      tradingDay: localDate('2026-01-05'),
      until,
      dayEnds: until,
      hours: { from: '09:00', to: '15:30', zone: market.zone },
    },
  }
}

/** A market that is open 24 hours, until nine in the morning in Seoul. */
export function allDayListing(instrument: Instrument): Listing {
  const listing = sampleListing(instrument)
  const until = instant(Date.parse('2026-01-06T00:00:00Z'))
  const hours = { from: '00:00', to: '24:00', zone: listing.market.zone }
  return { ...listing, session: { ...listing.session, until, dayEnds: until, hours } }
}

export const sampleContext = (
  quote: Quote = hanbitQuote,
  listing: Listing = sampleListing(hanbit),
): ListedContext => ({ now: sampleNow, settings: defaultSettings, listing, quote, halted: false })

/** The same where the listing is day-traded, to five minutes before the end of the day. */
export const dayTradeContext = (listing: Listing = sampleListing(hanbit)): ListedContext => {
  const context = sampleContext(hanbitQuote, listing)
  return { ...context, settings: { ...context.settings, dayTrade: { cutoffMinutes: 5 } } }
}

export const sampleAccount = (
  over: Partial<TradingAccount> & { readonly krw?: string } = {},
): TradingAccount => {
  const { krw = '10000000', ...rest } = over
  return {
    account: accountId('A-1'),
    realName: 'passed',
    restrictions: [],
    marginEnabled: true,
    balances: { KRW: { available: decimal(krw) }, USD: { available: decimal('20000') } },
    orders: {},
    positions: {},
    ...rest,
  }
}

/** A book around a quote: real at its best level, made up beyond. */
export function sampleBook({ bid, ask }: Quote, instrument: Instrument = hanbit): Book {
  const market = defaultMarkets[instrument.market]
  const level = (from: Decimal, step: number) => ({
    price: stepTick(market, from, step),
    quantity: decimal(String(((Math.abs(step) * 7919) % 4200) + 380)),
  })
  return {
    asks: [0, 1, 2, 3, 4].map((step) => level(ask, step)),
    bids: [0, -1, -2, -3, -4].map((step) => level(bid, step)),
  }
}

/** Forty lots of Hanbit, bought at 65,000 with twice the margin. */
export const samplePosition: OpenPositionView = {
  id: positionId('O-1'),
  terms: { instrument: hanbit.id, side: 'long', type: 'market', lots: 40, leverage: 2 },
  market: 'KRX',
  currency: 'KRW',
  lotSize: hanbit.lotSize,
  placedAt: sampleNow,
  status: 'holding',
  fill: {
    price: decimal('65000'),
    at: sampleNow,
    tradingDay: localDate('2026-01-02'),
    margin: money('KRW', '1300000'),
    fee: money('KRW', '390'),
    lots: 40,
  },
}

/** Lots of crypto, bought at 400 and paid in full. */
export const coinPosition = (lots: number): OpenPositionView => ({
  ...samplePosition,
  id: positionId('O-3'),
  terms: { instrument: bitx.id, side: 'long', type: 'market', lots, leverage: 1 },
  market: 'CRYPTO',
  currency: 'USD',
  lotSize: bitx.lotSize,
  fill: {
    price: decimal('400'),
    at: sampleNow,
    tradingDay: localDate('2026-01-05'),
    margin: money('USD', String(4 * lots)),
    fee: money('USD', '0.04'),
    lots,
  },
})

/** The forty lots of Hanbit, of which ten wait for 80,000. */
export const waitingPosition: OpenPositionView = {
  ...samplePosition,
  status: 'preparingToClose',
  closes: [
    {
      order: orderId('O-2'),
      limitPrice: decimal('80000'),
      lots: 10,
      placedAt: sampleNow,
      timeInForce: 'day',
      expiresAt: instant(Date.parse('2026-01-05T06:30:00Z')),
    },
  ],
}
export const waitingOrders: TradingAccount['orders'] = {
  [orderId('O-2')]: { purpose: 'close', position: samplePosition.id, terms: { lots: 10 } },
}

export const holdingAccount = sampleAccount({ positions: { [samplePosition.id]: samplePosition } })

export const sparkOf = (...prices: readonly number[]): readonly Decimal[] =>
  prices.map((price) => decimal(String(price)))
export const risingDay = sparkOf(69500, 69300, 69800, 70100, 69900, 70600, 70400, 70900, 71300, 71200)
export const fallingDay = sparkOf(190, 189, 190, 188, 189, 188, 187, 188, 186, 187)
