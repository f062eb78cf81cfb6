import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { refreshOfflineAndOn } from '../flows/offline.ts'
import { MarketScreen } from './MarketScreen.tsx'

const meta = {
  title: 'Screens/Market',
  tags: ['screen'],
  component: MarketScreen,
  parameters: { scenario: { screen: 'market', world: 'member' } },
} satisfies Meta<typeof MarketScreen>
export default meta
type Story = StoryObj<typeof meta>

const pathsOf = (calls: readonly (readonly [Request])[]): readonly string[] =>
  calls.map(([{ url }]) => url.replace(/^.*\/api\/vue\//, ''))

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Hot' })
  },
}

export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }

export const FindsTheRealListingByCode: Story = {
  play: async ({ canvas, userEvent, navigation }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search all markets' }), 'AAPL')
    await userEvent.click(await canvas.findByRole('link', { name: /Apple.*AAPL/ }))
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzzzzz')
    await canvas.findByText('Nothing found for “zzzzzz”')
  },
}

export const SearchesAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'AAPL{Enter}')
    await canvas.findByRole('link', { name: /Apple.*AAPL/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear text' }))
    await canvas.findByRole('list', { name: 'Hot' })
    await userEvent.click(canvas.getByRole('button', { name: 'AAPL' }))
    await canvas.findByRole('link', { name: /Apple.*AAPL/ })
    await userEvent.clear(field)
  },
}

export const LeavesTheSearch: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox'), 'AAPL{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'AAPL' })).toBeNull()
    await canvas.findByRole('list', { name: 'Hot' })
  },
}

export const Rising: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Listed' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Rising' }))
    await canvas.findByRole('list', { name: 'Rising' })
  },
}

export const AmericanListings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'US' }))
    await canvas.findByRole('link', { name: /AAPL/ })
  },
}

export const DigitalCurrency: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Digital currency' }))
    await canvas.findByRole('list', { name: 'Hot' })
  },
}

export const NotBuiltYet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Subscription' }))
    await canvas.findByText('Subscription is not available yet')
  },
}

export const GrowsAsItIsScrolled: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Hot' })
    const known = () => Number(list.querySelector('li')?.getAttribute('aria-setsize'))
    const before = known()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(known()).toBeGreaterThan(before))
    window.scrollTo(0, 0)
  },
}

/** The rules of the markets and the site's configuration are not asked for again by each row that comes into sight. */
export const ReadsRulesOnce: Story = {
  play: async ({ canvas, broker }) => {
    const list = await canvas.findByRole('list', { name: 'Hot' })
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
  play: async ({ canvas, userEvent, broker }) => {
    await canvas.findByRole('list', { name: 'Hot' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Rising' }))
    await canvas.findByRole('list', { name: 'Rising' })
    const asked = spyOn(broker, 'fetch')
    await userEvent.click(canvas.getByRole('radio', { name: 'Hot' }))
    await canvas.findByRole('list', { name: 'Hot' })
    await waitFor(() => expect(pathsOf(asked.mock.calls)).toContain('market/list'))
  },
}

/** Old prices stay while nothing new can be had; the screen says since when, and why, and no longer once it is refreshed. */
export const KeepsOldPricesWhileOffline: Story = {
  play: (context) => refreshOfflineAndOn(context, () => context.canvas.findByRole('list', { name: 'Hot' })),
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
  play: async ({ canvas, userEvent, broker }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    broker.setFaults([])
    await userEvent.click(retry)
    await canvas.findByRole('list', { name: 'Hot' })
  },
}

export const NoNewPrices: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'stream/open', http: 503 }] } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Hot' })
    await canvas.findByText(/No new prices since/, {}, { timeout: 8000 })
    await expect(list.querySelector('[data-stale=true]')).not.toBeNull()
  },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/list', http: 500 }] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Request failed with status code 500')
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
