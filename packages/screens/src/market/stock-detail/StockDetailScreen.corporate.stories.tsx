import { instrumentId } from '@onelot/domain'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inSheet, personIn } from '../../../testing/journey.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Company',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: { scenario: { screen: 'stockDetail', world: 'dividendAhead' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

const sees = async ({ canvas }: Pick<StoryContext, 'canvas'>, text: string | RegExp): Promise<void> => {
  const [found] = await canvas.findAllByText(text)
  await expect(found).toBeVisible()
}

export const ADividendAhead: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const label = await context.canvas.findByText(t('stockDetail:details.dividend'))
    await expect(label.parentElement).toHaveTextContent('0.24')
  },
}
export const TheExDividendDay: Story = {
  parameters: { scenario: { world: 'exDividendDay' } },
  play: async (context) => {
    await sees(context, readerOf(context).ui('finance.dayMarks.exDividend'))
  },
}
export const TheDayOfASplit: Story = {
  parameters: { scenario: { world: 'splitDay' } },
  play: async (context) => {
    await sees(context, readerOf(context).ui('finance.dayMarks.split'))
  },
}

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
export const DrawnBeforeASplit: Story = {
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
/** Listed tomorrow: it says when, has no price, and no figures that need one. */
export const NotYetListed: Story = {
  args: { instrument: instrumentId('KRX:990010') },
  parameters: { scenario: { world: 'newListings' } },
  play: async (context) => {
    const { ui } = readerOf(context)
    await sees(
      context,
      messagePattern((time) => ui('finance.status.notYetListed', { time })),
    )
  },
}
export const TheFirstDay: Story = {
  args: { instrument: instrumentId('KRX:990020') },
  parameters: { scenario: { world: 'newListings' } },
  play: async (context) => {
    await sees(context, readerOf(context).ui('finance.dayMarks.firstDay'))
  },
}
/** What its new shares were offered at is a line of the chart. */
export const TheOfferPrice: Story = {
  args: { instrument: instrumentId('KRX:204557') },
  parameters: { scenario: { world: 'offersAnnounced' } },
  play: async (context) => {
    const label = readerOf(context).t('stockDetail:offerPrice')
    const said = new RegExp(`${RegExp.escape(label)} ₩?12,500`)
    await expect(await context.canvas.findByText(said, {}, { timeout: 10_000 })).toBeInTheDocument()
  },
}
export const Halted: Story = {
  parameters: { scenario: { world: 'halted' } },
  play: async (context) => {
    await sees(context, readerOf(context).ui('finance.status.halted'))
  },
}
