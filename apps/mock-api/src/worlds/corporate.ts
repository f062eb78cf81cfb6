import {
  type Decimal,
  type Instrument,
  type InstrumentId,
  type MarketId,
  addTradingDays,
  decimal,
  marketFacts,
  instant,
  instrumentId,
  epochMs,
  tradingDayOf,
} from '@onelot/domain'
import type { Broker } from '../broker.ts'
import { demoInstruments, koreanStock } from './demoInstruments.ts'
import type { WorldGuide } from './guide.ts'
import { newCompany } from './newCompany.ts'
import type { World } from './world.ts'

const { apple } = demoInstruments
const DAY_MS = 86_400_000

/** The trading day so many after the running one. */
export function dayAhead({ services }: Broker, market: MarketId, days: number) {
  const { calendar, clock } = services
  const exchange = marketFacts[market]
  return addTradingDays(exchange, calendar, tradingDayOf(exchange, calendar, clock.now()), days)
}

/** Announces a dividend whose ex-date is so many trading days ahead, paid two trading days later. */
export async function announce(broker: Broker, instrument: InstrumentId, amount: Decimal, days: number) {
  const listing = broker.services.market.listing(instrument)
  if (listing === undefined) throw new Error(`${instrument} is not listed`)
  const announced = await broker.operator.announceDividend({
    instrument,
    amount,
    exDate: dayAhead(broker, listing.market, days),
    payDate: dayAhead(broker, listing.market, days + 2),
    reason: 'simulated',
  })
  if (!announced.ok) throw new Error(`the dividend was refused: ${JSON.stringify(announced.refusal)}`)
}

async function holder(guide: WorldGuide): Promise<InstrumentId> {
  await guide.register()
  await guide.enableMargin()
  const korean = koreanStock(guide.broker.services.market)
  await guide.place({ instrument: apple, side: 'long', type: 'market', lots: 20, leverage: 1 })
  return korean
}

export const dividendAhead: World = {
  async build(guide) {
    const korean = await holder(guide)
    await announce(guide.broker, korean, decimal('361'), 1)
    await announce(guide.broker, apple, decimal('0.24'), 3)
  },
}

export const exDividendDay: World = {
  history: '2 days',
  async build(guide) {
    await holder(guide)
    await announce(guide.broker, apple, decimal('0.24'), 2)
  },
}

export const dividendPaid: World = {
  history: '5 days',
  async build(guide) {
    const korean = await holder(guide)
    await guide.place({ instrument: korean, side: 'short', type: 'market', lots: 30, leverage: 2 })
    await announce(guide.broker, apple, decimal('0.24'), 1)
    await announce(guide.broker, korean, decimal('361'), 2)
    await guide.advance('4 days')
    await announce(guide.broker, apple, decimal('0.26'), 4)
  },
}

export const dividendOwed: World = {
  history: '2 days',
  practiceMoney: { KRW: '100000000', USD: '500', THB: '3000000', TWD: '3000000' },
  async build(guide) {
    await guide.register()
    await guide.enableMargin()
    await guide.place({ instrument: apple, side: 'short', type: 'market', lots: 20, leverage: 10 })
    await announce(guide.broker, apple, decimal('40'), 1)
    await guide.broker.operator.setHalt(apple, true)
  },
}

const daySplit = (ratio: { readonly to: number; readonly from: number }): World => ({
  history: '2 days',
  async build(guide) {
    await holder(guide)
    const exDate = dayAhead(guide.broker, 'US', 2)
    const split = await guide.broker.operator.announceSplit({ instrument: apple, ratio, exDate })
    if (!split.ok) throw new Error(`the split was refused: ${JSON.stringify(split.refusal)}`)
  },
})

export const splitDay = daySplit({ to: 4, from: 1 })
/** Of twenty shares six remain, and two thirds of one are paid out. */
export const reverseSplitDay = daySplit({ to: 1, from: 3 })

/** Fictional companies that are new to the market. */
export const newInstruments = {
  tomorrow: instrumentId('KRX:990010'),
  today: instrumentId('KRX:990020'),
} as const

export const newListings: World = {
  history: '1 h',
  async build(guide) {
    await guide.register()
    await guide.enableMargin()
    const { services, operator } = guide.broker
    const now = epochMs(services.clock.now())
    const names = {
      tomorrow: { en: 'Saebyeok Robotics', kor: '새벽로보틱스', tw: '曙光機器人' },
      today: { en: 'Onbit Sensors', kor: '온빛센서', tw: '溫光感測' },
    }
    const industry = { en: 'Robotics', kor: '로봇', tw: '機器人' }
    const company = (code: string, name: Instrument['name'], ms: number) =>
      newCompany({ code, name, industry, listedAt: instant(ms) })
    const listings = [
      company('990010', names.tomorrow, now + DAY_MS),
      company('990020', names.today, now + 60_000),
    ]
    for (const listing of listings) {
      const listed = await operator.list(listing, decimal('15000'))
      if (!listed.ok) throw new Error(`the listing was refused: ${JSON.stringify(listed.refusal)}`)
    }
  },
}
