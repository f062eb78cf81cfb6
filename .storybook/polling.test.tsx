import { instrumentId } from '@onelot/domain'
import { type BrowserBroker, createBrowserBroker } from '@onelot/mock-api/browser'
import { StockDetailScreen } from '@onelot/screens/stock-detail'
import { type Root, createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { showScreen } from './screenStage.tsx'

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

it('a stock that is read every five seconds is read again after a read that failed', async () => {
  await showScreen({
    ...{ root, broker },
    name: 'stockDetail',
    screen: <StockDetailScreen instrument={instrumentId('US:AAPL')} />,
  })
  const shown = () => document.body.textContent
  await expect.poll(() => document.querySelector('[role=group][aria-label=Price]')).not.toBeNull()
  broker.setFaults([{ on: 'market/detail', http: 500, times: 1 }])
  await expect.poll(shown).toContain('Not refreshed since')
  await expect.poll(shown).not.toContain('Not refreshed since')
})
