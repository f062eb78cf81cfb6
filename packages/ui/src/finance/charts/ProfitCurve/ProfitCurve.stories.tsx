import { decimal, localDate, money, plusDays } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { UiTranslate } from '../../../locales/en.ts'
import { Card } from '../../../primitives/Card/Card.tsx'
import { marketPalette } from '../../../tokens/palette.ts'
import { formatMoney } from '../../format/money.ts'
import { formatLocalDate } from '../../format/time.ts'
import { ProfitCurve } from './ProfitCurve.tsx'

const daysOf = (...profits: readonly number[]) =>
  profits.map((profit, at) => ({
    date: plusDays(localDate('2026-01-05'), at),
    profit: decimal(String(profit)),
  }))

const rising = daysOf(0, -42_000, -18_000, 65_000, 120_000, 98_000, 240_000, 338_500)
const falling = daysOf(0, 12_000, -30_000, -84_000, -61_000, -142_300)

const meta = {
  title: 'Finance/ProfitCurve',
  tags: ['widget', 'autodocs'],
  component: ProfitCurve,
  args: { label: 'Profit of the week', currency: 'KRW', days: rising },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProfitCurve>
export default meta
type Story = StoryObj<typeof meta>

const lineOf = (element: HTMLElement) =>
  element.querySelector('.apexcharts-area-series path[stroke]:not([stroke="none"])')
const strokeOf = (element: HTMLElement) => lineOf(element)?.getAttribute('stroke')?.toUpperCase()

const lastDay = localDate('2026-01-12')

/** What the drawing of the rising week says first: the days it goes over, and its direction. */
const risingWeek = (t: UiTranslate, locale: string, label: string) =>
  t('display.charts.curve', {
    label,
    from: formatLocalDate(locale, localDate('2026-01-05')),
    to: formatLocalDate(locale, lastDay),
    direction: t('finance.directions.up'),
  })

export const Default: Story = {
  globals: { hideAmounts: 'shown' },
}
export const Playground: Story = { args: { days: falling, currency: 'USD' } }

export const ReadsByKeys: Story = {
  globals: { hideAmounts: 'shown' },
  play: async ({ canvas, canvasElement, args, userEvent, t, locale }) => {
    await waitFor(() => expect(lineOf(canvasElement)).not.toBeNull())
    const won = (amount: string) => formatMoney(locale, money('KRW', amount), { signed: true })
    const figures = { last: won('338500'), high: won('338500'), low: won('-42000') }
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      `${risingWeek(t, locale, args.label)} ${t('display.charts.curveFigures', figures)}`,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(
      canvas.getByRole('button', { name: t('display.charts.hideTable'), expanded: true }),
    ).toHaveFocus()
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(
      `${formatLocalDate(locale, lastDay)}${won('338500')}${won('98500')}`,
    )
  },
}
/** A page whose policy refuses style elements shows the same. */
export const WritesNoStyleElement: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(lineOf(canvasElement)).not.toBeNull())
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
    await waitFor(() => expect(lineOf(canvasElement)).not.toBeNull())
  },
}
export const Falling: Story = {
  globals: { theme: 'light', marketColours: 'kr' },
  args: { days: falling },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(strokeOf(canvasElement)).toBe(marketPalette('light', 'kr').down.toUpperCase()))
  },
}
export const FallingDarkInTaiwan: Story = {
  args: { days: falling, label: '本週損益', currency: 'TWD' },
  globals: { theme: 'dark', marketColours: 'tw', language: 'tw' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(strokeOf(canvasElement)).toBe(marketPalette('dark', 'tw').down.toUpperCase()))
  },
}
export const RisingInTheUnitedStates: Story = {
  globals: { theme: 'light', marketColours: 'us' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(strokeOf(canvasElement)).toBe(marketPalette('light', 'us').up.toUpperCase()))
  },
}
export const HiddenAmounts: Story = {
  globals: { hideAmounts: 'hidden' },
  play: async ({ canvas, canvasElement, args, userEvent, t, locale }) => {
    await waitFor(() => expect(lineOf(canvasElement)).not.toBeNull())
    await expect(canvas.getByRole('img')).toHaveAccessibleName(risingWeek(t, locale, args.label))
    await userEvent.click(canvas.getByRole('button', { name: t('display.charts.showTable') }))
    await expect(canvasElement).not.toHaveTextContent('338')
  },
}
export const Translated: Story = {
  parameters: { argsIn: { kor: { label: '이번 주 손익' } } },
}
export const NothingYet: Story = {
  args: { days: [] },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('display.charts.noDays'))).toBeVisible()
  },
}
export const OneDay: Story = { args: { days: daysOf(1200) } }
export const NothingGainedOrLost: Story = { args: { days: daysOf(0, 0, 0) } }
export const EdgeValues: Story = {
  args: {
    currency: 'VND',
    days: Array.from({ length: 365 }, (_, at) => ({
      date: plusDays(localDate('2025-01-05'), at),
      profit: decimal(String(((at * 7919) % 1000) * 999_999_999)),
    })),
  },
}
export const LongText: Story = {
  args: { label: '지난 한 주 동안 보유한 모든 종목과 청산한 종목의 실현 손익과 평가 손익을 더한 금액' },
}
