import { marketOverview } from '@onelot/api-client'
import { type BrowserBroker, createBrowserBroker } from '@onelot/mock-api/browser'
import { MarketScreen } from '@onelot/screens/market'
import { useId } from 'react'
import { type Root, createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showScreen } from './screenStage.tsx'

/** The components that read the overview of the markets, which the rules are a part of. */
const { readers } = vi.hoisted(() => ({ readers: new Set<string>() }))

vi.mock(import('../packages/screens/src/data/useRead.ts'), async (original) => {
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

let broker: BrowserBroker
let root: Root

beforeEach(async () => {
  broker = await createBrowserBroker({ world: 'member' })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  await broker.dispose()
})

const rows = () => document.querySelectorAll('a[href*=stockDetail]').length

it('the rules of the markets are read once for all rows', async () => {
  const asked: string[] = []
  await showScreen({
    ...{ root, broker },
    name: 'market',
    screen: <MarketScreen />,
    send: (request) => {
      asked.push(request.url)
      return broker.fetch(request)
    },
  })
  await expect.poll(rows, { timeout: 15_000 }).toBeGreaterThan(5)
  expect(readers.size).toBe(2)
  expect(asked.filter((url) => url.endsWith(marketOverview.path))).toHaveLength(1)
})
