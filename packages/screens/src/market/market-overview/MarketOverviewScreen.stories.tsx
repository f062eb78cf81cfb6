import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { refreshOffline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { MarketOverviewScreen } from './MarketOverviewScreen.tsx'

const meta = {
  title: 'Screens/Market overview',
  tags: ['screen', 'autodocs'],
  component: MarketOverviewScreen,
  parameters: {
    purpose:
      'Shows how the markets stand: indices, hours, breadth and turnover, then the sectors and movers of one of them.',
    scenario: { screen: 'marketOverview', world: 'member' },
  },
} satisfies Meta<typeof MarketOverviewScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findRows = async (context: Context, name: string) =>
  within(await context.canvas.findByRole('list', { name })).findAllByRole('listitem')
const findMovers = (context: Context, board: 'rising' | 'falling') =>
  findRows(context, readerOf(context).t(`marketOverview:movers.${board}`))
const findMarkets = (context: Context) => findRows(context, readerOf(context).t('marketOverview:markets'))
const choose = async (context: Context, market: 'US' | 'FX') => {
  const name = readerOf(context).t(`marketOverview:of.${market}`)
  await context.userEvent.click(await context.canvas.findByRole('button', { name }))
}

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await findMovers(context, 'rising')).toHaveLength(5)
    await expect(await findMovers(context, 'falling')).toHaveLength(5)
    await expect((await findRows(context, t('marketOverview:indices'))).length).toBeGreaterThan(3)
    const markets = await findMarkets(context)
    await expect(markets).toHaveLength(6)
    await waitFor(() => expect(markets[0]).toHaveTextContent(/\d.*\d.*\d/))
    await context.canvas.findByRole('list', {
      name: t('marketOverview:sectors.map', { market: t('marketOverview:of.KRX') }),
    })
  },
}

/** On a Saturday: each market says when it opens, by the reader's clock and by that of its exchange. */
export const ClosedMarkets: Story = {
  parameters: { scenario: { world: 'marketClosed' } },
  play: async (context) => {
    const markets = await findMarkets(context)
    await expect(markets[0]).toHaveTextContent(/08:00/)
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    await expect(await findMovers(context, 'rising')).toHaveLength(5)
  },
}

/** A sector of another market, whose movers alone are listed. */
export const OneSector: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await choose(context, 'US')
    const name = t('marketOverview:sectors.map', { market: t('marketOverview:of.US') })
    const map = within(await canvas.findByRole('list', { name }))
    const [largest] = map.getAllByRole('button')
    if (largest === undefined) throw new Error('the map is empty')
    await userEvent.click(largest)
    await canvas.findByRole('button', { name: t('marketOverview:sectors.all') })
    await expect(document.activeElement).toHaveAttribute('role', 'group')
    const [first] = await findMovers(context, 'rising')
    await expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('US'),
    )
  },
}

/** Pairs belong to no sector. */
export const NoSectors: Story = {
  play: async (context) => {
    await choose(context, 'FX')
    await expect(
      await context.canvas.findByText(readerOf(context).t('marketOverview:sectors.none')),
    ).toBeVisible()
  },
}

export const FailedInPart: Story = {
  parameters: {
    scenario: {
      world: 'member',
      faults: [
        { on: 'market/breadth', http: 500 },
        { on: 'market/list', http: 500 },
      ],
    },
  },
  play: async (context) => {
    const { ui } = readerOf(context)
    await expect(await findMarkets(context)).toHaveLength(6)
    await expect(
      (await context.canvas.findAllByRole('button', { name: ui('retry') })).length,
    ).toBeGreaterThan(0)
  },
}

export const KeepsOldFiguresWhileOffline: Story = {
  play: async (context) => {
    await findMovers(context, 'falling')
    await refreshOffline(context, () => findMarkets(context))
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: '*', hang: true }] } },
}
