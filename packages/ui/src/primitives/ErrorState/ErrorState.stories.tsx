import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Primitives/ErrorState',
  tags: ['widget', 'autodocs'],
  component: ErrorState,
  args: {
    title: 'Positions did not load',
    reassurance: 'Your money and your orders are untouched.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { reference: 'Request failed with status code 503' } }

export const TriesAgainByKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('untouched')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { retrying: true } }
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: { title: '보유 종목을 불러오지 못했어요', reassurance: '돈과 주문은 그대로예요.' },
      tw: { title: '無法載入持股', reassurance: '您的資金與委託都不受影響。' },
    },
  },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('button', { name: t('retry') })).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    title: 'We could not tell whether the order reached the market before the connection was lost',
    reassurance:
      'It was sent once. Trying again asks for the outcome of the same order and never places a second one, however often you press.',
  },
}
