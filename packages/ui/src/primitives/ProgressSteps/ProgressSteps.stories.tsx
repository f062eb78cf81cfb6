import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressSteps } from './ProgressSteps.tsx'

const meta = {
  title: 'Primitives/ProgressSteps',
  tags: ['widget', 'autodocs'],
  component: ProgressSteps,
  args: {
    label: 'Starting',
    steps: [
      { id: 'config', label: 'Settings', state: 'done' },
      { id: 'language', label: 'Language', state: 'current' },
      { id: 'session', label: 'Session', state: 'waiting' },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProgressSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('Language', { exact: false })).toHaveTextContent('in progress')
  },
}
export const Playground: Story = {}
export const Failed: Story = {
  args: {
    steps: [
      { id: 'config', label: 'Settings', state: 'failed' },
      { id: 'language', label: 'Language', state: 'waiting' },
    ],
  },
}
export const LongText: Story = {
  args: {
    steps: [
      { id: 'config', label: '설정과 언어와 세션을 차례로 확인하고 있어요 '.repeat(3), state: 'current' },
    ],
  },
}
