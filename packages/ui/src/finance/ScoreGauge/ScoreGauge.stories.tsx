import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScoreGauge } from './ScoreGauge.tsx'

const entriesNamed = (start: string, deposits: string, overdue: string) => [
  { label: start, points: 100 },
  { label: deposits, points: 30 },
  { label: overdue, points: -10 },
]
const lateNamed = (start: string, overdue: string) => [
  { label: start, points: 100 },
  { label: overdue, points: -60 },
]
const depositsNamed = (label: string) => [{ label, points: 1_234_560 }]

const meta = {
  title: 'Finance/ScoreGauge',
  tags: ['widget', 'autodocs'],
  component: ScoreGauge,
  args: {
    label: 'Credit score',
    score: 120,
    threshold: 60,
    entries: entriesNamed('Beginning', 'Deposits of ₩300,000,000', 'Instalment of Mar 10 overdue'),
  },
  parameters: {
    layout: 'padded',
    argsIn: {
      kor: {
        label: '신용 점수',
        entries: entriesNamed('기본 점수', '입금 ₩300,000,000', '3월 10일 상환 연체'),
      },
      tw: { label: '信用評分', entries: entriesNamed('基本分數', '入金 ₩300,000,000', '3 月 10 日還款逾期') },
    },
  },
} satisfies Meta<typeof ScoreGauge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, t }) => {
    const meter = canvas.getByRole('meter', { name: args.label })
    await expect(meter).toHaveAttribute('aria-valuenow', '120')
    await expect(meter).toHaveAttribute(
      'aria-valuetext',
      `120. ${t('products.score.enough', { threshold: 60 })}`,
    )
    await expect(canvas.getByText('−10')).toBeVisible()
  },
}
export const Playground: Story = { args: { score: 60, entries: [] } }
export const TooLow: Story = {
  args: {
    score: 40,
    entries: lateNamed('Beginning', 'Six instalments overdue'),
  },
  parameters: {
    argsIn: {
      kor: { entries: lateNamed('기본 점수', '할부 6회 연체') },
      tw: { entries: lateNamed('基本分數', '分期還款逾期 6 期') },
    },
  },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('products.score.short', { threshold: 60, missing: 20 }))).toBeVisible()
  },
}
export const Nothing: Story = { args: { score: 0, entries: [] } }
export const EdgeValues: Story = {
  args: { score: 1_234_560, entries: depositsNamed('Deposits') },
  parameters: {
    argsIn: { kor: { entries: depositsNamed('입금') }, tw: { entries: depositsNamed('入金') } },
  },
}
