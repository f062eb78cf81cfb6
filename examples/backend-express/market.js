// One market that is always open, in won: amounts are whole numbers, so that none is a float. They travel as decimal texts.
const ZONE = 'Asia/Seoul'
const same = (name) => ({ en: name, kor: name, tw: name })

export const krw = (amount) => ({ currency: 'KRW', amount: String(amount) })

export const market = {
  id: 'KRX',
  name: { en: 'Korea Exchange', kor: '한국거래소', tw: '韓國交易所' },
  currency: 'KRW',
  zone: ZONE,
  ticks: [{ from: '0', tick: '10' }],
  settlementDays: 0,
  saleLock: { kind: 'none' },
  charges: { commission: '0.00015', minimumCommission: '0', saleTax: '0.0015' },
  minimumOpening: '1000',
}
/** Of a hundred thousand. */
const rates = { commission: 15n, saleTax: 150n }
/** Of what a trade is worth; half a won rounds up. */
export const charge = (value, name) => (value * rates[name] + 50_000n) / 100_000n

/** Trading days are those of Seoul, nine hours ahead of UTC the whole year. */
export function session() {
  const tradingDay = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  const until = new Date(Date.parse(`${tradingDay}T15:00:00.000Z`)).toISOString()
  return {
    phase: 'regular',
    tradingDay,
    until,
    dayEnds: until,
    hours: { from: '00:00', to: '24:00', zone: ZONE },
  }
}

const stocks = [
  { code: '900010', name: 'Example Foods', close: 12_000n },
  { code: '900020', name: 'Example Ships', close: 48_500n },
  { code: '900030', name: 'Example Power', close: 7_340n },
].map((stock) => ({ ...stock, price: stock.close, low: stock.close, high: stock.close }))

export const instruments = stocks.map(({ code, name }) => ({
  id: `KRX:${code}`,
  market: 'KRX',
  kind: 'stock',
  code,
  name: same(name),
  industry: same('Examples'),
  currency: 'KRW',
  lotSize: '1',
  leverages: [1],
  shortable: false,
  origin: 'simulated',
  listedAt: '2020-01-02T00:00:00.000Z',
}))

/** Moves each price by one tick, up or down, within three percent of the close before. */
export function movePrices() {
  for (const stock of stocks) {
    const moved = stock.price + (Math.random() < 0.5 ? -10n : 10n)
    if (moved * 100n < stock.close * 97n || moved * 100n > stock.close * 103n) continue
    stock.price = moved
    if (moved < stock.low) stock.low = moved
    if (moved > stock.high) stock.high = moved
  }
}

export function quoteOf({ id, code }) {
  const { price, close, low, high } = stocks.find((stock) => stock.code === code)
  const figures = { price, previousClose: close, open: close, high, low, bid: price, ask: price + 10n }
  const texts = Object.entries(figures).map(([name, figure]) => [name, String(figure)])
  const traded = { volume: '0', turnover: '0', at: new Date().toISOString() }
  return { instrument: id, ...Object.fromEntries(texts), ...traded }
}
export const rowOf = (instrument) => ({ instrument, quote: quoteOf(instrument), sparkline: [] })
