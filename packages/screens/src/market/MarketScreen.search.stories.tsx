import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { findBoard } from '../flows/findBoard.ts'
import { readerOf } from '../flows/readers.ts'
import { MarketScreen } from './MarketScreen.tsx'

const meta = {
  title: 'Screens/Market/Search',
  tags: ['screen'],
  component: MarketScreen,
  parameters: { scenario: { screen: 'market', world: 'member' } },
} satisfies Meta<typeof MarketScreen>
export default meta
type Story = StoryObj<typeof meta>

const trendingIn = (t: ReturnType<typeof readerOf>['t'], market: 'KRX'): string =>
  t('market:search.trending', { market: t(`market:markets.${market}`) })

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

/** What was found and opened, or searched by Enter, is there again when the search is. */
export const SearchesAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'aapl')
    await userEvent.click(await canvas.findByRole('link', { name: /AAPL/ }))
    await userEvent.clear(field)
    await userEvent.type(field, 'KCOMP{Enter}')
    await canvas.findByRole('link', { name: /KCOMP/ })
    await userEvent.click(canvas.getByRole('button', { name: ui('entry.search.clear') }))
    await canvas.findByRole('list', { name: trendingIn(t, 'KRX') })
    await expect(canvas.getByRole('button', { name: 'KCOMP' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'aapl' }))
    await canvas.findByRole('link', { name: /AAPL/ })
    await expect(field).toHaveValue('aapl')
  },
}

/** The whole page: nothing but the search, what was searched and what trends. The focus alone begins nothing. */
export const BeginsTheSearch: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    await findBoard(context, 'hot')
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.getByRole('tablist')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    const trending = await canvas.findByRole('list', { name: trendingIn(t, 'KRX') })
    await expect(trending.querySelectorAll('li')).toHaveLength(10)
    const said = canvas.getAllByText(ui('simulated')).filter((mark) => mark.checkVisibility())
    await expect(said).toHaveLength(1)
    await expect(canvas.queryByRole('tablist')).toBeNull()
  },
}

export const FindsOneTypeOnly: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.type(canvas.getByRole('searchbox'), 'composite')
    await canvas.findByRole('link', { name: /KCOMP/ })
    await userEvent.click(canvas.getByRole('button', { name: t('market:search.kinds.stock') }))
    await canvas.findByText(t('market:search.none', { query: 'composite' }))
    await userEvent.click(canvas.getByRole('button', { name: t('market:search.kinds.index') }))
    await canvas.findByRole('link', { name: /KCOMP/ })
  },
}

/** Back to the list, where it was. */
export const LeavesTheSearch: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const cancel = { name: readerOf(context).ui('entry.cancel') }
    await findBoard(context, 'hot')
    window.scrollTo(0, 400)
    const before = window.scrollY
    await expect(before).toBeGreaterThan(0)
    await expect(canvas.queryByRole('button', cancel)).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox'), 'AAPL{Enter}')
    await expect(window.scrollY).toBe(0)
    await userEvent.click(canvas.getByRole('button', cancel))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'AAPL' })).toBeNull()
    await findBoard(context, 'hot')
    await expect(window.scrollY).toBe(before)
    window.scrollTo(0, 0)
  },
}
