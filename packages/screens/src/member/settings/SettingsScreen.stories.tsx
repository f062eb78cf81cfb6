import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

const meta = {
  title: 'Screens/Settings',
  tags: ['screen', 'autodocs'],
  component: SettingsScreen,
  parameters: {
    purpose: 'Keeps what belongs to the account, what keeps it safe and how the app looks in one list.',
    scenario: { screen: 'settings', world: 'newMember' },
  },
} satisfies Meta<typeof SettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t, titleOf } = readerOf(context)
    const account = within(await canvas.findByRole('region', { name: t('settings:account') }))
    await expect(await account.findByText(t('identity:realName.notVerified'))).toBeVisible()
    const password = { name: titleOf('loginPassword') }
    await userEvent.click(canvas.getByRole('link', password))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'loginPassword' })
  },
}

const apply = fn(() => Promise.resolve())

/** A version that was put off is still offered here. */
export const OffersANewVersion: Story = {
  parameters: {
    scenario: { screen: 'settings', world: 'newMember', update: { isPutOff: true, apply, putOff: fn() } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await expect(await canvas.findByText(t('appUpdate:title'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('appUpdate:apply') }))
    await expect(apply).toHaveBeenCalledOnce()
  },
}

const startAnew = fn(() => Promise.resolve())

/** A build that has its broker in the page says what this browser keeps, and removes it after a question. */
export const StartsTheDemoAnew: Story = {
  parameters: {
    scenario: {
      world: 'newMember',
      demo: { member: { phone: '01012345678', password: 'Onelot2026' }, startAnew },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    startAnew.mockClear()
    const action = { name: t('settings:demo.action') }
    await userEvent.click(canvas.getByRole('button', action))
    const dialog = within(await screen.findByRole('dialog', { name: t('settings:demo.question') }))
    await expect(startAnew).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', action))
    await expect(startAnew).toHaveBeenCalledOnce()
  },
}

/** Beside the way to change it, of the number no more than its end. */
export const LeadsToAnotherNumber: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    await canvas.findByText(/^\*+\d{4}$/)
    const name = new RegExp(`^${RegExp.escape(readerOf(context).titleOf('phoneNumber'))}`)
    await userEvent.click(canvas.getByRole('link', { name }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'phoneNumber' })
  },
}

/** The demo keeps the codes that it sends to no phone. */
export const LeadsToTheCodesOfTheDemo: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const name = readerOf(context).titleOf('codeInbox')
    await userEvent.click(await canvas.findByRole('link', { name }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'codeInbox' })
  },
}

export const WithoutAnInbox: Story = {
  parameters: {
    scenario: { world: 'newMember', faults: [{ on: 'codes/inbox', refuse: 'PRODUCT_UNAVAILABLE' }] },
  },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await context.canvas.findByText(t('identity:realName.notVerified'))
    await expect(context.canvas.queryByRole('link', { name: titleOf('codeInbox') })).toBeNull()
  },
}

/** How the app looks is a guest's too; nothing of an account shows. */
export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await expect(canvas.getByRole('region', { name: t('settings:appearance') })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: t('settings:security') })).toBeNull()
    await expect(canvas.queryByRole('button', { name: t('settings:logOut.action') })).toBeNull()
  },
}

/** The ways stay where what is set now cannot be read. */
export const Offline: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: '*', offline: true }] } },
  play: async (context) => {
    const { canvas } = context
    await expect(
      canvas.getByRole('link', { name: readerOf(context).titleOf('personalDetails') }),
    ).toBeVisible()
  },
}

export const HidesAmounts: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const hide = canvas.getByRole('switch', { name: readerOf(context).t('settings:hideAmounts') })
    await userEvent.click(hide)
    await expect(hide).toBeChecked()
  },
}

export const ChangesTheTheme: Story = {
  play: async (context) => {
    const { canvas, userEvent, globals } = context
    const { t } = readerOf(context)
    const other = globals['theme'] === 'dark' ? 'light' : 'dark'
    await userEvent.selectOptions(
      canvas.getByLabelText(t('settings:theme.label')),
      t(`settings:theme.${other}`),
    )
    await expect(document.documentElement).toHaveAttribute('data-theme', other)
  },
}

/** Lists of markets and of currencies begin with it from then on. */
export const ChoosesTheHomeMarket: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const home = canvas.getByLabelText(t('settings:homeMarket.label'))
    await expect(home).toHaveDisplayValue(t('settings:homeMarket.KRX'))
    await userEvent.selectOptions(home, t('settings:homeMarket.SET'))
    await expect(home).toHaveDisplayValue(t('settings:homeMarket.SET'))
  },
}

const logsOut: NonNullable<Story['play']> = async (context) => {
  const { canvas, userEvent, navigation } = context
  const { t } = readerOf(context)
  const logOut = { name: t('settings:logOut.action') }
  await userEvent.click(await canvas.findByRole('button', logOut))
  const dialog = within(await screen.findByRole('dialog', { name: t('settings:logOut.question') }))
  await userEvent.click(dialog.getByRole('button', logOut))
  await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'login' }))
}
export const LogsOut: Story = { play: logsOut }
/** Whoever leaves waits for no answer. */
export const LogsOutWithoutAnswer: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'member/logout', hang: true }] } },
  play: logsOut,
}

const pin = '280415'

/** Enters a PIN by the keys of the sheet. */
const enter = async ({ userEvent }: Pick<StoryContext, 'userEvent'>, digits: string) => {
  const sheet = within(screen.getByRole('dialog'))
  for (const digit of digits) await userEvent.click(sheet.getByRole('button', { name: digit }))
}

/** A PIN that is entered twice alike turns the lock on; it turns it off again, and a wrong one does not. */
export const TurnsTheAppLockOnAndOff: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const row = () =>
      canvas.findByRole('button', { name: (name: string) => name.startsWith(t('appLock:setting')) })
    await userEvent.click(await row())
    await screen.findByLabelText(t('appLock:choose'))
    await enter(context, pin)
    await screen.findByLabelText(t('appLock:repeat'))
    await enter(context, '280416')
    await expect(await screen.findByText(t('appLock:differs'))).toBeVisible()
    await enter(context, pin)
    await screen.findByLabelText(t('appLock:repeat'))
    await enter(context, pin)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await row()).toHaveTextContent(t('appLock:minutes', { count: 5 }))

    await userEvent.click(await row())
    await userEvent.click(await screen.findByRole('button', { name: t('appLock:turnOff') }))
    await screen.findByLabelText(t('appLock:pin'))
    await enter(context, '111111')
    await expect(await screen.findByText(t('appLock:wrong', { count: 4 }))).toBeVisible()
    await enter(context, pin)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await row()).toHaveTextContent(t('appLock:off'))
  },
}

/** A mistaken tap costs no login. */
export const StaysLoggedIn: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('settings:logOut.action') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: t('app:cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(navigation.replace).not.toHaveBeenCalled()
  },
}
