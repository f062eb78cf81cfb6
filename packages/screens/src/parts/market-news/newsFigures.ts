import type { InstrumentOnWire, News } from '@onelot/api-client'
import {
  type Decimal,
  type Localized,
  type Market,
  type MarketId,
  decimal,
  marketFacts,
} from '@onelot/domain'
import {
  formatBarePrice,
  formatCompact,
  formatMoney,
  formatMonthDay,
  formatNumber,
  formatPercent,
  formatPrice,
  priceScale,
} from '@onelot/ui'

/** What the messages of news may write with; empty where the kind has no such figure. Rates have no sign: the message says the direction. */
const none = {
  name: '',
  code: '',
  market: '',
  industry: '',
  rate: '',
  price: '',
  previous: '',
  extreme: '',
  before: '',
  volume: '',
  average: '',
  times: '',
  days: '',
  units: '',
  level: '',
  from: '',
  to: '',
  high: '',
  low: '',
  sector: '',
  leader: '',
  leaderRate: '',
  amount: '',
  exDate: '',
  payDate: '',
}
export type NewsFigures = typeof none

export interface FiguresReader {
  readonly locale: string
  readonly nameOf: (name: Localized) => string
  readonly rulesOf: (market: MarketId) => Market | undefined
}

const unsigned = (rate: Decimal): Decimal => (rate.startsWith('-') ? decimal(rate.slice(1)) : rate)

/** The figures of a piece of news as its reader writes them. */
export function figuresOf(news: News, { locale, nameOf, rulesOf }: FiguresReader): NewsFigures {
  const { instrument } = news
  const percent = (rate: Decimal) => formatPercent(locale, unsigned(rate))
  const priced = priceOf(instrument, rulesOf(instrument.market), locale)
  const about = {
    ...none,
    name: nameOf(instrument.name),
    code: instrument.code,
    market: nameOf(marketFacts[instrument.market].name),
    industry: nameOf(instrument.industry),
    rate: 'rate' in news ? percent(news.rate) : '',
    price: 'price' in news ? priced(news.price) : '',
    previous: 'previous' in news ? priced(news.previous) : '',
  }
  switch (news.kind) {
    case 'high52Week':
    case 'low52Week':
      return { ...about, extreme: priced(news.extreme), before: priced(news.before) }
    case 'unusualVolume':
      return {
        ...about,
        volume: formatCompact(locale, news.volume),
        average: formatCompact(locale, news.average),
        times: formatNumber(locale, news.times),
      }
    case 'foreignBuying':
    case 'foreignSelling':
      return { ...about, days: String(news.days), units: formatNumber(locale, news.units) }
    case 'milestone':
      return { ...about, level: formatNumber(locale, news.level) }
    case 'weekSummary':
      return {
        ...about,
        from: formatMonthDay(locale, news.from),
        to: formatMonthDay(locale, news.to),
        high: priced(news.high),
        low: priced(news.low),
      }
    case 'sectorMove':
      return {
        ...about,
        sector: nameOf(news.sector),
        leader: nameOf(news.leader.name),
        leaderRate: formatPercent(locale, news.leaderRate, { signed: true }),
      }
    case 'dividend':
      return {
        ...about,
        amount: formatMoney(locale, { currency: news.currency, amount: news.amount }),
        exDate: formatMonthDay(locale, news.exDate),
        payDate: formatMonthDay(locale, news.payDate),
      }
    case 'split':
      return {
        ...about,
        from: String(news.from),
        to: String(news.to),
        exDate: formatMonthDay(locale, news.exDate),
      }
    case 'openingGap':
    case 'midSession':
    case 'bigMove':
    case 'upperLimit':
    case 'lowerLimit':
    case 'listed':
    case 'halted':
    case 'resumed':
      return about
  }
}

/** An index counts points, which have no currency. */
function priceOf(instrument: InstrumentOnWire, market: Market | undefined, locale: string) {
  const scale = priceScale(instrument, market)
  const format = instrument.kind === 'index' ? formatBarePrice : formatPrice
  return (price: Decimal): string => format(locale, price, scale)
}
