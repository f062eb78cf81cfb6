import { decimal, defaultMarkets, instant, type Candle } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { changeBetween } from '../format/change.ts'
import { dayIn, newestIn } from './barDays.fixture.ts'
import { barColumns, barsAsText, tableOf } from './barsAsText.fixture.ts'
import { candleFixture, fromNewest, tradedAt } from './candles.fixture.ts'
import { KLineChart } from './KLineChart.tsx'
import { timeLabels } from './timeLabels.ts'

type ChartProps = ComponentProps<typeof KLineChart>

const meta = {
  title: 'Finance/KLineChart/Behaviour',
  tags: ['widget'],
  component: KLineChart,
  args: {
    label: 'Hanbit Semiconductor, daily prices',
    candles: candleFixture({ period: 'day', count: 200, price: 72_400, places: 0 }),
    period: 'day',
    zone: 'Asia/Seoul',
    pricePlaces: 0,
    indicators: { overlays: [], panes: ['VOL'] },
    onCrosshair: fn(),
  },
} satisfies Meta<typeof KLineChart>
export default meta
type Story = StoryObj<typeof meta>

const history = candleFixture({ period: 'day', count: 1_000, price: 72_400, places: 0 })

export const ByKeyboard: Story = {
  play: async ({ canvas, args, userEvent, step, kline, locale }) => {
    const newest = newestIn(locale)
    const chart = canvas.getByRole('application')
    const status = canvas.getByRole('status')
    await canvas.findByText(newest)
    await userEvent.tab()
    await expect(chart).toHaveFocus()

    const [before, candle] = args.candles.slice(-3, -1)
    await step('the first arrow lands on the newest bar, the next on the one before', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(status).toHaveTextContent(`${newest}, ${kline('close')} 72,400`))
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(status).toHaveTextContent(dayIn(locale, '2026-01-15')))
      await expect(args.onCrosshair).toHaveBeenLastCalledWith({
        reading: {
          candle,
          change: changeBetween(before?.close ?? decimal('0'), candle?.close ?? decimal('0')),
        },
      })
    })
    await step('Home goes to the oldest bar, and End back', async () => {
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(status).toHaveTextContent(dayIn(locale, '2025-04-14')))
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(status).toHaveTextContent(newest))
    })
    await step('Page Up goes back by a screen, plus and minus zoom', async () => {
      await userEvent.keyboard('{PageUp}')
      await waitFor(() => expect(status).not.toHaveTextContent(newest))
      await userEvent.keyboard('+++--')
    })
    await step('Escape puts the crosshair away', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onCrosshair).toHaveBeenLastCalledWith({ reading: null })
      await expect(canvas.getByText(newest)).toBeVisible()
    })
  },
}

/** A share that fell under a dollar: above it the ticks are cents, below it hundredths of them. */
const falling: readonly Candle[] = ['1.064501', '1.02', '0.9987', '0.9961', '0.9954'].map((close, index) => ({
  ...fromNewest(history, 5 - index),
  open: decimal(close),
  high: decimal(close),
  low: decimal(close),
  close: decimal(close),
}))

/** All that is drawn as text from now on. */
function drawnTexts(): { readonly texts: Set<string>; readonly stop: () => void } {
  const { prototype } = CanvasRenderingContext2D
  const fillText = Reflect.get(prototype, 'fillText')
  const texts = new Set<string>()
  prototype.fillText = function (this: CanvasRenderingContext2D, ...drawn) {
    texts.add(drawn[0])
    Reflect.apply(fillText, this, drawn)
  }
  return {
    texts,
    stop: () => {
      prototype.fillText = fillText
    },
  }
}

export const OnTheTick: Story = {
  args: {
    candles: falling,
    pricePlaces: 2,
    ticks: defaultMarkets.US.ticks,
    indicators: { overlays: ['MA'], panes: [] },
  },
  play: async ({ canvas, userEvent, step, kline, locale }) => {
    const { texts, stop } = drawnTexts()
    const status = canvas.getByRole('status')
    await canvas.findByText(newestIn(locale))
    canvas.getByRole('application').focus()
    await step('says a price in the digits of its own tick, and writes it beside the crosshair', async () => {
      await userEvent.keyboard('{ArrowLeft}{Home}')
      await waitFor(() => expect(status).toHaveTextContent(`${kline('close')} 1.06`))
      await waitFor(() => expect(texts).toContain('1.06'))
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(status).toHaveTextContent(`${kline('close')} 0.9954`))
      await waitFor(() => expect(texts).toContain('0.9954'))
    })
    await step('draws the highest, the lowest, the average and the axis so', async () => {
      texts.clear()
      await userEvent.keyboard('{Escape}-')
      await waitFor(() => expect([...texts]).toEqual(expect.arrayContaining(['0.9954', '1.06', '1.01'])))
      const prices = [...texts].filter((text) => /^\d+\.\d+$/.test(text))
      await expect(prices.filter((text) => !/^(0\.\d{4}|1\.\d\d)$/.test(text))).toEqual([])
    })
    stop()
  },
}

/** Names a row by its first cell: the day. */
const startsWith = (day: string) => (name: string) => name.startsWith(day)

export const AsATable: Story = {
  play: async ({ canvas, args, userEvent, kline, locale }) => {
    await canvas.findByText(newestIn(locale))
    await userEvent.click(canvas.getByRole('button', { name: kline('showTable') }))
    const newest = await canvas.findByRole('row', { name: startsWith(newestIn(locale)) })
    await expect(newest).toHaveTextContent('72,400')
    await expect(canvas.getByRole('application')).toHaveAttribute('aria-details')
    const first = canvas.getAllByRole('row').length
    canvas.getByRole('application').focus()
    await userEvent.keyboard('--')
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(first))
    const table = tableOf(canvas)
    await expect(table.columns).toEqual([kline('time'), ...barColumns.map((name) => kline(name))])
    await expect(table.times.slice(0, 2)).toEqual([newestIn(locale), dayIn(locale, '2026-01-15')])
    await expect(table.cells).toEqual(barsAsText(locale, args.candles).slice(0, table.cells.length))
  },
}

const page = 200

/** A parent that holds the newest page and fetches the one before when asked. */
function WithHistory({ onNeedOlder, ...props }: ChartProps) {
  const [loaded, setLoaded] = useState(page)
  return (
    <KLineChart
      {...props}
      candles={history.slice(-loaded)}
      hasMore={loaded < history.length}
      onNeedOlder={async (request) => {
        onNeedOlder?.(request)
        await Promise.resolve()
        setLoaded((count) => count + page)
      }}
    />
  )
}

export const LoadsOlderBarsAsOnePansBack: Story = {
  args: { onNeedOlder: fn() },
  render: (args) => <WithHistory {...args} />,
  play: async ({ canvas, args, userEvent, locale }) => {
    const status = canvas.getByRole('status')
    await canvas.findByText(newestIn(locale))
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await waitFor(() => expect(args.onNeedOlder).toHaveBeenCalledWith({ before: history.at(-page)?.time }))
    await expect(status).toHaveTextContent(dayIn(locale, '2025-04-14'))

    /** The crosshair stayed on its bar while history arrived before it, and there is a bar to its left now. */
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(status).toHaveTextContent(dayIn(locale, '2025-04-11')))
    await userEvent.keyboard('{Home}')
    await waitFor(() =>
      expect(args.onNeedOlder).toHaveBeenCalledWith({ before: history.at(-2 * page)?.time }),
    )
  },
}

/** Asked again after a failure, but only once the reader pans again. */
export const AsksAgainAfterAFailure: Story = {
  args: { hasMore: true, onNeedOlder: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, args, userEvent, kline, locale }) => {
    await canvas.findByText(newestIn(locale))
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await waitFor(() => expect(args.onNeedOlder).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(canvas.queryByText(kline('loadingOlder'))).toBeNull())
    await userEvent.keyboard('{End}{Home}')
    await waitFor(() => expect(args.onNeedOlder).toHaveBeenCalledTimes(2))
  },
}

/** Every minute of a line is compared with the previous close, also the one under the crosshair. */
export const ChangeOnTimeShare: Story = {
  args: {
    period: 'timeShare',
    candles: candleFixture({ period: 'timeShare', count: 390, price: 72_400, places: 0 }),
    previousClose: decimal('80000'),
  },
  play: async ({ canvas, args, userEvent, kline }) => {
    await canvas.findByText('72,400')
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    const candle = args.candles.at(-2)
    const change = changeBetween(decimal('80000'), candle?.close ?? decimal('0'))
    await waitFor(() => expect(args.onCrosshair).toHaveBeenLastCalledWith({ reading: { candle, change } }))
    await expect(change.direction).toBe('down')
    await expect(canvas.getByText(kline('change')).parentElement).toHaveTextContent(/−9\.\d\d%$/)
  },
}

const minutes = candleFixture({ period: '1m', count: 390, price: 72_400, places: 0 })

/** Ticks come from a list that the play function works off, not from a clock. */
function WithLiveBars({ liveBars, ...props }: ChartProps & { liveBars: readonly Candle[] }) {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const next = (): void => {
      setAt((before) => Math.min(liveBars.length, before + 1))
    }
    window.addEventListener('story-tick', next)
    return () => {
      window.removeEventListener('story-tick', next)
    }
  }, [liveBars])
  const live = liveBars[at - 1]
  return <KLineChart {...props} live={live} />
}

const lastMinute = fromNewest(minutes, 1)
const nextMinute = { ...tradedAt(lastMinute, '72600'), time: instant(Date.parse(lastMinute.time) + 60_000) }
const liveBars = [
  tradedAt(lastMinute, '72450'),
  tradedAt(lastMinute, '72500'),
  tradedAt(lastMinute, '72550'),
  nextMinute,
]

export const LiveTicks: Story = {
  args: { period: '1m', candles: minutes, label: 'Hanbit Semiconductor, by the minute' },
  render: (args) => <WithLiveBars {...args} liveBars={liveBars} />,
  play: async ({ canvas, step, kline, locale }) => {
    const minute = (time: string) => timeLabels(locale, '1m').full(Date.parse(`2026-01-16T${time}Z`))
    await canvas.findByText(minute('15:29'))
    await step('three ticks in one frame show the newest', async () => {
      for (let tick = 0; tick < 3; tick++) window.dispatchEvent(new Event('story-tick'))
      const close = canvas.getByText(kline('now')).parentElement
      await waitFor(() => expect(close).toHaveTextContent('72,550'))
    })
    await step('a tick of the next minute opens a new bar', async () => {
      window.dispatchEvent(new Event('story-tick'))
      await expect(await canvas.findByText(minute('15:30'))).toBeVisible()
    })
  },
}

export const JumpsToADate: Story = {
  args: { jumpTo: fromNewest(history, 150).time, candles: history },
  play: async ({ canvas, userEvent, kline, locale }) => {
    await canvas.findByText(newestIn(locale))
    await userEvent.click(canvas.getByRole('button', { name: kline('showTable') }))
    const day = dayIn(locale, '2025-06-23')
    await expect(await canvas.findByRole('row', { name: startsWith(day) })).toBeVisible()
    const table = tableOf(canvas)
    const before = table.times.indexOf(day)
    await expect(table.cells.slice(before)).toEqual(
      barsAsText(locale, history).slice(149, 149 + table.cells.length - before),
    )
  },
}
