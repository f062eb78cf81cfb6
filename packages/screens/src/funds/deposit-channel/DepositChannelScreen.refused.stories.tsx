import type { RefusalCodeOnWire } from '@onelot/api-client'
import { decimal, money } from '@onelot/domain'
import { formatMoney } from '@onelot/ui'
import { intlLocale } from '@onelot/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  attachVoucher,
  findPaymentDetails,
  payAndSubmit,
  seeReceipt,
  submitDeposit,
} from '../../../testing/depositing.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { DepositChannelScreen } from './DepositChannelScreen.tsx'

const bank = { currency: 'KRW', channel: 'bank-KRW', amount: decimal('50000') } as const

const meta = {
  title: 'Screens/Deposit payment/Refused',
  tags: ['screen'],
  component: DepositChannelScreen,
  args: bank,
  parameters: { scenario: { screen: 'depositChannel', world: 'readyToWithdraw' } },
} satisfies Meta<typeof DepositChannelScreen>
export default meta
type Story = StoryObj<typeof meta>

const outside = (
  amount: string,
  code: 'DEPOSIT_BELOW_MINIMUM' | 'DEPOSIT_ABOVE_MAXIMUM',
  bound: string,
): Story => ({
  args: { ...bank, amount: decimal(amount) },
  play: async (context) => {
    const { t, language } = readerOf(context)
    await payAndSubmit(context)
    const text = t(`refusals:refusals.${code}`, {
      amount: formatMoney(intlLocale(language), money('KRW', bound)),
    })
    await expect(await context.canvas.findByText(text)).toBeVisible()
  },
})
export const BelowTheLeast: Story = outside('9999', 'DEPOSIT_BELOW_MINIMUM', '10000')
export const AboveTheMost: Story = outside('2000000001', 'DEPOSIT_ABOVE_MAXIMUM', '2000000000')

const meanwhile = [
  'ACCOUNT_FROZEN',
  'REAL_NAME_REQUIRED',
  'REAL_NAME_UNDER_REVIEW',
  'REAL_NAME_REJECTED',
  'FUND_OPERATION_PENDING',
  'DEPOSIT_WINDOW_CLOSED',
  // The picture is not taken.
  'KEY_MISMATCH',
  'TOO_FREQUENT',
  'PRODUCT_UNAVAILABLE',
] as const satisfies readonly RefusalCodeOnWire[]

/** What has come up since the page was opened is said, and the page stays. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findPaymentDetails(context)
    await attachVoucher(context)
    await underEach(context, { on: 'deposits/submit', codes: meanwhile }, async (code) => {
      await submitDeposit(context)
      const text = messagePattern((value) =>
        t(`refusals:refusals.${code}`, { window: value, opensAt: value }),
      )
      await expect(await context.canvas.findByText(text)).toBeVisible()
    })
    await expect(context.navigation.replace).not.toHaveBeenCalled()
  },
}

/** Another device has deposited since the page was opened: what was sent is refused, and the page says what it waits for. */
export const DepositedElsewhere: Story = {
  parameters: {
    scenario: { world: 'readyToWithdraw', faults: [{ on: 'deposits/submit', refuse: 'DEPOSIT_PENDING' }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await payAndSubmit(context)
    await expect(await context.canvas.findByText(t('refusals:refusals.DEPOSIT_PENDING'))).toBeVisible()
  },
}

export const UnknownOutcomeIsChecked: Story = {
  parameters: {
    scenario: { world: 'readyToWithdraw', faults: [{ on: 'deposits/submit', http: 500, times: 1 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await payAndSubmit(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('app:unknown.check') }))
    await context.canvas.findByText(t('app:unknown.neverArrived'))
    await submitDeposit(context)
    await seeReceipt(context)
  },
}

/** It went through, though its answer never came: the account says so, and nothing is sent twice. */
export const TheAnswerIsLost: Story = {
  parameters: {
    scenario: { world: 'readyToWithdraw', faults: [{ on: 'deposits/submit', hang: true, times: 1 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await payAndSubmit(context)
    await context.giveUpAnswer()
    await context.canvas.findByRole('heading', { name: t('obstacles:codes.DEPOSIT_PENDING.title') })
  },
}

export const Busy: Story = {
  parameters: {
    scenario: { world: 'readyToWithdraw', faults: [{ on: 'deposits/submit', refuse: 'SYSTEM_BUSY' }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await payAndSubmit(context)
    await expect(await context.canvas.findByRole('button', { name: t('app:unknown.check') })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: {
    scenario: { world: 'readyToWithdraw', faults: [{ on: 'deposits/submit', offline: true }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await payAndSubmit(context)
    await expect(await context.canvas.findByRole('button', { name: t('app:unknown.check') })).toBeVisible()
  },
}
