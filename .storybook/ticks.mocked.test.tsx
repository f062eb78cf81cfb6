import { instrumentId } from '@onelot/domain'
import { MarketScreen } from '@onelot/screens/market/market'
import { StockDetailScreen } from '@onelot/screens/market/stock-detail'
import { expect, it, vi } from 'vitest'
import { drawnByTicks } from './drawnByTicks.ts'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const { renders, profiled, called } = await vi.hoisted(() => import('./profiled.tsx'))

vi.mock(import('../packages/screens/src/market/stock-detail/Head.tsx'), async (original) => ({
  Head: profiled('head', (await original()).Head),
}))
vi.mock(import('../packages/screens/src/market/stock-detail/Details.tsx'), async (original) => ({
  Details: profiled('details', (await original()).Details),
}))
vi.mock(import('../packages/screens/src/market/stock-detail/LiveChart.tsx'), async (original) => ({
  LiveChart: profiled('chart', (await original()).LiveChart),
}))
vi.mock(import('../packages/screens/src/market/stock-detail/Book.tsx'), async (original) => ({
  Book: profiled('book', (await original()).Book),
}))
vi.mock(import('../packages/screens/src/market/stock-detail/TradeBar.tsx'), async (original) => ({
  TradeBar: profiled('trade bar', (await original()).TradeBar),
}))
vi.mock(import('../packages/screens/src/base/shell/BackPage.tsx'), async (original) => ({
  BackPage: called('screen', (await original()).BackPage),
}))
vi.mock(import('../packages/screens/src/base/shell/TabPage.tsx'), async (original) => ({
  TabPage: called('screen', (await original()).TabPage),
}))
vi.mock(import('../packages/screens/src/parts/quotes/LiveQuoteRow.tsx'), async (original) => ({
  LiveQuoteRow: called('list of rows', profiled('row', (await original()).LiveQuoteRow)),
}))

const stage = screenStage('member')

const isDrawn = (name: string) => () => {
  expect(renders.get(name)).toBeGreaterThan(0)
}

it('a tick draws the price, the details and the chart of a stock, each once, and nothing else of its screen', async () => {
  await stage.show({
    name: 'stockDetail',
    screen: <StockDetailScreen instrument={instrumentId('US:AAPL')} />,
  })
  await until(isDrawn('chart'))
  const drawn = await drawnByTicks(stage, isDrawn('chart'))
  expect([...drawn.keys()].sort()).toEqual(['chart', 'details', 'head'])
  expect(drawn.get('details')).toBe(drawn.get('head'))
})

it('a tick draws the rows of what has ticked, and not their list', async () => {
  await stage.show({ name: 'market', screen: <MarketScreen /> })
  await until(isDrawn('row'))
  const drawn = await drawnByTicks(stage, isDrawn('row'))
  expect([...drawn.keys()]).toEqual(['row'])
})
