import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { refreshOffline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { NewsDetailScreen } from './NewsDetailScreen.tsx'

/** Weeks of an index end the same in every simulated market. */
const ofWeek = 'CRYPTO:XCOMP.weekSummary.2026-03-09T00:00:00.000Z'

const meta = {
  title: 'Screens/News detail',
  tags: ['screen', 'autodocs'],
  component: NewsDetailScreen,
  args: { id: ofWeek },
  parameters: {
    purpose: 'Says what happened to a listing, in figures of the simulated market, and what to look at next.',
    scenario: { screen: 'newsDetail', world: 'member' },
  },
} satisfies Meta<typeof NewsDetailScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findArticle = (context: Context) => context.canvas.findByRole('article')
const findRelated = async (context: Context) => {
  const list = { name: readerOf(context).t('newsDetail:related') }
  return within(await context.canvas.findByRole('list', list)).getAllByRole('link')
}

export const Default: Story = {
  play: async (context) => {
    const article = within(await findArticle(context))
    await expect(article.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(await findRelated(context)).toHaveLength(5)
  },
}
/** Its related listings lead to their details, an index to its own. */
export const LeadsToAListing: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const [index, stock] = await findRelated(context)
    await expect(index).toHaveAttribute('href', expect.stringContaining('indexDetail'))
    await expect(stock).toHaveAttribute('href', expect.stringContaining('stockDetail'))
  },
}
export const IsShared: Story = {
  play: async (context) => {
    const headline = within(await findArticle(context)).getByRole('heading', { level: 2 }).textContent
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: readerOf(context).t('newsDetail:share') }),
    )
    const [shared] = context.share.share.mock.calls[0] ?? []
    await expect(shared?.title).toBe(headline)
    await expect(shared?.text.split('\n').at(-1)).toContain(encodeURIComponent(ofWeek))
  },
}
/** It is older than thirty days: the way to what there is. */
export const NoLongerHere: Story = {
  args: { id: 'CRYPTO:XCOMP.weekSummary.2026-01-05T00:00:00.000Z' },
  play: async (context) => {
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: readerOf(context).t('newsDetail:gone.toList') }),
    )
    await expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'news' })
  },
}
export const KeepsOldDetailsWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findArticle(context))
  },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'news/item', http: 500 }] } },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'news/item', hang: true }] } },
}
