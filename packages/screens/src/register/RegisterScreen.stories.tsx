import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { readerOf } from '../flows/readers.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const meta = {
  title: 'Screens/Register',
  tags: ['screen'],
  component: RegisterScreen,
  args: { invitation: 'ONELOT' },
  parameters: { scenario: { screen: 'register', world: 'guest' } },
} satisfies Meta<typeof RegisterScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface Entered {
  readonly phone?: string
  readonly again?: string
}

/** Fills in the form as a person would, and sends it. */
async function register(context: Context, { phone = '01087654321', again = 'Onelot2026' }: Entered = {}) {
  const { canvas, userEvent } = context
  const { t } = readerOf(context)
  await userEvent.type(canvas.getByLabelText(t('app:fields.phone')), phone)
  await userEvent.type(canvas.getByLabelText(t('app:fields.password')), 'Onelot2026')
  await userEvent.type(canvas.getByLabelText(t('register:passwordConfirm')), again)
  for (const consent of [t('register:agreement'), t('register:privacy')])
    await userEvent.click(canvas.getByRole('checkbox', { name: consent.replaceAll(/<\/?link>/g, '') }))
  await userEvent.click(canvas.getByRole('button', { name: t('register:submit') }))
}

const isRefused = (text: string) =>
  waitFor(() => expect(document.querySelector('form [data-tone=error]')).toHaveTextContent(text))

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(context.canvas.getByLabelText(t('register:invitation'))).toHaveValue('ONELOT')
  },
}

export const OpensAnAccount: Story = {
  play: async (context) => {
    await register(context)
    await waitFor(() => expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'market' }))
  },
}

export const RefusesPasswordsThatDiffer: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await register(context, { again: 'Onelot2027' })
    await context.canvas.findByText(t('refusals:fields.mismatch'))
    await expect(context.canvas.getByLabelText(t('register:passwordConfirm'))).toHaveFocus()
  },
}

export const AsksForEverything: Story = {
  args: { invitation: undefined },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(canvas.getByRole('button', { name: t('register:submit') }))
    await waitFor(() => expect(canvas.getAllByText(t('refusals:fields.required'))).toHaveLength(4))
    await expect(canvas.getAllByText(t('refusals:fields.mustAccept'))).toHaveLength(2)
  },
}

export const RefusesAnAccountThatExists: Story = {
  play: async (context) => {
    await register(context, { phone: '01012345678' })
    await isRefused(readerOf(context).t('refusals:refusals.ACCOUNT_EXISTS'))
  },
}

export const RefusesAnUnknownInviter: Story = {
  args: { invitation: 'NOBODY' },
  play: async (context) => {
    await register(context)
    await isRefused(readerOf(context).t('refusals:refusals.INVITER_NOT_FOUND'))
  },
}

export const RegistrationFailed: Story = {
  parameters: {
    scenario: { world: 'guest', faults: [{ on: 'member/register', refuse: 'REGISTRATION_FAILED' }] },
  },
  play: async (context) => {
    await register(context)
    await isRefused(readerOf(context).t('refusals:refusals.REGISTRATION_FAILED'))
  },
}

/** The first attempt went through, though its answer never came: the check finds that account and opens no second. */
export const UnknownOutcomeIsChecked: Story = {
  parameters: {
    scenario: {
      world: 'guest',
      faults: [{ on: 'member/register', hang: true, times: 1 }],
      timeoutMs: 4000,
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await register(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('app:unknown.check') }))
    await waitFor(() => expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'market' }))
  },
}
