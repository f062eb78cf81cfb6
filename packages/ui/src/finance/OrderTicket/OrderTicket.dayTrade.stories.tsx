import { epochMs, money, refuse } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { dayTradeContext, hanbit, sampleAccount, sampleListing, sampleNow } from '../sampleMarket.ts'
import { LiveTicket, sampleTicket } from './LiveTicket.tsx'
import { OrderTicket } from './OrderTicket.tsx'
import { sampleTexts, sampleTextsIn } from './sampleTexts.ts'
import { line } from './ticketQueries.fixture.ts'

const chosen = { dayTrade: true, lots: 10 } as const

const meta = {
  title: 'Finance/OrderTicket/Day trade',
  tags: ['widget'],
  component: OrderTicket,
  args: {
    ...sampleTexts,
    zone: 'Asia/Seoul',
    clock: () => epochMs(sampleNow),
    ticket: sampleTicket({ context: dayTradeContext(), draft: chosen }),
    onReview: fn(),
  },
  argTypes: { ticket: { control: false }, book: { control: false }, help: { control: false } },
  render: (args) => <LiveTicket {...args} />,
  parameters: { argsIn: sampleTextsIn, layout: 'padded' },
} satisfies Meta<typeof OrderTicket>
export default meta
type Story = StoryObj<typeof meta>

/** Bought at 71,200, the charges of both sides are made up for two ticks up. It is an order of the day, so nothing else is offered. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args, t, trading }) => {
    const left = canvas.getByRole('timer', { name: trading('dayTrade.closesIn') })
    await expect(left).toHaveTextContent('05:25:00')
    const breakEven = canvas.getByText(trading('dayTrade.breakEven'))
    await expect(breakEven.nextElementSibling).toHaveTextContent(/71,400/)
    await expect(canvas.queryByRole('button', line(trading('timeInForce.label')))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: t('finance.ticket.review') }))
    await expect(args.onReview).toHaveBeenCalledWith(
      expect.objectContaining({ terms: expect.objectContaining({ dayTrade: true }) as unknown }),
    )
  },
}

export const CanBeChosen: Story = {
  args: { ticket: sampleTicket({ context: dayTradeContext(), draft: { lots: 10 } }) },
  play: async ({ canvas, userEvent, trading }) => {
    const flag = canvas.getByRole('switch', { name: trading('dayTrade.label') })
    await expect(flag).not.toBeChecked()
    await expect(canvas.queryByText(trading('dayTrade.breakEven'))).toBeNull()
    await userEvent.click(flag)
    await expect(canvas.getByText(trading('dayTrade.breakEven'))).toBeVisible()
    await userEvent.click(flag)
    await expect(canvas.queryByText(trading('dayTrade.breakEven'))).toBeNull()
  },
}

/** A short is even below its entry. */
export const ShortAtTheMarket: Story = {
  args: {
    ticket: sampleTicket({
      context: dayTradeContext(),
      draft: { ...chosen, type: 'market', side: 'short', leverage: 2 },
    }),
  },
}

export const NotFilledIn: Story = {
  args: { ticket: sampleTicket({ context: dayTradeContext(), draft: { ...chosen, lots: undefined } }) },
  play: async ({ canvas, trading }) => {
    await expect(canvas.getByText(trading('dayTrade.breakEven')).nextElementSibling).toHaveTextContent(/^–$/)
  },
}

const stopped = sampleAccount({
  dayTrading: {
    lossLimit: money('KRW', '300000'),
    realised: money('KRW', '-312400'),
    lowest: money('KRW', '-312400'),
  },
})
/** The reason stands where the choice is, which then cannot be made. */
export const LossLimitReached: Story = {
  args: { ticket: sampleTicket({ context: dayTradeContext(), account: stopped, draft: { lots: 10 } }) },
  play: async ({ canvas, args, trading }) => {
    const flag = canvas.getByRole('switch', { name: trading('dayTrade.label') })
    await expect(flag).toBeDisabled()
    await expect(flag).toHaveAccessibleDescription(
      args.reasonText(refuse('DAY_LOSS_LIMIT_REACHED', money('KRW', '300000'))),
    )
  },
}
/** It was chosen before: it can be taken back, and the order sent as another. */
export const LossLimitReachedMeanwhile: Story = {
  args: { ticket: sampleTicket({ context: dayTradeContext(), account: stopped, draft: chosen }) },
  play: async ({ canvas, userEvent, args, t, trading }) => {
    const said = args.reasonText(refuse('DAY_LOSS_LIMIT_REACHED', money('KRW', '300000')))
    await expect(canvas.getAllByText(said)).toHaveLength(1)
    const review = canvas.getByRole('button', { name: t('finance.ticket.review') })
    await userEvent.click(review)
    await expect(args.onReview).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('switch', { name: trading('dayTrade.label') }))
    await userEvent.click(review)
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}

export const BeforeTheMarketOpens: Story = {
  args: {
    ticket: sampleTicket({ context: dayTradeContext(sampleListing(hanbit, 'pre')), draft: { lots: 10 } }),
  },
  play: async ({ canvas, trading }) => {
    await expect(canvas.getByRole('switch', { name: trading('dayTrade.label') })).toBeDisabled()
  },
}
