import { decimal, money } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Card } from '../../../primitives/Card/Card.tsx'
import { formatMoney } from '../../format/money.ts'
import { formatPercent } from '../../format/number.ts'
import { AllocationDonut } from './AllocationDonut.tsx'

const part = (id: string, label: string, amount: string) => ({ id, label, amount: money('KRW', amount) })

const meta = {
  title: 'Finance/AllocationDonut',
  tags: ['widget', 'autodocs'],
  component: AllocationDonut,
  args: {
    label: 'Total assets',
    total: money('KRW', '104238500'),
    parts: [
      part('stocks', 'Stocks', '41614300'),
      part('cash', 'Available', '50000000'),
      part('copy', 'Copy trading', '11200000'),
      part('frozen', 'Frozen', '1424200'),
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AllocationDonut>
export default meta
type Story = StoryObj<typeof meta>

const drawn = (element: HTMLElement) =>
  [...element.querySelectorAll('.apexcharts-pie-area')].map((part) => part.getAttribute('fill'))

export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async ({ canvas, canvasElement, args, t, locale }) => {
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(4))
    const shareOf = (name: string, share: string) =>
      t('display.charts.partOfWhole', {
        name,
        share: formatPercent(locale, decimal(share), { places: 1 }),
      })
    const parts = [
      shareOf('Available', '0.48'),
      shareOf('Stocks', '0.399'),
      shareOf('Copy trading', '0.107'),
      shareOf('Frozen', '0.014'),
    ]
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      t('display.charts.allocation', { label: args.label, parts: parts.join(', ') }),
    )
    await expect(canvas.getByRole('rowheader', { name: 'Available' })).toBeVisible()
    await expect(
      canvas.getByRole('cell', { name: formatMoney(locale, money('KRW', '50000000')) }),
    ).toBeVisible()
  },
}
export const Playground: Story = { args: { parts: [part('cash', 'Available', '104238500')] } }
/** A page whose policy refuses style elements shows the same. */
export const WritesNoStyleElement: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(4))
    await expect(document.querySelector('style#apexcharts-css')).toBeNull()
    await expect(canvasElement.querySelector('style')).toBeNull()
  },
}
export const ComesWhenItIsInSight: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '150vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(canvasElement.querySelector('svg')).toBeNull()
    canvas.getByRole('img').scrollIntoView()
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(4))
  },
}
export const HiddenAmounts: Story = {
  globals: { hideAmounts: 'hidden' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(4))
    await expect(canvasElement).not.toHaveTextContent('104,238,500')
    await expect(canvasElement).not.toHaveTextContent('50,000,000')
    await expect(canvas.getByRole('cell', { name: '48.0%' })).toBeVisible()
  },
}
export const ManyParts: Story = {
  args: {
    parts: Array.from({ length: 9 }, (_, at) =>
      part(String(at), `Holding ${String(at + 1)}`, String((9 - at) ** 3)),
    ),
  },
  play: async ({ canvas, canvasElement, t }) => {
    await waitFor(() => expect(drawn(canvasElement)).toHaveLength(6))
    await expect(canvas.getByRole('rowheader', { name: t('display.charts.other') })).toBeVisible()
  },
}
export const NothingYet: Story = {
  args: { total: money('KRW', '0'), parts: [part('cash', 'Available', '0')] },
  play: async ({ canvas, t }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByText(t('display.charts.noParts'))).toBeVisible()
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        label: '총자산',
        parts: [
          part('stocks', '주식', '41614300'),
          part('cash', '예수금', '50000000'),
          part('copy', '복사 거래', '11200000'),
        ],
      },
      tw: { label: '總資產' },
    },
  },
}
export const EdgeValues: Story = {
  args: {
    total: money('VND', '999999999999999'),
    parts: [
      { id: 'a', label: 'Nearly everything', amount: money('VND', '999999999999998') },
      { id: 'b', label: 'A crumb', amount: money('VND', '1') },
    ],
  },
}
export const LongText: Story = {
  args: {
    parts: [
      part('a', '아주 긴 이름을 가진 회사의 우선주 제3호 기업인수목적 주식회사', '3'),
      part('b', '可用資金'.repeat(8), '2'),
    ],
  },
}
