import { marketOverview } from '@onelot/api-client'
import { MarketScreen } from '@onelot/screens/market/market'
import { useId } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { screenStage } from './screenStage.tsx'

/** The components that read the overview of the markets, which the rules are a part of. */
const { readers } = vi.hoisted(() => ({ readers: new Set<string>() }))

vi.mock(import('../packages/screens/src/base/data/useRead.ts'), async (original) => {
  const module = await original()
  return {
    ...module,
    useRead: (endpoint, ...asked) => {
      const reader = useId()
      if (endpoint.path === marketOverview.path) readers.add(reader)
      return module.useRead(endpoint, ...asked)
    },
  }
})

const stage = screenStage('member')

const rows = () => document.querySelectorAll('a[href*=stockDetail]').length

beforeEach(() => {
  readers.clear()
})

it('the rules of the markets are read once for all rows', async () => {
  const asked: string[] = []
  await stage.show({
    name: 'market',
    screen: <MarketScreen />,
    send: (request) => {
      asked.push(request.url)
      return stage.broker.fetch(request)
    },
  })
  await expect.poll(rows).toBeGreaterThan(5)
  await expect.poll(() => readers.size).toBe(2)
  expect(asked.filter((url) => url.endsWith(marketOverview.path))).toHaveLength(1)
})
