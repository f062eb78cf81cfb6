import { type Refusal, decimal, invalid, money, orderId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { hanbit, sampleContext, waitingPosition } from '../sampleMarket.ts'
import { sampleTexts, sampleTextsIn } from '../OrderTicket/sampleTexts.ts'
import { AmendSheet } from './AmendSheet.tsx'
import type { AmendableOrder, Amendment } from './amendModel.ts'

/** Ten shares at 69,000, paid in full. */
const opening: AmendableOrder = {
  order: orderId('O-7'),
  purpose: 'open',
  side: 'long',
  leverage: 1,
  limitPrice: decimal('69000'),
  lots: 10,
  frozenMargin: money('KRW', '690000'),
  frozenFee: money('KRW', '104'),
}
const closing: AmendableOrder = {
  order: orderId('O-2'),
  purpose: 'close',
  limitPrice: decimal('80000'),
  lots: 10,
  position: waitingPosition,
}
const check = ({ lots }: Amendment): readonly Refusal[] =>
  lots !== undefined && lots > 144 ? [invalid({ lots: 'tooHigh' })] : []

const meta = {
  title: 'Finance/AmendSheet',
  tags: ['widget', 'autodocs'],
  component: AmendSheet,
  args: {
    ...sampleTexts,
    open: true,
    onClose: fn(),
    name: hanbit.name.en,
    order: opening,
    mostLots: (price) => Math.floor(10_000_000 / Number(price)),
    context: sampleContext(),
    check,
    busy: false,
    outcome: { kind: 'idle' },
    onConfirm: fn(),
    onCheck: fn(),
  },
  parameters: { argsIn: sampleTextsIn },
} satisfies Meta<typeof AmendSheet>
export default meta
type Story = StoryObj<typeof meta>

const inDialog = async () => within(await screen.findByRole('dialog'))

export const Default: Story = {}
export const Playground: Story = { args: { proposedPrice: decimal('68500') } }

export const AmendsTheOrder: Story = {
  play: async ({ userEvent, args, t, trading }) => {
    const sheet = await inDialog()
    const amend = sheet.getByRole('button', { name: trading('amend.confirm') })
    await expect(amend).toBeDisabled()
    await userEvent.click(sheet.getByRole('button', { name: t('finance.stepper.higher') }))
    // 691,000 and 104 of commission.
    await expect(sheet.getByText(/691,104/)).toBeVisible()
    amend.click()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onConfirm).toHaveBeenCalledWith({
      amendment: { order: 'O-7', limitPrice: '69100' },
    })
  },
}

export const LotsAlone: Story = {
  play: async ({ userEvent, args, trading }) => {
    const sheet = await inDialog()
    const lots = sheet.getByRole('spinbutton')
    await userEvent.clear(lots)
    await userEvent.type(lots, '25')
    await userEvent.click(sheet.getByRole('button', { name: trading('amend.confirm') }))
    await expect(args.onConfirm).toHaveBeenCalledWith({ amendment: { order: 'O-7', lots: 25 } })
  },
}

/** What it would realise, before and after. */
export const OfAClosing: Story = {
  args: { order: closing, mostLots: () => 40, proposedPrice: decimal('82000') },
  play: async ({ t }) => {
    const sheet = await inDialog()
    await expect(sheet.getByRole('textbox')).toHaveValue('82,000')
    await expect(sheet.getByText(t('finance.close.realised'))).toBeVisible()
  },
}

/** The most lots are by the price that is typed. */
export const TheMostFollowsThePrice: Story = {
  play: async ({ userEvent, t }) => {
    const sheet = await inDialog()
    await expect(sheet.getByText(t('finance.ticket.mostShares', { count: 144 }))).toBeVisible()
    const price = sheet.getByRole('textbox')
    await userEvent.clear(price)
    await expect(sheet.queryByText(t('finance.ticket.mostShares', { count: 144 }))).toBeNull()
    await userEvent.type(price, '80000')
    await expect(sheet.getByText(t('finance.ticket.mostShares', { count: 125 }))).toBeVisible()
  },
}

export const TooMany: Story = {
  play: async ({ userEvent, trading }) => {
    const sheet = await inDialog()
    const lots = sheet.getByRole('spinbutton')
    await userEvent.clear(lots)
    await userEvent.type(lots, '145')
    await expect(lots).toBeInvalid()
    await expect(sheet.getByRole('button', { name: trading('amend.confirm') })).toBeDisabled()
  },
}

export const OurKeysTypeIt: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ userEvent, args, t, trading }) => {
    const sheet = await inDialog()
    const price = sheet.getByRole('textbox')
    await userEvent.click(price)
    await expect(price).toHaveAttribute('inputmode', 'none')
    for (const key of ['6', '8', '0', '0', '0'])
      await userEvent.click(sheet.getByRole('button', { name: key }))
    await userEvent.click(sheet.getByRole('button', { name: t('entry.done') }))
    await userEvent.click(sheet.getByRole('button', { name: trading('amend.confirm') }))
    await expect(args.onConfirm).toHaveBeenCalledWith({ amendment: { order: 'O-7', limitPrice: '68000' } })
  },
}
export const Refused: Story = {
  args: { ...Playground.args, outcome: { kind: 'refused', text: 'The order has been filled.' } },
}
export const Unknown: Story = {
  args: { ...Playground.args, outcome: { kind: 'unknown', at: 'sending' } },
  play: async ({ userEvent, args, t }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('finance.review.check') }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = { args: { ...Playground.args, busy: true } }
