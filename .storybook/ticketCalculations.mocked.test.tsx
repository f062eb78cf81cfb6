import { instrumentId } from '@onelot/domain'
import { StockDetailScreen } from '@onelot/screens/market/stock-detail'
import { screen } from 'storybook/test'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pause } from './pause.ts'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

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
  const buy = await until(() => screen.getByRole('button', { name: 'Buy' }))
  await until(() => {
    expect(buy).toBeEnabled()
  })
  await userEvent.click(buy)
  await until(() => screen.getByRole('dialog'))
  await until(async () => {
    calculated.mockClear()
    await pause(1_000)
    expect(calculated).not.toHaveBeenCalled()
    expect(stage.calls.answered).toBe(stage.calls.asked)
  })
  drawn.mockClear()
  await until(() => {
    expect(drawn).toHaveBeenCalled()
  })
  expect(calculated).not.toHaveBeenCalled()
  await stage.broker.advance('2 s')
  await until(() => {
    expect(calculated).toHaveBeenCalled()
  })
})
