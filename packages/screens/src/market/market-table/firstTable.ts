/** What the table shows until the reader chooses. */
export const firstTable = {
  market: 'KRX',
  sort: { column: 'turnover', direction: 'descending' },
} as const
