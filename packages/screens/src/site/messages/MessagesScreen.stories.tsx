import { demoInstruments } from '@onelot/mock-api/browser'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { refreshOffline, refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { MessagesScreen } from './MessagesScreen.tsx'

const meta = {
  title: 'Screens/Messages',
  tags: ['screen', 'autodocs'],
  component: MessagesScreen,
  parameters: {
    purpose: 'Lists what happened to the member’s orders, positions and requests, and leads to each.',
    scenario: { screen: 'messages', world: 'alerted' },
  },
} satisfies Meta<typeof MessagesScreen>
export default meta
type Story = StoryObj<typeof meta>

type Shown = Pick<StoryContext, 'canvas' | 'globals'>

const findList = ({ canvas, globals }: Shown) =>
  canvas.findByRole('region', { name: readerOf({ globals }).t('messages:list') })

const fired = ({ globals }: Pick<StoryContext, 'globals'>): RegExp =>
  messagePattern((blank) => readerOf({ globals }).t('notices:alertFired.price.rises', { name: blank }))

/** What is new first, unread ones marked; what happened before is under its day. */
export const Default: Story = {
  play: async (context) => {
    const list = within(await findList(context))
    const { t } = readerOf(context)
    const [newest] = list.getAllByRole('button')
    await expect(newest).toHaveTextContent(fired(context))
    await expect(newest).toHaveTextContent(t('messages:unread'))
    await expect(list.getByText(t('notices:marginEnabled'))).toBeVisible()
    const [newestDay] = list.getAllByRole('list')
    await expect(newestDay).toContainElement(newest ?? null)
    await expect(newestDay).not.toHaveTextContent(t('notices:marginEnabled'))
  },
}
/** A message of a kind that this version does not know costs itself. */
export const LacksAMessage: Story = {
  parameters: {
    scenario: { world: 'alerted', faults: [{ on: 'messages/list', without: 'messages.0.kind' }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const list = within(await findList(context))
    await list.findByText(t('app:leftOut', { count: 1 }))
    await expect(list.queryByRole('button', { name: fired(context) })).toBeNull()
    await expect(list.getByText(t('notices:marginEnabled'))).toBeVisible()
  },
}

export const OpensWhatItIsAbout: Story = {
  play: async (context) => {
    const { navigation, userEvent } = context
    const list = within(await findList(context))
    await userEvent.click(list.getByRole('button', { name: fired(context) }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'stockDetail', instrument: demoInstruments.apple })
    await waitFor(async () => {
      const row = within(await findList(context)).getByRole('button', { name: fired(context) })
      await expect(row).not.toHaveTextContent(readerOf(context).t('messages:unread'))
    })
  },
}
export const ReadsAll: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await findList(context)
    await userEvent.click(canvas.getByRole('button', { name: t('messages:readAll') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('messages:readAll') })).toBeNull())
  },
}
const chooseTab = async (
  { canvas, userEvent, globals }: Shown & Pick<StoryContext, 'userEvent'>,
  tab: 'alerts' | 'orders' | 'account' | 'copying',
) => {
  await userEvent.click(
    await canvas.findByRole('tab', { name: readerOf({ globals }).t(`messages:tabs.${tab}`) }),
  )
}
export const Orders: Story = {
  play: async (context) => {
    await chooseTab(context, 'orders')
    await waitFor(async () => {
      await expect(within(await findList(context)).getAllByRole('button')).toHaveLength(2)
    })
  },
}
export const AccountNews: Story = {
  play: async (context) => {
    await chooseTab(context, 'account')
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('notices:realNamePassed'))).toBeVisible()
  },
}
export const Dividends: Story = {
  parameters: { scenario: { screen: 'messages', world: 'dividendPaid' } },
  play: async (context) => {
    const list = within(await findList(context))
    const said = (key: 'dividendPaid' | 'dividendCharged') =>
      messagePattern((blank) => readerOf(context).t(`notices:${key}`, { name: blank }))
    await expect(list.getByRole('button', { name: said('dividendCharged') })).toBeVisible()
    await context.userEvent.click(list.getByRole('button', { name: said('dividendPaid') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'dividends' })
  },
}
/** A follow that ended at its stop-loss says whose it was, and leads to itself. */
export const CopyTrading: Story = {
  parameters: { scenario: { screen: 'messages', world: 'followStopped' } },
  play: async (context) => {
    await chooseTab(context, 'copying')
    const list = within(await findList(context))
    const said = messagePattern(
      (mentor) => readerOf(context).t('products:copyTrading.messages.stopLoss.title', { mentor }),
      /[^{}]+/,
    )
    await context.userEvent.click(await list.findByRole('button', { name: said }))
    await expect(context.navigation.go).toHaveBeenCalledWith(expect.objectContaining({ to: 'follow' }))
  },
}
/** Of rights that lapsed: it leads to their increase, which no list has any more. */
export const CapitalIncrease: Story = {
  parameters: { scenario: { screen: 'messages', world: 'rightsLapsed' } },
  play: async (context) => {
    const list = within(await findList(context))
    const said = messagePattern(
      (name) => readerOf(context).t('products:increases.messages.lapsed.title', { name }),
      /[^{}]+/,
    )
    await context.userEvent.click(await list.findByRole('button', { name: said }))
    await expect(context.navigation.go).toHaveBeenCalledWith(
      expect.objectContaining({ to: 'increaseDetail' }),
    )
  },
}
export const WhatOneHoldsIsHalted: Story = {
  parameters: { scenario: { screen: 'messages', world: 'halted' } },
  play: async (context) => {
    const { broker, navigation, userEvent } = context
    const said = (key: 'tradingHalted' | 'tradingResumed') =>
      messagePattern((blank) => readerOf(context).t(`notices:${key}`, { name: blank }))
    const list = within(await findList(context))
    await userEvent.click(list.getByRole('button', { name: said('tradingHalted') }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'stockDetail', instrument: demoInstruments.apple })
    await broker.broker.operator.setHalt(demoInstruments.apple, false)
    context.canvas.getByRole('button', { name: readerOf(context).ui('pull.button') }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(list.getByRole('button', { name: said('tradingResumed') })).toBeVisible())
  },
}
const openMyAlerts = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  const { canvas, userEvent } = context
  const { t } = readerOf(context)
  await chooseTab(context, 'alerts')
  await userEvent.click(await canvas.findByRole('button', { name: t('messages:toAlerts') }))
  return within(await screen.findByRole('dialog', { name: t('alerts:list') }))
}
export const MyAlerts: Story = {
  play: async (context) => {
    const sheet = await openMyAlerts(context)
    await waitFor(() => expect(sheet.getAllByRole('switch')).toHaveLength(3))
  },
}
export const SwitchesAnAlertOffAndDeletesOne: Story = {
  play: async (context) => {
    const { userEvent } = context
    const sheet = await openMyAlerts(context)
    const on = await sheet.findAllByRole('switch', { checked: true })
    const [first] = on
    if (first === undefined) throw new Error('no alert is on')
    await userEvent.click(first)
    await waitFor(() => expect(sheet.getAllByRole('switch', { checked: true })).toHaveLength(on.length - 1))
    const remove = messagePattern((condition) => readerOf(context).t('alerts:deleteNamed', { condition }))
    const [bin] = sheet.getAllByRole('button', { name: remove })
    if (bin === undefined) throw new Error('no alert can be deleted')
    await waitFor(() => expect(bin).toBeEnabled())
    await userEvent.click(bin)
    await waitFor(() => expect(sheet.getAllByRole('switch')).toHaveLength(2))
  },
}
/** The answer to the first switch was lost: the second is switched all the same, and the list shows both. */
export const SwitchesTwoThoughTheFirstGotNoAnswer: Story = {
  parameters: {
    scenario: {
      screen: 'messages',
      world: 'alerted',
      faults: [{ on: 'priceAlerts/switch', hang: true, times: 1 }],
    },
  },
  play: async (context) => {
    const { userEvent } = context
    const sheet = await openMyAlerts(context)
    const alerts = await sheet.findAllByRole('switch')
    const before = alerts.map((alert) => alert.getAttribute('aria-checked'))
    const flipped = before.map((on) => (on === 'true' ? 'false' : 'true'))
    const [first, second] = alerts
    if (first === undefined || second === undefined) throw new Error('there are no two alerts')
    await userEvent.click(first)
    await context.giveUpAnswer()
    await screen.findByText(readerOf(context).t('app:unknown.plain'))
    await waitFor(() => expect(sheet.getAllByRole('switch')[0]).toHaveAttribute('aria-checked', flipped[0]))
    await waitFor(() => expect(second).toBeEnabled())
    await userEvent.click(second)
    await waitFor(() => expect(sheet.getAllByRole('switch')[1]).toHaveAttribute('aria-checked', flipped[1]))
  },
}
export const NoAlerts: Story = {
  parameters: { scenario: { screen: 'messages', world: 'newMember' } },
  play: async (context) => {
    const sheet = await openMyAlerts(context)
    await expect(await sheet.findByText(readerOf(context).t('alerts:empty'))).toBeVisible()
  },
}
export const NoMessages: Story = {
  parameters: { scenario: { screen: 'messages', world: 'newMember' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(readerOf(context).t('messages:emptyText.all'))).toBeVisible()
  },
}
export const KeepsOldMessagesWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findList(context))
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findList(context)),
}
export const Guest: Story = { parameters: { scenario: { screen: 'messages', world: 'guest' } } }
export const Loading: Story = {
  parameters: {
    scenario: { screen: 'messages', world: 'alerted', faults: [{ on: 'messages/list', hang: true }] },
  },
}
export const ServerError: Story = {
  parameters: {
    scenario: { screen: 'messages', world: 'alerted', faults: [{ on: 'messages/list', http: 500 }] },
  },
}
export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
