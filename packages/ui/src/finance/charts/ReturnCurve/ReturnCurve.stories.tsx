import { decimal, localDate, plusDays } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../../../primitives/Card/Card.tsx'
import { ReturnCurve } from './ReturnCurve.tsx'

const daysOf = (...rates: readonly (readonly [own: string, benchmark: string])[]) =>
  rates.map(([own, benchmark], at) => ({
    date: plusDays(localDate('2026-01-05'), at),
    rate: decimal(own),
    benchmark: decimal(benchmark),
  }))

const ahead = daysOf(
  ['0', '0'],
  ['0.012', '0.004'],
  ['-0.006', '0.009'],
  ['0.021', '0.011'],
  ['0.053', '0.021'],
)

const meta = {
  title: 'Finance/ReturnCurve',
  tags: ['widget', 'autodocs'],
  component: ReturnCurve,
  args: {
    label: 'Return of the month',
    own: 'Your return',
    benchmark: 'Korea Composite',
    days: ahead,
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: {
    layout: 'padded',
    argsIn: {
      kor: { label: '이번 달 수익률', own: '내 수익률', benchmark: '한국 종합지수' },
      tw: { label: '本月報酬率', own: '我的報酬率', benchmark: '韓國綜合指數' },
    },
  },
} satisfies Meta<typeof ReturnCurve>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {}
export const ReadsAsATable: Story = {
  play: async ({ canvas, userEvent, t }) => {
    const drawn = canvas.getByRole('img')
    await expect(drawn).toHaveAccessibleName(expect.stringContaining('+5.30%'))
    await expect(drawn).toHaveAccessibleName(expect.stringContaining('+2.10%'))
    await userEvent.click(canvas.getByRole('button', { name: t('display.charts.showTable') }))
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/\+5\.30%.*\+2\.10%/)
  },
}
export const Behind: Story = { args: { days: daysOf(['0', '0'], ['-0.031', '0.012'], ['-0.052', '0.034']) } }
export const NothingYet: Story = {
  args: { days: [] },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('display.charts.noDays'))).toBeVisible()
  },
}
