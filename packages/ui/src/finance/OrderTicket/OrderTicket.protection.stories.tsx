import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { noProtection } from '../ProtectionSheet/protectionDraft.ts'
import { hanbit, hanbitQuote, sampleContext, sampleListing } from '../sampleMarket.ts'
import { LiveTicket, sampleTicket } from './LiveTicket.tsx'
import { OrderTicket } from './OrderTicket.tsx'
import { sampleTexts, sampleTextsIn } from './sampleTexts.ts'
import { line } from './ticketQueries.fixture.ts'

const meta = {
  title: 'Finance/OrderTicket/Protection',
  tags: ['widget'],
  component: OrderTicket,
  args: { ...sampleTexts, zone: 'Asia/Seoul', ticket: sampleTicket({ draft: { lots: 10 } }), onReview: fn() },
  render: (args) => <LiveTicket {...args} />,
  parameters: { argsIn: sampleTextsIn, layout: 'padded' },
} satisfies Meta<typeof OrderTicket>
export default meta
type Story = StoryObj<typeof meta>

export const TakesProfitAndStopsLoss: Story = {
  play: async ({ canvas, userEvent, args, t, trading }) => {
    await userEvent.click(canvas.getByRole('button', line(trading('protection.title'))))
    const chips = (leg: 'takeProfit' | 'stopLoss') =>
      within(
        canvas.getByRole('group', {
          name: `${trading(`protection.${leg}`)}: ${trading('protection.distance')}`,
        }),
      )
    await userEvent.click(chips('takeProfit').getByRole('button', { name: '+10%' }))
    await userEvent.click(chips('stopLoss').getByRole('button', { name: '−5%' }))
    await userEvent.click(canvas.getByRole('button', { name: t('finance.ticket.review') }))
    await expect(args.onReview).toHaveBeenCalledWith(
      expect.objectContaining({
        terms: expect.objectContaining({
          protection: { takeProfit: '78300', stopLoss: { kind: 'level', price: '67600' } },
        }) as unknown,
      }),
    )
  },
}

/** Over the price for a purchase: the rules of the domain mark the field, which is not folded away. */
export const AStopOverThePrice: Story = {
  args: {
    ticket: sampleTicket({
      draft: { protection: { ...noProtection, stops: { ...noProtection.stops, level: '75000' } } },
    }),
  },
  play: async ({ canvas, userEvent, args, t, trading }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('finance.ticket.review') }))
    await expect(canvas.getByRole('textbox', { name: trading('protection.stopLossPrice') })).toBeInvalid()
    await expect(args.onReview).not.toHaveBeenCalled()
  },
}

export const WaitsUntilCancelled: Story = {
  args: { ticket: sampleTicket({ draft: { priceText: '71000' } }) },
  play: async ({ canvas, userEvent, args, t, trading }) => {
    await userEvent.click(canvas.getByRole('button', line(trading('timeInForce.label'))))
    const kept = new RegExp(`^${RegExp.escape(trading('timeInForce.goodTillCancelled'))}`)
    await userEvent.click(canvas.getByRole('radio', { name: kept }))
    await userEvent.click(canvas.getByRole('button', { name: t('finance.ticket.review') }))
    await expect(args.onReview).toHaveBeenCalledWith(
      expect.objectContaining({
        terms: expect.objectContaining({ timeInForce: 'goodTillCancelled' }) as unknown,
      }),
    )
  },
}

/** Before the regular session an order waits in every session, unless that is changed. */
export const BeforeTheMarketOpens: Story = {
  args: { ticket: sampleTicket({ context: sampleContext(hanbitQuote, sampleListing(hanbit, 'pre')) }) },
  play: async ({ canvas, trading }) => {
    const time = line(`${trading('timeInForce.label')} ${trading('timeInForce.extended')}`)
    await expect(canvas.getByRole('button', time)).toBeVisible()
  },
}
