import { demoFundPassword } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { answerTo } from '../../../testing/codes.ts'
import { personIn } from '../../../testing/journey.ts'
import { readerOf } from '../../../testing/readers.ts'
import { FundPasswordScreen } from './FundPasswordScreen.tsx'

const meta = {
  title: 'Screens/Withdrawal password',
  tags: ['screen', 'autodocs'],
  component: FundPasswordScreen,
  parameters: {
    purpose: 'Sets the six digits that are asked for before money is withdrawn, or changes them.',
    scenario: { screen: 'fundPassword', world: 'member' },
  },
} satisfies Meta<typeof FundPasswordScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const CHOSEN = '482916'

async function choose(context: Context, text: string, again = text): Promise<void> {
  const person = personIn(context)
  const { t } = person
  const label = t('identity:newFundPassword.label')
  await answerTo(person, { question: t('fundPassword:questions.first.ask'), label, text, button: false })
  const button = t('fundPassword:set')
  await answerTo(person, { question: t('identity:newFundPassword.confirm.ask'), label, text: again, button })
}

async function change(context: Context, old: string): Promise<void> {
  const person = personIn(context)
  const { t } = person
  const label = t('identity:newFundPassword.label')
  await answerTo(person, {
    question: t('fundPassword:questions.old.ask'),
    label: t('fundPassword:current'),
    text: old,
    button: false,
  })
  await answerTo(person, {
    question: t('identity:newFundPassword.next.ask'),
    label,
    text: CHOSEN,
    button: false,
  })
  const button = t('fundPassword:change')
  await answerTo(person, { question: t('identity:newFundPassword.confirm.ask'), label, text: CHOSEN, button })
}

/** By our own keys, which show at once; nothing offers to fill it in. */
export const Default: Story = {
  play: async (context) => {
    const field = await context.canvas.findByLabelText(
      readerOf(context).t('identity:newFundPassword.label'),
      {
        selector: 'input',
      },
    )
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAttribute('autocomplete', 'off')
    await expect(field).toHaveAttribute('inputmode', 'none')
  },
}

export const SetsTheFirst: Story = {
  play: async (context) => {
    await choose(context, CHOSEN)
    await screen.findByText(readerOf(context).t('fundPassword:isSet'))
    await expect(context.navigation.back).toHaveBeenCalledOnce()
  },
}

export const AsksOnceMore: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t } = person
    await answerTo(person, {
      question: t('fundPassword:questions.first.ask'),
      label: t('identity:newFundPassword.label'),
      text: CHOSEN,
      button: false,
    })
    await screen.findByRole('heading', { name: t('identity:newFundPassword.confirm.ask') })
  },
}

export const RefusesARun: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t } = person
    const label = t('identity:newFundPassword.label')
    await answerTo(person, {
      question: t('fundPassword:questions.first.ask'),
      label,
      text: '123456',
      button: false,
    })
    await waitFor(() =>
      expect(context.canvas.getByLabelText(label, { selector: 'input' })).toHaveAccessibleDescription(
        expect.stringContaining(t('identity:newFundPassword.easy')),
      ),
    )
  },
}

export const RefusesAnotherRepetition: Story = {
  play: async (context) => {
    await choose(context, CHOSEN, '482917')
    await context.canvas.findByText(readerOf(context).t('refusals:fields.mismatch'))
  },
}

export const Changes: Story = {
  parameters: { scenario: { world: 'withFundPassword' } },
  play: async (context) => {
    await change(context, demoFundPassword)
    await screen.findByText(readerOf(context).t('fundPassword:isChanged'))
    await expect(context.navigation.back).toHaveBeenCalledOnce()
  },
}

export const AsksForTheCurrentOne: Story = {
  parameters: { scenario: { world: 'withFundPassword' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('heading', { name: t('fundPassword:questions.old.ask') })
    await context.userEvent.click(context.canvas.getByRole('link', { name: t('fundPassword:forgotten') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'resetFundPassword' })
  },
}

/** Back to the question that it answers. */
export const RefusesAWrongOne: Story = {
  parameters: { scenario: { world: 'withFundPassword' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await change(context, '000001')
    await context.canvas.findByRole('heading', { name: t('fundPassword:questions.old.ask') })
    await expect(context.canvas.getByText(t('refusals:refusals.ORIGINAL_PASSWORD_WRONG'))).toBeVisible()
  },
}

export const TooManyAttempts: Story = {
  parameters: {
    scenario: {
      world: 'withFundPassword',
      faults: [{ on: 'member/changeFundPassword', refuse: 'TOO_FREQUENT' }],
    },
  },
  play: async (context) => {
    await change(context, demoFundPassword)
    await context.canvas.findByText(readerOf(context).t('refusals:refusals.TOO_FREQUENT'))
  },
}

const refusal = (refuse: 'ORIGINAL_PASSWORD_WRONG' | 'MODIFICATION_FAILED'): Story => ({
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/setFundPassword', refuse }] } },
  play: async (context) => {
    await choose(context, CHOSEN)
    await context.canvas.findByText(readerOf(context).t(`refusals:refusals.${refuse}`))
  },
})
/** On another device meanwhile. */
export const SetAlready: Story = refusal('ORIGINAL_PASSWORD_WRONG')
export const ModificationFailed: Story = refusal('MODIFICATION_FAILED')

export const Offline: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/setFundPassword', offline: true }] } },
  play: async (context) => {
    await choose(context, CHOSEN)
    await context.canvas.findByRole('button', { name: readerOf(context).t('app:unknown.check') })
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/me', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'member/me', http: 500 }] } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('app:failure.http'), { exact: false })
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('app:member.title'))
  },
}
