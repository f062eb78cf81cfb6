import { demoMember } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { answerTo, enterCode } from '../../../testing/codes.ts'
import { personIn } from '../../../testing/journey.ts'
import { readerOf } from '../../../testing/readers.ts'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

const meta = {
  title: 'Screens/Forgot password',
  tags: ['screen', 'autodocs'],
  component: ForgotPasswordScreen,
  parameters: {
    purpose: 'Replaces a forgotten login password by a code, without telling who has an account.',
    scenario: { screen: 'forgotPassword', world: 'guest' },
  },
} satisfies Meta<typeof ForgotPasswordScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function askFor(context: Context, phone: string = demoMember.phone): Promise<void> {
  const { canvas, userEvent } = context
  const { t } = readerOf(context)
  await userEvent.type(await canvas.findByLabelText(t('app:fields.phone')), phone)
  await userEvent.click(canvas.getByRole('button', { name: t('forgotPassword:send') }))
}

/** From the number to the last button. */
async function reset(context: Context, again = 'Onelot2027'): Promise<void> {
  const person = personIn(context)
  const { t } = person
  await enterCode(person)
  await answerTo(person, {
    question: t('forgotPassword:questions.password.ask'),
    label: t('forgotPassword:next'),
    text: 'Onelot2027',
  })
  await answerTo(person, {
    question: t('forgotPassword:questions.passwordConfirm.ask'),
    label: t('forgotPassword:again'),
    text: again,
    button: t('forgotPassword:submit'),
  })
}

export const Default: Story = {}

/** In the demo the code that a phone would have received shows here. */
export const AsksForTheCode: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await askFor(context)
    await expect(await context.canvas.findByLabelText(t('codes:label'))).toHaveFocus()
    await context.canvas.findByRole('button', { name: t('codes:fillIn') })
  },
}

export const ReplacesThePassword: Story = {
  play: async (context) => {
    await askFor(context)
    await reset(context)
    await screen.findByText(readerOf(context).t('forgotPassword:done'))
    await expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'login' })
  },
}

export const RefusesAWrongCode: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await askFor(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('codes:fillIn') }))
    const field = canvas.getByLabelText<HTMLInputElement>(t('codes:label'))
    const wrong = field.value === '000000' ? '000001' : '000000'
    await userEvent.clear(field)
    await userEvent.type(field, wrong)
    await userEvent.click(canvas.getByRole('button', { name: t('app:form.next') }))
    const person = personIn(context)
    await answerTo(person, {
      question: t('forgotPassword:questions.password.ask'),
      label: t('forgotPassword:next'),
      text: 'Onelot2027',
    })
    await answerTo(person, {
      question: t('forgotPassword:questions.passwordConfirm.ask'),
      label: t('forgotPassword:again'),
      text: 'Onelot2027',
      button: t('forgotPassword:submit'),
    })
    await canvas.findByRole('heading', { name: t('forgotPassword:questions.code.ask') })
    await expect(canvas.getByLabelText(t('codes:label'))).toHaveAccessibleDescription(t('codes:wrong'))
  },
}

export const RefusesAnotherRepetition: Story = {
  play: async (context) => {
    await askFor(context)
    await reset(context, 'Onelot2028')
    await context.canvas.findByText(readerOf(context).t('refusals:fields.mismatch'))
  },
}

/** Only whoever has the phone learns it. */
export const NoAccountOfThatNumber: Story = {
  play: async (context) => {
    await askFor(context, '01099998888')
    await reset(context)
    await context.canvas.findByText(readerOf(context).t('refusals:refusals.ACCOUNT_NOT_FOUND'))
  },
}

export const AsksForAValidNumber: Story = {
  play: async (context) => {
    await askFor(context, 'apple')
    await context.canvas.findByText(readerOf(context).t('refusals:fields.malformed'))
  },
}

export const CodeAskedForTooOften: Story = {
  parameters: {
    scenario: { world: 'guest', faults: [{ on: 'codes/send', refuse: 'TOO_FREQUENT' }] },
  },
  play: async (context) => {
    await askFor(context)
    await context.canvas.findByText(readerOf(context).t('refusals:refusals.TOO_FREQUENT'))
  },
}

const refusal = (refuse: 'TOO_FREQUENT' | 'MODIFICATION_FAILED'): Story => ({
  parameters: { scenario: { world: 'guest', faults: [{ on: 'member/resetPassword', refuse }] } },
  play: async (context) => {
    await askFor(context)
    await reset(context)
    await context.canvas.findByText(readerOf(context).t(`refusals:refusals.${refuse}`))
  },
})
export const TooManyWrongCodes: Story = refusal('TOO_FREQUENT')
export const ModificationFailed: Story = refusal('MODIFICATION_FAILED')

export const Offline: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'codes/send', offline: true }] } },
  play: async (context) => {
    await askFor(context)
    await context.canvas.findByRole('button', { name: readerOf(context).t('app:unknown.check') })
  },
}

/** Opened while logged in: the session of this device ends too. */
export const OfAMember: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    await askFor(context)
    await reset(context)
    await screen.findByText(readerOf(context).t('forgotPassword:done'))
    await waitFor(() => expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'login' }))
  },
}
