import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { askForReview, confirm, confirmName, field, review, typeIn } from '../../../testing/exchanging.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { ExchangeScreen } from './ExchangeScreen.tsx'

const meta = {
  title: 'Screens/Exchange/Refused',
  tags: ['screen'],
  component: ExchangeScreen,
  args: {},
  parameters: { scenario: { screen: 'exchange', world: 'member' } },
} satisfies Meta<typeof ExchangeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** It reaches the broker too late. */
export const QuoteExpired: Story = {
  parameters: {
    scenario: { world: 'member', faults: [{ on: 'exchange/convert', refuse: 'QUOTE_EXPIRED', times: 1 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const dialog = await review(context)
    await confirm(context, dialog)
    await within(dialog).findByText(t('refusals:refusals.QUOTE_EXPIRED'))
    await context.userEvent.click(within(dialog).getByRole('button', { name: t('exchange:renew') }))
    await within(dialog).findByRole('button', { name: confirmName(context, '1000000') })
    await expect(within(dialog).queryByText(t('refusals:refusals.QUOTE_EXPIRED'))).toBeNull()
  },
}

/** The field keeps saying what is wrong with it, by the button and by Enter. */
const noNumber = (text: string, ask: 'button' | 'enter'): Story => ({
  play: async (context) => {
    const input = await typeIn(context, text)
    if (ask === 'button') await askForReview(context)
    // userEvent's Enter knows no button outside the form; the browser's sends the form by it.
    else input.closest('form')?.requestSubmit()
    await waitFor(() => expect(input).toBeInvalid())
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
export const NoNumber: Story = noNumber('12,5', 'button')
export const NoNumberByEnter: Story = noNumber('12,5', 'enter')
export const PastedAsWeWriteIt: Story = {
  play: async (context) => {
    const input = await field(context, 'from')
    await context.userEvent.click(input)
    await context.userEvent.paste('₩1,000,000')
    await askForReview(context)
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByRole('button', { name: confirmName(context, '1000000') })
  },
}

/** What has come up while it was reviewed is said there, and it can be sent again. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    const dialog = await review(context)
    const codes = [
      'BALANCE_INSUFFICIENT',
      'AVAILABLE_INSUFFICIENT',
      'WITHDRAWABLE_INSUFFICIENT',
      'PRODUCT_UNAVAILABLE',
    ] as const
    await underEach(context, { on: 'exchange/convert', codes }, async (code) => {
      await confirm(context, dialog)
      const said = readerOf(context).t(`refusals:refusals.${code}`)
      await expect(await within(dialog).findByText(said)).toBeVisible()
      await expect(
        within(dialog).getByRole('button', { name: confirmName(context, '1000000') }),
      ).toBeEnabled()
    })
  },
}

/** The account is frozen while the exchange is confirmed. */
export const FrozenMeanwhile: Story = {
  play: async (context) => {
    const dialog = await review(context)
    await context.broker.broker.operator.setOnMember(
      { phone: '01012345678' },
      { kind: 'members.setRestrictions', restrictions: ['frozen'] },
    )
    await confirm(context, dialog)
    await within(dialog).findByText(readerOf(context).t('refusals:refusals.ACCOUNT_FROZEN'))
  },
}

export const FrozenAccount: Story = {
  parameters: { scenario: { world: 'frozenAccount' } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('refusals:refusals.ACCOUNT_FROZEN'))
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutExchange' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    const text = t('notOffered:title', { area: titleOf('exchange') })
    await expect(await context.canvas.findByText(text)).toBeVisible()
  },
}
