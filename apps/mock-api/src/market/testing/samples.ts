import {
  type Instant,
  type Instrument,
  type InstrumentId,
  type LocalDate,
  type MarketId,
  marketFacts,
  epochMs,
  fromLocal,
  instant,
  localDate,
} from '@onelot/domain'
import { createMarket } from '../market.ts'
import type { MarketPort } from '../port.ts'
import { mean } from './statistics.ts'

/** Markets of simulated stocks. */
export const stockMarkets = ['KRX', 'TWSE', 'US', 'SET'] as const satisfies readonly MarketId[]
export type StockMarket = (typeof stockMarkets)[number]

/** Whole days end at local midnight of this date. No zone changes its clocks near it. */
const DATE = localDate('2026-02-17')
const BOARD_AT = instant(Date.parse('2026-02-17T12:00:00Z'))
const ACTIVE = 10
const DAYS = 10
const MINUTES = 1_440
const DAY_MS = 86_400_000
/** Late enough that each listing has as many days before `DATE` as after it, 2,000 in all. */
const LATER = instant(Date.parse('2028-11-12T12:00:00Z'))
const DAILY = 2_000
/** Daily returns about the ten days that measure how much a listing moves: enough for a twentieth's accuracy, yet of the same months. */
const AROUND = 250

/** Minutes of one whole day. */
export interface MinuteDay {
  readonly open: number
  readonly closes: Float64Array
  readonly volumes: Float64Array
}

export interface DailyBar {
  readonly date: LocalDate
  readonly close: number
  readonly volume: number
  readonly simulated: boolean
}

export interface Sample {
  readonly instrument: Instrument
  /** The ten days before `DATE`. */
  readonly days: readonly MinuteDay[]
  /** 2,001 days with `DATE` in their middle. */
  readonly daily: readonly DailyBar[]
}

export const marketOfSeed = (seed: number): MarketPort => createMarket({ seed, calendar: 'demo' })

export async function dailyBars(
  market: MarketPort,
  id: InstrumentId,
  limit: number,
  now: Instant = LATER,
): Promise<readonly DailyBar[]> {
  const { candles } = await market.candles(id, { period: 'day', adjustment: 'forward', limit }, now)
  return candles.map(({ time, close, volume, simulated }) => ({
    date: localDate(time),
    close: Number(close),
    volume: Number(volume),
    simulated,
  }))
}

async function minuteDays(market: MarketPort, instrument: Instrument): Promise<readonly MinuteDay[]> {
  const { zone } = marketFacts[instrument.market]
  const before = fromLocal(zone, DATE, 0)
  const query = { period: '1m', adjustment: 'none', before, limit: DAYS * MINUTES } as const
  const { candles } = await market.candles(instrument.id, query, LATER)
  const first = candles[0]
  if (candles.length !== DAYS * MINUTES || first?.time !== instant(epochMs(before) - DAYS * DAY_MS))
    throw new Error(`${instrument.id} has no ${String(DAYS)} whole days before ${DATE}`)
  return Array.from({ length: DAYS }, (_, day) => {
    const bars = candles.slice(day * MINUTES, (day + 1) * MINUTES)
    return {
      open: Number(bars[0]?.open),
      closes: Float64Array.from(bars, ({ close }) => Number(close)),
      volumes: Float64Array.from(bars, ({ volume }) => Number(volume)),
    }
  })
}

/** The most active simulated stocks of a market. */
const activeStocks = (market: MarketPort, id: MarketId): readonly Instrument[] =>
  market
    .board('active', id, BOARD_AT, { number: 1, size: 3 * ACTIVE })
    .rows.map(({ instrument }) => instrument)
    .filter(({ kind, origin }) => kind === 'stock' && origin === 'simulated')
    .slice(0, ACTIVE)

export async function samplesOf(market: MarketPort, id: StockMarket): Promise<readonly Sample[]> {
  const samples: Sample[] = []
  for (const instrument of activeStocks(market, id)) {
    const daily = await dailyBars(market, instrument.id, DAILY + 1)
    if (daily.length !== DAILY + 1) throw new Error(`${instrument.id} is too young`)
    samples.push({ instrument, days: await minuteDays(market, instrument), daily })
  }
  if (samples.length !== ACTIVE) throw new Error(`${id} has too few stocks`)
  return samples
}

/** Closes of the ten days and the one before, or of as many about them as measure how much a listing moves. */
export function closesNear({ daily }: Pick<Sample, 'daily'>, window: 'own' | 'around'): readonly number[] {
  const at = daily.findIndex(({ date }) => date >= DATE)
  const after = window === 'own' ? 0 : (AROUND - DAYS) / 2
  const returns = window === 'own' ? DAYS : AROUND
  return daily.slice(at + after - returns - 1, at + after).map(({ close }) => close)
}

/** Mean volumes of the 24 whole months before `DATE`. */
export function monthlyVolumes(daily: readonly DailyBar[]): readonly number[] {
  const months = new Map<string, number[]>()
  for (const { date, volume } of daily) {
    const month = date.slice(0, 7)
    if (month >= DATE.slice(0, 7)) break
    const volumes = months.get(month) ?? []
    months.set(month, volumes)
    volumes.push(volume)
  }
  return [...months.values()].slice(-24).map(mean)
}
