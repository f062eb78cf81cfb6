/** A year of trading days, so that every quick range is in the first page. */
export const PAGE_BARS = 300

/** What the chart shows before anything is chosen. */
export const firstBars = { period: 'timeShare', adjustment: 'forward', limit: PAGE_BARS } as const
