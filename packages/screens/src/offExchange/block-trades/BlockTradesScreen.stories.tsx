import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { BlockTradesScreen } from './BlockTradesScreen.tsx'

const meta = {
  title: 'Screens/Block trades',
  tags: ['screen', 'autodocs'],
  component: BlockTradesScreen,
  parameters: {
    purpose: 'Lists blocks of listed shares by how far they have got, those that can be bought first.',
    scenario: { screen: 'blockTrades', world: 'blocksAnnounced' },
  },
} satisfies Meta<typeof BlockTradesScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findCards = (context: Context) => context.canvas.findAllByRole('article')

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const cards = await findCards(context)
    await expect(cards.map((card) => card.dataset['phase'])).toEqual([
      'open',
      'open',
      'open',
      'full',
      'coming',
      'closed',
    ])
    const [open] = cards
    if (open === undefined) throw new Error('a block is open')
    const card = within(open)
    await expect(card.getByText(t('blocks:facts.discount')).parentElement).toHaveTextContent('5%')
    await expect(card.getByRole('link')).toHaveAttribute('href', expect.stringContaining('apple-fund'))
    await expect(context.canvas.getByText((said) => said.includes(t('blocks:institutional')))).toBeVisible()
  },
}

export const OutsideHours: Story = {
  parameters: { scenario: { world: 'blocksClosed' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await findCards(context)
    await expect(context.canvas.getAllByText(t('blocks:closed')).length).toBeGreaterThan(0)
  },
}

/** A block has no price while its share is halted. */
export const Halted: Story = {
  parameters: { scenario: { world: 'blocksHalted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await findCards(context)
    await expect(context.canvas.getAllByText(t('blocks:noPrice'))).toHaveLength(6)
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'blocksForGuests' } },
  play: async (context) => {
    await findCards(context)
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
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('blockTrades') })),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    scenario: { world: 'blocksAnnounced', faults: [{ on: 'blockTrades/products', hang: true }] },
  },
}

export const ServerError: Story = {
  parameters: {
    scenario: { world: 'blocksAnnounced', faults: [{ on: 'blockTrades/products', http: 500 }] },
  },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
