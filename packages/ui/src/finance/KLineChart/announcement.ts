import type { KLineTranslate } from '../../locales/kline/en.ts'
import type { Figures } from './figures.ts'
import type { TimeLabels } from './timeLabels.ts'
import type { BarRow } from './visibleRows.ts'

export interface Speech {
  readonly figures: Figures
  readonly labels: TimeLabels
  readonly t: KLineTranslate
}

/** The announcement of a bar when the crosshair reaches it by keyboard: the time, then the close, which most readers want first. */
export function announcementOf(row: BarRow | null, { figures, labels, t }: Speech): string {
  if (!row) return ''
  const { price, change } = figures
  return [
    labels.full(row.wall),
    `${t('close')} ${price(row.close)}`,
    ...(row.change ? [change(row.change)] : []),
    `${t('open')} ${price(row.open)}`,
    `${t('high')} ${price(row.high)}`,
    `${t('low')} ${price(row.low)}`,
  ].join(', ')
}
