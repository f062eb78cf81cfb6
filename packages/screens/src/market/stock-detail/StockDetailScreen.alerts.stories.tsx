import { demoInstruments } from '@onelot/mock-api/browser'
import { money } from '@onelot/domain'
import { formatMoney, intlLocale } from '@onelot/ui'
import type { NotificationPermission, NotificationsPort } from '../../base/ports/notifications.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const scenario = { screen: 'stockDetail', world: 'alerted' } as const

const meta = {
  title: 'Screens/Stock detail/Price alerts',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: demoInstruments.apple },
  parameters: { scenario },
  /** A play searches one sheet, which no other takes the place of. */
  beforeEach: async () => {
    await import('../../parts/alerts/AlertSheet.tsx')
  },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const openSheet = async (context: Context) => {
  const { canvas, userEvent } = context
  const { t } = readerOf(context)
  await canvas.findByRole('group', { name: t('stockDetail:price') })
  await userEvent.click(canvas.getByRole('button', { name: t('stockDetail:alerts') }))
  const field = await screen.findByRole('textbox', { name: t('alerts:price') })
  const sheet = field.closest('[role=dialog]')
  if (!(sheet instanceof HTMLElement)) throw new Error('the field is in no sheet')
  return within(sheet)
}

/** The device of a person who was not asked yet, and answers so. */
const deviceThatAnswers = (answer: NotificationPermission): NotificationsPort => {
  let permission: NotificationPermission = 'undecided'
  return {
    permission: () => permission,
    ask: () => {
      permission = answer
      return Promise.resolve(answer)
    },
    show: () => undefined,
  }
}

const setOne = async (context: Context) => {
  const { userEvent } = context
  const { t } = readerOf(context)
  const sheet = await openSheet(context)
  await userEvent.click(sheet.getByRole('button', { name: '+5%' }))
  const add = sheet.getByRole('button', { name: t('alerts:add') })
  await waitFor(() => expect(add).toBeEnabled())
  await userEvent.click(add)
  await waitFor(() => expect(sheet.getAllByRole('switch')).toHaveLength(3), { timeout: 15_000 })
  return sheet
}

/** The alerts of the instrument under the form for one more. */
export const Alerts: Story = {
  play: async (context) => {
    const sheet = await openSheet(context)
    await waitFor(() => expect(sheet.getAllByRole('switch')).toHaveLength(2))
  },
}
/** The toast that says so covers neither its switch nor what is said with it. */
const setsInSight = async (context: Context) => {
  const sheet = await setOne(context)
  const toast = await screen.findByText(readerOf(context).t('alerts:set'))
  const [newest] = sheet.getAllByRole('switch')
  await waitFor(() =>
    expect(newest?.getBoundingClientRect().bottom).toBeLessThanOrEqual(toast.getBoundingClientRect().top),
  )
  await expect(newest?.getBoundingClientRect().top).toBeGreaterThan(0)
}
export const SetsAnAlert: Story = { globals: { textSize: 'normal' }, play: setsInSight }
export const SetsAnAlertOnASmallPhone: Story = {
  tags: ['!visual'],
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  play: setsInSight,
}
/** On a small phone all of the keys, the action and the figure that they type into are in sight at once. */
export const KeysAndActionAreInSight: Story = {
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    const { userEvent } = context
    const { t, ui } = readerOf(context)
    const sheet = await openSheet(context)
    const field = sheet.getByRole('textbox', { name: t('alerts:price') })
    await userEvent.click(field)
    const keys = sheet.getByRole('group', { name: ui('entry.keyboard.keys', { field: t('alerts:price') }) })
    const add = sheet.getByRole('button', { name: t('alerts:add') })
    await waitFor(() => expect(keys.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(add.getBoundingClientRect().bottom).toBeLessThanOrEqual(keys.getBoundingClientRect().top)
    await waitFor(() =>
      expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(add.getBoundingClientRect().top),
    )
    await userEvent.click(within(keys).getByRole('button', { name: '7' }))
    await expect(field).toHaveValue('7')
  },
}
export const SaysHowFarItIs: Story = {
  play: async (context) => {
    const sheet = await openSheet(context)
    await context.userEvent.click(sheet.getByRole('button', { name: '−10%' }))
    await expect(sheet.getByText(/−10\.|-10\./)).toBeVisible()
  },
}
export const ByPercentEveryDay: Story = {
  play: async (context) => {
    const { userEvent } = context
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await userEvent.click(sheet.getByRole('radio', { name: t('alerts:kinds.percent') }))
    await userEvent.click(sheet.getByRole('radio', { name: t('alerts:directions.falls') }))
    await userEvent.click(sheet.getByRole('button', { name: '10%' }))
    await userEvent.click(sheet.getByRole('radio', { name: t('alerts:repeats.daily') }))
    const add = sheet.getByRole('button', { name: t('alerts:add') })
    await expect(add).toBeEnabled()
    await userEvent.click(add)
    const condition = t('alerts:condition.percent.falls', { percent: '10%' })
    const set = await sheet.findByRole('switch', { name: condition }, { timeout: 15_000 })
    await expect(set).toHaveAccessibleDescription(new RegExp(RegExp.escape(t('alerts:repeats.daily'))))
  },
}
export const RefusesAPriceThatIsThere: Story = {
  play: async (context) => {
    const { userEvent } = context
    const { t, language } = readerOf(context)
    const sheet = await openSheet(context)
    await userEvent.type(sheet.getByRole('textbox', { name: t('alerts:price') }), '158.2')
    const bound = formatMoney(intlLocale(language), money('USD', '158.2'))
    await expect(await sheet.findByText(t('alerts:fields.beyond.price', { bound }))).toBeVisible()
    await expect(sheet.getByRole('button', { name: t('alerts:add') })).toBeDisabled()
  },
}
export const RefusedForTheSameAlert: Story = {
  parameters: {
    scenario: { ...scenario, faults: [{ on: 'priceAlerts/create', refuse: 'ALERT_EXISTS' }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await context.userEvent.click(sheet.getByRole('button', { name: '+5%' }))
    await context.userEvent.click(sheet.getByRole('button', { name: t('alerts:add') }))
    await expect(await sheet.findByText(t('refusals:refusals.ALERT_EXISTS'))).toBeVisible()
  },
}
export const AsksForNotificationsAfterTheFirstAlert: Story = {
  parameters: { scenario: { ...scenario, notifications: deviceThatAnswers('granted') } },
  play: async (context) => {
    const sheet = await setOne(context)
    await expect(sheet.getByText(readerOf(context).t('alerts:notify.why'))).toBeVisible()
  },
}
export const AsksNoMoreOnceItIsPostponed: Story = {
  parameters: { scenario: { ...scenario, notifications: deviceThatAnswers('granted') } },
  play: async (context) => {
    const { t } = readerOf(context)
    const { userEvent } = context
    const sheet = await setOne(context)
    await userEvent.click(sheet.getByRole('button', { name: t('alerts:notify.notNow') }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await openSheet(context)
    await userEvent.click(again.getByRole('button', { name: '−5%' }))
    await userEvent.click(again.getByRole('button', { name: t('alerts:add') }))
    await waitFor(() => expect(again.getAllByRole('switch')).toHaveLength(4), { timeout: 15_000 })
    await expect(again.queryByText(t('alerts:notify.why'))).toBeNull()
  },
}
export const NotificationsAreBlocked: Story = {
  parameters: { scenario: { ...scenario, notifications: deviceThatAnswers('denied') } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await setOne(context)
    await context.userEvent.click(sheet.getByRole('button', { name: t('alerts:notify.allow') }))
    await expect(await sheet.findByText(t('alerts:notify.denied'))).toBeVisible()
  },
}
export const AGuestIsAskedToLogIn: Story = {
  parameters: { scenario: { ...scenario, world: 'guest' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await canvas.findByRole('group', { name: t('stockDetail:price') })
    await userEvent.click(canvas.getByRole('button', { name: t('stockDetail:alerts') }))
    await expect(await screen.findByRole('dialog', { name: t('stockDetail:guest.alerts') })).toBeVisible()
  },
}
