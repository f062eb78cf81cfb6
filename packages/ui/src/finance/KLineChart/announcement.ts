import type { UiWords } from '../../locales/en.ts'
import type { Figures } from './figures.ts'
import type { TimeLabels } from './timeLabels.ts'
import type { BarRow } from './visibleRows.ts'

export interface Speech {
  readonly figures: Figures
  readonly labels: TimeLabels
  readonly words: UiWords['kline']
}

/** What is said of a bar as the crosshair reaches it by keyboard: the time, then the close first, being what most listen for. */
export function announcementOf(row: BarRow | null, { figures, labels, words }: Speech): string {
  if (!row) return ''
  const { price, change } = figures
  return [
    labels.full(row.wall),
    `${words.close} ${price(row.close)}`,
    ...(row.change ? [change(row.change)] : []),
    `${words.open} ${price(row.open)}`,
    `${words.high} ${price(row.high)}`,
    `${words.low} ${price(row.low)}`,
  ].join(', ')
}
