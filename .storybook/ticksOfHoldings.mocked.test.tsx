import { TradeScreen } from '@onelot/screens/trading/trade'
import { expect, it, vi } from 'vitest'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const { renders, profiled } = await vi.hoisted(() => import('./profiled.tsx'))

vi.mock(import('../packages/screens/src/trading/trade/Summary.tsx'), async (original) => ({
  Summary: profiled('summary', (await original()).Summary),
}))
vi.mock(import('../packages/screens/src/trading/trade/Filters.tsx'), async (original) => ({
  Filters: profiled('filters', (await original()).Filters),
}))
vi.mock(import('../packages/screens/src/parts/positions/LivePositionCard.tsx'), async (original) => ({
  LivePositionCard: profiled('card', (await original()).LivePositionCard),
}))

const stage = screenStage('holder')

it('a tick draws the totals of Holdings with the cards, without an answer of the broker, and nothing else of its screen', async () => {
  let asked = 0
  await stage.show({
    name: 'trade',
    screen: <TradeScreen />,
    send: (request) => {
      if (request.url.includes('trade/holdings')) asked += 1
      return stage.broker.fetch(request)
    },
  })
  const total = () => document.querySelector('section')?.textContent
  await until(() => {
    expect(renders.get('card')).toBeGreaterThan(0)
    expect(renders.get('summary')).toBeGreaterThan(0)
  })
  // What is read meanwhile draws the filters, and no tick does.
  await until(async () => {
    renders.clear()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(renders.get('filters') ?? 0).toBe(0)
  })
  renders.clear()
  const [askedBefore, totalBefore] = [asked, total()]
  await until(async () => {
    await stage.broker.advance('2 s')
    expect(renders.get('card')).toBeGreaterThan(0)
    expect(total()).not.toBe(totalBefore)
  }, 200)
  expect(asked).toBe(askedBefore)
  expect([...renders.keys()].sort()).toEqual(['card', 'summary'])
})
