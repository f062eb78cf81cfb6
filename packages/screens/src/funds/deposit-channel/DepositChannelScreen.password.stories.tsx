import { decimal } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  attachVoucher,
  findPaymentDetails,
  findPaymentPart,
  seeReceipt,
  submitDeposit,
} from '../../../testing/depositing.ts'
import { fromElsewhere } from '../../../testing/elsewhere.ts'
import { readerOf } from '../../../testing/readers.ts'
import { DepositChannelScreen } from './DepositChannelScreen.tsx'

const locked = { currency: 'KRW', channel: 'private-KRW', amount: decimal('50000') } as const
const PASSWORD = '310310'

const meta = {
  title: 'Screens/Deposit payment/Password',
  tags: ['screen'],
  component: DepositChannelScreen,
  args: locked,
  parameters: { scenario: { screen: 'depositChannel', world: 'readyToWithdraw' } },
} satisfies Meta<typeof DepositChannelScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const passwordField = (context: Context) =>
  context.canvas.findByLabelText(readerOf(context).t('depositChannel:password.label'))

async function unlockWith(context: Context, password: string): Promise<void> {
  await context.userEvent.type(await passwordField(context), password)
  await context.userEvent.click(
    context.canvas.getByRole('button', { name: readerOf(context).t('depositChannel:password.action') }),
  )
}

export const AsksForAPassword: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t } = readerOf(context)
    await expect(await passwordField(context)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('depositChannel:password.lost') }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'customerService' })
  },
}

export const UnlocksAndSubmits: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await unlockWith(context, PASSWORD)
    await findPaymentDetails(context)
    await expect(await findPaymentPart(t('depositChannel:number'))).toHaveTextContent('900-2026-0310-01')
    await attachVoucher(context)
    await submitDeposit(context)
    await seeReceipt(context)
  },
}

export const NoPasswordGiven: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await passwordField(context)
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('depositChannel:password.action') }),
    )
    await expect(await context.canvas.findByText(t('refusals:fields.required'))).toBeVisible()
  },
}

export const AWrongPassword: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await unlockWith(context, '1')
    const text = t('refusals:refusals.CHANNEL_PASSWORD_WRONG')
    await waitFor(async () => expect(await passwordField(context)).toHaveAccessibleDescription(text))
    await expect(await passwordField(context)).toHaveFocus()
  },
}

export const TooManyWrongPasswords: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const wrong = { channel: locked.channel, password: '1' }
    for (let tries = 1; tries <= 5; tries += 1)
      await fromElsewhere(context.broker, 'deposits/openChannel', wrong)
    // More than five in ten seconds would be sent too often, right or wrong.
    await context.broker.advance('10 s')
    await unlockWith(context, PASSWORD)
    const [before = '', after = ''] = t('refusals:refusals.TOO_FREQUENT_wrongPasswords', {
      until: '|',
    }).split('|')
    const text = new RegExp(`^${RegExp.escape(before)}.+${RegExp.escape(after)}$`)
    await expect(await context.canvas.findByText(text)).toBeVisible()
  },
}

/** The password was changed after the account was shown: it is asked for again, and the picture is still there. */
export const ThePasswordWasChanged: Story = {
  parameters: {
    scenario: {
      world: 'readyToWithdraw',
      faults: [{ on: 'deposits/submit', refuse: 'CHANNEL_PASSWORD_WRONG', times: 1 }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await unlockWith(context, PASSWORD)
    await findPaymentDetails(context)
    await attachVoucher(context)
    await submitDeposit(context)
    const text = t('refusals:refusals.CHANNEL_PASSWORD_WRONG')
    await waitFor(async () => expect(await passwordField(context)).toHaveAccessibleDescription(text))
    await unlockWith(context, PASSWORD)
    await expect(await context.canvas.findByText(t('app:form.uploaded'))).toBeVisible()
  },
}

export const HasAPasswordMeanwhile: Story = {
  args: { channel: 'bank-KRW' },
  parameters: {
    scenario: {
      world: 'readyToWithdraw',
      faults: [{ on: 'deposits/openChannel', refuse: 'CHANNEL_PASSWORD_WRONG', times: 1 }],
    },
  },
  play: async (context) => {
    await unlockWith(context, PASSWORD)
    await findPaymentDetails(context)
  },
}
