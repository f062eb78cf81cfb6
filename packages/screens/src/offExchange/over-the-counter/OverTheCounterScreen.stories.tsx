import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { OverTheCounterScreen } from './OverTheCounterScreen.tsx'

const meta = {
  title: 'Screens/Over the counter',
  tags: ['screen', 'autodocs'],
  component: OverTheCounterScreen,
  parameters: {
    purpose: 'Lists OTC shares at prices of their own, with how far each is under the price of now.',
    scenario: { screen: 'overTheCounter', world: 'blocksAnnounced' },
  },
} satisfies Meta<typeof OverTheCounterScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findCards = (context: Context) => context.canvas.findAllByRole('article')

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const [first] = await findCards(context)
    if (first === undefined) throw new Error('a lot is open')
    await expect(within(first).getByText(t('blocks:facts.none'))).toBeVisible()
  },
}

/** An OTC price stays in a halt. */
export const Halted: Story = {
  parameters: { scenario: { world: 'blocksHalted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await findCards(context)
    await expect(context.canvas.queryByText(t('blocks:noPrice'))).toBeNull()
  },
}

export const NothingAnnounced: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(readerOf(context).t('blocks:empty.title'))).toBeVisible()
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutBlockTrades' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    const said = t('notOffered:title', { area: titleOf('overTheCounter') })
    await expect(await context.canvas.findByText(said)).toBeVisible()
  },
}

export const ServerError: Story = {
  parameters: {
    scenario: { world: 'blocksAnnounced', faults: [{ on: 'blockTrades/products', http: 500 }] },
  },
}
