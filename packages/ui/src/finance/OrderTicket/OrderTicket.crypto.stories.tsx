import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { allDayListing, bitx, bitxQuote, sampleContext } from '../sampleMarket.ts'
import { LiveTicket, sampleTicket } from './LiveTicket.tsx'
import { OrderTicket } from './OrderTicket.tsx'
import { sampleTexts, sampleTextsIn } from './sampleTexts.ts'

const meta = {
  title: 'Finance/OrderTicket/Crypto',
  tags: ['widget'],
  component: OrderTicket,
  args: {
    ...sampleTexts,
    zone: 'Asia/Seoul',
    ticket: sampleTicket({
      context: sampleContext(bitxQuote, allDayListing(bitx)),
      draft: { lots: 20 },
    }),
    onReview: fn(),
  },
  render: (args) => <LiveTicket {...args} />,
  parameters: { argsIn: sampleTextsIn, layout: 'padded' },
} satisfies Meta<typeof OrderTicket>
export default meta
type Story = StoryObj<typeof meta>

/** Typed in lots, which are said in coins too. */
export const SaysLotsInCoins: Story = {
  play: async ({ canvas, t }) => {
    const most = t('finance.withCoins', {
      text: t('finance.ticket.most', { count: 4_635 }),
      coins: '46.35 BITX',
    })
    await expect(canvas.getByText(`0.2 BITX · ${most}`)).toBeVisible()
  },
}

/** Without sessions to choose from, it waits until its day ends, or until it is cancelled. */
export const SaysUntilWhenItWaits: Story = {
  args: {
    ticket: sampleTicket({
      context: sampleContext(bitxQuote, allDayListing(bitx)),
      draft: { lots: 20, priceText: '430' },
    }),
  },
  play: async ({ canvas, userEvent, trading }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: (name) => name.startsWith(trading('timeInForce.label')) }),
    )
    const extended = (name: string) => name.startsWith(trading('timeInForce.extended'))
    await expect(canvas.queryByRole('radio', { name: extended })).toBeNull()
    await expect(canvas.getByText(/09:00/)).toBeVisible()
  },
}

/** Its limit is the best offer. */
export const FillsAtOnce: Story = {
  play: async ({ canvas, userEvent, trading }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: (name) => name.startsWith(trading('timeInForce.label')) }),
    )
    await expect(canvas.getAllByText(trading('timeInForce.fillsAtOnce'))).not.toHaveLength(0)
    await expect(canvas.queryByText(/09:00/)).toBeNull()
  },
}
