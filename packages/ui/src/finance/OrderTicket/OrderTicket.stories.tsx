import type { Meta, StoryObj } from '@storybook/react-vite'
import { lotsForPercent, refuse } from '@onelot/domain'
import { expect, fn } from 'storybook/test'
import {
  aapl,
  aaplQuote,
  hanbit,
  hanbitQuote,
  sampleAccount,
  sampleBook,
  sampleContext,
  sampleListing,
} from '../sampleMarket.ts'
import { LiveTicket, sampleTicket } from './LiveTicket.tsx'
import { OrderTicket } from './OrderTicket.tsx'
import { sampleTexts, sampleTextsIn } from './sampleTexts.ts'
import { line } from './ticketQueries.fixture.ts'

const meta = {
  title: 'Finance/OrderTicket',
  tags: ['widget', 'autodocs'],
  component: OrderTicket,
  args: { ...sampleTexts, zone: 'Asia/Seoul', ticket: sampleTicket(), onReview: fn() },
  argTypes: {
    ticket: { control: false },
    book: { control: false },
    help: { control: false },
  },
  render: (args) => <LiveTicket {...args} />,
  parameters: { argsIn: sampleTextsIn, layout: 'padded' },
} satisfies Meta<typeof OrderTicket>
export default meta
type Story = StoryObj<typeof meta>

const VALUE = 'VALUE'
/** The whole of a message that was written with `VALUE`, with what the pattern matches in its place. */
const told = (message: string, pattern: string) =>
  new RegExp(`^${RegExp.escape(message).replace(VALUE, pattern)}$`)

/** The order of a ticket as it opens, but for its lots. */
const opening = {
  instrument: hanbit.id,
  side: 'long',
  type: 'limit',
  limitPrice: hanbitQuote.price,
  leverage: 1,
} as const

export const Default: Story = {}

export const Playground: Story = {
  args: { ticket: sampleTicket({ draft: { side: 'short', leverage: 5, lots: 20 } }) },
}

export const ReviewsTheOrder: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('finance.stepper.more') }))
    await userEvent.click(canvas.getByRole('button', { name: t('finance.ticket.review') }))
    await expect(args.onReview).toHaveBeenCalledWith(
      expect.objectContaining({ terms: { ...opening, limitPrice: '71200', lots: 2 } }),
    )
  },
}

export const WithABook: Story = {
  args: { book: sampleBook(hanbitQuote), ticket: sampleTicket({ draft: { type: 'market' } }) },
  play: async ({ canvas, userEvent, t }) => {
    await expect(canvas.queryByRole('group', { name: t('finance.book.title') })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', line(t('finance.ticket.marketPrice'))))
    await userEvent.click(canvas.getByRole('button', { name: /71,100/ }))
    const type = line(`${t('finance.ticket.type')} ${t('finance.orderTypes.limit')}`)
    await expect(canvas.getByRole('button', type)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: t('finance.ticket.price') })).toHaveValue('71,100')
  },
}

export const AtTheMarket: Story = {
  args: { ticket: sampleTicket({ draft: { type: 'market', lots: 10 } }) },
  play: async ({ canvas, userEvent, args, t }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: t('finance.ticket.review') }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}

export const ATickKeepsWhatIsTyped: Story = {
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('button', line(t('finance.ticket.price'))))
    const price = canvas.getByRole('textbox', { name: t('finance.ticket.price') })
    await userEvent.clear(price)
    await userEvent.type(price, '70,')
    canvas.getByTestId('tick').click()
    await canvas.findByText('live 71300')
    await expect(price).toHaveValue('70,')
    await expect(price).toHaveFocus()
    const lots = canvas.getByRole('spinbutton', { name: t('finance.ticket.shares') })
    await userEvent.clear(lots)
    await userEvent.type(lots, '12')
    canvas.getByTestId('tick').click()
    await canvas.findByText('live 71400')
    await expect(lots).toHaveValue('12')
  },
}

export const ChipsGiveTheLotsOfTheDomain: Story = {
  play: async ({ canvas, userEvent, t }) => {
    for (const percent of [25, 50, 75, 100] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `${String(percent)}%` }))
      const lots = lotsForPercent(opening, sampleContext(), sampleAccount(), percent)
      await expect(canvas.getByRole('spinbutton', { name: t('finance.ticket.shares') })).toHaveValue(
        String(lots),
      )
      await expect(canvas.getByRole('button', { name: t('finance.ticket.review') })).toBeEnabled()
    }
  },
}

export const ByAmount: Story = {
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('finance.ticket.byAmount') }))
    const button = canvas.getByRole('button', { name: t('finance.ticket.review') })
    const amount = canvas.getByRole('textbox', { name: t('finance.ticket.amount') })
    await expect(button).not.toHaveAccessibleDescription()
    await expect(amount).toBeValid()
    await expect(canvas.queryByText(t('finance.ticket.forAmountShares', { count: 0 }))).toBeNull()
    await userEvent.click(button)
    await expect(amount).toBeInvalid()
    await expect(amount).toHaveFocus()
    await userEvent.type(amount, '1000000')
    await expect(amount).toHaveValue('1,000,000')
    await expect(canvas.getByText(t('finance.ticket.forAmountShares', { count: 14 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '50%' }))
    await expect(canvas.getByRole('textbox', { name: t('finance.ticket.amount') })).toHaveValue('5,000,000')
  },
}

export const DustBuysNothing: Story = {
  args: { ticket: sampleTicket({ draft: { mode: 'amount', amountText: '1' } }) },
  play: async ({ canvas, userEvent, args, t }) => {
    await expect(canvas.getByText(t('finance.ticket.forAmountShares', { count: 0 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('finance.ticket.review') }))
    await expect(args.onReview).not.toHaveBeenCalled()
  },
}

export const HugeAmounts: Story = {
  args: { ticket: sampleTicket({ draft: { lots: 999_999_999_999_999, leverage: 10 } }) },
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('finance.ticket.review') }))
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(
      told(t('finance.bounds.most', { bound: VALUE }), '.+'),
    )
    await expect(args.onReview).not.toHaveBeenCalled()
  },
}

/** It opens without an error. Its button says what is against the order, once: under the field, which it leads to. */
export const SaysWhyItCannotBeSent: Story = {
  args: { ticket: sampleTicket({ draft: { lots: 141 } }) },
  play: async ({ canvas, userEvent, args, t }) => {
    const button = canvas.getByRole('button', { name: t('finance.ticket.review') })
    const field = canvas.getByRole('spinbutton', { name: t('finance.ticket.shares') })
    const said = args.reasonText(refuse('BALANCE_INSUFFICIENT', {}))
    await expect(field).toBeValid()
    await expect(canvas.queryByText(said)).toBeNull()
    await userEvent.click(button)
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(said))
    await expect(canvas.getAllByText(said)).toHaveLength(1)
    await expect(args.onReview).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: t('finance.stepper.less') }))
    await userEvent.click(button)
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}

export const OffTickPrice: Story = {
  args: { ticket: sampleTicket({ draft: { priceText: '71250' } }) },
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('finance.ticket.review') }))
    await expect(canvas.getByRole('textbox', { name: t('finance.ticket.price') })).toBeInvalid()
    await expect(canvas.getByText(told(t('finance.bounds.step', { step: VALUE }), '.100'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: /71,250/ })).toBeVisible()
  },
}

/** A short at less than the market pays is calculated at the bid: the line of its price says what is typed. */
export const ShortBelowTheBid: Story = {
  args: { ticket: sampleTicket({ draft: { side: 'short', priceText: '70000' } }) },
  play: async ({ canvas, t }) => {
    const name = new RegExp(`^${RegExp.escape(t('finance.ticket.price'))}.*70,000`)
    await expect(canvas.getByRole('button', { name })).toBeVisible()
  },
}

export const WithoutMarginFinancing: Story = {
  args: {
    ticket: sampleTicket({ account: sampleAccount({ marginEnabled: false }), draft: { leverage: 2 } }),
  },
}

export const Borrowed: Story = {
  globals: { hideAmounts: 'shown' },
  args: { ticket: sampleTicket({ draft: { leverage: 10, lots: 50 } }) },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('finance.risk.warning', { share: '8%' }))).toBeVisible()
    const [before = '', after = ''] = t('finance.ticket.feeIncluded', { amount: '|' })
      .split('|')
      .map((part) => RegExp.escape(part))
    const costs = `${before}[₩￦]\\d.*${after} · ${RegExp.escape(t('finance.ticket.stopOut'))} [₩￦]`
    await expect(canvas.getByText(new RegExp(costs))).toBeVisible()
  },
}

export const NamesEveryCharge: Story = {
  args: { ticket: sampleTicket({ draft: { leverage: 5, lots: 20 } }) },
  play: async ({ canvas, userEvent, t }) => {
    const total = `${t('finance.ticket.costs')}: ${t('finance.ticket.total')}`
    const sum = canvas.getByRole('button', line(total))
    await expect(canvas.queryByText(t('finance.ticket.notional'))).not.toBeInTheDocument()
    await userEvent.click(sum)
    for (const charge of ['notional', 'margin', 'fee', 'stopOut'] as const)
      await expect(canvas.getByText(t(`finance.ticket.${charge}`))).toBeVisible()
    await expect(canvas.getByText(t('finance.holding.margin.tax'))).toBeVisible()
    for (const power of ['cashBefore', 'cashAfter'] as const)
      await expect(canvas.getByText(t(`finance.ticket.${power}`))).toBeInTheDocument()
    await userEvent.click(sum)
    await expect(canvas.queryByText(t('finance.ticket.notional'))).not.toBeInTheDocument()
  },
}

export const BeforeTheMarketOpens: Story = {
  args: { ticket: sampleTicket({ context: sampleContext(hanbitQuote, sampleListing(hanbit, 'pre')) }) },
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('button', line(t('finance.ticket.type'))))
    await expect(canvas.getByRole('radio', { name: t('finance.orderTypes.market') })).toBeDisabled()
    await expect(canvas.getByText(t('finance.ticket.limitOnly'))).toBeVisible()
  },
}
export const Closed: Story = {
  args: { ticket: sampleTicket({ context: sampleContext(hanbitQuote, sampleListing(hanbit, 'closed')) }) },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.tripleClick(
      canvas.getByRole('button', { name: new RegExp(RegExp.escape(t('finance.ticket.review'))) }),
    )
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(canvas.getByRole('spinbutton')).toBeDisabled()
  },
}

export const AfterARefusal: Story = {
  args: { outcome: { tone: 'error', text: 'The market has just closed.' } },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText('The market has just closed.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('finance.ticket.review') })).toBeEnabled()
  },
}

export const Stale: Story = { args: { stale: true, ticket: sampleTicket({ draft: { type: 'market' } }) } }

export const ByKeyboardAlone: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    const tabTo = async (wanted: () => HTMLElement) => {
      for (let step = 0; step < 20 && document.activeElement !== wanted(); step += 1) await userEvent.tab()
      await expect(wanted()).toHaveFocus()
    }
    const lots = () => canvas.getByRole('spinbutton', { name: t('finance.ticket.shares') })
    await tabTo(lots)
    await userEvent.keyboard('{PageUp}')
    await tabTo(() => canvas.getByRole('button', line(t('finance.ticket.side'))))
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: t('finance.sides.short') })).toBeChecked()
    await tabTo(() => canvas.getByRole('button', line(t('finance.ticket.price'))))
    await userEvent.keyboard('{Enter}')
    await tabTo(() => canvas.getByRole('textbox', { name: t('finance.ticket.price') }))
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onReview).toHaveBeenCalledWith(
      expect.objectContaining({
        terms: expect.objectContaining({ side: 'short', limitPrice: '71300', lots: 11 }) as unknown,
      }),
    )
  },
}

export const InDollars: Story = {
  args: {
    ticket: sampleTicket({
      context: sampleContext(aaplQuote, sampleListing(aapl)),
      draft: { priceText: '187.36', lots: 12 },
    }),
  },
  globals: { marketColours: 'us' },
}
