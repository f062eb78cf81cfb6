import { demoMember } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { answerTo, enterCode } from '../../../testing/codes.ts'
import { personIn } from '../../../testing/journey.ts'
import { readerOf } from '../../../testing/readers.ts'
import { PhoneNumberScreen } from './PhoneNumberScreen.tsx'

const meta = {
  title: 'Screens/Phone number',
  tags: ['screen', 'autodocs'],
  component: PhoneNumberScreen,
  parameters: {
    purpose: 'Changes the number that the member logs in with, by a code that is sent to the new one.',
    scenario: { screen: 'phoneNumber', world: 'newMember' },
  },
} satisfies Meta<typeof PhoneNumberScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const NEW = '01055557777'

/** Types a number, at which a code is asked for. */
async function askAt(context: Context, phone = NEW): Promise<void> {
  const person = personIn(context)
  const { t } = person
  await answerTo(person, {
    question: t('phoneNumber:questions.phone.ask'),
    label: t('phoneNumber:next'),
    text: phone,
  })
}

async function givePassword(context: Context, password: string = demoMember.password): Promise<void> {
  const person = personIn(context)
  const { t } = person
  await answerTo(person, {
    question: t('phoneNumber:questions.password.ask'),
    label: t('app:fields.password'),
    text: password,
    button: t('phoneNumber:submit'),
  })
}

async function change(context: Context, phone = NEW, password?: string): Promise<void> {
  await askAt(context, phone)
  await enterCode(personIn(context))
  await givePassword(context, password)
}

/** Of the number that there is, no more than its end shows. */
export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const why = t('phoneNumber:questions.phone.why', { phone: '*******5678' })
    await expect(await context.canvas.findByText(why)).toBeVisible()
    await expect(context.canvas.getByLabelText(t('phoneNumber:next'))).toHaveFocus()
  },
}

/** Going on sends the code; the number stays in sight, and may be changed. */
export const AsksForTheCode: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await askAt(context, '010-5555-7777')
    await context.canvas.findByText(t('codes:sentTo', { phone: NEW }))
    await expect(context.canvas.getByLabelText(t('codes:label'))).toHaveFocus()
    await context.canvas.findByRole('button', { name: t('codes:fillIn') })
  },
}

/** The person stays logged in, and goes back to where they came from. */
export const Changes: Story = {
  play: async (context) => {
    await change(context)
    await screen.findByText(readerOf(context).t('phoneNumber:done'))
    await expect(context.navigation.back).toHaveBeenCalledOnce()
  },
}

/** A number that is typed anew gets a code of its own. */
export const SendsToTheNumberThatIsTypedAnew: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await askAt(context)
    await canvas.findByText(t('codes:sentTo', { phone: NEW }))
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(RegExp.escape(NEW)) }))
    const field = await canvas.findByLabelText(t('phoneNumber:next'))
    await userEvent.clear(field)
    await askAt(context, '01066668888')
    await canvas.findByText(t('codes:sentTo', { phone: '01066668888' }))
  },
}

export const AsksForAValidNumber: Story = {
  play: async (context) => {
    await askAt(context, 'apple')
    await context.canvas.findByText(readerOf(context).t('refusals:fields.malformed'))
  },
}

export const RefusesTheNumberThatThereIs: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await change(context, demoMember.phone)
    await context.canvas.findByRole('heading', { name: t('phoneNumber:questions.phone.ask') })
    await waitFor(() => expect(context.canvas.getByText(t('phoneNumber:same'))).toBeVisible())
  },
}

/** What the code was right for is said at the number, which is asked for again. */
export const RefusesANumberOfAnotherAccount: Story = {
  parameters: { scenario: { world: 'twoMembers' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await change(context, '01087654321')
    await context.canvas.findByRole('heading', { name: t('phoneNumber:questions.phone.ask') })
    const exists = t('refusals:refusals.ACCOUNT_EXISTS')
    await waitFor(() => expect(context.canvas.getByText(exists)).toBeVisible())
    await expect(context.canvas.getByLabelText(t('phoneNumber:next'))).toHaveFocus()
  },
}

export const RefusesAWrongCode: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await askAt(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('codes:fillIn') }))
    const field = canvas.getByLabelText<HTMLInputElement>(t('codes:label'))
    const wrong = field.value === '000000' ? '000001' : '000000'
    await userEvent.clear(field)
    await userEvent.type(field, wrong)
    await userEvent.click(canvas.getByRole('button', { name: t('app:form.next') }))
    await givePassword(context)
    await canvas.findByRole('heading', { name: t('phoneNumber:questions.code.ask') })
    await expect(canvas.getByLabelText(t('codes:label'))).toHaveAccessibleDescription(t('codes:wrong'))
  },
}

export const RefusesAWrongPassword: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await change(context, NEW, 'Onelot2025')
    await context.canvas.findByText(t('refusals:refusals.ORIGINAL_PASSWORD_WRONG'))
    await expect(context.canvas.getByLabelText(t('app:fields.password'))).toHaveFocus()
  },
}

const refusal = (refuse: 'TOO_FREQUENT' | 'MODIFICATION_FAILED'): Story => ({
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'member/changePhone', refuse }] } },
  play: async (context) => {
    await change(context)
    await context.canvas.findByText(readerOf(context).t(`refusals:refusals.${refuse}`))
  },
})
export const TooManyAttempts: Story = refusal('TOO_FREQUENT')
export const ModificationFailed: Story = refusal('MODIFICATION_FAILED')

/** A code that came before can be typed all the same. */
export const CodeAskedForTooOften: Story = {
  parameters: {
    scenario: { world: 'newMember', faults: [{ on: 'codes/send', refuse: 'TOO_FREQUENT' }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await askAt(context)
    await context.canvas.findByText(t('refusals:refusals.TOO_FREQUENT'))
    await expect(context.canvas.getByText(t('codes:sendsTo', { phone: NEW }))).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('codes:send') })).toBeEnabled()
    await expect(context.canvas.getByLabelText(t('codes:label'))).toBeEnabled()
  },
}

export const Offline: Story = {
  parameters: {
    scenario: { world: 'newMember', faults: [{ on: 'member/changePhone', offline: true }] },
  },
  play: async (context) => {
    await change(context)
    await context.canvas.findByRole('button', { name: readerOf(context).t('app:unknown.check') })
  },
}

/** The number now is only told; the question does not wait for it. */
export const Loading: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'member/me', hang: true }] } },
  play: async (context) => {
    const { t } = readerOf(context)
    await waitFor(() => expect(context.canvas.getByLabelText(t('phoneNumber:next'))).toBeEnabled())
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const title = readerOf(context).t('app:member.title')
    await waitFor(() => expect(context.canvas.getByText(title)).toBeVisible())
  },
}
