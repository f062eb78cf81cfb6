import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import '../../../testing/everyScreen.ts'
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

/** An index counts points, in hundredths wherever it is listed; nobody buys it. */
export const CountsPoints: Story = {
  args: { instrument: instrumentId('KRX:KCOMP') },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await canvas.findByText('KCOMP')
    const previous = await canvas.findByText(t('stockDetail:details.previousClose'))
    await expect(previous.parentElement).toHaveTextContent(/[\d,]+\.\d\d$/)
    await expect(canvas.queryByRole('group', { name: t('stockDetail:actions.label') })).toBeNull()
    for (const fact of ['industry', 'unit', 'marketCap'] as const)
      await expect(canvas.queryByText(t(`stockDetail:details.${fact}`))).toBeNull()
  },
}

export const HasNoTicket: Story = {
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await canvas.findByRole('application', {
      name: messagePattern((name) => t('stockDetail:chart', { name })),
    })
    await expect(canvas.queryByRole('button', { name: t('stockDetail:actions.buy') })).toBeNull()
  },
}
