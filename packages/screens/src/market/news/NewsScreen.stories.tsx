import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { refreshOffline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { NewsScreen } from './NewsScreen.tsx'

const meta = {
  title: 'Screens/News',
  tags: ['screen', 'autodocs'],
  component: NewsScreen,
  parameters: {
    purpose: 'Lists what moved the markets most, and what happened to what one watches and holds.',
    scenario: { screen: 'news', world: 'holder' },
  },
} satisfies Meta<typeof NewsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findList = (context: Context, tab: 'hot' | 'stock' = 'hot') =>
  context.canvas.findByRole('region', { name: readerOf(context).t(`news:${tab}.list`) })
const openStock = async (context: Context) => {
  await context.userEvent.click(
    await context.canvas.findByRole('tab', { name: readerOf(context).t('news:tabs.stock') }),
  )
}

export const Default: Story = {
  play: async (context) => {
    const rows = within(await findList(context)).getAllByRole('link')
    await expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) await expect(row).toHaveAttribute('href', expect.stringContaining('newsDetail'))
    // What a headline says was; the move beside it is of now, and says so.
    const { t } = readerOf(context)
    for (const code of within(await findList(context)).getAllByText(/^[+−-]?[\d.]+%$/))
      await expect(code.closest('a')).toHaveTextContent(t('marketNews:now'))
  },
}
export const OfMyStocks: Story = {
  play: async (context) => {
    await openStock(context)
    const rows = within(await findList(context, 'stock')).getAllByRole('link')
    await expect(rows).not.toHaveLength(0)
  },
}
export const NothingWatchedYet: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await openStock(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('news:stock.toMarket') }),
    )
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'market' })
  },
}
/** The market's news are for anybody; those of one's own stocks need a login. */
export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    await findList(context)
    await openStock(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: readerOf(context).t('app:member.logIn') }),
    )
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'login' })
  },
}
export const KeepsOldOnesWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findList(context))
  },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'news/hot', http: 500 }] } },
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('button', { name: readerOf(context).ui('retry') }),
    ).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'news/hot', hang: true }] } },
}
