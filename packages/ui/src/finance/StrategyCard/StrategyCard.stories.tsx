import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@onelot/domain'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { falling, rising, unmoved } from '../performance/samplePerformance.ts'
import { StrategyCard } from './StrategyCard.tsx'

const meta = {
  title: 'Finance/StrategyCard',
  tags: ['widget', 'autodocs'],
  component: StrategyCard,
  args: {
    name: 'Grid on Hanbit Foods',
    details: '10 levels within 10% of the price',
    performance: rising,
    minimum: money('KRW', '500000'),
    facts: [
      { label: 'Term', value: '20 trading days' },
      { label: 'Fee', value: '10% of profit' },
    ],
    simulated: true,
    action: <Button block>Start</Button>,
  },
  parameters: {
    layout: 'padded',
    argsIn: {
      kor: {
        name: '한빛식품 그리드',
        details: '현재가 위아래 10% 안에서 10단계',
        facts: [
          { label: '기간', value: '20거래일' },
          { label: '수수료', value: '수익의 10%' },
        ],
        action: <Button block>시작하기</Button>,
      },
      tw: {
        name: '韓光食品網格',
        details: '現價上下 10% 內分 10 格',
        facts: [
          { label: '期間', value: '20 個交易日' },
          { label: '費用', value: '獲利的 10%' },
        ],
        action: <Button block>開始</Button>,
      },
    },
  },
} satisfies Meta<typeof StrategyCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, t }) => {
    const card = canvas.getByRole('article', { name: args.name })
    await expect(card).toHaveTextContent(t('simulated'))
    await expect(card).toHaveTextContent(t('products.performance.drawdown'))
  },
}
export const Playground: Story = { args: { simulated: false, facts: [] } }
export const Lost: Story = { args: { performance: falling } }
/** Nothing traded yet: there is no curve. */
export const Unmoved: Story = { args: { performance: unmoved } }
