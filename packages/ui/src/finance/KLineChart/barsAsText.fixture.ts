import type { Candle, Decimal } from '@onelot/domain'
import { within } from 'storybook/test'
import { changeBetween } from '../format/change.ts'
import { evenTicks, figures } from './figures.ts'

/** The columns of a chart's table after that of the time. */
export const barColumns = ['open', 'high', 'low', 'close', 'change', 'volume'] as const

/**
 * What a chart's table says of bars of whole prices, newest first, but for their times: a change is from `previousClose` where there is one, else
 * from the bar before.
 */
export function barsAsText(
  locale: string,
  candles: readonly Candle[],
  previousClose?: Decimal,
): readonly (readonly string[])[] {
  const { price, change, volume } = figures(locale, { ticks: evenTicks(0), leastDigits: 0 })
  return candles
    .map((candle, index) => {
      const { open, high, low, close } = candle
      const base = previousClose ?? candles[index - 1]?.close
      return [
        ...[open, high, low, close].map(price),
        change(base === undefined ? null : changeBetween(base, close)),
        volume(candle.volume),
      ]
    })
    .toReversed()
}

const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

/** What a chart's table says: its columns, then of each row its time and the figures. */
export function tableOf(canvas: { readonly getAllByRole: (role: string) => HTMLElement[] }) {
  const rows = canvas.getAllByRole('row').slice(1)
  return {
    columns: textsOf(canvas.getAllByRole('columnheader')),
    times: rows.map((row) => within(row).getByRole('rowheader').textContent),
    cells: rows.map((row) => textsOf(within(row).getAllByRole('cell'))),
  }
}
