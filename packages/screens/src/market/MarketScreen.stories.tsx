import type { Board } from '@onelot/api-client'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { messagePattern } from '../flows/messagePattern.ts'
import { refreshOfflineAndOn } from '../flows/offline.ts'
import { readerOf } from '../flows/readers.ts'
import { MarketScreen } from './MarketScreen.tsx'

const meta = {
  title: 'Screens/Market',
  tags: ['screen'],
  component: MarketScreen,
  parameters: { scenario: { screen: 'market', world: 'member' } },
} satisfies Meta<typeof MarketScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The listings of a board, once they are there. */
const findBoard = (story: Pick<StoryContext, 'canvas' | 'globals'>, board: Board): Promise<HTMLElement> =>
  story.canvas.findByRole('list', { name: readerOf(story).t(`market:boards.${board}`) })

const pathsOf = (calls: readonly (readonly [Request])[]): readonly string[] =>
  calls.map(([{ url }]) => url.replace(/^.*\/api\/vue\//, ''))

export const Default: Story = {
  play: async (context) => {
    await findBoard(context, 'hot')
  },
}

export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }

export const FindsTheRealListingByCode: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t } = readerOf(context)
    await userEvent.type(canvas.getByRole('searchbox', { name: t('market:search.label') }), 'AAPL')
    await userEvent.click(await canvas.findByRole('link', { name: /AAPL/ }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'stockDetail', instrument: 'US:AAPL' })
  },
}

export const FindsTheRealListingByName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'apple')
    await canvas.findByRole('link', { name: /AAPL/ })
  },
}

export const FindsNothing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const query = 'zzzzzz'
    await userEvent.type(canvas.getByRole('searchbox'), query)
    await canvas.findByText(readerOf(context).t('market:search.none', { query }))
  },
}

export const SearchesAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'AAPL{Enter}')
    await canvas.findByRole('link', { name: /AAPL/ })
    await userEvent.click(canvas.getByRole('button', { name: readerOf(context).ui('entry.search.clear') }))
    await findBoard(context, 'hot')
    await userEvent.click(canvas.getByRole('button', { name: 'AAPL' }))
    await canvas.findByRole('link', { name: /AAPL/ })
    await userEvent.clear(field)
  },
}

export const LeavesTheSearch: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const cancel = { name: readerOf(context).ui('entry.cancel') }
    await expect(canvas.queryByRole('button', cancel)).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox'), 'AAPL{Enter}')
    await userEvent.click(canvas.getByRole('button', cancel))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'AAPL' })).toBeNull()
    await findBoard(context, 'hot')
  },
}

export const Rising: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(canvas.getByRole('tab', { name: t('market:tabs.listed') }))
    await userEvent.click(await canvas.findByRole('radio', { name: t('market:boards.rising') }))
    await findBoard(context, 'rising')
  },
}

export const AmericanListings: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('market:exchanges.US') }))
    await canvas.findByRole('link', { name: /AAPL/ })
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

export const NotBuiltYet: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const area = t('market:tabs.subscription')
    await userEvent.click(canvas.getByRole('tab', { name: area }))
    await canvas.findByText(t('app:notYet.title', { area }))
  },
}

export const GrowsAsItIsScrolled: Story = {
  play: async (context) => {
    const list = await findBoard(context, 'hot')
    const known = () => Number(list.querySelector('li')?.getAttribute('aria-setsize'))
    const before = known()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(known()).toBeGreaterThan(before))
    window.scrollTo(0, 0)
  },
}

/** The rules of the markets and the site's configuration are not asked for again by each row that comes into sight. */
export const ReadsRulesOnce: Story = {
  play: async (context) => {
    const { broker } = context
    const list = await findBoard(context, 'hot')
    await waitFor(() => expect(list.querySelectorAll('li').length).toBeGreaterThan(5))
    const asked = spyOn(broker, 'fetch')
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    const last = () => Number(list.querySelector('li:last-of-type')?.getAttribute('aria-posinset'))
    const before = last()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(last()).toBeGreaterThan(before))
    await waitFor(() => expect(pathsOf(asked.mock.calls)).toContain('market/list'))
    const paths = pathsOf(asked.mock.calls)
    for (const once of ['market/overview', 'common/config']) await expect(paths).not.toContain(once)
    window.scrollTo(0, 0)
  },
}

/** A board that is come back to is ranked anew. */
export const ComesBackToABoard: Story = {
  play: async (context) => {
    const { canvas, userEvent, broker } = context
    const { t } = readerOf(context)
    await findBoard(context, 'hot')
    await userEvent.click(canvas.getByRole('radio', { name: t('market:boards.rising') }))
    await findBoard(context, 'rising')
    const asked = spyOn(broker, 'fetch')
    await userEvent.click(canvas.getByRole('radio', { name: t('market:boards.hot') }))
    await findBoard(context, 'hot')
    await waitFor(() => expect(pathsOf(asked.mock.calls)).toContain('market/list'))
  },
}

/** Old prices stay while nothing new can be had; the screen says since when, and why, and no longer once it is refreshed. */
export const KeepsOldPricesWhileOffline: Story = {
  play: (context) => refreshOfflineAndOn(context, () => findBoard(context, 'hot')),
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
    const notice = messagePattern((time) => ui('finance.stale', { time }), /.*\d+\D+\d+\D+\d+.*/)
    await context.canvas.findByText(notice, {}, { timeout: 8000 })
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

export const Maintenance: Story = { parameters: { scenario: { world: 'maintenance' } } }

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
