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
  charges: { commission: '0', minimumCommission: '0', saleTax: '0' },
  minimumOpening: '1000',
}

/** Trading days are those of Seoul, nine hours ahead of UTC the whole year. */
export function session() {
  const tradingDay = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  const until = `${tradingDay}T15:00:00.000Z`
  return {
    phase: 'regular',
    tradingDay,
    until,
    dayEnds: until,
    hours: { from: '00:00', to: '24:00', zone: ZONE },
  }
}

const stocks = new Map()
function stock(code, name, close) {
  const id = `KRX:${code}`
  stocks.set(id, { previousClose: close, open: close, price: close, low: close, high: close })
  const traded = { kind: 'stock', currency: 'KRW', lotSize: '1', leverages: [1], shortable: false }
  const from = { origin: 'simulated', listedAt: '2020-01-02T00:00:00.000Z' }
  return { id, market: 'KRX', code, name: same(name), industry: same('Examples'), ...traded, ...from }
}
export const instruments = [
  stock('900010', 'Example Foods', 12_000n),
  stock('900020', 'Example Ships', 48_500n),
  stock('900030', 'Example Power', 7_340n),
]

/** Moves each price by one tick, up or down, within three percent of the close before. */
export function movePrices() {
  for (const one of stocks.values()) {
    const moved = one.price + (Math.random() < 0.5 ? -10n : 10n)
    if (moved * 100n < one.previousClose * 97n || moved * 100n > one.previousClose * 103n) continue
    one.price = moved
    if (moved < one.low) one.low = moved
    if (moved > one.high) one.high = moved
  }
}

export function quoteOf({ id }) {
  const { price, ...day } = stocks.get(id)
  const figures = Object.entries({ price, ...day, bid: price, ask: price + 10n })
  const texts = Object.fromEntries(figures.map(([name, figure]) => [name, String(figure)]))
  return { instrument: id, ...texts, volume: '0', turnover: '0', at: new Date().toISOString() }
}
