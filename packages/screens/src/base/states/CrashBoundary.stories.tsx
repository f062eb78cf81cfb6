import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { CrashBoundary } from './CrashBoundary.tsx'

let isOdd = true

/** Throws until it is mended. */
function Content() {
  if (isOdd) throw new Error('drawn from an odd answer')
  return <p>71,200</p>
}

const meta = {
  title: 'Screens/Failure/Crash',
  tags: ['screen'],
  component: CrashBoundary,
  args: { onCrash: fn(), onRetry: fn(), children: <Content /> },
  parameters: {
    purpose: 'Takes the place of a part of a screen that cannot be drawn, so that the rest of it stays.',
    scenario: { world: 'guest' },
  },
  beforeEach: () => {
    isOdd = true
  },
} satisfies Meta<typeof CrashBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const { t } = readerOf(context)
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('app:failure.crashed'))
    await expect(args.onCrash).toHaveBeenCalledWith(new Error('drawn from an odd answer'))
  },
}

/** Once what it was drawn from is another. */
export const ShowsAgainAfterAnotherTry: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const again = readerOf(context).ui('retry')
    await userEvent.click(canvas.getByRole('button', { name: again }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('alert')).toBeVisible()
    isOdd = false
    await userEvent.click(canvas.getByRole('button', { name: again }))
    await expect(canvas.getByText('71,200')).toBeVisible()
  },
}
