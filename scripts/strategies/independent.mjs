/**
 * Strategies over AAPL of 2013 to 2018, calculated a second time: whole numbers of BigInt from the files, and no code of the domain's.
 * node scripts/strategies/independent.mjs crossing 20 60 [dividends]
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const SCALE = 10n ** 8n
const CENT = SCALE / 100n
const folder = new URL('../../apps/mock-api/data/', import.meta.url)
const rowsOf = (name) =>
  readFileSync(new URL(name, folder), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))

/** 12.5 is 1,250,000,000. */
function scaled(text) {
  const [whole, digits = ''] = text.split('.')
  return BigInt(whole) * SCALE + BigInt(digits.padEnd(8, '0'))
}
const halfUp = (value, unit) => ((value + unit / 2n) / unit) * unit
const up = (value, unit) => ((value + unit - 1n) / unit) * unit

/** US: a tenth of a percent, 0.99 at least. */
function commission(worth) {
  const rated = halfUp(worth / 1000n, CENT)
  return rated < 99n * CENT ? 99n * CENT : rated
}
const cost = (price, count) => up(price * BigInt(count), CENT) + commission(price * BigInt(count))

function payable(cash, price) {
  let count = Number(cash / price)
  while (count > 0 && cost(price, count) > cash) count -= 1
  return count
}

/** Days with prices, and the dividend of a share after 15 percent of tax. */
export function daysOfAapl(withDividends) {
  const dividends = new Map(
    rowsOf('aapl-dividends.csv').map(([date, amount]) => [date, (scaled(amount) * 85n) / 100n]),
  )
  return rowsOf('aapl-daily-2013-2018.csv').map(([date, open, high, low, close]) => ({
    date,
    open: scaled(open),
    high: scaled(high),
    low: scaled(low),
    close: scaled(close),
    dividend: (withDividends && dividends.get(date)) || 0n,
  }))
}

/** What each rule wants after a close: a list of true and false, one a part. */
const rules = {
  crossing: (fast, slow) => (days, at, held) => {
    if (at + 1 < slow) return held
    const sum = (count) => days.slice(at + 1 - count, at + 1).reduce((total, { close }) => total + close, 0n)
    const [left, right] = [sum(fast) * BigInt(slow), sum(slow) * BigInt(fast)]
    return left === right ? held : [left > right]
  },
  /** k in tenths. */
  breakout: (k) => (days, at) => {
    if (at === 0) return [false]
    const { high, low } = days[at - 1]
    return [(days[at].close - days[at].open) * 10n > BigInt(k) * (high - low)]
  },
  /** Width in percent. */
  grid: (levels, width) => (days, at, held, base) => {
    const parts = BigInt(levels)
    const line = (index) => base * (100n * parts - BigInt(width) * parts + 2n * BigInt(width) * BigInt(index))
    const price = days[at].close * 100n * parts
    return Array.from({ length: levels }, (_, index) => {
      if (price <= line(index)) return true
      return price >= line(index + 1) ? false : held[index]
    })
  },
}

/** All decisions from the first close on; fills from the second day's open on. */
export function calculate(kind, numbers, capital, days) {
  const rule = rules[kind](...numbers)
  const count = kind === 'grid' ? numbers[0] : 1
  let cash = BigInt(capital) * SCALE
  const lots = Array.from({ length: count }, () => 0)
  const costs = Array.from({ length: count }, () => 0n)
  const base = days[0].close
  let wanted = rule(
    days,
    0,
    lots.map(() => false),
    base,
  )
  const result = []
  let [sales, wins] = [0, 0]
  for (let at = 1; at < days.length; at += 1) {
    const { date, open, close, dividend } = days[at]
    const had = lots.reduce((sum, one) => sum + one, 0)
    cash += halfUp(dividend * BigInt(had), CENT)
    const out = lots
      .map((one, index) => (one > 0 && !wanted[index] ? index : -1))
      .filter((index) => index >= 0)
    if (out.length > 0) {
      const sold = out.reduce((sum, index) => sum + lots[index], 0)
      const worth = open * BigInt(sold)
      const brought = halfUp(worth, CENT) - commission(worth)
      cash += brought
      sales += 1
      if (brought > out.reduce((sum, index) => sum + costs[index], 0n)) wins += 1
      for (const index of out) [lots[index], costs[index]] = [0, 0n]
    }
    const price = open % CENT === 0n ? open + CENT : up(open, CENT)
    let left = payable(cash, price)
    const each = count === 1 ? left : Number((BigInt(capital) * SCALE) / (price * BigInt(count)))
    const buying = []
    for (let index = count - 1; index >= 0; index -= 1) {
      if (lots[index] > 0 || !wanted[index]) continue
      const some = Math.min(each, left)
      left -= some
      if (some > 0) buying.push([index, some])
    }
    const bought = buying.reduce((sum, [, some]) => sum + some, 0)
    if (bought > 0) {
      const paid = cost(price, bought)
      cash -= paid
      for (const [index, some] of buying) {
        lots[index] = some
        costs[index] = (paid * BigInt(some)) / BigInt(bought)
      }
    }
    if (count > 1) wanted = lots.map((one) => one > 0)
    const has = lots.reduce((sum, one) => sum + one, 0)
    result.push({
      date,
      cash: cash / CENT,
      lots: has,
      equity: (cash + halfUp(close * BigInt(has), CENT)) / CENT,
    })
    wanted = rule(days, at, wanted, base)
  }
  return { days: result, ...judged(result, sales, wins) }
}

function judged(days, sales, wins) {
  let [high, drawdown] = [0, 0]
  const worths = days.map(({ equity }) => Number(equity))
  for (const worth of worths) {
    high = Math.max(high, worth)
    drawdown = Math.max(drawdown, (high - worth) / high)
  }
  const returns = worths
    .slice(1)
    .map((worth, index) => worth / worths[index] - 1)
    .slice(-250)
  const mean = returns.reduce((sum, one) => sum + one, 0) / returns.length
  const variance = returns.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (returns.length - 1)
  const percent = Math.sqrt(variance * 252) * 100
  const bounds = [5, 8, 11, 15, 20, 25, 32, 40, 55]
  return {
    drawdown,
    winRate: sales === 0 ? undefined : wins / sales,
    risk: 1 + bounds.filter((bound) => percent > bound).length,
    deviation: percent,
    sales,
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [kind, ...rest] = process.argv.slice(2)
  const numbers = rest.filter((one) => one !== 'dividends').map(Number)
  const { days, ...figures } = calculate(kind, numbers, 10_000, daysOfAapl(rest.includes('dividends')))
  process.stdout.write(`${JSON.stringify({ cents: String(days.at(-1).equity), ...figures })}\n`)
}
