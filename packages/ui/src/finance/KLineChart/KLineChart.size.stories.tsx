import { decimal } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { barsAsText, tableOf } from './barsAsText.fixture.ts'
import { candleFixture } from './candles.fixture.ts'
import { KLineChart } from './KLineChart.tsx'

const meta = {
  title: 'Finance/KLineChart/Size',
  tags: ['widget'],
  component: KLineChart,
  args: {
    label: 'Hanbit Semiconductor, today',
    candles: candleFixture({ period: 'timeShare', count: 390, price: 72_400, places: 0 }),
    period: 'timeShare',
    zone: 'Asia/Seoul',
    previousClose: decimal('72150'),
    pricePlaces: 0,
    indicators: { overlays: [], panes: ['VOL'] },
  },
} satisfies Meta<typeof KLineChart>
export default meta
type Story = StoryObj<typeof meta>

/** Past the table's own frame. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0

/** Legend, prices and volume together are as high as what they are in; nothing is under them. */
export const FillsItsParent: Story = {
  args: { fill: true, tableIn: null },
  decorators: [
    (Story) => (
      <div data-frame style={{ height: '90dvh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, kline }) => {
    const frame = canvasElement.querySelector('[data-frame]')
    const chart = canvas.getByRole('application')
    await waitFor(() => expect(heightOf(chart.querySelector('canvas'))).toBeGreaterThan(200))
    await expect(chart.getBoundingClientRect().bottom).toBeCloseTo(
      frame?.getBoundingClientRect().bottom ?? 0,
      0,
    )
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      (['change', 'now', 'volume'] as const).map((name) => kline(name)),
    )
  },
}

/** At 320 each figure of the legend is beside its name, in two rows. */
export const LegendOnASmallPhone: Story = {
  args: {
    candles: candleFixture({ period: 'day', count: 60, price: 72_400, places: 0 }),
    period: 'day',
    previousClose: undefined,
  },
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const tops = () => canvas.getAllByRole('definition').map((one) => one.getBoundingClientRect().top)
    await waitFor(() => expect(tops()).toHaveLength(6))
    await waitFor(() => expect(new Set(tops()).size).toBe(2))
  },
}

/** A line that is made wider or narrower shows the same minutes. */
export const KeepsItsTimes: Story = {
  globals: { textSize: 'normal' },
  decorators: [
    (Story) => (
      <div data-frame style={{ width: '60%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args, userEvent, canvasElement, kline, locale }) => {
    const frame = canvasElement.querySelector('[data-frame]')
    if (!(frame instanceof HTMLElement)) throw new Error('the chart has no frame')
    const chart = canvas.getByRole('application')
    const drawnWidth = () => chart.querySelector('canvas')?.getBoundingClientRect().width ?? 0
    await waitFor(() => expect(drawnWidth()).toBeGreaterThan(0))
    await userEvent.click(canvas.getByRole('button', { name: kline('showTable') }))
    /** A bar at the edge may be in view or not. */
    const shown = () => Math.round(canvas.getAllByRole('row').length / 10)
    await canvas.findAllByRole('row')
    await drawn()
    const [before, width] = [shown(), drawnWidth()]
    await expect(before).toBeGreaterThan(30)
    frame.style.width = '100%'
    await waitFor(() => expect(drawnWidth()).toBeGreaterThan(width))
    await drawn()
    await expect(shown()).toBe(before)
    frame.style.width = '50%'
    await waitFor(() => expect(drawnWidth()).toBeLessThan(width))
    await drawn()
    await expect(shown()).toBe(before)
    const { cells } = tableOf(canvas)
    await expect(cells).toEqual(barsAsText(locale, args.candles, args.previousClose).slice(0, cells.length))
  },
}
