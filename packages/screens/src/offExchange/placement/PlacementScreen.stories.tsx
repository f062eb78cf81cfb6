import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { PlacementScreen } from './PlacementScreen.tsx'

const meta = {
  title: 'Screens/Placement',
  tags: ['screen', 'autodocs'],
  component: PlacementScreen,
  parameters: {
    purpose: 'Lists new shares that listed companies place at a discount, what can be asked for first.',
    scenario: { screen: 'placement', world: 'placementsAnnounced' },
  },
} satisfies Meta<typeof PlacementScreen>
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
      'full',
      'coming',
      'closed',
    ])
    const [open] = cards
    if (open === undefined) throw new Error('a placement is open')
    const card = within(open)
    await expect(card.getByText(t('placements:facts.least')).parentElement).toHaveTextContent('8,000')
    await expect(card.getByRole('link')).toHaveAttribute('href', expect.stringContaining('apple-placement'))
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'placementsForGuests' } },
  play: async (context) => {
    await expect(await findCards(context)).toHaveLength(5)
  },
}

/** New shares for those who hold the share come first. */
export const WithACapitalIncrease: Story = {
  parameters: { scenario: { world: 'rightsOpen' } },
  play: async (context) => {
    const list = readerOf(context).t('increases:list')
    const increases = within(await context.canvas.findByRole('region', { name: list }))
    await expect(increases.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('increaseDetail'),
    )
  },
}

export const NothingAnnounced: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(readerOf(context).t('placements:empty.title'))).toBeVisible()
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutPlacements' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('placement') })),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    scenario: { world: 'placementsAnnounced', faults: [{ on: 'placements/products', hang: true }] },
  },
}

export const ServerError: Story = {
  parameters: {
    scenario: { world: 'placementsAnnounced', faults: [{ on: 'placements/products', http: 500 }] },
  },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
