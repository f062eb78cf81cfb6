import { type Candle, type ChartPeriod, decimal, instant, instrumentId, toLocal } from '@onelot/domain'
import { StockDetailScreen } from '@onelot/screens/market/stock-detail'
import { describe, expect, it } from 'vitest'
import { screenStage } from './screenStage.tsx'
import { buttonWith } from './stage.tsx'
import { until } from './until.ts'

const apple = instrumentId('US:AAPL')
/** The reader's: charts go by it. */
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

const stage = screenStage('member')

/** When a bar began, on the reader's clock, and its open, high, low and close. */
function written({ time, open, high, low, close }: Candle): string {
  const { minute } = toLocal(zone, instant(Date.parse(time)))
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return [clock, ...[open, high, low, close].map((price) => Number(price).toFixed(2))].join(' ')
}

/** The newest bars of minutes as the broker has them, the newest first. */
async function bars(period: ChartPeriod, limit: number): Promise<readonly string[]> {
  const { market, clock } = stage.broker.broker.services
  const query = { period, adjustment: 'forward', limit } as const
  const { candles } = await market.candles(apple, query, clock.now())
  return candles.toReversed().map(written)
}

/** The newest rows of the chart's table, as `bars` has them. */
const rows = (count: number): readonly string[] =>
  [...document.querySelectorAll('[role=region][aria-label*="Bars in view"] tbody tr')]
    .slice(0, count)
    .map((row) => {
      const [time = '', ...cells] = [...row.children].map(({ textContent }) => textContent)
      return [/\d\d:\d\d/.exec(time)?.[0], ...cells.slice(0, 4)].join(' ')
    })

const showsBars = (period: ChartPeriod, count: number) =>
  until(async () => {
    expect(rows(count)).toEqual(await bars(period, count))
  })

/** Apple is traded at a price, and the phone learns of it. */
async function tradesAt(dollars: string): Promise<void> {
  await stage.broker.broker.operator.setPrice(apple, decimal(dollars))
  await stage.broker.advance('2 s')
  const price = document.querySelector('[role=group][aria-label=Price]')
  await until(() => {
    expect(price?.textContent).toContain(dollars)
  })
}

/** Chooses how much time a bar holds, and shows the bars as a table. */
async function choose(period: '1 minute' | '5 minutes'): Promise<void> {
  document.querySelector<HTMLButtonElement>('button[aria-haspopup=dialog][data-chosen]')?.click()
  await until(() => {
    buttonWith(period).click()
  })
  await until(() => {
    expect(
      document.querySelector(`section[data-period="${period === '1 minute' ? '1m' : '5m'}"]`),
    ).not.toBeNull()
    if (rows(1).length === 0) buttonWith('Show as table').click()
    expect(rows(1)).toHaveLength(1)
  })
}

async function openMinutes(): Promise<void> {
  await stage.show({ name: 'stockDetail', screen: <StockDetailScreen instrument={apple} /> })
  await until(() => {
    expect(document.querySelector('canvas')).not.toBeNull()
  })
  await choose('1 minute')
  await stage.broker.advance('3 s')
  await showsBars('1m', 3)
}

/** Over 30 minutes in which a locked phone is asked for nothing, apple is traded at three prices. */
async function lockedForHalfAnHour(): Promise<void> {
  stage.turn('hidden')
  for (const dollars of ['250.00', '230.00', '240.00']) {
    await stage.broker.broker.operator.setPrice(apple, decimal(dollars))
    await stage.broker.advance('10 min')
  }
  stage.turn('visible')
}

describe('the minutes of a chart', () => {
  it('have the open, the highest, the lowest and the last of their ticks', async () => {
    await openMinutes()
    for (const dollars of ['300.00', '321.00', '288.00']) await tradesAt(dollars)
    await until(() => {
      expect(rows(1)).toEqual([expect.stringMatching(/ 321\.00 \d+\.\d\d 288\.00$/)])
    })
    await stage.broker.advance('1 min')
    await showsBars('1m', 3)
  })

  it('are as the broker has them, over several minutes in which most prices are dropped on the way', async () => {
    await openMinutes()
    for (const dollars of ['300.00', '310.00', '290.00']) {
      await stage.broker.broker.operator.setPrice(apple, decimal('400.00'))
      await stage.broker.advance('4 s')
      await stage.broker.broker.operator.setPrice(apple, undefined)
      await stage.broker.advance('4 s')
      await tradesAt(dollars)
      await stage.broker.advance('51 s')
    }
    await tradesAt('305.00')
    await showsBars('1m', 6)
  })

  it('that passed while the phone was locked are there when it is unlocked', async () => {
    await openMinutes()
    await lockedForHalfAnHour()
    await showsBars('1m', 40)
  })

  it('are said to be old while those that passed cannot be read, and are filled in once they can', async () => {
    await openMinutes()
    stage.broker.setFaults([{ on: 'market/candles', http: 500 }])
    await lockedForHalfAnHour()
    await until(() => {
      expect(document.body.textContent).toContain('Not refreshed since')
    })
    stage.broker.setFaults([])
    await showsBars('1m', 40)
    await until(() => {
      expect(document.body.textContent).not.toContain('Not refreshed since')
    })
  })

  it('are read anew where another period was looked at meanwhile', async () => {
    await openMinutes()
    await choose('5 minutes')
    await showsBars('5m', 3)
    for (const dollars of ['300.00', '280.00', '290.00']) {
      await tradesAt(dollars)
      await stage.broker.advance('3 min')
    }
    await showsBars('5m', 5)
    await choose('1 minute')
    await showsBars('1m', 15)
  })
  it('are read anew where the screen is come back to', async () => {
    await openMinutes()
    stage.keep(false)
    for (const dollars of ['250.00', '230.00', '240.00']) {
      await stage.broker.broker.operator.setPrice(apple, decimal(dollars))
      await stage.broker.advance('2 min')
    }
    stage.keep(true)
    await until(() => {
      if (rows(1).length === 0) buttonWith('Show as table').click()
      expect(rows(1)).toHaveLength(1)
    })
    await showsBars('1m', 12)
  })
})
