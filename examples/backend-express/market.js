// One market that is always open, in won: amounts are whole numbers, so that none is a float. They travel as decimal texts.
import { defaultMarkets } from '@onelot/domain'

const free = { commission: '0', minimumCommission: '0', saleTax: '0' }
export const market = { ...defaultMarkets.KRX, settlementDays: 0, charges: free }
export const krw = (amount) => ({ currency: 'KRW', amount: String(amount) })

/** Trading days are those of Seoul, nine hours ahead of UTC the whole year. */
export function session() {
  const tradingDay = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  const until = `${tradingDay}T15:00:00.000Z`
  const hours = { from: '00:00', to: '24:00', zone: market.zone }
  return { phase: 'regular', tradingDay, until, dayEnds: until, hours }
}

const texts = (text) => ({ en: text, kor: text, tw: text })
function stock(code, name, close, tick) {
  const names = { name: texts(name), industry: texts('Examples') }
  const traded = { kind: 'stock', currency: 'KRW', lotSize: '1', leverages: [1], shortable: false }
  const from = { origin: 'simulated', listedAt: '2020-01-02T00:00:00.000Z' }
  return { instrument: { id: `KRX:${code}`, market: 'KRX', code, ...names, ...traded, ...from }, close, tick }
}
export const stocks = [
  stock('900010', 'Example Foods', 12_000n, 10n),
  stock('900020', 'Example Ships', 48_500n, 50n),
  stock('900030', 'Example Power', 7_340n, 10n),
]

/** Prices go twenty ticks up and down again, within some minutes, each stock by itself. */
export function quoteOf({ instrument: { id, code }, close, tick }) {
  const ticks = Math.round(20 * Math.sin(Date.now() / 60_000 + Number(code)))
  const price = close + BigInt(ticks) * tick
  const day = { previousClose: close, open: close, low: close - 20n * tick, high: close + 20n * tick }
  const figures = { ...day, price, bid: price, ask: price + tick, volume: 0, turnover: 0 }
  const asTexts = Object.entries(figures).map(([name, figure]) => [name, String(figure)])
  return { instrument: id, at: new Date().toISOString(), ...Object.fromEntries(asTexts) }
}
