import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { readerOf } from '../flows/readers.ts'
import { TradeScreen } from './TradeScreen.tsx'

const meta = {
  title: 'Screens/Trade/Profit of a row',
  tags: ['screen'],
  component: TradeScreen,
  parameters: { scenario: { screen: 'trade', world: 'holder' } },
} satisfies Meta<typeof TradeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** One tap on a profit shows today's on every row, and another one the time since the entry again. */
export const SwitchesEveryRow: Story = {
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
