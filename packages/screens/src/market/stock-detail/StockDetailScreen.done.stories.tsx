import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { inSheet, personIn, walk } from '../../../testing/journey.ts'
import { appleTradesAt, confirm, fillIn, openTicket, review } from '../../../testing/tradingSteps.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Receipt',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: {
    purpose: 'Shows what has become of an order, while its receipt is open.',
    scenario: { screen: 'stockDetail', world: 'member' },
  },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The order is filled while its receipt is open: the receipt says so, and announces it once. */
export const APlacedOrderIsFilled: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, ui } = person
    await walk(
      person,
      appleTradesAt('150.00'),
      openTicket('long'),
      fillIn({ lots: 12, limit: '140.00' }),
      review,
      confirm('long', 12),
    )
    await screen.findByRole('dialog', { name: t('stockDetail:done.placed') })
    await inSheet((receipt) => receipt.getByText(ui('finance.statuses.pendingOrder')))
    const statuses = await inSheet((receipt) => receipt.getAllByRole('status'))
    const announcing = () => statuses.filter(({ textContent }) => textContent !== '')
    await expect(announcing()).toHaveLength(0)
    await walk(person, appleTradesAt('139.00'))
    await screen.findByRole('dialog', { name: t('stockDetail:done.filled') })
    const bought = messagePattern((price) =>
      t('stockDetail:done.sentence.long', { quantity: ui('finance.shares', { count: 12 }), price }),
    )
    const [announced, ...others] = announcing()
    await expect(announced).toHaveTextContent(bought)
    await expect(others).toHaveLength(0)
    await inSheet((receipt) => receipt.getByRole('button', { name: t('stockDetail:done.toPosition') }))
    await expect(screen.queryByText(ui('finance.statuses.pendingOrder'))).toBeNull()
  },
}

/** A short is bought back: its button has the colour of a purchase, and Buy beside it another; the ticket says that it leaves the short open. */
export const AShortIsBoughtBack: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, ui, userEvent } = person
    const bar = within(await context.canvas.findByRole('group', { name: t('stockDetail:actions.label') }))
    const colourOf = (name: string) => getComputedStyle(bar.getByRole('button', { name })).backgroundColor
    const purchase = colourOf(t('stockDetail:actions.buy'))
    await walk(person, openTicket('short'), fillIn({ lots: 2 }), review, confirm('short', 2))
    await screen.findByRole('dialog', { name: t('stockDetail:done.filled') })
    await userEvent.click(screen.getByRole('button', { name: t('stockDetail:done.close') }))
    const back = ui('finance.holding.short.close')
    await bar.findByRole('button', { name: back })
    await waitFor(() => expect(colourOf(back)).toBe(purchase))
    await expect(colourOf(t('stockDetail:actions.buy'))).not.toBe(purchase)
    await walk(person, openTicket('long'))
    const beside = messagePattern((quantity) =>
      t('stockDetail:ticket.besideShort.long', { quantity, close: back }),
    )
    await inSheet((ticket) => ticket.getByText(beside))
  },
}
