import { instrumentId } from '@onelot/domain'
import { MarketScreen } from '@onelot/screens/market/market'
import { StockDetailScreen } from '@onelot/screens/market/stock-detail'
import { expect, it, vi } from 'vitest'
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

/** Waits for pending calls, then counts what a second of the market draws. */
async function drawnByTicks(shown: string): Promise<ReadonlyMap<string, number>> {
  await until(() => {
    expect(renders.get(shown)).toBeGreaterThan(0)
  })
  // A busy machine answers late: what is read meanwhile draws the screen, and no tick does.
  await until(async () => {
    renders.clear()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(renders.get('screen') ?? 0).toBe(0)
  })
  renders.clear()
  await until(async () => {
    await stage.broker.advance('2 s')
    expect(renders.get(shown)).toBeGreaterThan(0)
  }, 200)
  return new Map(renders)
}

it('a tick draws the price, the details and the chart of a stock, each once, and nothing else of its screen', async () => {
  await stage.show({
    name: 'stockDetail',
    screen: <StockDetailScreen instrument={instrumentId('US:AAPL')} />,
  })
  const drawn = await drawnByTicks('chart')
  expect([...drawn.keys()].sort()).toEqual(['chart', 'details', 'head'])
  expect(drawn.get('details')).toBe(drawn.get('head'))
})

it('a tick draws the rows of what has ticked, and not their list', async () => {
  await stage.show({ name: 'market', screen: <MarketScreen /> })
  const drawn = await drawnByTicks('row')
  expect([...drawn.keys()]).toEqual(['row'])
})
