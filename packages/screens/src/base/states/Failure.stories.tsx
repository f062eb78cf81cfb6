import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { Failure } from './Failure.tsx'
import { FailureScope } from './FailureScope.tsx'

const meta = {
  title: 'Screens/Failure',
  tags: ['screen', 'autodocs'],
  component: Failure,
  args: { failure: { kind: 'http', status: 502 }, retrying: false, onRetry: fn() },
  parameters: {
    purpose: 'Says in place of a screen what went wrong, what is safe and what to do.',
    scenario: { world: 'guest' },
  },
} satisfies Meta<typeof Failure>
export default meta
type Story = StoryObj<typeof meta>

/** In words; the status code is small print. */
export const OfTheServer: Story = {
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await expect(canvas.getByText(t('app:failure.http'))).toBeVisible()
    const code = canvas.getByText(t('transport:http', { status: 502 }))
    await expect(Number.parseFloat(getComputedStyle(code).fontSize)).toBeLessThan(
      Number.parseFloat(getComputedStyle(canvas.getByText(t('app:failure.http'))).fontSize),
    )
  },
}

const other = fn()

/** Two parts of a page without a connection. */
export const OfSeveralPartsIsSaidOnce: Story = {
  args: { failure: { kind: 'network' } },
  render: (args) => (
    <FailureScope>
      <Failure {...args} />
      <Failure {...args} onRetry={other} />
    </FailureScope>
  ),
  play: async (context) => {
    const { canvas, userEvent, args } = context
    other.mockClear()
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: readerOf(context).ui('retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(other).toHaveBeenCalledOnce()
  },
}
