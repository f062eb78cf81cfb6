import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Candle,
  type Instrument,
  type MarketId,
  marketFacts,
  fromLocal,
  instant,
  instrumentId,
  localDate,
} from '@onelot/domain'
import { createMarket } from '@onelot/mock-api'
import { type Panel, dayPanel, monthPanel, sheet } from './drawing.ts'

/** Charts end with the last day before this date, on the market of `npm start`. */
const DATE = localDate('2026-02-17')
const LATER = instant(Date.parse('2026-02-18T12:00:00Z'))
const MINUTES = 1_440
const DAYS = 60
const folder = join(import.meta.dirname, '../../docs/market')

const market = createMarket({ seed: 1, calendar: 'demo' })

/** The simulated stock of a market whose price comes first. */
function stock(id: MarketId, order: (a: number, b: number) => number): Instrument {
  const { rows } = market.board('hot', id, LATER, { number: 1, size: 5_000 })
  const [first] = rows
    .filter(({ instrument }) => instrument.kind === 'stock' && instrument.origin === 'simulated')
    .toSorted((a, b) => order(Number(a.quote.price), Number(b.quote.price)))
  if (first === undefined) throw new Error(`${id} has no stock`)
  return first.instrument
}

function listing(id: string): Instrument {
  const found = market.listing(instrumentId(id))
  if (found === undefined) throw new Error(`${id} is not listed`)
  return found
}

/** The order of the board: the stock that is traded most. */
const asListed = (): number => 0

const shown: readonly Instrument[] = [
  stock('KRX', (a, b) => b - a),
  stock('KRX', (a, b) => a - b),
  stock('KRX', asListed),
  stock('TWSE', asListed),
  stock('US', asListed),
  stock('SET', asListed),
  listing('US:AAPL'),
  listing('US:SPX'),
  listing('KRX:KCOMP'),
  listing('CRYPTO:AURX'),
  listing('FX:USDKRW'),
  listing('FX:JPYKRW'),
]

async function bars(instrument: Instrument, period: '1m' | 'day', limit: number): Promise<readonly Candle[]> {
  const before = period === 'day' ? DATE : fromLocal(marketFacts[instrument.market].zone, DATE, 0)
  const query = { period, adjustment: 'none', before, limit } as const
  const { candles } = await market.candles(instrument.id, query, LATER)
  if (candles.length !== limit) throw new Error(`${instrument.id} has too few bars`)
  return candles
}

const titleOf = ({ market: id, code, name }: Instrument): string =>
  `${id} ${code} · ${name.en.length > 30 ? `${name.en.slice(0, 29)}…` : name.en}`

const days: Panel[] = []
const months: Panel[] = []
for (const instrument of shown) {
  const title = titleOf(instrument)
  days.push(dayPanel(title, await bars(instrument, '1m', MINUTES)))
  months.push(monthPanel(title, await bars(instrument, 'day', DAYS)))
}
await mkdir(folder, { recursive: true })
for (const [name, panels] of [
  ['day', days],
  ['month', months],
] as const) {
  const svg = sheet(panels)
  await writeFile(join(folder, `${name}.svg`), svg)
  console.log(`docs/market/${name}.svg: ${(svg.length / 1024).toFixed(0)} KB`)
}
