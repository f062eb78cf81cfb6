import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { findBoard } from '../../../testing/findBoard.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { MarketScreen } from './MarketScreen.tsx'

const meta = {
  title: 'Screens/Market/Links',
  tags: ['screen'],
  component: MarketScreen,
  parameters: { scenario: { screen: 'market', world: 'member' } },
} satisfies Meta<typeof MarketScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The session of a market leads to its pre-market and after-hours trading. */
export const ToExtendedHours: Story = {
  play: async (context) => {
    await findBoard(context, 'hot')
    const { titleOf } = readerOf(context)
    const name = messagePattern((session) => `${session}${titleOf('extendedHours')}`)
    const way = await context.canvas.findByRole('link', { name })
    await expect(way).toHaveAttribute('href', expect.stringContaining('extendedHours'))
  },
}
export const ToTheTable: Story = {
  play: async (context) => {
    await findBoard(context, 'hot')
    const { titleOf } = readerOf(context)
    const way = context.canvas.getByRole('link', { name: titleOf('marketTable') })
    await expect(way).toHaveAttribute('href', expect.stringContaining('marketTable'))
  },
}
/** Digital currency and foreign exchange have no hours outside the regular ones. */
export const NoExtendedHoursOfCrypto: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, titleOf } = readerOf(context)
    await findBoard(context, 'hot')
    await userEvent.click(canvas.getByRole('tab', { name: t('market:tabs.digitalCurrency') }))
    await findBoard(context, 'hot')
    await expect(canvas.getByRole('link', { name: titleOf('marketTable') })).toBeVisible()
    const name = messagePattern((session) => `${session}${titleOf('extendedHours')}`)
    await expect(canvas.queryByRole('link', { name })).toBeNull()
  },
}
