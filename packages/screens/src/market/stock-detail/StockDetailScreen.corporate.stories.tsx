import { instrumentId } from '@onelot/domain'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Company',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: { scenario: { screen: 'stockDetail', world: 'dividendAhead' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

const sees = async ({ canvas }: Pick<StoryContext, 'canvas'>, text: string | RegExp): Promise<void> => {
  const [found] = await canvas.findAllByText(text)
  await expect(found).toBeVisible()
}

export const ADividendAhead: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const label = await context.canvas.findByText(t('stockDetail:details.dividend'))
    await expect(label.parentElement).toHaveTextContent('0.24')
  },
}
export const TheExDividendDay: Story = {
  parameters: { scenario: { world: 'exDividendDay' } },
  play: async (context) => {
    await sees(context, readerOf(context).ui('finance.dayMarks.exDividend'))
  },
}
export const TheDayOfASplit: Story = {
  parameters: { scenario: { world: 'splitDay' } },
  play: async (context) => {
    await sees(context, readerOf(context).ui('finance.dayMarks.split'))
  },
}
/** Listed tomorrow: it says when, has no price, and no figures that need one. */
export const NotYetListed: Story = {
  args: { instrument: instrumentId('KRX:990010') },
  parameters: { scenario: { world: 'newListings' } },
  play: async (context) => {
    const { ui } = readerOf(context)
    await sees(
      context,
      messagePattern((time) => ui('finance.status.notYetListed', { time })),
    )
  },
}
export const TheFirstDay: Story = {
  args: { instrument: instrumentId('KRX:990020') },
  parameters: { scenario: { world: 'newListings' } },
  play: async (context) => {
    await sees(context, readerOf(context).ui('finance.dayMarks.firstDay'))
  },
}
/** What its new shares were offered at is a line of the chart. */
export const TheOfferPrice: Story = {
  args: { instrument: instrumentId('KRX:204557') },
  parameters: { scenario: { world: 'offersAnnounced' } },
  play: async (context) => {
    const label = readerOf(context).t('stockDetail:offerPrice')
    const said = new RegExp(`${RegExp.escape(label)} ₩?12,500`)
    await expect(await context.canvas.findByText(said, {}, { timeout: 10_000 })).toBeInTheDocument()
  },
}
export const Halted: Story = {
  parameters: { scenario: { world: 'halted' } },
  play: async (context) => {
    await sees(context, readerOf(context).ui('finance.status.halted'))
  },
}
