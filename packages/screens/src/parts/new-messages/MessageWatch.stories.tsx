import { decimal } from '@onelot/domain'
import { demoInstruments } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { MineScreen } from '../../site/mine/MineScreen.tsx'
import { MessageWatch } from './MessageWatch.tsx'

const meta = {
  title: 'Screens/Mine/News over a screen',
  tags: ['screen'],
  component: MessageWatch,
  render: () => (
    <>
      <MessageWatch />
      <MineScreen />
    </>
  ),
  // What comes before the script has arrived is no news.
  beforeEach: async () => {
    await import('./Watching.tsx')
  },
  parameters: { scenario: { screen: 'mine', world: 'alerted', asks: ['messages/list', 'messages/read'] } },
} satisfies Meta<typeof MessageWatch>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const rose = (context: Context): RegExp =>
  messagePattern((blank) => readerOf(context).t('notices:alertFired.price.rises', { name: blank }))

const appleRises = async (context: Context) => {
  const { broker, canvas } = context
  const { t, titleOf } = readerOf(context)
  await canvas.findByRole('button', { name: t('app:unread', { title: titleOf('messages'), count: 1 }) })
  await broker.broker.operator.setPrice(demoInstruments.apple, decimal('171.00'))
  await broker.advance('1 s')
  return screen.findByRole('button', { name: rose(context) })
}

export const AnAlertFires: Story = {
  play: async (context) => {
    const banner = await appleRises(context)
    await expect(banner).toHaveTextContent(rose(context))
    const { t } = readerOf(context)
    const prices = messagePattern((price) => t('notices:alertFired.prices', { price, alert: price }))
    await expect(banner).toHaveTextContent(prices)
    const title = context.canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await waitFor(() => expect(banner.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.bottom))
  },
}
export const APressOpensTheStock: Story = {
  play: async (context) => {
    const { navigation, userEvent } = context
    await userEvent.click(await appleRises(context))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'stockDetail', instrument: demoInstruments.apple })
    await waitFor(() => expect(screen.queryByRole('button', { name: rose(context) })).toBeNull())
  },
}
export const PutAway: Story = {
  play: async (context) => {
    const { userEvent } = context
    await appleRises(context)
    await userEvent.click(screen.getByRole('button', { name: readerOf(context).t('notices:close') }))
    await waitFor(() => expect(screen.queryByRole('button', { name: rose(context) })).toBeNull())
  },
}
