import { decimal, exact } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import {
  askForReview,
  confirm,
  confirmName,
  field,
  findRefusal,
  press,
  review,
  typeIn,
  won,
} from '../../../testing/exchanging.ts'
import { readerOf } from '../../../testing/readers.ts'
import { ExchangeScreen } from './ExchangeScreen.tsx'

const meta = {
  title: 'Screens/Exchange',
  tags: ['screen', 'autodocs'],
  component: ExchangeScreen,
  args: {},
  parameters: {
    purpose: 'Exchanges money of one currency for that of another, at a rate that holds for some seconds.',
    scenario: { screen: 'exchange', world: 'member' },
  },
} satisfies Meta<typeof ExchangeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Won into dollars, at a rate of now. */
export const Default: Story = {
  play: async (context) => {
    await expect(await field(context, 'from')).toHaveValue('')
    const { t } = readerOf(context)
    await expect(await context.canvas.findByRole('timer')).toBeVisible()
    await context.canvas.findByRole('heading', { name: t('exchange:month') })
    await context.canvas.findByRole('img')
  },
}

export const OpenedWithAPair: Story = {
  args: { from: 'USD', into: 'THB' },
  play: async (context) => {
    const { t } = readerOf(context)
    const chosen = async (side: 'from' | 'to') =>
      context.canvas.findByRole('combobox', { name: t(`exchange:currency.${side}`) })
    await expect(await chosen('from')).toHaveValue('USD')
    await expect(await chosen('to')).toHaveValue('THB')
    await expect(await field(context, 'to')).toHaveValue('')
  },
}

/** What is typed into one side fills the other; the spread is said in money. */
export const BothAmounts: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    await typeIn(context, '1000000')
    const to = await field(context, 'to')
    await waitFor(() => expect(to).not.toHaveValue(''))
    const brought = (to as HTMLInputElement).value
    await typeIn(context, '500', 'to')
    await waitFor(async () => expect(await field(context, 'from')).not.toHaveValue('1,000,000'))
    await expect(brought).not.toBe('500')
  },
}

/** What was typed stays with its currency. */
export const TurnedRound: Story = {
  play: async (context) => {
    const { ui } = readerOf(context)
    await typeIn(context, '500', 'to')
    await press(context, ui('products.pair.swap', { from: 'KRW', to: 'USD' }))
    await expect(await field(context, 'from')).toHaveValue('500')
    await context.canvas.findByRole('button', {
      name: ui('products.pair.swap', { from: 'USD', to: 'KRW' }),
    })
  },
}

export const TakesAll: Story = {
  play: async (context) => {
    await press(context, readerOf(context).t('exchange:all'))
    await expect(await field(context, 'from')).toHaveValue('100,000,000')
    await expect(await field(context, 'from')).toBeValid()
  },
}

/** Part of the dollars is on hold, and part has not settled: it says how much, and when. */
export const LessThanThereIs: Story = {
  args: { from: 'USD', into: 'KRW' },
  parameters: { scenario: { world: 'awaitingSettlement' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t('exchange:onHold'))
    await context.canvas.findByText(messagePattern((at) => t('exchange:settles', { at }), /.+/))
    await typeIn(context, '99000')
    await context.canvas.findByText(t('refusals:refusals.AVAILABLE_INSUFFICIENT'))
    await typeIn(context, '80000')
    await context.canvas.findByText(t('refusals:refusals.WITHDRAWABLE_INSUFFICIENT'))
    await expect(await field(context, 'from')).toBeInvalid()
  },
}

export const MoreThanThereIs: Story = {
  play: async (context) => {
    await typeIn(context, '999999999999')
    await findRefusal(context, 'BALANCE_INSUFFICIENT')
    await askForReview(context)
    await expect(await field(context, 'from')).toHaveFocus()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const SameCurrency: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const to = await context.canvas.findByRole('combobox', { name: t('exchange:currency.to') })
    await context.userEvent.selectOptions(to, 'KRW')
    await findRefusal(context, 'SAME_CURRENCY')
    await askForReview(context)
    await expect(await field(context, 'to')).toBeInvalid()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A won brings less than a cent. */
export const TooSmall: Story = {
  play: async (context) => {
    const from = await typeIn(context, '1')
    await expect(from).toBeValid()
    await askForReview(context)
    const bound = readerOf(context).ui('finance.bounds.least', { bound: won(context, '15') })
    await context.canvas.findByText(bound)
    await expect(from).toBeInvalid()
    await expect(from).toHaveFocus()
  },
}

export const NothingTyped: Story = {
  play: async (context) => {
    const from = await field(context, 'from')
    await context.canvas.findByRole('timer')
    await askForReview(context)
    await context.canvas.findByText(readerOf(context).t('refusals:fields.required'))
    await expect(from).toBeInvalid()
  },
}

export const Reviewed: Story = {
  play: async (context) => {
    const dialog = await review(context)
    const { t } = readerOf(context)
    await expect(within(dialog).getByText(t('exchange:holds'))).toBeVisible()
    await expect(within(dialog).getByText(t('exchange:left', { currency: 'KRW' }))).toBeVisible()
  },
}

/** The receipt, which can be shared. */
export const Exchanges: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await confirm(context, await review(context))
    const share = await screen.findByRole('button', { name: ui('finance.receipt.share') })
    await context.userEvent.click(share)
    const [shared] = context.share.share.mock.calls[0] ?? []
    await expect(shared?.title).toBe(t('exchange:done.title'))
    await expect(shared?.text).toContain(won(context, '1000000'))
    await expect(shared?.text).toContain(t('exchange:done.sentence', { from: 'KRW', to: 'USD' }))
    await context.userEvent.click(screen.getByRole('button', { name: t('exchange:done.records') }))
    await expect(context.navigation.go).toHaveBeenLastCalledWith({ to: 'fundRecord' })
    await context.userEvent.click(screen.getByRole('button', { name: t('exchange:done.close') }))
    await expect(context.navigation.back).toHaveBeenCalledOnce()
  },
}

/** A quote that ends while nothing is confirmed is renewed by itself, and what was typed stays. */
export const RenewsByItself: Story = {
  play: async (context) => {
    const from = await typeIn(context, '1000000')
    const { ui } = readerOf(context)
    const fresh = { name: ui('products.pair.holds', { count: 15 }) }
    await context.canvas.findByRole('timer')
    await context.broker.advance('16 s')
    await context.canvas.findByRole('timer', fresh, { timeout: 5_000 })
    await expect(from).toHaveValue('1,000,000')
  },
}

/** While it is confirmed the rate stays as it is: once it has ended, the same button asks for another one. */
export const EndsWhileItIsConfirmed: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const dialog = await review(context)
    await context.broker.advance('16 s')
    await within(dialog).findByText(t('exchange:endedNote'), undefined, { timeout: 5_000 })
    const renew = await within(dialog).findByRole('button', { name: t('exchange:renew') })
    await context.userEvent.click(renew)
    await within(dialog).findByRole('button', { name: confirmName(context, '1000000') })
    await confirm(context, dialog)
    await screen.findByText(t('exchange:done.title'))
  },
}

/** No answer came: it is asked for, and nothing is sent again. */
export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'member', faults: [{ on: 'exchange/convert', http: 500, times: 1 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const dialog = await review(context)
    await confirm(context, dialog)
    await context.userEvent.click(await within(dialog).findByRole('button', { name: t('app:unknown.check') }))
    await within(dialog).findByText(t('app:unknown.neverArrived'))
  },
}

export const LongAmounts: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { scenario: { world: 'pricey' } },
  play: async (context) => {
    await press(context, readerOf(context).t('exchange:all'))
    const to = await field(context, 'to')
    await waitFor(() => expect(to).not.toHaveValue(''))
    const all = (await field(context, 'from')) as HTMLInputElement
    await expect(exact(decimal(all.value.replaceAll(',', ''))).gt('90000000000000')).toBe(true)
  },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'exchange/quote', http: 500 }] } },
}
export const ChartFails: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'exchange/chart', http: 500 }] } },
  play: async (context) => {
    await expect(await field(context, 'from')).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'exchange/quote', hang: true }] } },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => field(context, 'from')),
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
