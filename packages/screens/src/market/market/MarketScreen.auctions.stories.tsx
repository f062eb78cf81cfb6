import { inLanguage } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { MarketScreen } from './MarketScreen.tsx'

const meta = {
  title: 'Screens/Market/Auctions',
  tags: ['screen'],
  component: MarketScreen,
  parameters: {
    purpose: 'Lists auctions by how far they have got, those on which one can bid first.',
    scenario: { screen: 'market', world: 'auctionsAnnounced' },
  },
} satisfies Meta<typeof MarketScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const haneul = { en: 'Haneul Bio', kor: '하늘바이오', tw: '天空生技' }
const byeol = { en: 'Byeol Optics', kor: '별빛광학', tw: '星光光學' }

async function openTab(context: Context): Promise<void> {
  const { t } = readerOf(context)
  await context.userEvent.click(await context.canvas.findByRole('tab', { name: t('market:tabs.auction') }))
}
async function findAuction(context: Context, names = haneul): Promise<HTMLElement> {
  return context.canvas.findByRole('article', { name: inLanguage(names, readerOf(context).language) })
}

/** The lowest bid leads, and until when one can bid. */
export const EachPhase: Story = {
  play: async (context) => {
    await openTab(context)
    const { t, ui } = readerOf(context)
    const card = within(await findAuction(context))
    await expect(card.getByText(t('auctions:floor')).parentElement).toHaveTextContent('12,000')
    await expect(card.getByRole('timer')).toHaveTextContent(
      ui('entry.countdown.daysHours', { days: 1, hours: 4 }),
    )
    const headings = context.canvas.getAllByRole('heading', { level: 2 })
    await expect(headings.map((heading) => heading.textContent)).toEqual(
      (['open', 'coming', 'closed', 'listed'] as const).map((phase) => t(`auctions:phases.${phase}`)),
    )
    const closed = within(await findAuction(context, byeol))
    await expect(closed.getByText(t('auctions:cut')).parentElement).toHaveTextContent('21,600')
  },
}

export const OnePhase: Story = {
  play: async (context) => {
    await openTab(context)
    const { t } = readerOf(context)
    await findAuction(context)
    const name = t('auctions:phases.coming')
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: (said) => said.startsWith(`${name} `) }),
    )
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(1))
    await expect(context.canvas.getByRole('article')).toHaveAttribute('data-phase', 'coming')
  },
}

/** The reader's own bid is on the card, and nobody else's. */
export const WithOwnBid: Story = {
  parameters: { scenario: { world: 'bidPlaced' } },
  play: async (context) => {
    await openTab(context)
    const { t, ui } = readerOf(context)
    const card = within(await findAuction(context))
    const shares = ui('finance.shares', { count: 100 })
    const said = messagePattern((price) => t('auctions:mine.sealed', { price, shares }))
    await expect(await card.findByText(said)).toBeVisible()
  },
}

export const WithResults: Story = {
  parameters: { scenario: { world: 'bidSettled' } },
  play: async (context) => {
    await openTab(context)
    const card = await findAuction(context, byeol)
    await expect(within(card).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('byeol-optics'),
    )
  },
}

/** When the phase ends the list is read again. */
export const ClosesMeanwhile: Story = {
  tags: ['!visual'],
  play: async (context) => {
    await openTab(context)
    await findAuction(context)
    await context.broker.advance('2 days')
    await waitFor(async () => expect(await findAuction(context)).toHaveAttribute('data-phase', 'closed'))
  },
}

export const NothingAnnounced: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    await openTab(context)
    await expect(await context.canvas.findByText(readerOf(context).t('auctions:empty.title'))).toBeVisible()
  },
}
export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutAuctions' } },
  play: async (context) => {
    const name = readerOf(context).t('market:tabs.auction')
    await waitFor(() => expect(context.canvas.queryByRole('tab', { name })).not.toBeInTheDocument())
  },
}
export const Guest: Story = {
  parameters: { scenario: { world: 'auctionsForGuests' } },
  play: async (context) => {
    await openTab(context)
    await findAuction(context)
  },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'auctionsAnnounced', faults: [{ on: 'auctions/list', http: 500 }] } },
  play: openTab,
}
