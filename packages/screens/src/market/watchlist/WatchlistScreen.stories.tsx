import { STREAM_STALE_MS } from '@onelot/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { codesOf, findWatchlist } from '../../../testing/findWatchlist.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { refreshOffline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { WatchlistScreen } from './WatchlistScreen.tsx'

const meta = {
  title: 'Screens/Watchlist',
  tags: ['screen', 'autodocs'],
  component: WatchlistScreen,
  parameters: {
    purpose: 'Keeps the stocks that the member follows in groups, with their prices now.',
    scenario: { screen: 'watchlist', world: 'watcher' },
  },
} satisfies Meta<typeof WatchlistScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

/** Every market in one list, what is delisted too. */
export const Default: Story = {
  play: async (context) => {
    const list = await findWatchlist(context)
    await expect(codesOf(list)[0]).toBe('AAPL')
    await expect(list.querySelectorAll('li')).toHaveLength(6)
    await expect(list).toHaveTextContent(readerOf(context).t('watchlist:delisted'))
  },
}

export const Guest: Story = {
  parameters: { scenario: { screen: 'watchlist', world: 'guest' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('app:member.logIn') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'login' })
  },
}

export const NothingFollowedYet: Story = {
  parameters: { scenario: { screen: 'watchlist', world: 'member' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t('watchlist:empty.title'))
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('watchlist:empty.action') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'search', group: 'default' })
  },
}

export const AnotherGroup: Story = {
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('tab', { name: 'Banks' }))
    const list = await findWatchlist(context, 'Banks')
    await expect(list.querySelectorAll('li')).toHaveLength(3)
  },
}

export const HaltedStocks: Story = {
  parameters: { scenario: { screen: 'watchlist', world: 'halted' } },
  play: async (context) => {
    const list = await findWatchlist(context)
    const rows = [...list.querySelectorAll('li')]
    await expect(rows).toHaveLength(2)
    for (const row of rows) await expect(row).toHaveTextContent(readerOf(context).ui('finance.status.halted'))
  },
}

export const AnEmptyGroup: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('tab', { name: 'Later' }))
    await context.canvas.findByText(t('watchlist:empty.group', { group: 'Later' }))
  },
}

/** Sorts by the figures of when it was read; the own order is there again. */
export const SortedByChange: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const list = await findWatchlist(context)
    await waitFor(() => expect(codesOf(list)).toHaveLength(6))
    /** How many more are mounted follows their heights. */
    const first = () => codesOf(list).slice(0, 4)
    const own = first()
    const order = canvas.getByRole('combobox', { name: t('watchlist:sort.label') })
    await userEvent.selectOptions(order, t('watchlist:sort.changeDown'))
    await waitFor(() => expect(first()).not.toEqual(own))
    await waitFor(() =>
      expect(list.querySelector('li:last-child')).toHaveTextContent(t('watchlist:delisted')),
    )
    await userEvent.selectOptions(order, t('watchlist:sort.own'))
    await waitFor(() => expect(first()).toEqual(own))
    await userEvent.selectOptions(order, t('watchlist:sort.priceDown'))
  },
}

const edit = async (context: Play) => {
  await findWatchlist(context)
  const begin = { name: readerOf(context).t('watchlist:edit.begin') }
  await context.userEvent.click(context.canvas.getByRole('button', begin))
  return findWatchlist(context)
}

/** What the broker keeps. */
const readAgain = async (context: Play) => {
  const { ui } = readerOf(context)
  context.canvas.getByRole('button', { name: ui('pull.button') }).focus()
  await context.userEvent.keyboard('{Enter}')
  await context.canvas.findAllByText(ui('pull.success'))
}

export const Editing: Story = {
  play: async (context) => {
    const list = await edit(context)
    await expect(list.querySelectorAll('input[type=checkbox]')).toHaveLength(6)
    await expect(context.canvas.queryByRole('link', { name: /AAPL/ })).toBeNull()
  },
}

/** On a small phone the ring of the button that leaves editing is whole, at the edge of the screen. */
export const EditingOnASmallPhone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    await edit(context)
    const done = context.canvas.getByRole('button', { name: readerOf(context).t('watchlist:edit.done') })
    done.focus()
    const { outlineOffset, outlineWidth } = getComputedStyle(done)
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const { right } = done.getBoundingClientRect()
    await expect(right + reach).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** Moves by the keys of a handle; the focus stays on it, and what happened is said. Editing is left, and the order is kept. */
export const ReordersByKeys: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    const list = await edit(context)
    const [first, second, third] = codesOf(list)
    list.querySelector<HTMLElement>('[data-sort-handle]')?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(codesOf(list).slice(0, 3)).toEqual([second, third, first]))
    const said = messagePattern((name) => ui('entry.sortable.moved', { name, position: 3, total: 6 }))
    await canvas.findByText(said)
    await userEvent.click(canvas.getByRole('button', { name: t('watchlist:edit.done') }))
    await readAgain(context)
    await waitFor(async () => {
      const shown = codesOf(await findWatchlist(context))
      await expect(shown.slice(0, 3)).toEqual([second, third, first])
    })
  },
}

export const AllSelected: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const list = await edit(context)
    await userEvent.click(canvas.getByRole('checkbox', { name: t('watchlist:edit.all') }))
    await expect(list.querySelectorAll('input:checked')).toHaveLength(6)
    await canvas.findByText(t('watchlist:edit.chosen', { count: 6 }))
  },
}

/** All that was selected, and back where each was. */
export const DeletesWithUndo: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const list = await edit(context)
    const before = codesOf(list)
    const boxes = [...list.querySelectorAll('input')]
    for (const box of [boxes[0], boxes[2]]) if (box) await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: t('watchlist:edit.delete') }))
    await waitFor(() => expect(codesOf(list)).toHaveLength(4))
    await screen.findByText(t('watching:removedMany', { count: 2 }))
    await userEvent.click(screen.getByRole('button', { name: t('watching:undo') }))
    await waitFor(() => expect(codesOf(list)).toEqual(before))
    await userEvent.click(canvas.getByRole('button', { name: t('watchlist:edit.done') }))
    await readAgain(context)
    await waitFor(async () => expect(codesOf(await findWatchlist(context))).toEqual(before))
  },
}

export const MovesToAnotherGroup: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const list = await edit(context)
    await userEvent.click(canvas.getByRole('checkbox', { name: /AAPL/ }))
    await userEvent.click(canvas.getByRole('button', { name: t('watchlist:edit.move') }))
    await userEvent.click(await screen.findByRole('button', { name: /^Banks/ }))
    await waitFor(() => expect(codesOf(list)).not.toContain('AAPL'))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Banks' }))
    await waitFor(async () => expect(codesOf(await findWatchlist(context, 'Banks')).at(-1)).toBe('AAPL'))
  },
}

export const RefusedOrderIsTakenBack: Story = {
  parameters: {
    scenario: {
      screen: 'watchlist',
      world: 'watcher',
      faults: [{ on: 'watchlist/move', refuse: 'WATCH_GROUP_NOT_FOUND' }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const list = await edit(context)
    const before = codesOf(list)
    list.querySelector<HTMLElement>('[data-sort-handle]')?.focus()
    await context.userEvent.keyboard('{End}')
    await screen.findByText(t('refusals:refusals.WATCH_GROUP_NOT_FOUND'))
    await waitFor(() => expect(codesOf(list)).toEqual(before))
  },
}

/** What is too wide is cut off by the page that can be pulled, and does not widen the window. */
const fits = async ({ canvasElement }: Play) => {
  const shown = canvasElement.querySelectorAll('li, label, select, button:not([role=tab])')
  const ends = [...shown].map((one) => one.getBoundingClientRect().right)
  await expect(Math.max(...ends)).toBeLessThanOrEqual(window.innerWidth)
}
export const TheLargestText: Story = {
  globals: { textSize: 'largest', viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    await findWatchlist(context)
    await fits(context)
    await edit(context)
    await fits(context)
  },
}

/** Old prices stay while nothing new can be had; the screen says since when, and why. */
export const KeepsOldPricesWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findWatchlist(context))
  },
}
export const Loading: Story = {
  parameters: {
    scenario: {
      screen: 'watchlist',
      world: 'watcher',
      faults: [
        { on: 'watchlist/groups', hang: true },
        { on: 'watchlist/rows', hang: true },
      ],
    },
  },
}
export const Offline: Story = {
  parameters: { scenario: { screen: 'watchlist', world: 'watcher', faults: [{ on: '*', offline: true }] } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: readerOf(context).ui('retry') })
  },
}
export const ServerError: Story = {
  parameters: {
    scenario: { screen: 'watchlist', world: 'watcher', faults: [{ on: 'watchlist/rows', http: 500 }] },
  },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('transport:http', { status: 500 }))
  },
}
export const NoNewPrices: Story = {
  parameters: {
    scenario: { screen: 'watchlist', world: 'watcher', faults: [{ on: 'stream/open', http: 503 }] },
  },
  play: async (context) => {
    const { ui } = readerOf(context)
    const list = await findWatchlist(context)
    const notice = messagePattern((time) => ui('finance.stale', { time }), /\d+:\d+/)
    await context.endWait(STREAM_STALE_MS)
    await context.canvas.findByText(notice)
    await expect(list.querySelector('[data-stale=true]')).not.toBeNull()
  },
}
