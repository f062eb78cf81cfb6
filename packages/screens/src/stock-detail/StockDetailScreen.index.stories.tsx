import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readerOf } from '../flows/readers.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const index = instrumentId('US:SPX')

const meta = {
  title: 'Screens/Stock detail/Index',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: index, route: 'indexDetail' },
  parameters: { scenario: { screen: 'indexDetail', world: 'member' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The route says that it is an index before its listing has arrived. */
export const OnItsWay: Story = {
  parameters: {
    scenario: {
      world: 'member',
      opens: { to: 'indexDetail', instrument: index },
      faults: [{ on: 'market/detail', hang: true }],
    },
  },
  play: async (context) => {
    const title = await context.canvas.findByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent(readerOf(context).titleOf('indexDetail'))
  },
}
