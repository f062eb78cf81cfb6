import type { Meta, StoryObj } from '@storybook/react-vite'
import { decimal, money } from '@onelot/domain'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { formatPercent } from '../format/number.ts'
import { besideMarket, falling, rising, unmoved } from '../performance/samplePerformance.ts'
import { MentorCard } from './MentorCard.tsx'

const raised = (label: string, used: string) => ({
  label,
  used: decimal(used),
  total: decimal('1000000000'),
  unit: 'KRW' as const,
})

const named = (own: string, name: string) => ({
  ...besideMarket,
  beside: { curve: [], ...besideMarket.beside, own, name },
})

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
    fund: raised('Fund raised', '684000000'),
    simulated: true,
    action: <Button block>Copy</Button>,
  },
  parameters: {
    layout: 'padded',
    argsIn: {
      kor: {
        name: '윤서진',
        details: '레버리지 없이 배당주와 대형주',
        fund: raised('모집 금액', '684000000'),
        action: <Button block>따라 투자하기</Button>,
      },
      tw: {
        name: '尹書辰',
        details: '不借款，專注股息與大型股',
        fund: raised('已募集', '684000000'),
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
/** The market's curve on the same scale, and what both came to. */
export const BesideTheMarket: Story = {
  args: { performance: besideMarket },
  parameters: {
    argsIn: {
      kor: { performance: named('리드 트레이더, 1년', 'KRX 지수') },
      tw: { performance: named('交易員，1 年', 'KRX 指數') },
    },
  },
  play: async ({ canvas, locale }) => {
    for (const rate of ['0.184', '0.091'])
      await expect(
        canvas.getAllByText(formatPercent(locale, decimal(rate), { signed: true })).at(-1),
      ).toBeVisible()
  },
}
/** A loss shows as large as a gain. */
export const Lost: Story = { args: { performance: falling, followers: 1 } }
/** The fund is full, and the reader is in it. */
export const Following: Story = {
  args: {
    fund: raised('Fund raised', '1000000000'),
    mine: 'You copy with ₩3,000,000 since Jan 5.',
    action: undefined,
  },
  parameters: {
    argsIn: {
      kor: {
        fund: raised('모집 금액', '1000000000'),
        mine: '1월 5일부터 ₩3,000,000으로 따라 투자하고 있어요.',
      },
      tw: { fund: raised('已募集', '1000000000'), mine: '自 1 月 5 日起以 ₩3,000,000 跟單。' },
    },
  },
}
export const EdgeValues: Story = {
  args: {
    name: 'The Very Long Registered Name of an Investment Manager That Nobody Could Ever Shorten',
    performance: { ...unmoved, total: decimal('123.4567'), worstMonth: falling.worstMonth },
    minimum: money('KRW', '999999999999'),
    followers: 0,
    fund: undefined,
  },
  parameters: {
    argsIn: {
      kor: { name: '누구도 줄여 부를 수 없을 만큼 등록된 이름이 매우 긴 투자자문 주식회사' },
      tw: { name: '登記名稱長到任何人都無法縮短的證券投資顧問股份有限公司' },
    },
  },
}
