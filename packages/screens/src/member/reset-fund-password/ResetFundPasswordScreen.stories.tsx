import { demoMember } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { answerTo, enterCode } from '../../../testing/codes.ts'
import { personIn } from '../../../testing/journey.ts'
import { readerOf } from '../../../testing/readers.ts'
import { ResetFundPasswordScreen } from './ResetFundPasswordScreen.tsx'

const meta = {
  title: 'Screens/Reset withdrawal password',
  tags: ['screen', 'autodocs'],
  component: ResetFundPasswordScreen,
  parameters: {
    purpose: 'Replaces a forgotten withdrawal password, after which withdrawals wait for 24 hours.',
    scenario: { screen: 'resetFundPassword', world: 'withFundPassword' },
  },
} satisfies Meta<typeof ResetFundPasswordScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const CHOSEN = '482916'

async function askForCode(context: Context): Promise<void> {
  const { t } = readerOf(context)
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: t('resetFundPassword:intro.send') }),
  )
}

async function reset(context: Context, password: string = demoMember.password): Promise<void> {
  const person = personIn(context)
  const { t } = person
  await askForCode(context)
  await enterCode(person)
  await answerTo(person, {
    question: t('resetFundPassword:questions.password.ask'),
    label: t('resetFundPassword:password'),
    text: password,
  })
  const label = t('identity:newFundPassword.label')
  const question = t('identity:newFundPassword.next.ask')
  await answerTo(person, { question, label, text: CHOSEN, button: false })
  await answerTo(person, {
    question: t('identity:newFundPassword.confirm.ask'),
    label,
    text: CHOSEN,
    button: t('resetFundPassword:submit'),
  })
}

/** Says before what it delays. */
export const Default: Story = {
  play: async (context) => {
    await expect(
      await context.canvas.findByText(readerOf(context).t('resetFundPassword:intro.held')),
    ).toBeVisible()
  },
}

export const AsksForTheCode: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await askForCode(context)
    await context.canvas.findByRole('button', { name: t('codes:fillIn') })
  },
}

/** And says after until when. */
export const Resets: Story = {
  play: async (context) => {
    await reset(context)
    await context.canvas.findByText(readerOf(context).t('resetFundPassword:done.title'))
  },
}

export const RefusesAWrongLoginPassword: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await reset(context, 'Onelot2025')
    await context.canvas.findByRole('heading', { name: t('resetFundPassword:questions.password.ask') })
    await expect(context.canvas.getByText(t('refusals:refusals.ORIGINAL_PASSWORD_WRONG'))).toBeVisible()
  },
}

const refusal = (refuse: 'TOO_FREQUENT' | 'MODIFICATION_FAILED' | 'FUND_PASSWORD_NOT_SET'): Story => ({
  parameters: {
    scenario: { world: 'withFundPassword', faults: [{ on: 'member/resetFundPassword', refuse }] },
  },
  play: async (context) => {
    await reset(context)
    await context.canvas.findByText(readerOf(context).t(`refusals:refusals.${refuse}`))
  },
})
export const TooManyAttempts: Story = refusal('TOO_FREQUENT')
export const ModificationFailed: Story = refusal('MODIFICATION_FAILED')
export const NotSetAnyMore: Story = refusal('FUND_PASSWORD_NOT_SET')

export const CodeAskedForTooOften: Story = {
  parameters: {
    scenario: {
      world: 'withFundPassword',
      faults: [{ on: 'codes/sendToMember', refuse: 'TOO_FREQUENT' }],
    },
  },
  play: async (context) => {
    await askForCode(context)
    await context.canvas.findByText(readerOf(context).t('refusals:refusals.TOO_FREQUENT'))
  },
}

export const NothingToReset: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('resetFundPassword:unset.action') }),
    )
    await expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'fundPassword' })
  },
}

export const Offline: Story = {
  parameters: {
    scenario: { world: 'withFundPassword', faults: [{ on: 'codes/sendToMember', offline: true }] },
  },
  play: async (context) => {
    await askForCode(context)
    await context.canvas.findByRole('button', { name: readerOf(context).t('app:unknown.check') })
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'withFundPassword', faults: [{ on: 'member/me', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'withFundPassword', faults: [{ on: 'member/me', http: 500 }] } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('app:failure.http'), { exact: false })
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const title = readerOf(context).t('app:member.title')
    await waitFor(() => expect(context.canvas.getByText(title)).toBeVisible())
  },
}
