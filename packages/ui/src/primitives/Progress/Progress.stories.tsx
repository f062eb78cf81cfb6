import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Progress } from './Progress.tsx'
import { progressTones } from './Progress.css.ts'

const meta = {
  title: 'Primitives/Progress',
  tags: ['widget', 'autodocs'],
  component: Progress,
  args: { label: 'Subscribed so far', value: 35, text: '35%' },
  argTypes: { tone: { control: 'select', options: progressTones } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Subscribed so far' })
    await expect(bar).toHaveAttribute('aria-valuenow', '35')
    await expect(bar).toHaveAttribute('aria-valuetext', '35%')
    const fill = bar.firstElementChild?.getBoundingClientRect().width ?? 0
    await expect(fill / bar.getBoundingClientRect().width).toBeCloseTo(0.35, 1)
  },
}
export const Playground: Story = { args: { value: 4, max: 10, text: '4 of 10 photos' } }
export const Tones: Story = {
  render: () => (
    <Stack>
      {progressTones.map((tone) => (
        <Progress key={tone} label={tone} value={60} text="60%" tone={tone} />
      ))}
    </Stack>
  ),
}
export const WithoutWords: Story = {
  args: { hideLabel: true, text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Subscribed so far' })).toBeVisible()
  },
}
export const EdgeValues: Story = {
  render: () => (
    <Stack>
      <Progress label="Nothing yet" value={0} text="0%" />
      <Progress label="Oversubscribed" value={312} text="312%" />
      <Progress label="Below zero" value={-1} />
      <Progress label="Of nothing" value={1} max={0} />
      <Progress label="Almost nothing" value={0.4} text="0.4%" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Oversubscribed' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    )
    await expect(canvas.getByRole('progressbar', { name: 'Below zero' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    )
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        label: '지금까지 모인 청약 증거금이 목표 금액에서 차지하는 비율이에요',
        text: '₩312,456,789,000 / ₩1,000,000,000,000',
      },
      tw: { label: '目前申購進度', value: 312, text: '312%' },
    },
  },
}
