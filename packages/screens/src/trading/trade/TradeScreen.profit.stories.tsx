import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { TradeScreen } from './TradeScreen.tsx'

const meta = {
  title: 'Screens/Trade/Profit of a row',
  tags: ['screen'],
  component: TradeScreen,
  parameters: { scenario: { screen: 'trade', world: 'holder' } },
} satisfies Meta<typeof TradeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One tap on a profit shows today's on every card, and another one the time since the entry again. */
export const SwitchesEveryCard: Story = {
  parameters: { scenario: { world: 'holder', positionLook: 'card' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { ui } = readerOf(context)
    const named = (span: 'today' | 'total') => ({
      name: new RegExp(`${RegExp.escape(ui(`finance.position.show.${span}`))}$`),
    })
    const afterFees = () => canvas.queryAllByText(ui('finance.position.afterFees'), { exact: false })
    const [first, ...others] = await canvas.findAllByRole('button', named('today'))
    if (first === undefined) throw new Error('nothing is held')
    await expect(others.length).toBeGreaterThan(0)
    await expect(afterFees()).not.toHaveLength(0)
    await userEvent.click(first)
    await waitFor(() => expect(canvas.getAllByRole('button', named('total'))).toHaveLength(1 + others.length))
    await expect(canvas.queryAllByRole('button', named('today'))).toEqual([])
    await expect(canvas.getAllByText(ui('finance.position.today'))).toHaveLength(1 + others.length)
    await expect(afterFees()).toEqual([])
  },
}

/** New York has closed for the day: what was bought on it has made today what it made since its entry. */
export const TodayAfterTheClose: Story = {
  globals: { clock: 'korea', hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { ui } = readerOf(context)
    const shows = (span: 'today' | 'total') => `. ${ui(`finance.position.show.${span}`)}`
    /** The profits of shares in Apple, of the span that shows. */
    const profits = async (other: 'today' | 'total') => {
      const name = new RegExp(`${RegExp.escape(shows(other).slice(2))}$`)
      await canvas.findAllByRole('button', { name })
      const cards = canvas.getAllByRole('article', { name: /AAPL$/ })
      const buttons = cards.flatMap((card) => within(card).queryAllByRole('button', { name }))
      await expect(buttons.length).toBeGreaterThan(1)
      return buttons.map((button) => ({
        button,
        profit: button.textContent.replace(shows(other), '').replace(ui('finance.position.today'), ''),
      }))
    }
    const total = await profits('today')
    const [first] = total
    if (first === undefined) throw new Error('nothing is held')
    await userEvent.click(first.button)
    const today = await profits('total')
    await expect(today.map(({ profit }) => profit)).toEqual(total.map(({ profit }) => profit))
  },
}

/** The total of positions says so, and one tap shows the profit of the account, which is the one of Performance. */
export const WithAllTheRest: Story = {
  parameters: { scenario: { world: 'exchanged' } },
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, navigation, userEvent } = context
    const { t } = readerOf(context)
    const figures = within(await canvas.findByRole('region', { name: t('trade:summary.label') }))
    for (const [figure, period] of [
      ['todayProfit', 'today'],
      ['profitableFunds', 'all'],
    ] as const) {
      const name = t(`trade:summary.${figure}`)
      await userEvent.click(figures.getByRole('button', { name: (said) => said.startsWith(name) }))
      const sheet = within(await screen.findByRole('dialog', { name }))
      await sheet.findByText(t(`figures:whole.${period}`))
      await userEvent.click(sheet.getByRole('link', { name: t('figures:whole.more') }))
      await expect(navigation.go).toHaveBeenLastCalledWith({ to: 'performance' })
      await userEvent.click(sheet.getByRole('button', { name: readerOf(context).ui('close') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}
