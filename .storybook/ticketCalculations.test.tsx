import { instrumentId } from '@onelot/domain'
import { type BrowserBroker, createBrowserBroker } from '@onelot/mock-api/browser'
import { StockDetailScreen } from '@onelot/screens/stock-detail'
import { type Root, createRoot } from 'react-dom/client'
import { screen } from 'storybook/test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showScreen } from './screenStage.tsx'

const { calculated, drawn } = vi.hoisted(() => ({ calculated: vi.fn(), drawn: vi.fn() }))

vi.mock(import('../packages/ui/src/finance/OrderTicket/ticketModel.ts'), async (original) => {
  const module = await original()
  return {
    ...module,
    ticketModel: (...given) => {
      calculated()
      return module.ticketModel(...given)
    },
  }
})
vi.mock(import('../packages/ui/src/finance/OrderTicket/OrderTicket.tsx'), async (original) => {
  const module = await original()
  return {
    ...module,
    OrderTicketSheet: (props) => {
      drawn()
      return <module.OrderTicketSheet {...props} />
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

it('a ticket is calculated with what changes it, and not each time that it is drawn', async () => {
  await showScreen({
    ...{ root, broker },
    name: 'stockDetail',
    screen: <StockDetailScreen instrument={instrumentId('US:AAPL')} />,
  })
  const buy = await screen.findByRole('button', { name: 'Buy' }, { timeout: 15_000 })
  await vi.waitFor(() => {
    expect(buy).toBeEnabled()
  })
  await userEvent.click(buy)
  await screen.findByRole('dialog')
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  calculated.mockClear()
  drawn.mockClear()
  await vi.waitFor(
    () => {
      expect(drawn).toHaveBeenCalled()
    },
    { timeout: 8_000 },
  )
  expect(calculated).not.toHaveBeenCalled()
  await broker.advance('2 s')
  await vi.waitFor(() => {
    expect(calculated).toHaveBeenCalled()
  })
})
