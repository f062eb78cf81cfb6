import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { TradeScreen } from './TradeScreen.tsx'

const meta = {
  title: 'Screens/Trade/Lists',
  tags: ['screen'],
  component: TradeScreen,
  parameters: { scenario: { screen: 'trade', world: 'holder' } },
} satisfies Meta<typeof TradeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What is owned of each stock, summed: one of two ways to see positions in stocks. */
export const OwnedShares: Story = {
  args: { tab: 'inventory' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const average = messagePattern((price) => t('trade:average', { price }))
    const lines = await canvas.findAllByText(average)
    await userEvent.click(canvas.getByRole('radio', { name: t('trade:grouping.lots') }))
    // In Chinese each position says its price by the same words.
    await waitFor(() => expect(lines.filter((line) => line.isConnected)).toEqual([]))
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(lines.length)
  },
}

/** Longs and shorts, owned or on margin, crypto and forex are one list, which each asset narrows. */
export const NarrowsPositionsToAnAsset: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    const all = (await canvas.findAllByRole('article')).length
    await expect(canvas.getAllByText(new RegExp(`^${RegExp.escape(ui('finance.held.short'))}`))).toHaveLength(
      2,
    )
    const listedOf = async (asset: 'stocks' | 'crypto' | 'forex') => {
      await userEvent.click(canvas.getByRole('button', { name: t(`trade:assets.${asset}`) }))
      await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(all))
      return canvas.getAllByRole('article').length
    }
    const crypto = await listedOf('crypto')
    const forex = await listedOf('forex')
    await expect([crypto, forex]).toEqual([1, 1])
    await userEvent.click(canvas.getByRole('button', { name: t('trade:assets.all') }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(all))
  },
}

/** At 320 each asset can be pressed, and their order is under them, whole. */
export const AssetsOnASmallPhone: Story = {
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, ...context }) => {
    const { t } = readerOf(context)
    const row = await canvas.findByRole('group', { name: t('trade:assets.label') })
    for (const chip of within(row).getAllByRole('button')) {
      const { left, right, top, height } = chip.getBoundingClientRect()
      for (const x of [left + 4, right - 4])
        await expect(document.elementFromPoint(x, top + height / 2)).toBe(chip)
    }
    const order = canvas.getByRole('combobox', { name: t('trade:sort.label') }).getBoundingClientRect()
    await expect(order.right).toBeLessThanOrEqual(window.innerWidth - 16)
  },
}

/** A part that was closed is under what is closed at once, while the rest stays open. */
export const ListsAClosedPart: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    const textOf = (part: 'lotsLeft' | 'lotsOf', count: number): RegExp => {
      const quantity = ui('finance.shares', { count })
      return new RegExp(RegExp.escape(ui(`finance.position.${part}`, { quantity, all: '30' })))
    }
    const cardOf = async (text: RegExp) => {
      const card = (await canvas.findByText(text)).closest('article')
      const link = card?.querySelector('a')
      if (!card || !link) throw new Error('the card has no link')
      return { card, href: link.href }
    }
    const rest = await cardOf(textOf('lotsLeft', 20))
    await userEvent.click(canvas.getByRole('tab', { name: t('trade:tabs.terminated') }))
    const part = await cardOf(textOf('lotsOf', 10))
    await expect(part.href).toBe(rest.href)
    await expect(within(part.card).getByText(/%$/)).toBeVisible()
    await expect(within(part.card).getByText(/\d{1,2}:\d{2}/)).toBeVisible()
  },
}

/** Each list says that it has nothing, and of which asset. */
export const SaysWhatIsEmpty: Story = {
  args: { tab: 'inventory' },
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await expect(await canvas.findByText(t('trade:empty.inventory'))).toBeVisible()
    const crypto = t('trade:assets.crypto')
    await userEvent.click(canvas.getByRole('button', { name: crypto }))
    for (const tab of ['inProgress', 'purchase', 'terminated'] as const) {
      await userEvent.click(canvas.getByRole('tab', { name: t(`trade:tabs.${tab}`) }))
      await expect(await canvas.findByText(t(`trade:emptyOf.${tab}`, { asset: crypto }))).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: t('trade:assets.all') }))
    await expect(await canvas.findByText(t('trade:empty.terminated'))).toBeVisible()
  },
}

/** What a split left of a share was paid out, and its card says by what. */
export const ListsWhatASplitPaidOut: Story = {
  args: { tab: 'terminated' },
  parameters: { scenario: { world: 'reverseSplitDay' } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    const ended = await canvas.findByText(new RegExp(`^${RegExp.escape(t('causes:split'))} · `))
    await expect(ended).toBeVisible()
  },
}

/** Each of them says that it is one. */
export const DayTrades: Story = {
  parameters: { scenario: { world: 'dayTrades' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findAllByText(t('positions:dayTrade'))).toHaveLength(2)
  },
}

/** Once the total has scrolled away it is in the header. */
export const KeepsTheTotalInSight: Story = {
  globals: { hideAmounts: 'shown', viewport: { value: 'phone', isRotated: false } },
  parameters: { scenario: { world: 'thirtyPositions' } },
  play: async (context) => {
    const { canvas } = context
    const header = within(canvas.getByRole('banner'))
    await canvas.findAllByRole('article')
    await expect(header.queryByText(/\d/)).toBeNull()
    canvas.getAllByRole('article').at(-1)?.scrollIntoView()
    await expect(await header.findByText(/\d/)).toBeVisible()
    window.scrollTo(0, 0)
    await waitFor(() => expect(header.queryByText(/\d/)).toBeNull())
  },
}
