import type { News } from '@onelot/api-client'
import { decimal, instant, instrumentId, localDate } from '@onelot/domain'

const steel = {
  id: instrumentId('KRX:600000'),
  market: 'KRX',
  kind: 'stock',
  code: '600000',
  name: { en: 'Harim Steel', kor: '하림철강', tw: '河林鋼鐵' },
  industry: { en: 'Steel', kor: '철강', tw: '鋼鐵' },
  currency: 'KRW',
  lotSize: decimal('1'),
  leverages: [1],
  shortable: false,
  origin: 'simulated',
  listedAt: instant(0),
} as const satisfies News['instrument']
const composite = {
  ...steel,
  id: instrumentId('KRX:KCOMP'),
  kind: 'index',
  code: 'KCOMP',
  name: { en: 'Korea Composite', kor: '한국 종합지수', tw: '韓國綜合指數' },
} as const

const at = instant(Date.parse('2026-03-09T06:30:00Z'))
const of = { instrument: steel, at }
const ofIndex = { instrument: composite, at }
const up = { price: decimal('13660'), previous: decimal('13000'), rate: decimal('0.0508') }
const down = { price: decimal('12340'), previous: decimal('13000'), rate: decimal('-0.0508') }
const flat = { price: decimal('13000'), previous: decimal('13000'), rate: decimal('0') }
const points = { price: decimal('2712.4'), previous: decimal('2690.1'), rate: decimal('0.0083') }
const pointsDown = { price: decimal('2690.1'), previous: decimal('2712.4'), rate: decimal('-0.0082') }
const week = {
  kind: 'weekSummary',
  from: localDate('2026-03-02'),
  to: localDate('2026-03-06'),
  high: decimal('2730'),
  low: decimal('2681.5'),
} as const
const year = { extreme: decimal('13800'), before: decimal('13750') }
const volume = { volume: decimal('4812000'), average: decimal('1203000'), times: decimal('4') }
const foreign = { days: 5, units: decimal('82300') }
const sector = { kind: 'sectorMove', sector: steel.industry, leader: steel } as const
const exDate = localDate('2026-03-20')

const kinds = [
  { ...of, ...up, kind: 'openingGap' },
  { ...of, ...down, kind: 'openingGap' },
  { ...of, ...up, kind: 'midSession' },
  { ...of, ...down, kind: 'midSession' },
  { ...of, ...up, kind: 'bigMove' },
  { ...of, ...down, kind: 'bigMove' },
  { ...of, ...up, kind: 'upperLimit' },
  { ...of, ...down, kind: 'lowerLimit' },
  { ...of, ...up, ...year, kind: 'high52Week' },
  { ...of, ...down, ...year, kind: 'low52Week' },
  { ...of, ...flat, ...volume, kind: 'unusualVolume' },
  { ...of, ...up, ...foreign, kind: 'foreignBuying' },
  { ...of, ...down, ...foreign, kind: 'foreignSelling' },
  { ...ofIndex, ...points, kind: 'milestone', level: decimal('2700') },
  { ...ofIndex, ...pointsDown, kind: 'milestone', level: decimal('2700') },
  { ...ofIndex, ...points, ...week },
  { ...ofIndex, ...pointsDown, ...week },
  { ...ofIndex, ...points, previous: points.price, rate: decimal('0'), ...week },
  { ...ofIndex, ...sector, rate: decimal('0.0431'), leaderRate: decimal('0.082') },
  { ...ofIndex, ...sector, rate: decimal('-0.0431'), leaderRate: decimal('-0.082') },
  {
    ...of,
    kind: 'dividend',
    amount: decimal('350'),
    currency: 'KRW',
    exDate,
    payDate: localDate('2026-04-10'),
  },
  { ...of, kind: 'split', to: 5, from: 1, exDate },
  { ...of, kind: 'listed' },
  { ...of, kind: 'halted', price: decimal('13000') },
  { ...of, kind: 'resumed', price: decimal('13000') },
] as const

/** Every kind of news, each as often as it has headlines. */
export const sampleNews: readonly News[] = kinds.map((one, index) => ({ ...one, id: String(index) }))
