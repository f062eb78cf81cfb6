import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { personIn, walk } from '../../../testing/journey.ts'
import { readerOf } from '../../../testing/readers.ts'
import { realMoney } from '../../../testing/realMoney.ts'
import { type Newcomer, accept, answer, newcomer, openAccount } from '../../../testing/registering.ts'
import { RegisterScreen } from './RegisterScreen.tsx'

const meta = {
  title: 'Screens/Register',
  tags: ['screen', 'autodocs'],
  component: RegisterScreen,
  args: { invitation: 'ONELOT' },
  parameters: {
    purpose: 'Makes a member of a guest, one question at a time.',
    scenario: { screen: 'register', world: 'guest' },
  },
} satisfies Meta<typeof RegisterScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Answers all questions as a person would; the code of the link is there already. */
const register = async (context: Context, { phone, again }: Partial<Newcomer> = {}) => {
  const person = personIn(context)
  await walk(
    person,
    answer('phone', phone ?? newcomer.phone),
    answer('password', newcomer.password),
    answer('passwordConfirm', again ?? newcomer.password),
    answer('invitation', ''),
    accept,
    openAccount,
  )
}

const field = ({ canvas }: Context, label: string) => canvas.findByLabelText(label)

export const Default: Story = {
  play: async (context) => {
    const { userEvent } = context
    const { t } = readerOf(context)
    // What has the focus is spoken with the groups that it is in.
    const question = (at: number, asked: string) =>
      context.canvas.findByRole('group', { name: `${t('app:form.question', { at, of: 5 })} ${asked}` })
    const phone = await field(context, t('app:fields.phone'))
    await expect(phone).toHaveFocus()
    await expect(await question(1, t('register:questions.phone.ask'))).toContainElement(phone)
    await userEvent.keyboard(`${newcomer.phone}{Enter}`)
    const password = await field(context, t('app:fields.password'))
    await expect(password).toHaveFocus()
    await expect(await question(2, t('register:questions.password.ask'))).toContainElement(password)
  },
}

/** It is typed as people there write it. */
export const ANumberOfTaiwan: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const { userEvent } = context
    const phone = await field(context, t('app:fields.phone'))
    await userEvent.selectOptions(await field(context, t('app:fields.phoneCountry')), 'TW')
    await userEvent.type(phone, '0912 345 678{Enter}')
    await field(context, t('app:fields.password'))
    await expect(context.canvas.getByText('+886912345678')).toBeVisible()
  },
}

export const OpensAnAccount: Story = {
  play: async (context) => {
    await register(context)
    await waitFor(() =>
      expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'afterLogin', opened: 'yes' }),
    )
  },
}

export const TakesTheCodeOfTheLink: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const person = personIn(context)
    await walk(
      person,
      answer('phone', newcomer.phone),
      answer('password', newcomer.password),
      answer('passwordConfirm', newcomer.password),
    )
    await expect(await field(context, t('register:invitation'))).toHaveValue('ONELOT')
  },
}

export const GoesBackWithWhatWasTyped: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t, ui } = readerOf(context)
    await walk(personIn(context), answer('phone', newcomer.phone), answer('password', newcomer.password))
    await field(context, t('register:passwordConfirm'))
    const back = canvas.getByRole('button', { name: ui('back') })
    await userEvent.click(back)
    await expect(await field(context, t('app:fields.password'))).toHaveValue(newcomer.password)
    await userEvent.click(back)
    await expect(await field(context, t('app:fields.phone'))).toHaveValue(newcomer.phone)
    await expect(navigation.back).not.toHaveBeenCalled()
    await userEvent.click(back)
    await expect(navigation.back).toHaveBeenCalled()
  },
}

/** What is answered stays in sight. A press leads back to it, and next to where the person had come. */
export const ChangesAnAnswerAbove: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    await walk(
      personIn(context),
      answer('phone', newcomer.phone),
      answer('password', newcomer.password),
      answer('passwordConfirm', newcomer.password),
    )
    await field(context, t('register:invitation'))
    await expect(canvas.queryByText(newcomer.password)).toBeNull()
    await userEvent.click(
      canvas.getByRole('button', {
        name: new RegExp(`${RegExp.escape(newcomer.phone)}.*${RegExp.escape(ui('entry.answers.change'))}`),
      }),
    )
    const phone = await field(context, t('app:fields.phone'))
    await expect(phone).toHaveFocus()
    await userEvent.clear(phone)
    await userEvent.keyboard('01055554444{Enter}')
    await expect(await field(context, t('register:invitation'))).toHaveFocus()
    await expect(canvas.getByText('01055554444')).toBeVisible()
  },
}

export const RefusesPasswordsThatDiffer: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await walk(
      personIn(context),
      answer('phone', newcomer.phone),
      answer('password', newcomer.password),
      answer('passwordConfirm', 'Onelot2027'),
    )
    const again = await field(context, t('register:passwordConfirm'))
    await waitFor(() => expect(again).toHaveAccessibleDescription(t('refusals:fields.mismatch')))
    await expect(again).toHaveFocus()
  },
}

export const AsksForEverything: Story = {
  args: { invitation: undefined },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const next = canvas.getByRole('button', { name: t('app:form.next') })
    await userEvent.click(next)
    await canvas.findByText(t('refusals:fields.required'))
    await expect(canvas.getByLabelText(t('app:fields.phone'))).toHaveFocus()
  },
}

export const AsksForBothConsents: Story = {
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await walk(
      personIn(context),
      answer('phone', newcomer.phone),
      answer('password', newcomer.password),
      answer('passwordConfirm', newcomer.password),
      answer('invitation', ''),
      openAccount,
    )
    await waitFor(() => expect(canvas.getAllByText(t('refusals:fields.mustAccept'))).toHaveLength(2))
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus()
  },
}

export const RefusesAnAccountThatExists: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await register(context, { phone: '01012345678' })
    const phone = await field(context, t('app:fields.phone'))
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription(
        new RegExp(RegExp.escape(t('refusals:refusals.ACCOUNT_EXISTS'))),
      ),
    )
    await expect(phone).toHaveFocus()
  },
}

export const RefusesAnUnknownInviter: Story = {
  args: { invitation: 'NOBODY' },
  play: async (context) => {
    const { t } = readerOf(context)
    await register(context)
    const code = await field(context, t('register:invitation'))
    await waitFor(() => expect(code).toHaveAccessibleDescription(t('refusals:refusals.INVITER_NOT_FOUND')))
    await expect(code).toHaveValue('NOBODY')
  },
}

export const RegistrationFailed: Story = {
  parameters: {
    scenario: { world: 'guest', faults: [{ on: 'member/register', refuse: 'REGISTRATION_FAILED' }] },
  },
  play: async (context) => {
    await register(context)
    await waitFor(() =>
      expect(document.querySelector('[data-tone=error]')).toHaveTextContent(
        readerOf(context).t('refusals:refusals.REGISTRATION_FAILED'),
      ),
    )
  },
}

/** The first attempt went through, though its answer never came: the check finds that account and opens no second. */
export const UnknownOutcomeIsChecked: Story = {
  parameters: {
    scenario: {
      world: 'guest',
      faults: [{ on: 'member/register', hang: true, times: 1 }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await register(context)
    await context.giveUpAnswer()
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('app:unknown.check') }))
    await waitFor(() =>
      expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'afterLogin', opened: 'yes' }),
    )
  },
}

export const RealMoney: Story = {
  parameters: { scenario: { ...realMoney, world: 'guest' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await walk(
      personIn(context),
      answer('phone', newcomer.phone),
      answer('password', newcomer.password),
      answer('passwordConfirm', newcomer.password),
      answer('invitation', ''),
    )
    await context.canvas.findByRole('heading', { name: t('register:questions.consents.ask') })
    await expect(context.canvas.queryByText(t('register:practice'))).toBeNull()
  },
}
