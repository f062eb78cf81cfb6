import { demoMember } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { LoginPasswordScreen } from './LoginPasswordScreen.tsx'

const meta = {
  title: 'Screens/Login password',
  tags: ['screen', 'autodocs'],
  component: LoginPasswordScreen,
  parameters: {
    purpose: 'Changes the login password, and logs the member out on all other devices.',
    scenario: { screen: 'loginPassword', world: 'threeDevices' },
  },
} satisfies Meta<typeof LoginPasswordScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

interface Typed {
  readonly old?: string
  readonly next?: string
  readonly again?: string
}

/** Fills in the form and sends it. */
async function change(context: Context, typed: Typed = {}): Promise<void> {
  const { canvas, userEvent } = context
  const { t } = readerOf(context)
  const { old = demoMember.password, next = 'Onelot2027', again = next } = typed
  await userEvent.type(await canvas.findByLabelText(t('loginPassword:current')), old)
  await userEvent.type(canvas.getByLabelText(t('loginPassword:next')), next)
  await userEvent.type(canvas.getByLabelText(t('loginPassword:again')), again)
  await userEvent.click(canvas.getByRole('button', { name: t('loginPassword:submit') }))
}
const isSaid = async (text: string) => {
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1))
}

/** Says before what it ends. */
export const Default: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByText(readerOf(context).t('loginPassword:text'))).toBeVisible()
  },
}

/** And says so after. */
export const Changes: Story = {
  play: async (context) => {
    await change(context)
    await screen.findByText(readerOf(context).t('loginPassword:done'))
    await expect(context.navigation.back).toHaveBeenCalledOnce()
  },
}

export const RefusesAWrongOne: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await change(context, { old: 'Onelot2025' })
    await isSaid(t('refusals:refusals.ORIGINAL_PASSWORD_WRONG'))
    await expect(context.canvas.getByLabelText(t('loginPassword:current'))).toHaveFocus()
  },
}

export const RefusesAnotherRepetition: Story = {
  play: async (context) => {
    await change(context, { again: 'Onelot2028' })
    await isSaid(readerOf(context).t('refusals:fields.mismatch'))
  },
}

export const RefusesTheSameOne: Story = {
  play: async (context) => {
    await change(context, { next: demoMember.password })
    await isSaid(readerOf(context).t('loginPassword:same'))
  },
}

const refusal = (refuse: 'TOO_FREQUENT' | 'MODIFICATION_FAILED'): Story => ({
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/changePassword', refuse }] } },
  play: async (context) => {
    await change(context)
    await isSaid(readerOf(context).t(`refusals:refusals.${refuse}`))
  },
})
export const TooManyAttempts: Story = refusal('TOO_FREQUENT')
export const ModificationFailed: Story = refusal('MODIFICATION_FAILED')

export const Offline: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/changePassword', offline: true }] } },
  play: async (context) => {
    await change(context)
    await context.canvas.findByRole('button', { name: readerOf(context).t('app:unknown.check') })
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('app:member.title'))
  },
}
