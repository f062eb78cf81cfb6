import {
  type Currency,
  type Instrument,
  type LocalDate,
  type Localized,
  type MarketId,
  decimal,
  marketFacts,
  fromLocal,
  instrumentId,
  leverages,
  localDate,
} from '@onelot/domain'
import { gridFor, nearestTick } from '../grid.ts'
import { textKey } from '../hash.ts'
import { currencyGroup, indexGroup, industries, tokenGroup } from './industries.ts'
import type { Issue } from './issue.ts'
import { word, words } from './words.ts'

const since = (market: MarketId, date: string) => fromLocal(marketFacts[market].zone, localDate(date), 0)

interface Drawn {
  readonly price: number
  readonly sigma: number
  readonly beta: number
  readonly shares: number
  readonly dailyVolume: number
}

function issue(instrument: Instrument, { price, ...drawn }: Drawn): Issue {
  const grid = gridFor(instrument)
  const units = nearestTick(grid, price * 10 ** grid.fractionDigits)
  return { instrument, grid, key: textKey(instrument.id), base: Math.log(units), ...drawn }
}

const tokenNames = words(`
  Auralis 오랄리스 奧拉利 / Bitren 비트렌 比特連 / Cordium 코디움 科迪姆 / Dovecoin 도브코인 鴿幣 / Ethanor 에타노르 伊薩諾
  Fluxen 플럭센 弗勒森 / Gravic 그라빅 格拉維 / Helion 헬리온 赫利昂 / Icarum 이카룸 伊卡隆 / Jotun 요툰 約頓
  Kelvin 켈빈 凱爾文 / Lumena 루메나 盧梅納 / Miravo 미라보 米拉沃 / Nexaro 넥사로 尼薩羅 / Orbique 오르비크 奧比克
  Pravda 프라브다 普拉達 / Quantis 퀀티스 昆提斯 / Rivolet 리볼렛 里沃萊 / Stellane 스텔란 斯泰蘭 / Tideus 티데우스 泰德斯
`)
const tokenPrices = [
  41_200, 2_380, 612, 0.084, 147, 38.5, 21.7, 9.42, 6.15, 3.08, 1.74, 0.93, 0.512, 0.318, 0.226, 0.142, 71.3,
  0.0472, 0.0215, 308,
]

/** About twenty tokens that exist nowhere else; a lot is a contract of some ten dollars. */
const tokens = (): readonly Issue[] =>
  tokenNames.map((name, i) => {
    const price = tokenPrices[i] ?? 1
    const code = `${name.en.slice(0, 3).toUpperCase()}X`
    const lot =
      price >= 10_000 ? '0.001' : price >= 1_000 ? '0.01' : price >= 100 ? '0.1' : price >= 1 ? '10' : '100'
    const instrument: Instrument = {
      id: instrumentId(`CRYPTO:${code}`),
      market: 'CRYPTO',
      kind: 'digitalCurrency',
      code,
      name,
      industry: tokenGroup,
      currency: 'USD',
      lotSize: decimal(lot),
      leverages,
      shortable: true,
      origin: 'simulated',
      listedAt: since('CRYPTO', '2018-01-01'),
    }
    const shares = Math.ceil(4e10 / price / (i + 1))
    const drawn = { price, sigma: 0.02 + 0.001 * i, beta: 0.8, shares, dailyVolume: Math.ceil(shares * 0.02) }
    return issue(instrument, drawn)
  })

const currencyNames: Readonly<Partial<Record<Currency, Localized>>> = {
  CNY: word('Chinese Yuan', '중국 위안', '人民幣'),
  TWD: word('New Taiwan Dollar', '대만 달러', '新臺幣'),
  HKD: word('Hong Kong Dollar', '홍콩 달러', '港幣'),
  USD: word('US Dollar', '미국 달러', '美元'),
  THB: word('Thai Baht', '태국 바트', '泰銖'),
  JPY: word('Japanese Yen', '일본 엔', '日圓'),
  VND: word('Vietnamese Dong', '베트남 동', '越南盾'),
  MYR: word('Malaysian Ringgit', '말레이시아 링깃', '馬來西亞令吉'),
  KRW: word('Korean Won', '대한민국 원', '韓元'),
}

/** Currencies by how many of them a dollar buys. */
const dollars: readonly (readonly [quote: Currency, rate: number])[] = [
  ['KRW', 1_392],
  ['TWD', 32.2],
  ['THB', 33.1],
  ['JPY', 149.6],
  ['CNY', 7.19],
  ['HKD', 7.79],
  ['MYR', 4.41],
  ['VND', 25_400],
]
/** Currencies whose price in won follows from the dollar's in either. */
const inWon: readonly Currency[] = ['JPY', 'CNY', 'TWD', 'THB']

const both = (base: Localized, quote: Localized): Localized =>
  word(`${base.en} / ${quote.en}`, `${base.kor}/${quote.kor}`, `${base.tw}/${quote.tw}`)

function pair(base: Currency, quote: Currency): Instrument {
  const names = [currencyNames[base], currencyNames[quote]] as const
  if (names[0] === undefined || names[1] === undefined) throw new Error(`no name for ${base} or ${quote}`)
  const code = `${base}${quote}`
  return {
    id: instrumentId(`FX:${code}`),
    market: 'FX',
    kind: 'forex',
    code,
    name: both(names[0], names[1]),
    industry: currencyGroup,
    currency: quote,
    lotSize: decimal('1000'),
    leverages,
    shortable: true,
    origin: 'simulated',
    listedAt: since('FX', '2010-01-01'),
  }
}

/** Twelve pairs of the product's currencies, simulated; a price is the worth of one unit of the first in the second. */
function forex(): readonly Issue[] {
  const ofDollar = new Map(
    dollars.map(([quote, price]) => {
      const sigma = quote === 'HKD' ? 0.0003 : 0.0032
      const drawn = { price, sigma, beta: 0.2, shares: 0, dailyVolume: 4_000_000 }
      return [quote, issue(pair('USD', quote), drawn)] as const
    }),
  )
  const over = ofDollar.get('KRW')
  const crosses = inWon.flatMap((base) => {
    const under = ofDollar.get(base)
    if (over === undefined || under === undefined) return []
    const price =
      Math.exp(over.base - under.base) * 10 ** (under.grid.fractionDigits - over.grid.fractionDigits)
    const drawn = { price, sigma: 0.0045, beta: 0, shares: 0, dailyVolume: 4_000_000 }
    return [{ ...issue(pair(base, 'KRW'), drawn), legs: { over, under } }]
  })
  return [...ofDollar.values(), ...crosses]
}

const indices: readonly (readonly [market: MarketId, code: string, name: Localized, level: number])[] = [
  ['KRX', 'KCOMP', word('Korea Composite', '한국 종합지수', '韓國綜合指數'), 2_640],
  ['TWSE', 'TCOMP', word('Taiwan Composite', '대만 종합지수', '台灣綜合指數'), 21_300],
  ['US', 'UCOMP', word('US Composite', '미국 종합지수', '美國綜合指數'), 4_850],
  ['SET', 'SCOMP', word('Thailand Composite', '태국 종합지수', '泰國綜合指數'), 1_390],
  ['CRYPTO', 'XCOMP', word('Crypto Composite', '가상자산 지수', '加密貨幣指數'), 1_000],
]

function indexInstrument(market: MarketId, code: string, name: Localized, from: string): Instrument {
  return {
    id: instrumentId(`${market}:${code}`),
    market,
    kind: 'index',
    code,
    name,
    industry: indexGroup,
    currency: marketFacts[market].currency,
    lotSize: decimal('1'),
    leverages: [1],
    shortable: false,
    origin: 'simulated',
    listedAt: since(market, from),
  }
}

/** One index a market: its level is the market's own move, which every listing follows in part. */
const composites = (): readonly Issue[] =>
  indices.map(([market, code, name, price]) =>
    issue(indexInstrument(market, code, name, '2008-01-02'), {
      price,
      sigma: 0,
      beta: 1,
      shares: 0,
      dailyVolume: 400_000_000,
    }),
  )

/** Last bars of the recorded series, from which the continuations start. */
const lastRecorded: Readonly<Record<'aapl' | 'sp500', { readonly date: LocalDate; readonly units: number }>> =
  {
    aapl: { date: localDate('2018-05-11'), units: 188_589_996 },
    sp500: { date: localDate('2020-04-17'), units: 2_874_560_059 },
  }

const real = (): readonly Issue[] => [
  {
    ...issue(
      {
        id: instrumentId('US:AAPL'),
        market: 'US',
        kind: 'stock',
        code: 'AAPL',
        name: word('Apple Inc.', '애플', '蘋果'),
        industry: industries[0]?.name ?? indexGroup,
        currency: 'USD',
        lotSize: decimal('1'),
        leverages,
        shortable: true,
        origin: 'recorded',
        listedAt: since('US', '2013-05-13'),
      },
      { price: 188.59, sigma: 0.012, beta: 1.1, shares: 4_915_138_000, dailyVolume: 28_000_000 },
    ),
    anchor: lastRecorded.aapl,
    series: 'aapl',
  },
  {
    ...issue(
      {
        ...indexInstrument('US', 'SPX', word('S&P 500', 'S&P 500', '標普 500'), '2000-01-03'),
        origin: 'recorded',
      },
      { price: 2_874.56, sigma: 0.003, beta: 1.25, shares: 0, dailyVolume: 4_600_000_000 },
    ),
    anchor: lastRecorded.sp500,
    series: 'sp500',
  },
]

/** Everything except the fictional companies. */
export const otherIssues = (): readonly Issue[] => [...real(), ...composites(), ...tokens(), ...forex()]
