import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { aapl, aaplQuote, hanbitQuote, sampleBook } from '../sampleMarket.ts'
import { OrderBook } from './OrderBook.tsx'

const meta = {
  title: 'Finance/OrderBook',
  tags: ['widget', 'autodocs'],
  component: OrderBook,
  args: { book: sampleBook(hanbitQuote), places: 0, previousClose: hanbitQuote.previousClose, onPick: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OrderBook>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Levels beyond them are illustrative/)).toBeVisible()
    await expect(canvas.getAllByText(/^Best (ask|bid)$/)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /71,100/ }))
    await expect(args.onPick).toHaveBeenCalledWith({ price: '71100', side: 'bids' })
  },
}
export const Playground: Story = { args: { levels: 3 } }
export const ReadOnly: Story = {
  render: ({ book, places, previousClose }) => (
    <OrderBook book={book} places={places} previousClose={previousClose} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
export const Cents: Story = {
  args: { book: sampleBook(aaplQuote, aapl), places: 2, previousClose: aaplQuote.previousClose },
  globals: { marketColours: 'us' },
}
export const Empty: Story = { args: { book: { bids: [], asks: [] } } }
export const KoreanDark: Story = { globals: { language: 'kor', theme: 'dark' } }
export const Chinese: Story = { globals: { language: 'tw', marketColours: 'tw' } }
