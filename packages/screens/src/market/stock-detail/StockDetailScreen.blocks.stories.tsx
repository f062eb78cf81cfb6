import { instrumentId } from '@onelot/domain'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const apple = instrumentId('US:AAPL')
const index = instrumentId('US:SPX')
/** Nothing happened to it in a month, and it cannot be sold short. */
const quiet = instrumentId('KRX:729770')

const meta = {
  title: 'Screens/Stock detail/Blocks',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: apple },
  parameters: { scenario: { screen: 'stockDetail', world: 'member' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

const broken = (on: string, kind: 'hang' | 'fail') =>
  kind === 'hang' ? ({ on, hang: true } as const) : ({ on, http: 500 } as const)
const world = (on: string, kind: 'hang' | 'fail') => ({
  scenario: { screen: 'stockDetail' as const, world: 'member' as const, faults: [broken(on, kind)] },
})

/** In sight for the picture. */
async function see(element: HTMLElement): Promise<void> {
  element.scrollIntoView({ block: 'center' })
  await expect(element).toBeVisible()
}

const newsHead = (context: StoryContext) =>
  context.canvas.findByRole('heading', { name: readerOf(context).t('marketNews:title') })
const failed = (context: StoryContext) =>
  context.canvas.findByText(readerOf(context).t('transport:http', { status: '500' }))

export const News: Story = {
  play: async (context) => {
    await see(await newsHead(context))
    const list = await context.canvas.findByRole('list', { name: readerOf(context).t('marketNews:title') })
    await expect(within(list).getAllByRole('listitem')).not.toHaveLength(0)
    await see(list)
  },
}
export const NoNews: Story = {
  args: { instrument: quiet },
  play: async (context) => {
    await see(await newsHead(context))
    await see(await context.canvas.findByText(readerOf(context).t('marketNews:none')))
  },
}
export const NewsOnTheWay: Story = {
  parameters: world('market/news', 'hang'),
  play: async (context) => {
    await see(await newsHead(context))
  },
}
export const NewsFailed: Story = {
  parameters: world('market/news', 'fail'),
  play: async (context) => {
    await see(await newsHead(context))
    await see(await failed(context))
  },
}

export const ShortSelling: Story = {
  play: async (context) => {
    const name = { name: readerOf(context).t('stockDetail:shortSelling.title') }
    const table = await context.canvas.findByRole('table', name)
    await expect(within(table).getAllByRole('row')).toHaveLength(6)
    await see(table)
  },
}
/** What cannot be sold short has no such block; its investors are there. */
export const NoShortSelling: Story = {
  args: { instrument: quiet },
  play: async (context) => {
    const { t } = readerOf(context)
    await see(await context.canvas.findByRole('table', { name: t('stockDetail:investors.title') }))
    const name = { name: t('stockDetail:shortSelling.title') }
    await expect(context.canvas.queryByRole('table', name)).toBeNull()
  },
}

export const MoversOfAnIndex: Story = {
  args: { instrument: index },
  play: async (context) => {
    const { t } = readerOf(context)
    for (const board of ['falling', 'rising'] as const) {
      const list = await context.canvas.findByRole('list', { name: t(`stockDetail:movers.${board}`) })
      await expect(within(list).getAllByRole('listitem')).toHaveLength(5)
      await see(list)
    }
  },
}
export const MoversOnTheWay: Story = {
  args: { instrument: index },
  parameters: world('market/list', 'hang'),
  play: async (context) => {
    const name = { name: readerOf(context).t('stockDetail:movers.rising') }
    await see(await context.canvas.findByRole('heading', name))
  },
}
/** Both lists failed for one reason, which shows once. */
export const MoversFailed: Story = {
  args: { instrument: index },
  parameters: world('market/list', 'fail'),
  play: async (context) => {
    await see(await failed(context))
  },
}

const star = (context: StoryContext, name: string) =>
  context.canvas.findByRole('button', { name: readerOf(context).ui('finance.star', { name }) })

export const Starred: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('AAPL')
    const name = canvas.getByRole('heading', { level: 1 }).textContent
    const button = await star(context, name)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
  },
}
export const AStarAsksAGuestToLogIn: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t } = readerOf(context)
    await canvas.findByText('AAPL')
    await userEvent.click(await star(context, canvas.getByRole('heading', { level: 1 }).textContent))
    await screen.findByRole('dialog', { name: t('watching:guest.title') })
    await userEvent.click(screen.getByRole('button', { name: t('watching:guest.logIn') }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'login' })
  },
}
