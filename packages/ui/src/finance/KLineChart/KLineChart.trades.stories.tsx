import { decimal, instant } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { dayIn, newestIn } from './barDays.fixture.ts'
import { candleFixture } from './candles.fixture.ts'
import type { ChartDrawings } from './drawings/drawing.ts'
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

const at = (date: string) => instant(Date.parse(`${date}T00:00:00+09:00`))
const drawings: ChartDrawings = {
  shown: [
    {
      kind: 'trend',
      id: 'rise',
      label: 'Channel',
      note: 'Channel',
      colour: 'violet',
      points: [
        { at: at('2025-12-15'), price: decimal('64000') },
        { at: at('2026-01-08'), price: decimal('68000') },
      ],
    },
    {
      kind: 'text',
      id: 'word',
      label: 'Results of the quarter',
      colour: 'amber',
      points: [{ at: at('2025-12-22'), price: decimal('70000') }],
    },
  ],
  tool: undefined,
  selected: 'rise',
  onSelect: fn(),
  onDraw: fn(),
  onMove: fn(),
  onPress: fn(),
  onCancel: fn(),
}

/** The ends of the one that is taken are moved by a finger, and by keys. */
export const Drawings: Story = {
  args: { drawings },
  play: async ({ canvas, userEvent, kline }) => {
    const end = await canvas.findByRole('slider', { name: kline('drawings.end', { name: 'Channel' }) })
    // Words are placed a frame after the ends of lines.
    await canvas.findByRole('slider', { name: 'Results of the quarter' })
    end.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(drawings.onMove).toHaveBeenCalledWith({
      id: 'rise',
      points: [drawings.shown[0]?.points[0], { at: at('2026-01-08'), price: decimal('68001') }],
    })
  },
}

/** It takes every finger until something is drawn, or the reader cancels. */
export const BeingDrawn: Story = {
  args: { drawings: { ...drawings, tool: 'trend' } },
  play: async ({ canvas, userEvent, kline, t }) => {
    await canvas.findByText(kline('drawings.drawTrend'))
    await userEvent.click(canvas.getByRole('button', { name: t('entry.cancel') }))
    await expect(drawings.onCancel).toHaveBeenCalled()
  },
}

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
