import { dayTradingSetLossLimit } from '@onelot/api-client'
import { type InstrumentId, type PositionId, instant } from '@onelot/domain'
import { demoInstruments, koreanStock } from '../../../../worlds/demoInstruments.ts'
import type { WorldGuide } from '../../../../worlds/guide.ts'
import { limitAt } from '../../../../worlds/limitAt.ts'
import type { World } from '../../../../worlds/world.ts'

const { apple } = demoInstruments

/** A part of its price: its bid is held there. */
async function priceAt(guide: WorldGuide, instrument: InstrumentId, rate: string): Promise<void> {
  const set = await guide.broker.operator.setPrice(instrument, limitAt(guide, instrument, rate))
  if (!set.ok) throw new Error(`the price was refused: ${set.refusal.code}`)
}

const dayTrade = (
  guide: WorldGuide,
  terms: { readonly instrument: InstrumentId; readonly lots: number; readonly short?: true },
): Promise<PositionId> =>
  guide.place({
    instrument: terms.instrument,
    side: terms.short ? 'short' : 'long',
    type: 'market',
    lots: terms.lots,
    leverage: terms.short ? 2 : 1,
    dayTrade: true,
  })

const close = (guide: WorldGuide, position: PositionId, lots: number): Promise<void> =>
  guide.close({ position, lots, type: 'market' })

const waiting = (guide: WorldGuide, instrument: InstrumentId, lots: number): Promise<PositionId> =>
  guide.place({
    instrument,
    side: 'long',
    type: 'limit',
    limitPrice: limitAt(guide, instrument, '0.97'),
    lots,
    leverage: 1,
    dayTrade: true,
  })

async function member(guide: WorldGuide): Promise<InstrumentId> {
  await guide.register()
  await guide.enableMargin()
  return koreanStock(guide.broker.services.market)
}

/** One that won and one that lost; then two that are open in two markets, and an order that waits. */
async function open(guide: WorldGuide): Promise<void> {
  const korean = await member(guide)
  await guide.call(dayTradingSetLossLimit, { market: 'KRX', amount: '300000' })
  await priceAt(guide, korean, '1')
  const won = await dayTrade(guide, { instrument: korean, lots: 40 })
  await guide.advance('20 min')
  await priceAt(guide, korean, '1.018')
  await close(guide, won, 40)
  const lost = await dayTrade(guide, { instrument: korean, lots: 25, short: true })
  await guide.advance('15 min')
  await priceAt(guide, korean, '1.006')
  await close(guide, lost, 25)
  await dayTrade(guide, { instrument: korean, lots: 30 })
  await dayTrade(guide, { instrument: apple, lots: 12, short: true })
  await waiting(guide, korean, 15)
  await guide.advance('10 min')
  await priceAt(guide, korean, '1.004')
  await guide.advance('15 min')
}

/** More was lost than the member lets a day lose; one is still open, and one that waited was rejected. */
async function stopped(guide: WorldGuide): Promise<void> {
  const korean = await member(guide)
  await guide.call(dayTradingSetLossLimit, { market: 'KRX', amount: '50000' })
  await priceAt(guide, korean, '1')
  const lost = await dayTrade(guide, { instrument: korean, lots: 40 })
  await dayTrade(guide, { instrument: korean, lots: 10 })
  await waiting(guide, korean, 15)
  await guide.advance('30 min')
  await priceAt(guide, korean, '0.975')
  await close(guide, lost, 40)
  await guide.advance('30 min')
}

/** Two that the cutoff closed, and an order that it ended. */
async function ended(guide: WorldGuide): Promise<void> {
  const korean = await member(guide)
  await priceAt(guide, korean, '1')
  await dayTrade(guide, { instrument: korean, lots: 30 })
  await dayTrade(guide, { instrument: korean, lots: 12, short: true })
  await waiting(guide, korean, 15)
  await guide.advance('1 h')
  await priceAt(guide, korean, '1.012')
  await guide.advance('1 h')
}

/** Halted over the cutoff of the day before, and still. */
async function carried(guide: WorldGuide): Promise<void> {
  const korean = await member(guide)
  await dayTrade(guide, { instrument: korean, lots: 30 })
  await guide.broker.operator.setHalt(korean, true)
  await guide.advance('16 h')
}

/** Day trades in each of their states. */
export const worlds = {
  /** Has day trades that are open in two markets, an order that waits, and two that ended; with a limit of what a day may lose. */
  dayTrades: { history: '1 h', build: open },
  /** Has lost what the member lets a day lose: no further day trade is taken. One is open. */
  dayTradesStopped: { history: '1 h', build: stopped },
  /** Exchange hours, two minutes after the Korean cutoff: it closed two and ended an order. */
  dayTradesEnded: {
    calendar: 'exchange',
    // 15:27 in Seoul: two minutes after the cutoff.
    now: instant(Date.parse('2026-03-10T06:27:00.000Z')),
    history: '2 h',
    build: ended,
  },
  /** A day trade was halted at its cutoff, and still is on the next day. */
  dayTradeCarried: { history: '16 h', build: carried },
  /** A site without day trading. */
  withoutDayTrading: {
    site: { modules: { dayTrading: { feature: 'off' } } },
    build: (guide) => member(guide).then(() => undefined),
  },
} as const satisfies Readonly<Record<string, World>>
