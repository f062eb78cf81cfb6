import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { BrowserBroker } from '@onelot/mock-api/browser'
import { withPutOff } from '../../parts/set-up/putOff.ts'
import { PUT_OFF } from '../../parts/set-up/usePutOff.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { LoginScreen } from './LoginScreen.tsx'

const meta = {
  title: 'Screens/Login',
  tags: ['screen', 'autodocs'],
  component: LoginScreen,
  parameters: {
    purpose: 'Lets a member in by number and password, and back to where a session ended.',
    scenario: { screen: 'login', world: 'guest' },
  },
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The form's parts as whoever reads the story finds them. */
function formOf(context: Context) {
  const { canvas } = context
  const { t } = readerOf(context)
  return {
    t,
    phone: () => canvas.getByLabelText(t('app:fields.phone')),
    password: () => canvas.getByLabelText(t('app:fields.password')),
    submit: () => canvas.getByRole('button', { name: t('login:submit') }),
  }
}

const fillIn = async (context: Context, password: string) => {
  const form = formOf(context)
  await context.userEvent.type(form.phone(), '01012345678')
  await context.userEvent.type(form.password(), password)
}

const sendWith = async (context: Context, password: string) => {
  await fillIn(context, password)
  await context.userEvent.click(formOf(context).submit())
}

/** Once, beside the button. */
const isRefused = async (text: string) => {
  await waitFor(() => expect(document.querySelector('[data-tone=error]')).toHaveTextContent(text))
  await expect(screen.getAllByText(text)).toHaveLength(1)
}

export const Default: Story = {}

/** The way here from an account that its member has closed. */
export const AfterClosing: Story = {
  parameters: { scenario: { world: 'guest', closed: true } },
  play: async (context) => {
    await expect(context.canvas.getByText(formOf(context).t('login:closed'))).toBeVisible()
  },
}

/** A build that has its broker in the page fills in who has something to look at. */
export const DemoMember: Story = {
  parameters: {
    scenario: {
      world: 'guest',
      demo: { member: { phone: '01012345678', password: 'Onelot2026' }, startAnew: () => Promise.resolve() },
    },
  },
  play: async (context) => {
    const { t, phone, password } = formOf(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('login:demo.use') }))
    await expect(phone()).toHaveValue('01012345678')
    await expect(password()).toHaveValue('Onelot2026')
  },
}

export const LogsIn: Story = {
  play: async (context) => {
    const { userEvent, navigation } = context
    const form = formOf(context)
    await userEvent.type(form.phone(), '010-1234-5678')
    await userEvent.type(form.password(), 'Onelot2026')
    await userEvent.click(form.submit())
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'afterLogin' }))
  },
}

const leadsHome = async (context: Context) => {
  await sendWith(context, 'Onelot2026')
  await waitFor(() => expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'home' }))
}

export const AllIsSetUp: Story = {
  parameters: { scenario: { world: 'linked' } },
  play: leadsHome,
}

export const SettingUpIsPutOff: Story = {
  parameters: {
    scenario: {
      world: 'guest',
      device: ({ member, broker }: BrowserBroker) => ({
        [PUT_OFF]: member && withPutOff(undefined, member, broker.services.clock.now()),
      }),
    },
  },
  play: leadsHome,
}

export const AsksForBothFields: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, phone, submit } = formOf(context)
    await userEvent.click(submit())
    await waitFor(() => expect(canvas.getAllByText(t('refusals:fields.required'))).toHaveLength(2))
    await expect(phone()).toHaveFocus()
  },
}

export const RefusesAWrongPassword: Story = {
  play: async (context) => {
    const { t, password } = formOf(context)
    await sendWith(context, 'Onelot2025')
    await isRefused(t('refusals:refusals.CREDENTIALS_WRONG'))
    await expect(password()).toHaveValue('Onelot2025')
    await expect(context.navigation.replace).not.toHaveBeenCalled()
  },
}

export const RefusedByTheBroker: Story = {
  play: async (context) => {
    const form = formOf(context)
    await fillIn(context, 'Onelot2026')
    const codes = ['LOGIN_BANNED', 'ACCOUNT_DISABLED', 'LOGIN_FAILED', 'TOO_FREQUENT'] as const
    await underEach(context, { on: 'member/login', codes }, async (code) => {
      await context.userEvent.click(form.submit())
      await isRefused(form.t(`refusals:refusals.${code}`))
    })
  },
}

export const ShowsThePassword: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { password } = formOf(context)
    await userEvent.type(password(), 'secret1')
    await userEvent.click(canvas.getByRole('button', { name: readerOf(context).ui('password.show') }))
    await expect(password()).toHaveAttribute('type', 'text')
  },
}

export const AfterASessionEnded: Story = {
  parameters: {
    scenario: { world: 'guest', ended: { phone: '01012345678', returnTo: '/trade/index' } },
  },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t, phone, password, submit } = formOf(context)
    await canvas.findByRole('heading', { name: t('login:again.title') })
    await expect(phone()).toHaveValue('01012345678')
    await userEvent.type(password(), 'Onelot2026')
    await userEvent.click(submit())
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith('/trade/index'))
  },
}

/** What is missing does not come between a person and where they were, or their home. */
export const AfterASessionEndedElsewhere: Story = {
  parameters: {
    scenario: { world: 'guest', ended: { phone: '01012345678', returnTo: undefined } },
  },
  play: async (context) => {
    const { t, password, submit } = formOf(context)
    await context.canvas.findByRole('heading', { name: t('login:again.title') })
    await context.userEvent.type(password(), 'Onelot2026')
    await context.userEvent.click(submit())
    await waitFor(() => expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'home' }))
  },
}

export const Offline: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'member/login', offline: true }] } },
  play: async (context) => {
    await sendWith(context, 'Onelot2026')
    await context.canvas.findByRole('button', { name: readerOf(context).t('app:unknown.check') })
  },
}
export const ChecksAndSendsAgainOnceOnline: Story = {
  ...Offline,
  play: async (context) => {
    const { canvas, userEvent, broker, navigation } = context
    const { t, submit } = formOf(context)
    await sendWith(context, 'Onelot2026')
    const check = await canvas.findByRole('button', { name: t('app:unknown.check') })
    broker.setFaults([])
    await userEvent.click(check)
    await canvas.findByText(t('app:unknown.neverArrived'))
    await userEvent.click(submit())
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'afterLogin' }))
  },
}

/** The first person is logged in, though the answer was lost: that is nothing to the next one, whose password is wrong. */
export const NeverAnswersForAnotherPerson: Story = {
  parameters: {
    scenario: { world: 'guest', faults: [{ on: 'member/login', hang: true, times: 1 }] },
  },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t, phone, password, submit } = formOf(context)
    await sendWith(context, 'Onelot2026')
    await context.giveUpAnswer()
    await canvas.findByRole('button', { name: t('app:unknown.check') })
    await userEvent.clear(phone())
    await userEvent.type(phone(), '01099998888')
    await expect(canvas.queryByRole('button', { name: t('app:unknown.check') })).toBeNull()
    await userEvent.clear(password())
    await userEvent.type(password(), 'Wrong2026')
    await userEvent.click(submit())
    await isRefused(t('refusals:refusals.CREDENTIALS_WRONG'))
    await expect(navigation.replace).not.toHaveBeenCalled()
  },
}

export const Waiting: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'member/login', hang: true }] } },
  play: async (context) => {
    const { canvas } = context
    const { t } = formOf(context)
    await sendWith(context, 'Onelot2026')
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: new RegExp(RegExp.escape(t('login:submit'))) }),
      ).toHaveAttribute('aria-busy', 'true'),
    )
  },
}
