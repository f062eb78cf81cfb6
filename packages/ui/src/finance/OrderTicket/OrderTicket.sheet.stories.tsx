import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { hanbitQuote, sampleBook } from '../sampleMarket.ts'
import { LiveTicketSheet, sampleTicket } from './LiveTicket.tsx'
import { OrderTicket } from './OrderTicket.tsx'
import { sampleTexts, sampleTextsIn } from './sampleTexts.ts'

const meta = {
  title: 'Finance/OrderTicket/Sheet',
  tags: ['widget'],
  component: OrderTicket,
  args: {
    ...sampleTexts,
    zone: 'Asia/Seoul',
    book: sampleBook(hanbitQuote),
    ticket: sampleTicket({ draft: { lots: 5, leverage: 2 } }),
    onReview: fn(),
  },
  render: (args) => <LiveTicketSheet {...args} />,
  parameters: { argsIn: sampleTextsIn, layout: 'padded' },
} satisfies Meta<typeof OrderTicket>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LeavesThePriceAlive: Story = {
  globals: { textSize: 'normal' },
  play: async ({ canvas, t }) => {
    const sheet = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1),
    )
    await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.64 + 1)
    await expect(within(sheet).getByRole('button', { name: t('finance.ticket.review') })).toBeVisible()
    const price = canvas.getAllByText(/71,200/)[0]
    await expect(price?.getBoundingClientRect().bottom).toBeLessThan(sheet.getBoundingClientRect().top)
    canvas.getByTestId('tick').click()
    await waitFor(() => expect(price).toHaveTextContent('71,300'))
  },
}
export const AtTheMarket: Story = {
  args: { ticket: sampleTicket({ draft: { type: 'market' } }) },
}
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } }
