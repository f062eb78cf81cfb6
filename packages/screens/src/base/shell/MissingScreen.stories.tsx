import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { MissingScreen } from './MissingScreen.tsx'

const meta = {
  title: 'Screens/Failure/Missing screen',
  tags: ['screen'],
  component: MissingScreen,
  args: { screen: { name: 'market', title: { en: 'Market', kor: '시장', tw: '行情' } }, onRetry: fn() },
  parameters: {
    purpose:
      'Takes the place of a screen whose script did not arrive, as on a phone that has lost its connection.',
    scenario: { world: 'guest' },
  },
} satisfies Meta<typeof MissingScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The tab bar leads to what is there. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const { t, ui } = readerOf(context)
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent(t('app:failure.screen'))
    await expect(within(canvas.getByRole('navigation')).getAllByRole('link')).toHaveLength(5)
    await userEvent.click(within(alert).getByRole('button', { name: ui('retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const OfAScreenWithAWayBack: Story = {
  args: { screen: { name: 'orders', title: { en: 'Order history', kor: '주문 내역', tw: '委託紀錄' } } },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t, ui } = readerOf(context)
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('app:failure.screen'))
    await userEvent.click(canvas.getByRole('button', { name: ui('back') }))
    await expect(navigation.back).toHaveBeenCalledOnce()
  },
}
