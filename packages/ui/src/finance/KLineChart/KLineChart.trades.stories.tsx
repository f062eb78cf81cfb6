import { instant } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { dayIn, newestIn } from './barDays.fixture.ts'
import { candleFixture } from './candles.fixture.ts'
import { KLineChart } from './KLineChart.tsx'

const meta = {
  title: 'Finance/KLineChart/Trades',
  tags: ['widget'],
  component: KLineChart,
  args: {
    label: 'Hanbit Semiconductor, daily prices',
    candles: candleFixture({ period: 'day', count: 200, price: 72_400, places: 0 }),
    period: 'day',
    zone: 'Asia/Seoul',
    pricePlaces: 0,
    indicators: { overlays: [], panes: ['VOL'] },
  },
} satisfies Meta<typeof KLineChart>
export default meta
type Story = StoryObj<typeof meta>

/** The description names the trades, and the crosshair says which bar has one. */
export const OwnTrades: Story = {
  args: {
    trades: [
      { at: instant(Date.parse('2026-01-16T01:10:00Z')), action: 'sell' },
      { at: instant(Date.parse('2026-01-14T02:10:00Z')), action: 'buy' },
    ],
  },
  play: async ({ canvas, userEvent, kline, locale }) => {
    const chart = canvas.getByRole('application')
    await canvas.findByText(newestIn(locale))
    for (const trade of [
      kline('sold', { time: newestIn(locale) }),
      kline('bought', { time: dayIn(locale, '2026-01-14') }),
    ])
      await expect(chart).toHaveAccessibleDescription(expect.stringContaining(trade))
    chart.focus()
    await userEvent.keyboard('{ArrowLeft}')
    const status = canvas.getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent(kline('soldHere')))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(status).not.toHaveTextContent(kline('soldHere')))
  },
}
