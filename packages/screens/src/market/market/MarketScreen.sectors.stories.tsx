import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { findBoard } from '../../../testing/findBoard.ts'
import { readerOf } from '../../../testing/readers.ts'
import { MarketScreen } from './MarketScreen.tsx'

const meta = {
  title: 'Screens/Market/Sectors',
  tags: ['screen'],
  component: MarketScreen,
  parameters: { scenario: { screen: 'market', world: 'member' } },
} satisfies Meta<typeof MarketScreen>
export default meta
type Story = StoryObj<typeof meta>

const openMap = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  const { canvas, userEvent } = context
  await findBoard(context, 'hot')
  await userEvent.click(canvas.getByRole('button', { name: readerOf(context).t('market:view.map') }))
}

export const Default: Story = {
  play: async (context) => {
    await openMap(context)
    const { t } = readerOf(context)
    const table = within(await context.canvas.findByRole('table'))
    await expect(
      table.getByRole('columnheader', { name: t('market:sectors.columns.marketCap') }),
    ).toBeVisible()
    const map = context.canvas.getByRole('list', {
      name: t('market:sectors.map', { market: t('market:markets.KRX') }),
    })
    // As large as their market value, by which they are in order.
    const areas = within(map)
      .getAllByRole('listitem')
      .map((tile) => tile.clientWidth * tile.clientHeight)
    await expect(areas[0]).toBeGreaterThan(areas.at(-1) ?? Infinity)
  },
}

/** The map of the sectors, and the list of the one that is pressed. */
export const OneSector: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await openMap(context)
    const label = t('market:sectors.map', { market: t('market:markets.KRX') })
    const map = await canvas.findByRole('list', { name: label })
    const tiles = within(map).getAllByRole('button')
    await expect(tiles).toHaveLength(20)
    for (const tile of tiles) {
      const { width, height } = tile.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    const [largest] = tiles
    if (largest !== undefined) await userEvent.click(largest)
    const list = await findBoard(context, 'hot')
    await waitFor(() =>
      expect(Number(list.querySelector('li')?.getAttribute('aria-setsize'))).toBeLessThan(2_700),
    )
    await userEvent.click(canvas.getByRole('button', { name: t('market:sectors.all') }))
    await findBoard(context, 'hot')
  },
}
