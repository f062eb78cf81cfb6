import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { refreshOffline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { SmartOrdersScreen } from './SmartOrdersScreen.tsx'

const meta = {
  title: 'Screens/Smart orders',
  tags: ['screen', 'autodocs'],
  component: SmartOrdersScreen,
  parameters: {
    purpose: 'Lists the runs of strategies of the reader: what each is worth, and how far it has got.',
    scenario: { screen: 'smartOrders', world: 'runs' },
  },
} satisfies Meta<typeof SmartOrdersScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findList = (context: Context) =>
  context.canvas.findByRole('region', { name: readerOf(context).t('smartOrders:list') })

/** One of each: waiting, running, ending, ended, cancelled. Each leads to itself. */
export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await expect(context.canvas.getByRole('button', { name: ui('finance.practiceChip') })).toBeVisible()
    const list = within(await findList(context))
    for (const progress of ['waiting', 'running', 'ending', 'ended', 'cancelled'] as const)
      await expect(list.getByText(t(`smartOrders:progress.${progress}`))).toBeInTheDocument()
    const [first] = list.getAllByRole('link')
    await expect(first).toHaveAttribute('href', expect.stringContaining('smartOrders'))
  },
}

export const Full: Story = {
  parameters: { scenario: { world: 'runsFull' } },
  play: async (context) => {
    await expect(within(await findList(context)).getAllByRole('link')).toHaveLength(10)
  },
}

export const Empty: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('smartOrders:none.title'))).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('smartOrders:none.action') })).toBeVisible()
  },
}

export const KeepsOldOnesWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findList(context))
  },
}

export const Refused: Story = {
  parameters: {
    scenario: { world: 'member', faults: [{ on: 'strategies/list', refuse: 'SYSTEM_BUSY' }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'strategies/list', http: 500 }] } },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'strategies/list', hang: true }] } },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
