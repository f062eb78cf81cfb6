import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inSheet } from '../../../testing/journey.ts'
import { readerOf } from '../../../testing/readers.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Quick order',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL'), lots: '7' },
  parameters: {
    purpose: 'Opens the ticket with a quantity that was chosen on another screen.',
    scenario: { screen: 'stockDetail', world: 'member' },
  },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

export const OpensItsTicket: Story = {
  play: async () => {
    const quantity = await inSheet((sheet) => sheet.getByRole('spinbutton'))
    await expect(quantity).toHaveValue('7')
  },
}

export const AGuestLogsInFirst: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(await screen.findByRole('button', { name: t('stockDetail:guest.logIn') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'login' })
  },
}
