import { instant, money } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDownToLine } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Card } from '../../primitives/Card/Card.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { RowList } from '../../primitives/ListRow/ListRow.tsx'
import type { LinkProps } from '../../primitives/link.ts'
import { formatMoney } from '../format/money.ts'
import { formatDateTime, formatTime } from '../format/time.ts'
import { sampleNow } from '../sampleMarket.ts'
import { RecordRow } from './RecordRow.tsx'

const Anchor = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>

const seoul = { zone: 'Asia/Seoul', now: sampleNow } as const

/** Of the sample, by language. */
const titles = { en: 'Withdrawal', kor: '출금', tw: '出金' } as const

const meta: Meta<typeof RecordRow> = {
  title: 'Finance/RecordRow',
  tags: ['widget', 'autodocs'],
  component: RecordRow,
  args: {
    ...seoul,
    title: titles.en,
    at: sampleNow,
    number: 'W-20260105-01',
    amount: money('KRW', '-1200000'),
    status: 'pending',
  },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
  parameters: { layout: 'padded', argsIn: { kor: { title: titles.kor }, tw: { title: titles.tw } } },
}
export default meta
type Story = StoryObj<typeof RecordRow>

export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async ({ canvas, canvasElement, t, locale }) => {
    const number = t('display.record.number', { number: 'W-20260105-01' })
    await expect(canvasElement).toHaveTextContent(`${formatDateTime(locale, sampleNow, seoul)} · ${number}`)
    await expect(canvasElement).toHaveTextContent(
      formatMoney(locale, money('KRW', '-1200000'), { signed: true }),
    )
    await expect(canvas.getByText(t('finance.statuses.pending'))).toBeVisible()
  },
}
export const Playground: Story = {
  args: { amount: money('USD', '250.5'), status: 'passed', leading: <Icon icon={ArrowDownToLine} /> },
}
export const AYearAgo: Story = {
  args: { at: instant(Date.parse('2025-01-05T01:00:00Z')) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/2025.*10:00/)
  },
}
/** Under a heading of its day, with what it was about. */
export const UnderItsDay: Story = {
  args: {
    title: 'Commission',
    number: undefined,
    status: undefined,
    dated: false,
    detail: 'Hanbit Foods',
    amount: money('KRW', '-1500'),
  },
  play: async ({ canvas, locale }) => {
    await expect(canvas.getByText(`Hanbit Foods · ${formatTime(locale, sampleNow, seoul)}`)).toBeVisible()
  },
}
/** What an order holds is quieter than what is spent. */
export const Quiet: Story = {
  args: { title: 'On hold for an order', number: undefined, status: undefined, quiet: true },
}
export const HiddenAmounts: Story = {
  globals: { hideAmounts: 'hidden' },
  play: async ({ canvas, canvasElement, t }) => {
    await expect(canvasElement).not.toHaveTextContent('1,200,000')
    await expect(canvas.getByText(t('finance.amounts.hidden'))).toBeInTheDocument()
  },
}
const press = fn()
export const Pressed: Story = {
  render: () => (
    <RecordRow {...seoul} title="Deposit" at={sampleNow} amount={money('KRW', '50000')} onPress={press} />
  ),
  play: async ({ userEvent }) => {
    press.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(press).toHaveBeenCalledOnce()
  },
}
export const AList: Story = {
  render: () => (
    <RowList
      label="Transactions"
      rows={[
        {
          key: '1',
          row: (
            <RecordRow
              {...seoul}
              title="Hanbit Foods"
              at={sampleNow}
              number="O-1"
              amount={money('KRW', '71200')}
              flow={false}
              href="#/trade/detail"
              Link={Anchor}
            />
          ),
        },
        {
          key: '2',
          row: (
            <RecordRow
              {...seoul}
              title="Deposit"
              at={sampleNow}
              amount={money('KRW', '5000000')}
              status="passed"
            />
          ),
        },
        {
          key: '3',
          row: (
            <RecordRow
              {...seoul}
              title="Repayment"
              at={sampleNow}
              amount={money('KRW', '-30000')}
              status="rejected"
            />
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Hanbit Foods/ })).toHaveTextContent(/[₩￦]71,200/)
  },
}
export const Translated: Story = {
  globals: { language: 'kor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(titles.kor)).toBeVisible()
  },
}
export const EdgeValues: Story = {
  args: { amount: money('VND', '-999999999999999'), status: 'paymentFailed' },
}
export const LongText: Story = {
  args: {
    title: '아주 긴 이름을 가진 회사의 우선주 제3호 기업인수목적 주식회사 스팩 증권투자신탁',
    number: '20260105-000000000000000001',
  },
}
