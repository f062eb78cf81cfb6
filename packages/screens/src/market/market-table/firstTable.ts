/** How the table of the reader's own exchange is sorted until they choose. */
export const firstTable = {
  sort: { column: 'turnover', direction: 'descending' },
} as const
