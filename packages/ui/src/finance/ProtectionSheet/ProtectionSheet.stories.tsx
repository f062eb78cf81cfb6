import { type Protection, type Refusal, decimal, exact, invalid, money } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import {
  hanbit,
  hanbitQuote,
  sampleContext,
  sampleListing,
  samplePosition,
  sampleQuote,
} from '../sampleMarket.ts'
import { sampleTexts, sampleTextsIn } from '../OrderTicket/sampleTexts.ts'
import { ProtectionSheet } from './ProtectionSheet.tsx'

/** A take profit under the price, and a stop over it, are refused at their fields. */
const check = ({ takeProfit, stopLoss }: Protection): readonly Refusal[] => {
  const { price } = hanbitQuote
  if (takeProfit !== undefined && exact(takeProfit).lte(price)) return [invalid({ takeProfit: 'tooLow' })]
  if (stopLoss?.kind === 'level' && exact(stopLoss.price).gte(price))
    return [invalid({ 'stopLoss.price': 'tooHigh' })]
  return []
}

const meta = {
  title: 'Finance/ProtectionSheet',
  tags: ['widget', 'autodocs'],
  component: ProtectionSheet,
  args: {
    ...sampleTexts,
    open: true,
    onClose: fn(),
    name: 'Hanbit Foods',
    position: samplePosition,
    protection: {},
    context: sampleContext(),
    check,
    busy: false,
    outcome: { kind: 'idle' },
    onConfirm: fn(),
    onCheck: fn(),
  },
  parameters: { argsIn: sampleTextsIn },
} satisfies Meta<typeof ProtectionSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {
  args: {
    protection: { takeProfit: decimal('78000'), stopLoss: { kind: 'level', price: decimal('61800') } },
    stale: true,
  },
}

export const SetsProtection: Story = {
  play: async ({ userEvent, args, trading }) => {
    const sheet = within(await screen.findByRole('dialog', { name: trading('protection.title') }))
    const set = sheet.getByRole('button', { name: trading('protection.set') })
    await expect(set).toBeDisabled()
    const chips = sheet.getByRole('group', {
      name: `${trading('protection.takeProfit')}: ${trading('protection.distance')}`,
    })
    await userEvent.click(within(chips).getByRole('button', { name: '+20%' }))
    await expect(sheet.getByRole('textbox', { name: trading('protection.takeProfitPrice') })).toHaveValue(
      '78,000',
    )
    await expect(sheet.getByText(trading('protection.fromEntry', { rate: '+20.0%' }))).toBeVisible()
    set.click()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onConfirm).toHaveBeenCalledWith({ protection: { takeProfit: '78000' } })
  },
}

export const Trailing: Story = {
  play: async ({ userEvent, args, trading }) => {
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('radio', { name: trading('protection.stopKinds.rate') }))
    await userEvent.type(sheet.getByRole('textbox', { name: trading('protection.trailRate') }), '2.5')
    // 2.5 % under the bid of 71,100, on the tick.
    await expect(sheet.getByText(/69,300/)).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: trading('protection.set') }))
    await expect(args.onConfirm).toHaveBeenCalledWith({
      protection: { stopLoss: { kind: 'trail', distance: { kind: 'rate', rate: '0.025' } } },
    })
  },
}
export const TrailingByAnAmount: Story = {
  args: {
    protection: { stopLoss: { kind: 'trail', distance: { kind: 'amount', amount: decimal('1500') } } },
  },
  play: async ({ trading }) => {
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByRole('textbox', { name: trading('protection.trailAmount') })).toHaveValue('1,500')
    await expect(sheet.getByText(/69,600/)).toBeVisible()
  },
}

export const OfAShort: Story = {
  args: {
    position: { ...samplePosition, terms: { ...samplePosition.terms, side: 'short' } },
    check: () => [],
  },
  play: async ({ userEvent, trading }) => {
    const sheet = within(await screen.findByRole('dialog'))
    const chips = sheet.getByRole('group', {
      name: `${trading('protection.takeProfit')}: ${trading('protection.distance')}`,
    })
    await userEvent.click(within(chips).getByRole('button', { name: '−10%' }))
    await expect(sheet.getByRole('textbox', { name: trading('protection.takeProfitPrice') })).toHaveValue(
      '58,500',
    )
  },
}

/** Ten times the margin: the system closes at 59,800, so that only 5 % are offered. */
export const BeforeLiquidation: Story = {
  args: {
    position: {
      ...samplePosition,
      terms: { ...samplePosition.terms, leverage: 10 },
      fill: { ...samplePosition.fill, margin: money('KRW', '260000') },
    },
    check: () => [invalid({ 'stopLoss.price': 'tooLow' })],
    proposed: { stopLoss: { kind: 'level', price: decimal('52000') } },
  },
  play: async ({ t, trading }) => {
    const sheet = within(await screen.findByRole('dialog'))
    const chips = sheet.getByRole('group', {
      name: `${trading('protection.stopLoss')}: ${trading('protection.distance')}`,
    })
    await expect(within(chips).getAllByRole('button')).toHaveLength(1)
    await expect(sheet.getByText(t('finance.position.liquidation'))).toBeVisible()
    await expect(sheet.getByText(/^₩?59,800$/)).toBeVisible()
    const [above = ''] = t('finance.bounds.liquidation.above', { price: '|' }).split('|')
    await expect(sheet.getByText((text) => text.startsWith(above))).toBeVisible()
  },
}

/** A line was dragged on the chart: its price is filled in, and nothing is sent yet. */
export const DraggedOnTheChart: Story = {
  args: {
    protection: { stopLoss: { kind: 'level', price: decimal('61800') } },
    proposed: { stopLoss: { kind: 'level', price: decimal('66300') } },
  },
  play: async ({ userEvent, args, trading }) => {
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByRole('textbox', { name: trading('protection.stopLossPrice') })).toHaveValue(
      '66,300',
    )
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(sheet.getByRole('button', { name: trading('protection.set') }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Removes: Story = {
  args: { protection: { takeProfit: decimal('78000') } },
  play: async ({ userEvent, args, trading }) => {
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(
      sheet.getByRole('button', {
        name: `${trading('protection.clear')} ${trading('protection.takeProfit')}`,
      }),
    )
    await expect(sheet.getByText(trading('protection.removed'))).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: trading('protection.remove') }))
    await expect(args.onConfirm).toHaveBeenCalledWith({ protection: {} })
  },
}

export const PastThePrice: Story = {
  args: { proposed: { takeProfit: decimal('70000'), stopLoss: { kind: 'level', price: decimal('61800') } } },
  play: async ({ t, trading }) => {
    const sheet = within(await screen.findByRole('dialog'))
    const [above = ''] = t('finance.bounds.above.market', { price: '|' }).split('|')
    await expect(sheet.getByRole('textbox', { name: trading('protection.takeProfitPrice') })).toBeInvalid()
    await expect(sheet.getByText((text) => text.startsWith(above))).toBeVisible()
    await expect(sheet.getByRole('button', { name: trading('protection.set') })).toBeDisabled()
  },
}

/** What is no number cannot be sent, and is not taken for nothing. */
export const NotANumber: Story = {
  args: { protection: { takeProfit: decimal('78000') } },
  play: async ({ userEvent, trading }) => {
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.type(sheet.getByRole('textbox', { name: trading('protection.stopLossPrice') }), '61,8')
    await expect(sheet.getByRole('button', { name: trading('protection.set') })).toBeDisabled()
  },
}

export const OurKeysTypeIt: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ userEvent, t, trading }) => {
    const sheet = within(await screen.findByRole('dialog'))
    const erase = { name: t('entry.keyboard.erase') }
    const field = sheet.getByRole('textbox', { name: trading('protection.takeProfitPrice') })
    await userEvent.click(field)
    await expect(field).toHaveAttribute('inputmode', 'none')
    for (const key of ['7', '8', '0', '0', '0'])
      await userEvent.click(sheet.getByRole('button', { name: key }))
    await userEvent.click(sheet.getByRole('button', { name: t('entry.done') }))
    await expect(sheet.queryByRole('button', erase)).toBeNull()
    await expect(field).toHaveValue('78,000')
  },
}
export const Refused: Story = {
  args: { ...Playground.args, outcome: { kind: 'refused', text: 'The position was closed.' } },
}
export const Unknown: Story = {
  args: { ...Playground.args, outcome: { kind: 'unknown', at: 'sending' } },
  play: async ({ userEvent, args, t }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('finance.review.check') }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = { args: { ...Playground.args, busy: true } }
export const WithoutAPrice: Story = {
  args: { context: { ...sampleContext(), quote: undefined } },
}
export const AtALoss: Story = {
  args: {
    context: sampleContext(sampleQuote(hanbit, '60100', '69500'), sampleListing(hanbit)),
    protection: { stopLoss: { kind: 'level', price: decimal('52000') } },
  },
}
