import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { SearchScreen } from './SearchScreen.tsx'

const meta = {
  title: 'Screens/Search',
  tags: ['screen', 'autodocs'],
  component: SearchScreen,
  parameters: {
    purpose: 'Finds a stock by its name or its code, and what others look for.',
    scenario: { screen: 'search', world: 'member' },
  },
} satisfies Meta<typeof SearchScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const field = (context: Play) =>
  context.canvas.getByRole('searchbox', { name: readerOf(context).t('search:label') })
const trendingIn = (context: Play, market: 'KRX' | 'CRYPTO') => {
  const { t } = readerOf(context)
  return t('search:trending', { market: t(`search:markets.${market}`) })
}
const starOf = (context: Play, name: RegExp, pressed: boolean) => {
  const label = messagePattern((one) => readerOf(context).ui('finance.star', { name: one }), name)
  return context.canvas.findByRole('button', { name: label, pressed })
}

/** The field has the focus; what trends is under it. */
export const Default: Story = {
  play: async (context) => {
    const trending = await context.canvas.findByRole('list', { name: trendingIn(context, 'KRX') })
    await expect(trending.querySelectorAll('li').length).toBeGreaterThan(4)
    await expect(field(context)).toHaveFocus()
    const mark = { name: readerOf(context).ui('finance.practiceChip') }
    await expect(context.canvas.getAllByRole('button', mark)).toHaveLength(1)
  },
}

export const TrendingInTheMarketInFront: Story = {
  args: { market: 'CRYPTO' },
  play: async (context) => {
    await context.canvas.findByRole('list', { name: trendingIn(context, 'CRYPTO') })
  },
}

export const FindsByCode: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    await userEvent.type(field(context), 'AAPL')
    await userEvent.click(await canvas.findByRole('link', { name: /AAPL/ }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'stockDetail', instrument: 'US:AAPL' })
  },
}

export const FindsByName: Story = {
  play: async (context) => {
    await context.userEvent.type(field(context), 'apple')
    await context.canvas.findByRole('link', { name: /AAPL/ })
  },
}

export const FindsNothing: Story = {
  play: async (context) => {
    const query = 'zzzzzz'
    await context.userEvent.type(field(context), query)
    await context.canvas.findByText(readerOf(context).t('search:none', { query }))
  },
}

export const FindsOneTypeOnly: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.type(field(context), 'composite')
    await canvas.findByRole('link', { name: /KCOMP/ })
    await userEvent.click(canvas.getByRole('button', { name: t('search:kinds.stock') }))
    await canvas.findByText(t('search:none', { query: 'composite' }))
    await userEvent.click(canvas.getByRole('button', { name: t('search:kinds.index') }))
    await canvas.findByRole('link', { name: /KCOMP/ })
  },
}

/** What was found and opened, or searched by Enter, is there again when the search is. */
export const SearchesAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { ui } = readerOf(context)
    await userEvent.type(field(context), 'aapl')
    await userEvent.click(await canvas.findByRole('link', { name: /AAPL/ }))
    await userEvent.clear(field(context))
    await userEvent.type(field(context), 'KCOMP{Enter}')
    await canvas.findByRole('link', { name: /KCOMP/ })
    await userEvent.click(canvas.getByRole('button', { name: ui('entry.search.clear') }))
    await canvas.findByRole('list', { name: trendingIn(context, 'KRX') })
    await expect(canvas.getByRole('button', { name: 'KCOMP' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'aapl' }))
    await canvas.findByRole('link', { name: /AAPL/ })
    await expect(field(context)).toHaveValue('aapl')
  },
}

/** Down into what was found, up to the field again; Escape empties the field, and leaves once it is empty. */
export const ByKeys: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    await userEvent.type(field(context), 'a')
    const list = await canvas.findByRole('list', { name: readerOf(context).t('search:results') })
    await userEvent.keyboard('{ArrowDown}')
    const rows = () => [...list.querySelectorAll('li a')]
    await expect(rows()[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(rows()[1]).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(rows()[0]).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(field(context)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(field(context)).toHaveFocus()
    await expect(field(context)).toHaveValue('a')
    await userEvent.keyboard('{Escape}')
    await expect(field(context)).toHaveValue('')
    await expect(navigation.back).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(navigation.back).toHaveBeenCalledOnce()
  },
}

/** What shows is of the first letter: the focus goes to what the whole word finds, not to a row that is about to leave. */
export const ByKeysBeforeTypingRests: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(field(context), 'b')
    const rows = () => canvas.getAllByRole('listitem')
    await canvas.findByRole('link', { name: /BITX/ })
    await expect(rows().length).toBeGreaterThan(1)
    await userEvent.type(field(context), 'itx')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(rows()).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole('link', { name: /BITX/ })).toHaveFocus())
  },
}

export const Cancels: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    await userEvent.click(canvas.getByRole('button', { name: readerOf(context).ui('entry.cancel') }))
    await expect(navigation.back).toHaveBeenCalledOnce()
  },
}

/** At once, with a way to take it back. */
export const FollowsWhatIsFound: Story = {
  play: async (context) => {
    const { userEvent } = context
    const { t } = readerOf(context)
    await userEvent.type(field(context), 'aapl')
    await userEvent.click(await starOf(context, /.+/, false))
    await screen.findByText(t('watching:added', { group: t('watching:group') }))
    await starOf(context, /.+/, true)
    await userEvent.click(screen.getByRole('button', { name: t('watching:undo') }))
    await starOf(context, /.+/, false)
  },
}

export const GuestsAreAskedToLogIn: Story = {
  parameters: { scenario: { screen: 'search', world: 'guest' } },
  play: async (context) => {
    const { userEvent, navigation } = context
    const { t } = readerOf(context)
    await userEvent.type(field(context), 'aapl')
    await userEvent.click(await starOf(context, /.+/, false))
    await screen.findByRole('dialog', { name: t('watching:guest.title') })
    await userEvent.click(screen.getByRole('button', { name: t('watching:guest.logIn') }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'login' })
  },
}

/** What was shown is taken back. */
export const RefusedWhereTheWatchlistIsFull: Story = {
  parameters: { scenario: { screen: 'search', world: 'watchesEverything' } },
  play: async (context) => {
    const { userEvent } = context
    const { t } = readerOf(context)
    await userEvent.type(field(context), 'aapl')
    await userEvent.click(await starOf(context, /.+/, false))
    await screen.findByText(t('refusals:refusals.WATCHLIST_FULL', { count: 200 }))
    await starOf(context, /.+/, false)
  },
}

export const NoAnswerToAStar: Story = {
  parameters: {
    scenario: {
      screen: 'search',
      world: 'member',
      faults: [{ on: 'watchlist/add', http: 503 }],
    },
  },
  play: async (context) => {
    await context.userEvent.type(field(context), 'aapl')
    await context.userEvent.click(await starOf(context, /.+/, false))
    await screen.findByText(readerOf(context).t('app:unknown.plain'))
    await starOf(context, /.+/, false)
  },
}

/** The largest text on the smallest phone. */
export const TheLargestText: Story = {
  globals: { textSize: 'largest', viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    await context.userEvent.type(field(context), 'aapl')
    await context.canvas.findByRole('link', { name: /AAPL/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Loading: Story = {
  parameters: {
    scenario: { screen: 'search', world: 'member', faults: [{ on: 'market/list', hang: true }] },
  },
}
export const Offline: Story = {
  parameters: { scenario: { screen: 'search', world: 'member', faults: [{ on: '*', offline: true }] } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: readerOf(context).ui('retry') })
  },
}
export const ServerError: Story = {
  parameters: {
    scenario: { screen: 'search', world: 'member', faults: [{ on: 'market/search', http: 500 }] },
  },
  play: async (context) => {
    await context.userEvent.type(field(context), 'aapl')
    await context.canvas.findByText(readerOf(context).t('transport:http', { status: 500 }))
  },
}
