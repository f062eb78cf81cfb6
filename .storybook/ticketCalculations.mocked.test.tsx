import { instrumentId } from '@onelot/domain'
import { StockDetailScreen } from '@onelot/screens/stock-detail'
import { screen } from 'storybook/test'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { screenStage } from './screenStage.tsx'

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

const stage = screenStage('member')

it('a ticket is calculated with what changes it, and not each time that it is drawn', async () => {
  await stage.show({
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
  await stage.broker.advance('2 s')
  await vi.waitFor(() => {
    expect(calculated).toHaveBeenCalled()
  })
})
