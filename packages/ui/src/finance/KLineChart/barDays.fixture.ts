import { timeLabels } from './timeLabels.ts'

/** A day as the chart writes it, in the legend, the table and what is announced. */
export const dayIn = (locale: string, date: string): string =>
  timeLabels(locale, 'day').full(Date.parse(date))

/** The day of the newest bar of `candleFixture`. */
export const newestIn = (locale: string): string => dayIn(locale, '2026-01-16')
