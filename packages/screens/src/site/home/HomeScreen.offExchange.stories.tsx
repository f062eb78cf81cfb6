import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { HomeScreen } from './HomeScreen.tsx'

const meta = {
  title: 'Screens/Home/Off exchange',
  tags: ['screen'],
  component: HomeScreen,
  parameters: {
    purpose: 'Says what can be bought off exchange now.',
    scenario: { screen: 'home', world: 'holder' },
  },
} satisfies Meta<typeof HomeScreen>
export default meta
type Story = StoryObj<typeof meta>

type Context = Parameters<NonNullable<Story['play']>>[0]

const chooseBlockTrades = async (context: Context) =>
  context.userEvent.click(
    await context.canvas.findByRole('tab', { name: readerOf(context).t('home:offers.blockTrades.tab') }),
  )

/** What can be bought off exchange now, and the way to all of it. */
export const OffExchange: Story = {
  parameters: { scenario: { world: 'blocksAnnounced' } },
  play: async (context) => {
    const { titleOf } = readerOf(context)
    await chooseBlockTrades(context)
    const blocks = await context.canvas.findByRole('region', { name: titleOf('blockTrades') })
    await expect(within(blocks).getAllByRole('article')).toHaveLength(2)
    await expect(context.canvas.getByRole('region', { name: titleOf('overTheCounter') })).toBeVisible()
    await expect(context.canvas.queryByRole('region', { name: titleOf('placement') })).toBeNull()
  },
}

export const Placements: Story = {
  parameters: { scenario: { world: 'placementsAnnounced' } },
  play: async (context) => {
    const { titleOf } = readerOf(context)
    await chooseBlockTrades(context)
    const placements = await context.canvas.findByRole('region', { name: titleOf('placement') })
    await expect(within(placements).getAllByRole('article')).toHaveLength(2)
  },
}

/** A capital increase whose rights can be used now. */
export const Increases: Story = {
  parameters: { scenario: { world: 'rightsOpen' } },
  play: async (context) => {
    await chooseBlockTrades(context)
    const increases = await context.canvas.findByRole('region', {
      name: readerOf(context).t('increases:list'),
    })
    await expect(within(increases).getAllByRole('article')).toHaveLength(1)
  },
}

export const NothingOffExchange: Story = {
  play: async (context) => {
    await chooseBlockTrades(context)
    const title = readerOf(context).t('home:offers.blockTrades.title')
    await expect(await context.canvas.findByText(title)).toBeVisible()
    const name = readerOf(context).titleOf('securitiesLending')
    await expect(context.canvas.getByRole('link', { name: (text) => text.startsWith(name) })).toBeVisible()
  },
}

/** Mentors and strategies have pages of their own. */
export const Strategies: Story = {
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('tab', { name: t('home:offers.smartTrading.tab') }),
    )
    const linkOf = (screen: 'copyTrading' | 'smartStrategies') =>
      context.canvas.findByRole('link', { name: (text) => text.startsWith(titleOf(screen)) })
    await expect(await linkOf('copyTrading')).toHaveAttribute('href', expect.stringContaining('copyTrading'))
    await expect(await linkOf('smartStrategies')).toHaveAttribute(
      'href',
      expect.stringContaining('smartStrategies'),
    )
  },
}

/** Borrowing is a way from home, in words. */
export const Borrowing: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(
      await context.canvas.findByRole('link', { name: new RegExp(RegExp.escape(t('home:borrow'))) }),
    ).toHaveAttribute('href', expect.stringContaining('loan'))
  },
}

/** Where a site gives no loans, nothing leads to them. */
export const NoBorrowing: Story = {
  parameters: { scenario: { world: 'withoutLoans' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await context.canvas.findByRole('link', { name: titleOf('orders') })
    await expect(context.canvas.queryByText(t('home:borrow'))).toBeNull()
  },
}
