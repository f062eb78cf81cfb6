import { chartPeriods, decimal, money, type ChartPeriod } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { newestIn } from './barDays.fixture.ts'
import { candleFixture, fromNewest } from './candles.fixture.ts'
import { KLineChart } from './KLineChart.tsx'

const daily = candleFixture({ period: 'day', count: 600, price: 72_400, places: 0 })

const meta = {
  title: 'Finance/KLineChart',
  tags: ['widget', 'autodocs'],
  component: KLineChart,
  args: {
    label: 'Hanbit Semiconductor, daily prices',
    candles: daily,
    period: 'day',
    zone: 'Asia/Seoul',
    pricePlaces: 0,
    indicators: { overlays: ['MA'], panes: ['VOL'] },
  },
  argTypes: { period: { options: chartPeriods, control: 'select' } },
} satisfies Meta<typeof KLineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, locale }) => {
    await expect(canvas.getByRole('application', { name: args.label })).toBeVisible()
    const newest = newestIn(locale)
    await expect(await canvas.findByText(newest)).toBeVisible()
  },
}

export const Playground: Story = {
  args: { indicators: { overlays: ['BOLL'], panes: ['VOL', 'RSI'] }, priceHeight: 360 },
}

const inPeriod = (period: ChartPeriod, count: number): Story => ({
  args: {
    label: `Hanbit Semiconductor, ${period}`,
    period,
    candles: candleFixture({ period, count, price: 72_400, places: 0 }),
  },
})

export const TimeShare: Story = {
  args: {
    ...inPeriod('timeShare', 700).args,
    previousClose: decimal('72150'),
    indicators: { overlays: [], panes: ['VOL'] },
  },
}
/** The legend has the average of the session up to the minute under the crosshair. */
export const TheAverageFollowsTheCrosshair: Story = {
  args: TimeShare.args ?? {},
  play: async ({ canvas, userEvent, kline }) => {
    const chart = canvas.getByRole('application')
    const average = canvas.getByText(kline('average')).nextElementSibling
    await waitFor(() => expect(average).toHaveTextContent(/\d/))
    const newest = average?.textContent ?? ''
    chart.focus()
    await userEvent.keyboard('{ArrowLeft}{PageUp}')
    await waitFor(() => expect(average).not.toHaveTextContent(newest))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(average).toHaveTextContent(newest))
  },
}
/** Line and last price take the colour of the day's change. */
export const TimeShareBelowThePreviousClose: Story = {
  args: { ...TimeShare.args, previousClose: decimal('73200') },
}
export const OneMinute: Story = inPeriod('1m', 900)
export const FiveMinutes: Story = inPeriod('5m', 600)
export const FifteenMinutes: Story = inPeriod('15m', 400)
export const ThirtyMinutes: Story = inPeriod('30m', 300)
export const Weeks: Story = inPeriod('week', 300)
export const Months: Story = inPeriod('month', 160)

export const MovingAverages: Story = { args: { indicators: { overlays: ['MA'], panes: [] } } }
export const ExponentialAverages: Story = { args: { indicators: { overlays: ['EMA'], panes: [] } } }
export const BollingerBands: Story = { args: { indicators: { overlays: ['BOLL'], panes: [] } } }
export const Volume: Story = { args: { indicators: { overlays: [], panes: ['VOL'] } } }
export const Macd: Story = { args: { indicators: { overlays: [], panes: ['MACD'] } } }
export const Kdj: Story = { args: { indicators: { overlays: [], panes: ['KDJ'] } } }
export const Rsi: Story = { args: { indicators: { overlays: [], panes: ['RSI'] } } }
export const EveryIndicator: Story = {
  args: { indicators: { overlays: ['MA', 'EMA', 'BOLL'], panes: ['VOL', 'MACD', 'KDJ', 'RSI'] } },
}
export const NoIndicator: Story = { args: { indicators: { overlays: [], panes: [] } } }

export const Empty: Story = {
  args: { candles: [] },
  play: async ({ canvas, kline }) => {
    await expect(canvas.getByText(kline('empty'))).toBeVisible()
  },
}
export const OneBar: Story = { args: { candles: daily.slice(-1) } }
export const HugePrice: Story = {
  args: { candles: candleFixture({ period: 'day', count: 300, price: 1_200_000, places: 0 }) },
}
export const TinyPrice: Story = {
  args: { candles: candleFixture({ period: 'day', count: 300, price: 0.0004, places: 6 }), pricePlaces: 6 },
}

/** Recorded history, then its simulated continuation: the change is marked where it begins. */
export const RecordedThenSimulated: Story = {
  args: {
    candles: candleFixture({ period: 'day', count: 300, price: 188.59, simulatedFrom: 280 }),
    pricePlaces: 2,
  },
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('simulated'))).toBeVisible()
  },
}

/** Named to those who do not see the line. */
export const WithAnAverageCost: Story = {
  args: {
    ticks: [{ from: decimal('0'), tick: decimal('100') }],
    levels: [{ label: 'Avg cost', price: decimal('71187.5'), average: true }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application')).toHaveAccessibleDescription(/Avg cost 71,188$/)
  },
}
export const AverageCostOutOfView: Story = {
  args: { levels: [{ label: 'Avg cost', price: decimal('171200') }] },
}

/** An order, a take profit and a stop loss beside the average cost: each is dragged, or stepped by keys, and asked for once. */
export const WithLinesToDrag: Story = {
  args: {
    ticks: [{ from: decimal('0'), tick: decimal('100') }],
    levels: [
      { label: 'Avg cost', price: decimal('71200') },
      { id: 'order', label: 'Buy', detail: '10', price: decimal('70300') },
      { id: 'profit', label: 'Take profit', price: decimal('74300'), profit: money('KRW', '124000') },
      { id: 'stop', label: 'Stop loss', price: decimal('69200'), profit: money('KRW', '-80000') },
    ],
    onLevelMove: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const handle = await canvas.findByRole('slider', { name: 'Buy 10' })
    await expect(handle).toHaveAttribute('aria-valuemin', '0')
    await expect(Number(handle.getAttribute('aria-valuemax'))).toBeGreaterThan(70_300)
    handle.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(handle).toHaveAttribute('aria-valuetext', '70,400')
    await userEvent.keyboard('{Enter}')
    await expect(args.onLevelMove).toHaveBeenCalledWith({ id: 'order', price: '70400' })
    await userEvent.keyboard('{Escape}')
    await expect(handle).toHaveAttribute('aria-valuetext', '70,300')
  },
}

export const QuickRangeOfThreeMonths: Story = {
  args: { visibleRange: { from: fromNewest(daily, 65).time, to: fromNewest(daily, 1).time } },
}
