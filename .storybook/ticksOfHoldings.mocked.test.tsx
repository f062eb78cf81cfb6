import { TradeScreen } from '@onelot/screens/trading/trade'
import { expect, it, vi } from 'vitest'
import { drawnByTicks } from './drawnByTicks.ts'
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
  await stage.show({ name: 'trade', screen: <TradeScreen /> })
  const total = () => document.querySelector('section')?.textContent
  await until(() => {
    expect(renders.get('card')).toBeGreaterThan(0)
    expect(renders.get('summary')).toBeGreaterThan(0)
  })
  const before = total()
  const drawn = await drawnByTicks(stage, () => {
    expect(renders.get('card')).toBeGreaterThan(0)
    expect(total()).not.toBe(before)
  })
  expect([...drawn.keys()].sort()).toEqual(['card', 'summary'])
})
