import { decimal, defaultMarkets } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { aapl, aaplQuote, hanbitQuote, sampleBook, sampleQuote } from '../sampleMarket.ts'
import { OrderBook } from './OrderBook.tsx'

const meta = {
  title: 'Finance/OrderBook',
  tags: ['widget', 'autodocs'],
  component: OrderBook,
  args: {
    book: sampleBook(hanbitQuote),
    scale: defaultMarkets.KRX,
    previousClose: hanbitQuote.previousClose,
    onPick: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OrderBook>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { levels: 3 } }

export const GivesAPrice: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await expect(canvas.getByText(t('finance.book.illustrative'))).toBeVisible()
    await expect(canvas.getByText(t('finance.book.best.asks'))).toBeVisible()
    await expect(canvas.getByText(t('finance.book.best.bids'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /71,100/ }))
    await expect(args.onPick).toHaveBeenCalledWith({ price: '71100', side: 'bids' })
  },
}
export const ReadOnly: Story = {
  render: ({ book, scale, previousClose }) => (
    <OrderBook book={book} scale={scale} previousClose={previousClose} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
export const Cents: Story = {
  args: {
    book: sampleBook(aaplQuote, aapl),
    scale: defaultMarkets.US,
    previousClose: aaplQuote.previousClose,
  },
  globals: { marketColours: 'us' },
}
/** Under a dollar the ticks are finer, and no two levels read alike. */
export const AcrossTheEdgeOfARow: Story = {
  args: {
    book: sampleBook(sampleQuote(aapl, '1', '0.98'), aapl),
    scale: defaultMarkets.US,
    previousClose: decimal('0.98'),
  },
  play: async ({ canvas }) => {
    for (const price of ['1.02', '1.01', '1.00', '0.9999', '0.9998'])
      await expect(canvas.getByText(price)).toBeVisible()
  },
}
export const Empty: Story = { args: { book: { bids: [], asks: [] } } }
