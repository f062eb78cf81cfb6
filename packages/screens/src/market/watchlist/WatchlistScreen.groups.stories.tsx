import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { findWatchlist } from '../../../testing/findWatchlist.ts'
import { readerOf } from '../../../testing/readers.ts'
import { WatchlistScreen } from './WatchlistScreen.tsx'

const meta = {
  title: 'Screens/Watchlist/Groups',
  tags: ['screen'],
  component: WatchlistScreen,
  parameters: { scenario: { screen: 'watchlist', world: 'watcher' } },
  /** A play searches one sheet, which no other takes the place of. */
  beforeEach: async () => {
    await import('./GroupsSheet.tsx')
  },
} satisfies Meta<typeof WatchlistScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const manage = async (context: Play) => {
  const { t } = readerOf(context)
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: t('watchlist:groups.manage') }),
  )
  await screen.findByRole('dialog', { name: t('watchlist:groups.label') })
}
const writeName = async (context: Play, name: string) => {
  const { t } = readerOf(context)
  const input = await screen.findByRole('textbox', { name: t('watchlist:groups.name') })
  await context.userEvent.clear(input)
  if (name !== '') await context.userEvent.type(input, name)
  await context.userEvent.click(screen.getByRole('button', { name: t('watchlist:groups.save') }))
}

export const ManagesGroups: Story = { play: manage }

export const AddsAGroup: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await manage(context)
    await context.userEvent.click(screen.getByRole('button', { name: t('watchlist:groups.add') }))
    await writeName(context, ' Chips ')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await context.canvas.findByRole('tab', { name: 'Chips' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const RefusesANameThatIsTaken: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await manage(context)
    await context.userEvent.click(screen.getByRole('button', { name: t('watchlist:groups.add') }))
    await writeName(context, 'Banks')
    await screen.findByText(t('refusals:refusals.WATCH_GROUP_EXISTS'))
    await expect(screen.getByRole('textbox')).toBeInvalid()
  },
}

export const RefusesAGroupWithoutAName: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await manage(context)
    await context.userEvent.click(screen.getByRole('button', { name: t('watchlist:groups.add') }))
    await writeName(context, '')
    await screen.findByText(t('refusals:fields.required'))
    await context.userEvent.type(screen.getByRole('textbox'), 'a'.repeat(21))
    await screen.findByText(t('refusals:fields.tooLong'))
  },
}

export const RenamesTheDefaultGroup: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await manage(context)
    const name = new RegExp(`^${RegExp.escape(t('watching:group'))}`)
    await context.userEvent.click(screen.getByRole('button', { name }))
    await expect(screen.queryByRole('button', { name: t('watchlist:groups.delete') })).toBeNull()
    await writeName(context, 'Daily')
    await screen.findByRole('button', { name: /^Daily/ })
  },
}

/** What is in it is kept in the default group. */
export const DeletesAGroup: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    await manage(context)
    await userEvent.click(screen.getByRole('button', { name: /^Banks/ }))
    await userEvent.click(await screen.findByRole('button', { name: t('watchlist:groups.delete') }))
    await screen.findByRole('dialog', { name: t('watchlist:groups.deleteQuestion', { group: 'Banks' }) })
    const [, confirm] = screen.getAllByRole('button', { name: t('watchlist:groups.delete') })
    await userEvent.click(confirm ?? screen.getByRole('button', { name: t('watchlist:groups.delete') }))
    await screen.findByRole('dialog', { name: t('watchlist:groups.label') })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Banks/ })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: ui('close') }))
    await waitFor(async () => expect((await findWatchlist(context)).querySelectorAll('li')).toHaveLength(9))
    await expect(canvas.queryByRole('tab', { name: 'Banks' })).toBeNull()
  },
}

/** As much as there may be: a list that draws what is in sight, and no further group. */
export const TwoHundredInTwentyGroups: Story = {
  parameters: { scenario: { screen: 'watchlist', world: 'watchesEverything' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const list = await findWatchlist(context)
    await waitFor(() => expect(list.querySelector('li')).toHaveAttribute('aria-setsize', '181'))
    await expect(list.querySelectorAll('li').length).toBeLessThan(60)
    await manage(context)
    await expect(screen.getByRole('button', { name: t('watchlist:groups.add') })).toBeDisabled()
    await screen.findByText(t('watchlist:groups.most', { most: 20 }))
  },
}
