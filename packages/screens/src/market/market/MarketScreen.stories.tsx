import { STREAM_STALE_MS } from '@onelot/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { findBoard } from '../../../testing/findBoard.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { refreshOffline, refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import type { MarketTab } from './boards.ts'
import { MarketScreen } from './MarketScreen.tsx'

const meta = {
  title: 'Screens/Market',
  tags: ['screen', 'autodocs'],
  component: MarketScreen,
  parameters: {
    purpose: 'Shows what the markets do now, and leads to a stock in one press.',
    scenario: { screen: 'market', world: 'member' },
  },
} satisfies Meta<typeof MarketScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The rows that are in sight as a whole, between the header and the tab bar. */
function wholeRows(list: HTMLElement): readonly Element[] {
  const bar = list.closest('main')?.nextElementSibling?.getBoundingClientRect().top ?? 0
  return [...list.querySelectorAll('li')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return top >= 0 && bottom <= bar
  })
}

const showsRows =
  (least: number): NonNullable<Story['play']> =>
  async (context) => {
    const list = await findBoard(context, 'hot')
    await context.canvas.findByRole('list', { name: readerOf(context).t('market:indices') })
    await waitFor(() => expect(wholeRows(list).length).toBeGreaterThanOrEqual(least))
    const [first] = wholeRows(list)
    await expect(first).toHaveAttribute('aria-posinset', '1')
  }

const hasNoTab =
  (tab: MarketTab): NonNullable<Story['play']> =>
  async (context) => {
    const { t } = readerOf(context)
    await findBoard(context, 'hot')
    const name = t(`market:tabs.${tab}`)
    await waitFor(() => expect(context.canvas.queryByRole('tab', { name })).not.toBeInTheDocument())
  }

/** At 390 x 844, under header, tabs, indices and filter. */
export const Default: Story = {
  globals: { textSize: 'normal', viewport: { value: 'phone', isRotated: false } },
  play: showsRows(8),
}

/** At 320 x 568, where the tab bar alone names the screen, and the search shows its word whole. */
export const SmallPhone: Story = {
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    const { t } = readerOf(context)
    const search = context.canvas.getByRole('link', { name: t('market:search.label') })
    const word = within(search).getByText(t('market:search.short'))
    await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth)
    await showsRows(4)(context)
  },
}

/** At 844 x 390: the indices are beside the rows. */
export const OnItsSide: Story = {
  globals: { textSize: 'normal', viewport: { value: 'onItsSide', isRotated: false } },
  play: async (context) => {
    await showsRows(3)(context)
    const filter = context.canvas.getByRole('button', {
      name: readerOf(context).t('market:boards.hot'),
    })
    await expect(filter.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(filter.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2)
  },
}

export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }

export const Rising: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(canvas.getByRole('tab', { name: t('market:tabs.listed') }))
    await userEvent.click(await canvas.findByRole('button', { name: t('market:boards.rising') }))
    await findBoard(context, 'rising')
  },
}

export const AmericanListings: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const exchange = await canvas.findByRole('combobox', { name: t('market:exchanges.label') })
    await userEvent.selectOptions(exchange, t('market:exchanges.US'))
    await canvas.findByRole('link', { name: /AAPL/ })
  },
}

/** In place of the sparklines, until it is pressed again. */
export const ShowsTheTurnover: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const list = await findBoard(context, 'hot')
    const turnover = canvas.getByRole('button', { name: t('market:columns.turnover') })
    await expect(list.querySelector('li a > span > svg')).not.toBeNull()
    await userEvent.click(turnover)
    await expect(turnover).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(list.querySelector('li')).toHaveTextContent(/[₩￦].*\d/))
    await expect(list.querySelector('li a > span > svg')).toBeNull()
    await userEvent.click(turnover)
    await expect(turnover).toHaveAttribute('aria-pressed', 'false')
  },
}

/** The largest text on the smallest phone: no title is cut, and nothing runs past the page. */
export const TheLargestText: Story = {
  globals: { textSize: 'largest', viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    const list = await findBoard(context, 'hot')
    await expect(context.canvas.getByRole('heading', { level: 1 })).toBeInTheDocument()
    await waitFor(() => expect(list.querySelectorAll('li').length).toBeGreaterThan(1))
    for (const row of list.querySelectorAll('li a'))
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const DigitalCurrency: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(canvas.getByRole('tab', { name: t('market:tabs.digitalCurrency') }))
    await findBoard(context, 'hot')
  },
}

/** Offers come later: what would be here is said in plain words. */
export const NothingOffered: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('tab', { name: t('market:tabs.subscription') }))
    await canvas.findByText(t('newShares:empty.title'))
    await userEvent.click(canvas.getByRole('tab', { name: t('market:tabs.auction') }))
    await canvas.findByText(t('auctions:empty.title'))
    await userEvent.click(canvas.getByRole('tab', { name: t('market:tabs.overTheCounter') }))
    await canvas.findByText(t('blocks:empty.title'))
  },
}

/** The list of offers is the tab itself. */
export const NewShares: Story = {
  parameters: { scenario: { world: 'offersAnnounced' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { t } = readerOf({ globals })
    await userEvent.click(await canvas.findByRole('tab', { name: t('market:tabs.subscription') }))
    const list = await canvas.findByRole('region', { name: t('newShares:list') })
    const [first] = within(list).getAllByRole('article')
    await expect(first).toHaveAttribute('data-phase', 'open')
  },
}

/** OTC lots, and the ways to what else is sold off exchange. */
export const OverTheCounter: Story = {
  parameters: { scenario: { world: 'blocksAnnounced' } },
  play: async ({ canvas, userEvent, globals }) => {
    const { t, titleOf } = readerOf({ globals })
    await userEvent.click(await canvas.findByRole('tab', { name: t('market:tabs.overTheCounter') }))
    const list = await canvas.findByRole('region', { name: t('blocks:list.otc') })
    const [first] = within(list).getAllByRole('article')
    await expect(first).toHaveAttribute('data-phase', 'open')
    await expect(canvas.getByRole('link', { name: titleOf('placement') })).toBeVisible()
  },
}

/** What the site does not offer has no tab. */
export const OverTheCounterNotOffered: Story = {
  parameters: { scenario: { world: 'withoutBlockTrades' } },
  play: hasNoTab('overTheCounter'),
}

export const NewSharesNotOffered: Story = {
  parameters: { scenario: { world: 'withoutOffers' } },
  play: hasNoTab('subscription'),
}

/** Old prices stay while nothing new can be had; the screen says since when, and why. */
export const KeepsOldPricesWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findBoard(context, 'hot'))
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findBoard(context, 'hot')),
}

export const MarketClosed: Story = { parameters: { scenario: { world: 'marketClosed' } } }
export const HugePrices: Story = { parameters: { scenario: { world: 'pricey' } } }

export const Loading: Story = {
  parameters: {
    scenario: {
      world: 'member',
      faults: [
        { on: 'market/overview', hang: true },
        { on: 'market/list', hang: true },
      ],
    },
  },
}

export const Offline: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: '*', offline: true }] } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: readerOf(context).ui('retry') })
  },
}
export const LoadsOnceOnline: Story = {
  ...Offline,
  play: async (context) => {
    const { canvas, userEvent, broker } = context
    const retry = await canvas.findByRole('button', { name: readerOf(context).ui('retry') })
    broker.setFaults([])
    await userEvent.click(retry)
    await findBoard(context, 'hot')
  },
}

export const NoNewPrices: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'stream/open', http: 503 }] } },
  play: async (context) => {
    const { ui } = readerOf(context)
    const list = await findBoard(context, 'hot')
    const notice = messagePattern((time) => ui('finance.stale', { time }), /\d+:\d+/)
    await context.endWait(STREAM_STALE_MS)
    await context.canvas.findByText(notice)
    await expect(list.querySelector('[data-stale=true]')).not.toBeNull()
  },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/list', http: 500 }] } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('transport:http', { status: 500 }))
  },
}

export const Nonsense: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/list', nonsense: true }] } },
  play: async ({ canvas }) => {
    await canvas.findByText('market/list')
  },
}

/** A back end without this call: calm, and without another try. */
export const NotOfferedHere: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/list', http: 404 }] } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await context.canvas.findByText(t('refusals:refusals.CALL_NOT_OFFERED'))
    await expect(context.canvas.queryByRole('button', { name: ui('retry') })).not.toBeInTheDocument()
  },
}

/** It is told from a busy broker, with the end that is expected. */
export const Maintenance: Story = {
  parameters: { scenario: { world: 'maintenance' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const text = messagePattern((until) => t('refusals:refusals.SYSTEM_BUSY_maintenanceUntil', { until }))
    await expect(await context.canvas.findByText(text)).toBeVisible()
  },
}
