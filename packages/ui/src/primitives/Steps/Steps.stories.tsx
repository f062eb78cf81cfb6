import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Step, Steps } from './Steps.tsx'
import { stepsOrientations, stepsSizes } from './Steps.css.ts'

const withdrawal: readonly Step[] = [
  { id: 'submitted', label: 'Submitted', state: 'done', description: 'Jan 5, 10:02 KST' },
  { id: 'review', label: 'Under review', state: 'current', description: 'Usually within two hours' },
  { id: 'arrived', label: 'Arrived', state: 'waiting' },
]

const meta = {
  title: 'Primitives/Steps',
  tags: ['widget', 'autodocs'],
  component: Steps,
  args: { label: 'Your withdrawal', steps: withdrawal },
  argTypes: {
    orientation: { control: 'select', options: stepsOrientations },
    size: { control: 'select', options: stepsSizes },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

/** With the state that is said after its label. */
const stepOf = (label: HTMLElement) => label.closest('li')

export const Default: Story = {
  play: async ({ canvas, t }) => {
    const list = canvas.getByRole('list', { name: 'Your withdrawal' })
    await expect(list).toHaveAttribute('data-orientation', 'vertical')
    const [done, current, waiting] = canvas.getAllByRole('listitem')
    await expect(done).toHaveTextContent(`Submitted, ${t('steps.done')}`)
    await expect(current).toHaveAttribute('aria-current', 'step')
    await expect(waiting).toHaveTextContent(`Arrived, ${t('steps.waiting')}`)
  },
}
export const Playground: Story = { args: { orientation: 'horizontal' } }
export const Horizontal: Story = {
  globals: { textSize: 'normal' },
  args: {
    orientation: 'horizontal',
    steps: withdrawal.map(({ id, label, state }) => ({ id, label, state })),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}
export const HorizontalWithoutRoom: Story = {
  ...Horizontal,
  globals: { textSize: 'largest', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(3)
  },
}
export const Failed: Story = {
  args: {
    label: 'Real name',
    steps: [
      { id: 'submitted', label: 'Submitted', state: 'done' },
      {
        id: 'review',
        label: 'Rejected',
        state: 'failed',
        description: 'The back of the ID is not readable.',
      },
      { id: 'passed', label: 'Verified', state: 'waiting' },
    ],
  },
  play: async ({ canvas, t }) => {
    await expect(stepOf(canvas.getByText('Rejected'))).toHaveTextContent(`Rejected, ${t('steps.failed')}`)
  },
}
export const ReadOutAsTheyCome: Story = {
  args: {
    label: 'Starting',
    live: true,
    steps: [
      { id: 'config', label: 'Settings', state: 'done' },
      { id: 'language', label: 'Language', state: 'current' },
      { id: 'session', label: 'Session', state: 'waiting' },
    ],
  },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('list', { name: 'Starting' })).toHaveAttribute('aria-live', 'polite')
    await expect(stepOf(canvas.getByText('Language'))).toHaveTextContent(t('steps.current'))
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        label: '출금 신청',
        steps: [
          { id: 'a', label: '신청 완료', state: 'done' },
          { id: 'b', label: '심사 중', state: 'current' },
          { id: 'c', label: '입금 완료', state: 'waiting' },
        ],
      },
      tw: {
        label: '出金申請',
        orientation: 'horizontal',
        steps: [
          { id: 'a', label: '已提交', state: 'done' },
          { id: 'b', label: '審核中', state: 'current' },
          { id: 'c', label: '已到帳', state: 'waiting' },
        ],
      },
    },
  },
}
export const EdgeValues: Story = { args: { steps: withdrawal.slice(0, 1) } }
export const LongText: Story = {
  args: {
    orientation: 'horizontal',
    steps: withdrawal.map((step) => ({
      ...step,
      label: `${step.label} 영업일 기준으로 처리되는 단계`,
      description: 'A rather long explanation of what is happening in this step',
    })),
  },
}
