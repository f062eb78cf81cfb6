import type { Meta, StoryObj } from '@storybook/react-vite'
import { decimal, money } from '@onelot/domain'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { formatPercent } from '../format/number.ts'
import { falling, rising, unmoved } from '../performance/samplePerformance.ts'
import { MentorCard } from './MentorCard.tsx'

const meta = {
  title: 'Finance/MentorCard',
  tags: ['widget', 'autodocs'],
  component: MentorCard,
  args: {
    name: 'Yoon Seo-jin',
    details: 'Dividends and large companies, without borrowing',
    performance: rising,
    minimum: money('KRW', '1000000'),
    followers: 1_204,
    fund: { label: 'Fund raised', used: decimal('684000000'), total: decimal('1000000000'), unit: 'KRW' },
    simulated: true,
    action: <Button block>Copy</Button>,
  },
  parameters: {
    layout: 'padded',
    argsIn: {
      kor: {
        name: '윤서진',
        details: '레버리지 없이 배당주와 대형주',
        fund: { label: '모집 금액', used: decimal('684000000'), total: decimal('1000000000'), unit: 'KRW' },
        action: <Button block>따라 투자하기</Button>,
      },
      tw: {
        name: '尹書辰',
        details: '不借款，專注股息與大型股',
        fund: { label: '已募集', used: decimal('684000000'), total: decimal('1000000000'), unit: 'KRW' },
        action: <Button block>跟單</Button>,
      },
    },
  },
} satisfies Meta<typeof MentorCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, locale, t }) => {
    await expect(canvas.getByRole('article', { name: args.name })).toBeVisible()
    for (const rate of ['0.184', '-0.0921', '-0.0513'])
      await expect(canvas.getByText(formatPercent(locale, decimal(rate), { signed: true }))).toBeVisible()
    await expect(canvas.getByRole('meter', { name: t('products.performance.risk') })).toHaveAttribute(
      'aria-valuenow',
      '4',
    )
  },
}
export const Playground: Story = {
  args: {
    fund: undefined,
    href: '#/mentor',
    Link: ({ href, className, children }) => (
      <a href={href} className={className}>
        {children}
      </a>
    ),
  },
}
/** A loss shows as large as a gain. */
export const Lost: Story = { args: { performance: falling, followers: 1 } }
/** The fund is full, and the reader is in it. */
export const Following: Story = {
  args: {
    fund: { label: 'Fund raised', used: decimal('1000000000'), total: decimal('1000000000'), unit: 'KRW' },
    mine: 'You copy with ₩3,000,000 since Jan 5.',
    action: undefined,
  },
  parameters: { argsIn: {} },
}
export const EdgeValues: Story = {
  args: {
    name: 'The Very Long Registered Name of an Investment Manager That Nobody Could Ever Shorten',
    performance: { ...unmoved, total: decimal('123.4567'), worstMonth: falling.worstMonth },
    minimum: money('KRW', '999999999999'),
    followers: 0,
    fund: undefined,
  },
  parameters: { argsIn: {} },
}
