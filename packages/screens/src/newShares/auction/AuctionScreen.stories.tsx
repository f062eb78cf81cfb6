import { auctionId, inLanguage } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { AuctionScreen } from './AuctionScreen.tsx'

const meta = {
  title: 'Screens/Auction',
  tags: ['screen', 'autodocs'],
  component: AuctionScreen,
  args: { auction: auctionId('haneul-bio') },
  parameters: {
    purpose: 'Shows an auction, takes a sealed bid until its close, and then says how it ended.',
    scenario: { screen: 'auction', world: 'auctionsAnnounced' },
  },
} satisfies Meta<typeof AuctionScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const heading = (context: Context) =>
  context.canvas.findByRole('heading', { name: readerOf(context).t('auction:terms.label') })
const ownBid = async (context: Context) =>
  within(await context.canvas.findByRole('region', { name: readerOf(context).t('auction:own.label') }))

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await heading(context)
    await expect(context.canvas.getByRole('article')).toHaveAttribute('data-phase', 'open')
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: t('auction:bid.action') })).toBeEnabled(),
    )
    await expect(context.canvas.queryByRole('img', { name: /./ })).toBeNull()
  },
}

/** A block of a listed share: what is won can be sold at once. */
export const OfAListedShare: Story = {
  args: { auction: auctionId('apple-block') },
  play: async (context) => {
    const { t } = readerOf(context)
    await heading(context)
    await expect(await context.canvas.findByText(t('auction:how.free'))).toBeVisible()
    await expect(context.canvas.getByText(t('auctions:kinds.block'))).toBeVisible()
  },
}

export const Coming: Story = {
  args: { auction: auctionId('noeul-marine') },
  play: async (context) => {
    const { t } = readerOf(context)
    await heading(context)
    await expect(context.canvas.queryByRole('button', { name: t('auction:bid.action') })).toBeNull()
  },
}

/** Nothing of the bid shows but to its member. */
export const Sealed: Story = {
  parameters: { scenario: { world: 'bidPlaced' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const own = await ownBid(context)
    await expect(own.getByText(ui('finance.statuses.sealed'))).toBeVisible()
    await expect(own.getByText(ui('finance.shares', { count: 100 }))).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('auction:bid.amend') })).toBeEnabled()
    await expect(context.canvas.getByRole('button', { name: t('auction:bid.withdraw') })).toBeEnabled()
    await expect(context.canvas.queryByRole('button', { name: t('auction:remind') })).toBeNull()
  },
}

/** At the cut: a part was won, paid at the price of the bid, and the rest of the money came back. */
export const WonInPart: Story = {
  args: { auction: auctionId('byeol-optics') },
  globals: { hideAmounts: 'shown' },
  parameters: { scenario: { world: 'bidSettled' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const own = await ownBid(context)
    await expect(own.getByText(ui('finance.statuses.bidWonInPart'))).toBeVisible()
    await expect(own.getByText(t('auction:own.paid')).nextElementSibling).toHaveTextContent('1,447,200')
    await expect(own.getByText(t('auction:own.refunded'))).toBeVisible()
    const chart = await context.canvas.findByRole('img', { name: /21,600/ })
    await expect(chart).toBeVisible()
    const named = context.canvas.getAllByText(t('auction:result.yours'))
    await expect(named.at(-1)).toBeVisible()
    await context.userEvent.click(own.getByRole('button', { name: t('auction:own.position') }))
    await expect(context.navigation.go).toHaveBeenCalledWith(
      expect.objectContaining({ to: 'positionDetail' }),
    )
  },
}
/** Of a listed share: it is traded all along. */
export const WonWhole: Story = {
  args: { auction: auctionId('apple-block-1') },
  parameters: { scenario: { world: 'bidSettled' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const own = await ownBid(context)
    await expect(own.getByText(ui('finance.statuses.bidWon'))).toBeVisible()
    await expect(await own.findByText(t('auction:own.free'), { exact: false })).toBeVisible()
    await expect(context.canvas.getByText(t('auction:closed.block'))).toBeVisible()
    const title = context.canvas.getByRole('article').getAttribute('aria-labelledby') ?? ''
    const name = document.getElementById(title)?.textContent
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('auction:toStock', { name }) }),
    )
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'stockDetail', instrument: 'US:AAPL' })
  },
}

/** At the lowest price that won, which was enough. */
export const WonWholeAtTheLowestPrice: Story = {
  args: { auction: auctionId('garam-water') },
  parameters: { scenario: { world: 'bidWonAtFloor' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const own = await ownBid(context)
    await expect(own.getByText(t('auction:own.wholeAtCut'), { exact: false })).toBeVisible()
    await expect(own.queryByText(t('auction:own.whole'), { exact: false })).toBeNull()
  },
}

/** Shares of a block may be sold when any others bought in that market may. */
export const HeldByItsMarket: Story = {
  args: { auction: auctionId('apple-block-1') },
  parameters: { scenario: { world: 'bidHeld' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const own = await ownBid(context)
    await expect(
      await own.findByText(t('auction:own.marketHolds', { count: 2 }), { exact: false }),
    ).toBeVisible()
    await expect(context.canvas.getByText(t('auction:how.heldDays', { count: 2 }))).toBeVisible()
  },
}
export const HeldByItsMarketForMinutes: Story = {
  args: { auction: auctionId('apple-block-1') },
  parameters: { scenario: { world: 'bidHeldForMinutes' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const own = await ownBid(context)
    const locked = messagePattern((at) => t('auction:own.locked', { at }))
    await expect(await own.findByText(locked)).toBeVisible()
    await expect(context.canvas.getByText(t('auction:how.heldMinutes', { count: 90 }))).toBeVisible()
  },
}
export const Lost: Story = {
  args: { auction: auctionId('byeol-optics') },
  parameters: { scenario: { world: 'bidLost' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const own = await ownBid(context)
    await expect(own.getByText(t('auction:own.lost'))).toBeVisible()
    await expect(own.queryByRole('button', { name: t('auction:own.position') })).toBeNull()
  },
}
export const ClosedWithoutABid: Story = {
  args: { auction: auctionId('byeol-optics') },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('auction:result.simulated'))).toBeVisible()
    const listing = messagePattern((at) => t('auction:closed.listing', { at }))
    await expect(context.canvas.getByText(listing)).toBeVisible()
    await expect(context.canvas.queryByText(t('auction:result.yours'))).toBeNull()
    await expect(context.canvas.getByText(t('auction:result.notWon'))).toBeVisible()
  },
}

/** Less was asked for than offered: everybody won whole, at the lowest bid. */
export const Listed: Story = {
  args: { auction: auctionId('garam-water') },
  play: async (context) => {
    const { t, language } = readerOf(context)
    const name = inLanguage({ en: 'Garam Water', kor: '가람워터', tw: '佳藍水務' }, language)
    await expect(await context.canvas.findByText(t('auctions:cutWhole'))).toBeVisible()
    await expect(await context.canvas.findByText(t('auction:result.won'))).toBeVisible()
    await expect(context.canvas.queryByText(t('auction:result.notWon'))).toBeNull()
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('auction:toStock', { name }) }),
    )
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'stockDetail', instrument: 'KRX:204574' })
  },
}
export const CalledOff: Story = {
  parameters: { scenario: { world: 'auctionCalledOff' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const own = await ownBid(context)
    await expect(own.getByText(t('auction:own.calledOff'))).toBeVisible()
    await expect(context.canvas.queryByText(t('auction:dates.list'))).toBeNull()
    await expect(context.canvas.queryByRole('button', { name: t('auction:bid.action') })).toBeNull()
  },
}

/** Before it opens and while it is open; who has bid is told by the bid. */
export const RemindsMe: Story = {
  args: { auction: auctionId('noeul-marine') },
  play: async (context) => {
    const { t } = readerOf(context)
    const bell = await context.canvas.findByRole('button', { name: t('auction:remind') })
    await expect(bell).not.toBePressed()
    await context.userEvent.click(bell)
    await screen.findByText(t('auction:reminded'))
    await waitFor(() => expect(bell).toBePressed())
  },
}

export const SavesTheDates: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await heading(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('newShares:calendar.save') }))
    await waitFor(() => expect(context.files.save).toHaveBeenCalledOnce())
    const [saved] = context.files.save.mock.lastCall ?? []
    await expect(saved).toMatchObject({ name: 'haneul-bio.ics', type: 'text/calendar' })
    await expect(saved?.text).toContain('UID:haneul-bio-closes@onelot')
    await expect(saved?.text).not.toContain('UID:haneul-bio-opens@onelot')
  },
}

/** A guest reads everything, and is asked to log in where it takes a member. */
export const Guest: Story = {
  parameters: { scenario: { world: 'auctionsForGuests' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await heading(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('auction:bid.action') }))
    await expect(await screen.findByRole('dialog', { name: t('auction:guest.title') })).toBeVisible()
  },
}

export const Unknown: Story = { args: { auction: auctionId('nothing-like-it') } }
export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutAuctions' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('auction') })),
    ).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'auctionsAnnounced', faults: [{ on: 'auctions/get', hang: true }] } },
}
export const Slow: Story = {
  parameters: { scenario: { world: 'auctionsAnnounced', faults: [{ on: 'auctions/get', delayMs: 300 }] } },
  play: async (context) => {
    await heading(context)
  },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'auctionsAnnounced', faults: [{ on: 'auctions/get', http: 500 }] } },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => heading(context)),
}
export const SmallPhone: Story = {
  args: { auction: auctionId('byeol-optics') },
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { scenario: { world: 'bidSettled' } },
}
