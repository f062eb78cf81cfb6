import {
  type Currency,
  type Instrument,
  type Leverage,
  type Localized,
  decimal,
  defaultMarkets,
  fromLocal,
  instrumentId,
  localDate,
  plusMs,
} from '@onelot/domain'
import { gridOf, nearestTick } from '../grid.ts'
import { mix, signed, textKey, unit } from '../hash.ts'
import type { Issue } from './issue.ts'
import { type Issuing, type IssuerName, issuerName } from './names.ts'
import { word } from './words.ts'

const DAY_MS = 86_400_000
const FEWEST_SHARES = 8_000_000

/** How a market's fictional companies are spread. */
interface Shape {
  readonly count: number
  readonly currency: Currency
  readonly price: { readonly from: number; readonly to: number }
  readonly sigma: { readonly from: number; readonly to: number }
  readonly beta: { readonly from: number; readonly to: number }
  /** Market value of the median company. */
  readonly worth: number
}

const shapes: Readonly<Record<Issuing, Shape>> = {
  KRX: {
    count: 2700,
    currency: 'KRW',
    price: { from: 1_400, to: 180_000 },
    sigma: { from: 0.011, to: 0.04 },
    beta: { from: 0.4, to: 1.4 },
    worth: 4e11,
  },
  TWSE: {
    count: 350,
    currency: 'TWD',
    price: { from: 14, to: 640 },
    sigma: { from: 0.006, to: 0.012 },
    beta: { from: 0.5, to: 1.2 },
    worth: 2e10,
  },
  US: {
    count: 350,
    currency: 'USD',
    price: { from: 4, to: 420 },
    sigma: { from: 0.01, to: 0.035 },
    beta: { from: 0.5, to: 1.5 },
    worth: 6e9,
  },
  SET: {
    count: 200,
    currency: 'THB',
    price: { from: 1.6, to: 280 },
    sigma: { from: 0.009, to: 0.028 },
    beta: { from: 0.4, to: 1.3 },
    worth: 3e10,
  },
}

/** Blocks of codes that the real exchanges do not give to companies, so that none is taken for a real one. */
function codeOf(market: Issuing, i: number, name: Localized): string {
  if (market === 'KRX') return String(600_000 + ((i * 7_919) % 29_990) * 10)
  if (market === 'TWSE') return String(400 + ((i * 37) % 600)).padStart(4, '0')
  const letters = name.en.toUpperCase().replaceAll(/[^A-Z]/g, '')
  const scramble = i * 131
  const letter = (digit: number): string =>
    String.fromCharCode(65 + (Math.floor(scramble / 26 ** digit) % 26))
  return market === 'US'
    ? `${letters.slice(0, 2)}${letter(0)}${letter(1)}Z`
    : `${letters.slice(0, 2)}${letter(0)}${letter(1)}XX`
}

/** Cases that screens must handle: the longest name, the most expensive stock, the cheapest. */
const special: Readonly<
  Partial<Record<Issuing, readonly (Partial<IssuerName> & { readonly price?: number })[]>>
> = {
  KRX: [
    {
      name: word(
        'Garon International Advanced Materials and Sustainable Energy Solutions Holdings',
        '가론인터내셔널첨단소재지속가능에너지솔루션홀딩스',
        '佳倫國際先進材料暨永續能源解決方案控股',
      ),
    },
    { price: 1_200_000 },
    { price: 95 },
  ],
  SET: [{ price: 0.62 }],
  US: [{ price: 0.85 }, { price: 3_150 }],
}

const between = ({ from, to }: { readonly from: number; readonly to: number }, at: number): number =>
  from + (to - from) * at

const ladder: readonly (readonly Leverage[])[] = [[1], [1, 2], [1, 2, 5], [1, 2, 5, 10]]

function stock(market: Issuing, i: number): Issue {
  const shape = shapes[market]
  const { ticks, zone } = defaultMarkets[market]
  const grid = gridOf(ticks)
  const unusual = special[market]?.[i]
  const composed = issuerName(market, i)
  const name = unusual?.name ?? composed.name
  const code = codeOf(market, i, composed.name)
  const id = instrumentId(`${market}:${code}`)
  const key = textKey(id)
  const price =
    unusual?.price ?? shape.price.from * (shape.price.to / shape.price.from) ** (unit(key, 1) ** 1.4)
  const units = nearestTick(grid, price * 10 ** grid.fractionDigits)
  const shares = Math.max(
    FEWEST_SHARES,
    Math.ceil((shape.worth * Math.exp(3 * signed(key, 2))) / price / 1000) * 1000,
  )
  const listed = plusMs(
    fromLocal(zone, localDate('2008-01-02'), 9 * 60),
    Math.floor(unit(key, 5) * 5_400) * DAY_MS,
  )
  const instrument: Instrument = {
    id,
    market,
    kind: 'stock',
    code,
    name,
    industry: composed.industry.name,
    currency: shape.currency,
    lotSize: decimal('1'),
    leverages: ladder[mix(key, 6) % ladder.length] ?? [1],
    shortable: unit(key, 7) < 0.7,
    origin: 'simulated',
    listedAt: listed,
  }
  return {
    instrument,
    grid,
    key,
    base: Math.log(units),
    sigma: between(shape.sigma, unit(key, 3)),
    beta: between(shape.beta, unit(key, 4)),
    shares,
    dailyVolume: Math.ceil(shares * 0.002 * Math.exp(1.2 * signed(key, 8))),
  }
}

/** All fictional companies of a market, always the same. */
export const stocksOf = (market: Issuing): readonly Issue[] =>
  Array.from({ length: shapes[market].count }, (_, i) => stock(market, i))
