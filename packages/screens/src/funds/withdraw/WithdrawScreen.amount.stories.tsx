import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'

const meta = {
  title: 'Screens/Withdraw/Amount',
  tags: ['screen'],
  component: WithdrawScreen,
  args: { currency: 'KRW' },
  parameters: { scenario: { screen: 'withdraw', world: 'readyToWithdraw' } },
} satisfies Meta<typeof WithdrawScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A comma that was typed stays beside what the keys type after it: taken out, it would make ten times the amount. */
export const KeepsAnUnclearAmount: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    const { t, ui } = readerOf(context)
    const field = await canvas.findByLabelText(t('withdraw:amount'))
    await userEvent.type(field, '12,5')
    const panel = await screen.findByRole('group', {
      name: ui('entry.keyboard.keys', { field: t('withdraw:amount') }),
    })
    await userEvent.click(within(panel).getByRole('button', { name: '0' }))
    await expect(field).toHaveValue('12,50')
  },
}
