import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inSheet, personIn } from '../../../testing/journey.ts'
import { tryAgain } from '../../../testing/tryAgain.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Drawn earlier',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: { scenario: { screen: 'stockDetail', world: 'guest' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

const priceOf = async (name: string): Promise<number> => {
  const line = await screen.findByRole('slider', { name }, { timeout: 10_000 })
  return Number(line.getAttribute('aria-valuenow'))
}

/** Drawn on the day before a share became four: a line, and a trend line over two days, at prices of that day. */
const beforeTheSplit = [
  { id: 'drawn-1', kind: 'line', note: 'Support', colour: 'amber', price: '200', pricesOf: '2026-03-08' },
  {
    id: 'drawn-2',
    kind: 'trend',
    note: 'Rise',
    colour: 'violet',
    pricesOf: '2026-03-08',
    points: [
      { at: '2026-02-20T05:00:00.000Z', price: '180' },
      { at: '2026-03-08T05:00:00.000Z', price: '200' },
    ],
  },
]

/** A line is a price of now. A trend line stays at its bars, whether these are adjusted or as traded. */
export const AfterASplit: Story = {
  parameters: { scenario: { world: 'splitDay', session: { 'lines US:AAPL': beforeTheSplit } } },
  play: async (context) => {
    const { t, userEvent } = personIn(context)
    const [start, end] = [
      t('kline:drawings.start', { name: 'Rise' }),
      t('kline:drawings.end', { name: 'Rise' }),
    ]
    await expect(await priceOf('Support')).toBe(50)
    await userEvent.click(screen.getByRole('radio', { name: t('kline:periodNames.day') }))
    await waitFor(async () => expect(await priceOf(start)).toBe(45))
    await expect(await priceOf(end)).toBe(50)
    await expect(await priceOf('Support')).toBe(50)
    await userEvent.click(screen.getByRole('button', { name: t('kline:settings') }))
    await userEvent.click(await inSheet((sheet) => sheet.getByRole('radio', { name: t('kline:none') })))
    await userEvent.keyboard('{Escape}')
    await waitFor(async () => expect(await priceOf(start)).toBe(180))
    await expect(await priceOf(end)).toBe(200)
    await expect(await priceOf('Support')).toBe(50)
  },
}

/** The chart's own bars, of time-share, are read. */
const withoutDays = {
  world: 'splitDay' as const,
  session: { 'lines US:AAPL': beforeTheSplit },
  faults: [{ on: 'market/candles', asking: { period: 'day' }, http: 500 }],
}

const noticed = (text: string): Promise<HTMLElement> =>
  screen.findByText(new RegExp(`^${RegExp.escape(text)}`), {}, { timeout: 10_000 })

/** At which prices they are now is unknown. */
export const AdjustmentUnread: Story = {
  parameters: { scenario: withoutDays },
  play: async (context) => {
    const { t } = personIn(context)
    await noticed(t('stockDetail:drawn.unplaced', { reason: '' }).trim())
    await expect(screen.queryByRole('slider', { name: 'Support' })).toBeNull()
  },
}

/** They are listed without their prices. */
export const AdjustmentUnreadListed: Story = {
  parameters: { scenario: withoutDays },
  play: async (context) => {
    const { t, userEvent } = personIn(context)
    await noticed(t('stockDetail:drawn.unplaced', { reason: '' }).trim())
    await userEvent.click(screen.getByRole('button', { name: t('kline:settings') }))
    await userEvent.click(
      await inSheet((sheet) => sheet.getByRole('button', { name: t('kline:drawings.title') })),
    )
    const list = await inSheet((sheet) => sheet.getByRole('list', { name: t('stockDetail:drawn.list') }))
    await expect(within(list).getAllByText(t('stockDetail:drawn.noPlace'))).toHaveLength(2)
  },
}

export const AdjustmentReadAgain: Story = {
  parameters: { scenario: withoutDays },
  play: async (context) => {
    const { t } = personIn(context)
    const text = t('stockDetail:drawn.unplaced', { reason: '' }).trim()
    await noticed(text)
    await tryAgain(context)
    await expect(await priceOf('Support')).toBe(50)
    await expect(screen.queryByText(new RegExp(`^${RegExp.escape(text)}`))).toBeNull()
  },
}

const trendBetween = (id: string, ...times: readonly string[]) => ({
  id,
  kind: 'trend',
  note: id,
  colour: 'violet',
  pricesOf: 'traded',
  points: times.map((at) => ({ at, price: '180' })),
})

/** From three in the afternoon of Thursday, of which no bar is read at first, and from half an hour before, to noon of Friday. */
const toNoon = [
  trendBetween('drawn-1', '2026-03-12T19:00:00.000Z', '2026-03-13T16:00:00.000Z'),
  trendBetween('drawn-2', '2026-03-13T15:30:00.000Z', '2026-03-13T16:00:00.000Z'),
]

const widthOf = (id: string): number => {
  const line = document.querySelector(`[data-line="${id}"]`)
  return Number(line?.getAttribute('x2')) - Number(line?.getAttribute('x1'))
}

/** An hour of Thursday and two and a half of Friday are seven times half an hour: the night has no bars. */
export const FromBeforeTheFirstBar: Story = {
  parameters: { scenario: { world: 'marketClosed', session: { 'lines US:AAPL': toNoon } } },
  play: async (context) => {
    const { t, userEvent } = personIn(context)
    const button = await screen.findByRole('button', { name: t('kline:more') }, { timeout: 10_000 })
    await userEvent.click(button)
    await userEvent.click(
      await inSheet((sheet) => sheet.getByRole('button', { name: t('kline:periodNames.1m') })),
    )
    await waitFor(() => expect(widthOf('drawn-1') / widthOf('drawn-2')).toBeCloseTo(7))
  },
}

/** Without the bars between its ends its slope is unknown; the other line is drawn. */
export const OlderBarsUnread: Story = {
  parameters: {
    scenario: {
      world: 'marketClosed',
      session: { 'lines US:AAPL': toNoon },
      faults: [{ on: 'market/candles', asking: { limit: 1000 }, http: 500 }],
    },
  },
  play: async (context) => {
    const { t, userEvent } = personIn(context)
    const button = await screen.findByRole('button', { name: t('kline:more') }, { timeout: 10_000 })
    await userEvent.click(button)
    await userEvent.click(
      await inSheet((sheet) => sheet.getByRole('button', { name: t('kline:periodNames.1m') })),
    )
    await noticed(t('stockDetail:drawn.unreached', { reason: '' }).trim())
    await waitFor(() => expect(widthOf('drawn-2')).toBeGreaterThan(0))
    await expect(document.querySelector('[data-line="drawn-1"]')).toBeNull()
  },
}
